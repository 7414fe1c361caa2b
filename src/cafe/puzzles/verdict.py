"""What somebody's answer to a puzzle comes to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cafe.analysis import JudgedTurn
from cafe.kernel import code_of, from_view
from cafe.rules import Line, Move, Objection, Taken
from cafe.rules.notation import parse_moves

from .equality import turn_key
from .puzzle import Puzzle
from .trying import is_whole, tried

ANY_SEED = 0  # which game is imagined changes nothing of what turns come to


@dataclass(frozen=True, slots=True)
class PaidStep:
    """A step of a turn with its receipt, table by table."""

    move: Move
    points: int
    receipt: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How an answer was taken; of guests it would draw or tables it would lay nothing is told."""

    moves: tuple[Move, ...]  # as far as they were made
    steps: tuple[PaidStep, ...]
    refused: tuple[Objection, ...]  # what the rules have against the next move
    is_whole: bool  # whether it is a turn: nothing refused, and nothing left to decide
    is_best: bool  # whether it comes to the same as the best turn
    known: JudgedTurn | None  # the judged turn that it comes to the same as
    best: tuple[PaidStep, ...]  # the best turn's steps, to lay beside

    @property
    def points(self) -> int:
        return sum(step.points for step in self.steps)


def judge(puzzle: Puzzle, moves: Iterable[Move]) -> Verdict:
    """Whether moves are a legal turn, and whether it is the best one or comes to the same."""
    taken = tried(puzzle.view, moves)
    whole = is_whole(taken)
    known = _known(puzzle, taken.moves) if whole else None
    return Verdict(
        moves=taken.moves,
        steps=paid_steps(taken),
        refused=taken.refused,
        is_whole=whole,
        is_best=known is puzzle.best,
        known=known,
        best=paid_steps(tried(puzzle.view, puzzle.solution)),
    )


def paid_steps(taken: Taken) -> tuple[PaidStep, ...]:
    return tuple(PaidStep(step.move, step.points, step.receipt) for step in taken.steps)


def _known(puzzle: Puzzle, moves: tuple[Move, ...]) -> JudgedTurn | None:
    rules, position = puzzle.ruleset, from_view(puzzle.view, ANY_SEED)
    key = turn_key(position, code_of(moves, rules), rules)
    for turn in puzzle.turns:
        if turn_key(position, code_of(parse_moves(" ".join(turn.moves)), rules), rules) == key:
            return turn
    return None
