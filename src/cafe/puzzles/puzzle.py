"""A puzzle: what the player on turn sees, and the one turn that is clearly best.

Margins and wins are those of reviews: thousandths of a point over the best of the others at the end, and
thousandths of the chance to win.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import sha256

from cafe.analysis import JudgedTurn, Method
from cafe.rules import Edition, Move, Ruleset, View
from cafe.rules.notation import parse_moves

from .view_lines import view_lines

ID_DIGITS = 8


class Theme(StrEnum):
    """What a puzzle is about; rules decide (`themes`)."""

    ENDGAME = "endgame"  # the game is nearly over
    JOKER = "joker"  # a joker is seated, swapped, or better kept
    BAR = "bar"  # the bar is the answer, or the trap
    ONE_NATION = "one-nation"  # a one-nation table is completed, or the others' is prevented
    BALANCE_TRAP = "balance-trap"  # ladies and gentlemen: a chair is closed to others, or kept open (E3)
    PATIENCE = "patience"  # another turn pays more at once
    CROWD = "crowd"  # more than two players
    DRAW = "draw"  # in the card game: to draw is best, although somebody could be seated


@dataclass(frozen=True)
class Puzzle:
    """Everything there is to know about one; `view` is all that whoever solves it is shown before."""

    view: View
    turns: tuple[
        JudgedTurn, ...
    ]  # the best, the next different one, some others; the greedy one is among them
    greedy: int  # its place among them
    choices: int  # turns that differ
    themes: tuple[Theme, ...]
    difficulty: int  # an Elo rating to begin with
    origin: str  # where the position comes from
    method: Method  # how the values were found

    @cached_property
    def id(self) -> str:
        """Follows from what is seen: no two puzzles have the same."""
        return f"{self.edition}-{digest(self.view)}"

    @property
    def ruleset(self) -> Ruleset:
        return self.view.scene.ruleset

    @property
    def edition(self) -> Edition:
        return self.ruleset.edition

    @property
    def best(self) -> JudgedTurn:
        return self.turns[0]

    @property
    def next_best(self) -> JudgedTurn:
        return self.turns[1]

    @property
    def greedy_turn(self) -> JudgedTurn:
        return self.turns[self.greedy]

    @property
    def is_exact(self) -> bool:
        """Whether its values were solved and not sampled."""
        return self.best.value.exact

    @property
    def solution(self) -> tuple[Move, ...]:
        return parse_moves(" ".join(self.best.moves))


def digest(view: View) -> str:
    """Equal views have the same, and different ones hardly ever."""
    told = "\n".join(f"{name} {text}" for name, text in view_lines(view))
    return sha256(told.encode()).hexdigest()[:ID_DIGITS]
