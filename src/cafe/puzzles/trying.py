"""A turn tried in a puzzle, by the rules."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import Any

from cafe.rules import Game, Move, Taken, View, imagine, take


class AsItLies:
    """Dice that leave everything where it is: what is told is the same for every game behind a view."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Nothing moves."""


def beginning_of(seen: View) -> Game:
    """A game behind what is seen, for the rules to be asked; which one changes nothing that may be told."""
    return imagine(seen, AsItLies())


def tried(seen: View, moves: Iterable[Move]) -> Taken:
    """The turn as far as it goes; of what it draws or lays nothing may be shown."""
    return take(beginning_of(seen), moves)


def is_whole(taken: Taken) -> bool:
    """Whether nothing was refused, and there is nothing left to decide before something new is seen."""
    return not taken.refused and bool(taken.steps) and taken.steps[-1].is_settled
