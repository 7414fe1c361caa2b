"""Everything that can be wrong with a position someone asks about: one frozen value each."""

from __future__ import annotations

from cafe.rules.floor import Chair, Table
from cafe.rules.guests import Guest, Nation
from cafe.rules.values import value


@value
class TurnOverBefore:
    """A step comes after the turn."""

    step: int


@value
class CardNotTold:
    """C5: a step at tables whose new card nobody told."""

    step: int
    tables: tuple[Table, ...]


@value
class NobodyLeftToCome:
    """So many guests are in the café that the game is over."""


@value
class TablesAreThePlans:
    """B1: nobody lays tables in the board game."""


@value
class NoTablesTold:
    """C2: the card game's tables have to be told."""


@value
class NoBarHere:
    """The card game has none."""


@value
class BarTooFull:
    most: int


@value
class LessThanNothing:
    """B8: a player who cannot pay is out."""


@value
class BirthdaysNotPlayed:
    """V1 is not agreed."""


@value
class ChairNotOnPlan:
    chair: Chair
    plan: str


@value
class TableNotOnPlan:
    table: Table
    plan: str


@value
class GuestToldTooOften:
    guest: Guest
    times: int
    most: int


@value
class TableToldTooOften:
    nation: Nation
    times: int
    most: int


Flaw = (
    TurnOverBefore
    | CardNotTold
    | NobodyLeftToCome
    | TablesAreThePlans
    | NoTablesTold
    | NoBarHere
    | BarTooFull
    | LessThanNothing
    | BirthdaysNotPlayed
    | ChairNotOnPlan
    | TableNotOnPlan
    | GuestToldTooOften
    | TableToldTooOften
)
