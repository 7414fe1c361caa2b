"""A turn of a puzzle: asked like any other, but nothing hidden is shown, hinted at or saved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cafe.puzzles import Puzzle
from cafe.puzzles.trying import beginning_of
from cafe.rules import Game, Move, Step, deal
from cafe.rules.notation import Record
from cafe.terminal.output.narration import narrate
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .player_input import Keyword
from .players import Player
from .running_game import RunningGame
from .turn import PersonsTurn, PlayerLeft

NEVER_SAVED = Keyword.HINT, Keyword.SAVE


class PosedGame(RunningGame):
    """A game that begins with a puzzle and ends with its answer; its record is never written."""

    def is_in_turn(self, number: int) -> bool:  # noqa: ARG002 - there is one turn
        return not self.steps or not self.steps[-1].is_settled

    def pose(self, game: Game) -> None:
        self.steps, self.game = [], game


@dataclass(frozen=True, slots=True)
class PuzzleTurn(PersonsTurn):
    """The answer of the person in front of the screen."""

    def _narrate(self, steps: Iterable[Step]) -> None:
        """Without what would be drawn or laid: nobody knows it."""
        open_hands = self.running.record.ruleset.is_board
        for step in steps:
            narrate(self.screen, self.translator, step.known, self.seat, open_hands=open_hands)

    def _follow(self, keyword: Keyword, argument: str) -> None:
        if keyword is Keyword.QUIT:
            raise PlayerLeft
        if keyword in NEVER_SAVED:
            self.screen.line(self.translator(f"puzzle-no-{keyword}"), "red")
        else:
            PersonsTurn._follow(self, keyword, argument)  # noqa: SLF001 - super() fails in slotted dataclasses


def answer_of(screen: Screen, translator: Translator, puzzle: Puzzle) -> tuple[Move, ...]:
    """The moves of the person's whole turn; PlayerLeft or EOFError if they give up."""
    rules = puzzle.ruleset
    record = Record(rules, deal(rules, puzzle.id), (), (), None)
    posed = PosedGame(record, tuple(Player(str(seat + 1)) for seat in range(rules.players)))
    posed.pose(beginning_of(puzzle.view))
    PuzzleTurn(posed, screen, translator, puzzle.view.scene.player).play()
    return tuple(step.move for step in posed.steps)
