"""Every reason to refuse a move: one frozen value each, citing its rule."""

from __future__ import annotations

from .floor import Chair, Table
from .guests import Guest, Nation, Sex
from .values import value


@value
class ChairTaken:
    chair: Chair
    by: Guest
    rule: str = "E1"


@value
class NoSuchChair:
    chair: Chair
    rule: str = "E1"


@value
class NotAtHome:
    """No table of the chair is of the guest's nation."""

    guest: Guest
    chair: Chair
    nations: tuple[Nation, ...]
    rule: str = "E2"


@value
class Unbalanced:
    """The company that the move would make at a table."""

    table: Table
    nation: Nation
    ladies: int
    gentlemen: int
    rule: str = "E3"


@value
class LeftAlone:
    """A guest of this turn would be without company when it ends."""

    guest: Guest
    chair: Chair
    rule: str = "E4"


@value
class PaysNothing:
    """The seating scores nothing, and nobody can join the guest next."""

    guest: Guest
    chair: Chair
    rule: str = "E5"


@value
class SomeoneWaits:
    """A guest of this turn still waits for company at these tables."""

    guest: Guest
    chair: Chair
    tables: tuple[Table, ...]
    rule: str = "E5"


@value
class NotInHand:
    """The player holds fewer of this guest than the move needs."""

    guest: Guest
    rule: str  # B4 or C3


@value
class NotInThisGame:
    """A move that only the other edition knows."""

    rule: str  # B4 or C3


@value
class TurnUnderWay:
    """The turn already is a seating turn; this would be a second kind of action."""

    rule: str  # B4 or C3


@value
class NothingDone:
    """There is no passing."""

    rule: str  # B4 or C3


@value
class EnoughSeated:
    """No further guest may be seated in this turn."""

    limit: int
    rule: str  # B5 or C4


@value
class GameOver:
    rule: str  # B11 or C8


@value
class JokerNotServed:
    guest: Guest
    rule: str = "B7"


@value
class NoJokerThere:
    chair: Chair
    rule: str = "B6"


@value
class JokerForJoker:
    """A swap of a joker for a joker would be passing."""

    chair: Chair
    rule: str = "B6"


@value
class WrongSex:
    """The joker stands for the other sex."""

    guest: Guest
    chair: Chair
    wanted: Sex
    rule: str = "B6"


@value
class ChooseHandSizeFirst:
    rule: str = "B9"


@value
class NoHandSizeChoice:
    rule: str = "B9"


@value
class LowersTooMuch:
    by: int
    most: int
    rule: str = "B9"


@value
class HandFull:
    limit: int
    rule: str = "C6"


@value
class HandNotFull:
    limit: int
    rule: str = "C7"


@value
class HandNotEmpty:
    guests: int
    rule: str = "C8"


@value
class ChooseBirthdayFirst:
    rule: str = "V1"


@value
class NoBirthdayChoice:
    rule: str = "V1"


@value
class ClubsNotPlayed:
    rule: str = "V2"


@value
class NoSuchTable:
    table: Table
    rule: str = "V2"


@value
class NotAtTheClub:
    """A chair of the party that does not stand at the club's table."""

    chair: Chair
    table: Table
    rule: str = "V2"


@value
class PartySize:
    """Too few or too many guests for a club."""

    guests: int
    least: int
    most: int
    rule: str = "V2"


@value
class NoClub:
    """The table would not end with four of one sex."""

    table: Table
    nation: Nation
    ladies: int
    gentlemen: int
    rule: str = "V2"


Objection = (
    ChairTaken
    | NoSuchChair
    | NotAtHome
    | Unbalanced
    | LeftAlone
    | PaysNothing
    | SomeoneWaits
    | NotInHand
    | NotInThisGame
    | TurnUnderWay
    | NothingDone
    | EnoughSeated
    | GameOver
    | JokerNotServed
    | NoJokerThere
    | JokerForJoker
    | WrongSex
    | ChooseHandSizeFirst
    | NoHandSizeChoice
    | LowersTooMuch
    | HandFull
    | HandNotFull
    | HandNotEmpty
    | ChooseBirthdayFirst
    | NoBirthdayChoice
    | ClubsNotPlayed
    | NoSuchTable
    | NotAtTheClub
    | PartySize
    | NoClub
)


class Refused(Exception):
    """A move that the rules do not allow, with every objection to it."""

    def __init__(self, objections: tuple[Objection, ...]) -> None:
        super().__init__(objections)
        self.objections = objections
