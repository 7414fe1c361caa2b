"""What can be wrong with the drawing of a café, and where."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.rules.guests import Nation


@dataclass(frozen=True, slots=True)
class UnknownPlan:
    text: str
    plans: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TooManyRows:
    most: int


@dataclass(frozen=True, slots=True)
class TooManyColumns:
    row: int
    most: int


@dataclass(frozen=True, slots=True)
class UnknownSign:
    """Neither floor nor chair, table nor bar."""

    cell: str
    text: str


@dataclass(frozen=True, slots=True)
class TableWithoutFourChairs:
    table: str
    chairs: int


@dataclass(frozen=True, slots=True)
class ChairAtNoTable:
    chair: str


@dataclass(frozen=True, slots=True)
class ChairAtTooManyTables:
    """B1, C2."""

    chair: str
    tables: int
    most: int
    rule: str


@dataclass(frozen=True, slots=True)
class WrongNumberOfChairs:
    """B1, C2."""

    chairs: int
    wanted: int
    rule: str


@dataclass(frozen=True, slots=True)
class NotTwoTables:
    """B1: a nation has another number of tables."""

    table: str
    nation: Nation
    times: int


@dataclass(frozen=True, slots=True)
class NationsWithoutTable:
    """B1."""

    nations: tuple[Nation, ...]


@dataclass(frozen=True, slots=True)
class WrongNumberOfBarSpaces:
    """B1."""

    spaces: int
    wanted: int


@dataclass(frozen=True, slots=True)
class BarSpaceOutOfOrder:
    """B7: spaces are counted from 1."""

    cell: str
    space: int
    wanted: int


@dataclass(frozen=True, slots=True)
class NotAPosition:
    """C2: table cards lie on numbers."""

    table: str
    text: str
    most: int


@dataclass(frozen=True, slots=True)
class PositionsNotEachOnce:
    """C2."""

    most: int


PlanFlaw = (
    UnknownPlan
    | TooManyRows
    | TooManyColumns
    | UnknownSign
    | TableWithoutFourChairs
    | ChairAtNoTable
    | ChairAtTooManyTables
    | WrongNumberOfChairs
    | NotTwoTables
    | NationsWithoutTable
    | WrongNumberOfBarSpaces
    | BarSpaceOutOfOrder
    | NotAPosition
    | PositionsNotEachOnce
)
