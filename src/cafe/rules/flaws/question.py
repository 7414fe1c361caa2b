"""Everything that can be wrong with a position someone asks about: one frozen value each."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.rules.floor import Chair, Table
from cafe.rules.guests import Guest, Nation


@dataclass(frozen=True, slots=True)
class TurnOverBefore:
    """A step comes after the turn."""

    step: int


@dataclass(frozen=True, slots=True)
class CardNotTold:
    """C5: a step at tables whose new card nobody told."""

    step: int
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class NobodyLeftToCome:
    """So many guests are in the café that the game is over."""


@dataclass(frozen=True, slots=True)
class TablesAreThePlans:
    """B1: nobody lays tables in the board game."""


@dataclass(frozen=True, slots=True)
class NoTablesTold:
    """C2: the card game's tables have to be told."""


@dataclass(frozen=True, slots=True)
class NoBarHere:
    """The card game has none."""


@dataclass(frozen=True, slots=True)
class BarTooFull:
    most: int


@dataclass(frozen=True, slots=True)
class LessThanNothing:
    """B8: a player who cannot pay is out."""


@dataclass(frozen=True, slots=True)
class BirthdaysNotPlayed:
    """V1 is not agreed."""


@dataclass(frozen=True, slots=True)
class ChairNotOnPlan:
    chair: Chair
    plan: str


@dataclass(frozen=True, slots=True)
class TableNotOnPlan:
    table: Table
    plan: str


@dataclass(frozen=True, slots=True)
class GuestToldTooOften:
    guest: Guest
    times: int
    most: int


@dataclass(frozen=True, slots=True)
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
