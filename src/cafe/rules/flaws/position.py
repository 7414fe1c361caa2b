"""What no game can come to, though a position's line tells it."""

from __future__ import annotations

from cafe.rules.values import value


@value
class OutTwiceOrToMove:
    """B8: a player who is out is out once, and does not move."""


@value
class WaitingForNobody:
    """E5: the waiting guest is not there, or nobody is being seated."""


@value
class NotInTheCardGame:
    """It has no bar, no bankruptcy and no birthday."""


@value
class NotInTheBoardGame:
    """It has no table deck, and nobody lays guests aside."""


@value
class NotAskedInTheCardGame:
    """B9, V1: questions of the board game."""


@value
class StageWithoutGuests:
    """The stage of the turn does not fit the number of guests seated in it."""


@value
class EndOfTheOtherGame:
    text: str
    edition: str


@value
class OverWithSoFewGuests:
    """B11, C8."""

    left: int


@value
class TableNotLaid:
    """C5."""


@value
class OverWithAFullBar:
    """B11."""


@value
class OverWithOnePlayer:
    """B11."""


@value
class HandTooLarge:
    """C6."""

    most: int


@value
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
