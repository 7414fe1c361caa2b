"""What can be wrong with the drawing of a café, and where."""

from __future__ import annotations

from cafe.rules.guests import Nation
from cafe.rules.values import value


@value
class UnknownPlan:
    text: str
    plans: tuple[str, ...]


@value
class TooManyRows:
    most: int


@value
class TooManyColumns:
    row: int
    most: int


@value
class UnknownSign:
    """Neither floor nor chair, table nor bar."""

    cell: str
    text: str


@value
class TableWithoutFourChairs:
    table: str
    chairs: int


@value
class ChairAtNoTable:
    chair: str


@value
class ChairAtTooManyTables:
    """B1, C2."""

    chair: str
    tables: int
    most: int
    rule: str


@value
class WrongNumberOfChairs:
    """B1, C2."""

    chairs: int
    wanted: int
    rule: str


@value
class NotTwoTables:
    """B1: a nation has another number of tables."""

    table: str
    nation: Nation
    times: int


@value
class NationsWithoutTable:
    """B1."""

    nations: tuple[Nation, ...]


@value
class WrongNumberOfBarSpaces:
    """B1."""

    spaces: int
    wanted: int


@value
class BarSpaceOutOfOrder:
    """B7: spaces are counted from 1."""

    cell: str
    space: int
    wanted: int


@value
class NotAPosition:
    """C2: table cards lie on numbers."""

    table: str
    text: str
    most: int


@value
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
