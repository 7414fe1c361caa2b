"""What happened: past tense, with its points, and as each viewer may see it."""

from __future__ import annotations

from enum import StrEnum

from .floor import Chair, Table
from .guests import Guest, Nation
from .pay import Line
from .values import replace, value


class End(StrEnum):
    """Why a game is over."""

    BAR_FULL = "bar-full"
    CAFE_FULL = "cafe-full"
    BAG_LOW = "bag-low"
    HAND_EMPTY = "hand-empty"
    NOBODY_CAN_ACT = "nobody-can-act"
    ONE_LEFT = "one-left"
    TABLES_OUT = "tables-out"
    GUESTS_OUT = "guests-out"
    CLOSED = "closed"

    @property
    def rule(self) -> str:
        return {End.TABLES_OUT: "C8", End.GUESTS_OUT: "C8", End.CLOSED: "C8"}.get(self, "B11")


@value
class GuestSeated:
    player: int
    guest: Guest
    chair: Chair
    receipt: tuple[Line, ...]
    one_nation: tuple[Table, ...]  # the full tables of one nation that this seating completed
    waits: bool  # E5: the next seating must join them
    points: int


@value
class ClubHosted:
    """V2: the seatings of the party came before; this is the club's own pay."""

    player: int
    table: Table
    receipt: tuple[Line, ...]
    one_nation: tuple[Table, ...]
    points: int


@value
class SentToBar:
    player: int
    guest: Guest
    space: int
    price: int
    points: int  # the price, or all they have if they cannot pay (B8)


@value
class JokerSwapped:
    player: int
    guest: Guest
    joker: Guest
    chair: Chair


@value
class WentBankrupt:
    """B8: the player takes no more turns, and their guests go back to the box."""

    player: int
    guests: tuple[Guest, ...]


@value
class HandSizeAsked:
    """B9: the player may lower their hand size by this much at most."""

    player: int
    most: int


@value
class HandSizeLowered:
    player: int
    by: int


@value
class GuestDrawn:
    player: int
    guest: Guest | None  # None: not yours to know


@value
class LaidAside:
    player: int
    guest: Guest | None  # None: not yours to know


@value
class TablesCleared:
    """C5: all at once, with the guests that left."""

    tables: tuple[Table, ...]
    nations: tuple[Nation, ...]
    left: tuple[tuple[Chair, Guest], ...]


@value
class TableLaid:
    table: Table
    nation: Nation


@value
class BirthdayAsked:
    player: int


@value
class BirthdayNamed:
    player: int
    nation: Nation | None  # None: declined


@value
class TurnSkipped:
    player: int


@value
class TurnPassed:
    """The next player's turn begins."""

    player: int


@value
class HandReckoned:
    """B12, C9: what the guests left over cost."""

    player: int
    guests: int
    jokers: int
    points: int


@value
class GameEnded:
    reason: End


Event = (
    GuestSeated
    | ClubHosted
    | SentToBar
    | JokerSwapped
    | WentBankrupt
    | HandSizeAsked
    | HandSizeLowered
    | GuestDrawn
    | LaidAside
    | TablesCleared
    | TableLaid
    | BirthdayAsked
    | BirthdayNamed
    | TurnSkipped
    | TurnPassed
    | HandReckoned
    | GameEnded
)

REVEALING = (GuestDrawn, TableLaid)  # they show what was hidden: a guest of the bag, a table card of the deck


def seen_by(event: Event, viewer: int | None, *, open_hands: bool) -> Event:
    """The event as a viewer may know it; in the card game others' guests are unknown (C2, C7)."""
    match event:
        case GuestDrawn(player=player) | LaidAside(player=player) if not open_hands and player != viewer:
            return replace(event, guest=None)
        case _:
            return event
