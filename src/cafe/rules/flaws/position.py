"""What no game can come to, though a position's line tells it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutTwiceOrToMove:
    """B8: a player who is out is out once, and does not move."""


@dataclass(frozen=True, slots=True)
class WaitingForNobody:
    """E5: the waiting guest is not there, or nobody is being seated."""


@dataclass(frozen=True, slots=True)
class NotInTheCardGame:
    """It has no bar, no bankruptcy and no birthday."""


@dataclass(frozen=True, slots=True)
class NotInTheBoardGame:
    """It has no table deck, and nobody lays guests aside."""


@dataclass(frozen=True, slots=True)
class NotAskedInTheCardGame:
    """B9, V1: questions of the board game."""


@dataclass(frozen=True, slots=True)
class StageWithoutGuests:
    """The stage of the turn does not fit the number of guests seated in it."""


@dataclass(frozen=True, slots=True)
class EndOfTheOtherGame:
    text: str
    edition: str


@dataclass(frozen=True, slots=True)
class OverWithSoFewGuests:
    """B11, C8."""

    left: int


@dataclass(frozen=True, slots=True)
class TableNotLaid:
    """C5."""


@dataclass(frozen=True, slots=True)
class OverWithAFullBar:
    """B11."""


@dataclass(frozen=True, slots=True)
class OverWithOnePlayer:
    """B11."""


@dataclass(frozen=True, slots=True)
class HandTooLarge:
    """C6."""

    most: int


@dataclass(frozen=True, slots=True)
class NothingToDo:
    """The player on turn can do nothing, and the game is not over."""


PositionFlaw = (
    OutTwiceOrToMove
    | WaitingForNobody
    | NotInTheCardGame
    | NotInTheBoardGame
    | NotAskedInTheCardGame
    | StageWithoutGuests
    | EndOfTheOtherGame
    | OverWithSoFewGuests
    | TableNotLaid
    | OverWithAFullBar
    | OverWithOnePlayer
    | HandTooLarge
    | NothingToDo
)
