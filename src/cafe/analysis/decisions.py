"""The decisions of a finished game, each as its player saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from cafe.rules import Game, Move, Stage, Step, View, view
from cafe.rules.notation import Record, final, replay


class GameNotOver(ValueError):
    """A game that is still being played: those are never analysed."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player decided at once, and all that they knew."""

    number: int  # from 1
    view: View
    moves: tuple[Move, ...]

    @property
    def turn(self) -> int:
        return self.view.scene.turn.number

    @property
    def seat(self) -> int:
        return self.view.scene.player


def decisions_of(record: Record) -> tuple[Decision, ...]:
    """Every decision of a game, or GameNotOver."""
    if final(record).end is None:
        raise GameNotOver
    return tuple(
        Decision(number, view(steps[0].game, steps[0].game.player), tuple(step.move for step in steps))
        for number, steps in enumerate(decided_together(record), start=1)
    )


def decided_together(record: Record) -> Iterator[list[Step]]:
    """Steps up to where something hidden is shown, the turn is over, or a birthday is to be named (V1)."""
    steps: list[Step] = []
    for step in replay(record):
        steps.append(step)
        if is_decided(step):
            yield steps
            steps = []


def is_decided(step: Step) -> bool:
    """Whether a decision ends with this step."""
    return step.is_settled or step.after.scene.turn.stage is Stage.BIRTHDAY


def game_at(record: Record, number: int) -> Game | None:
    """The whole game before a decision; None where there are not so many."""
    decision = next(islice(decided_together(record), number - 1, None), None)
    return None if decision is None else decision[0].game
