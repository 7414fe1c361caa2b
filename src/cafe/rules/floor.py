"""Floor plans: which chairs stand at which tables, read from a drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import NewType

from .flaws.plan import (
    BarSpaceOutOfOrder,
    ChairAtNoTable,
    ChairAtTooManyTables,
    NationsWithoutTable,
    NotAPosition,
    NotTwoTables,
    PlanFlaw,
    PositionsNotEachOnce,
    TableWithoutFourChairs,
    TooManyColumns,
    TooManyRows,
    UnknownPlan,
    UnknownSign,
    WrongNumberOfBarSpaces,
    WrongNumberOfChairs,
)
from .guests import Nation
from .quoting import shown
from .values import field, value

Chair = NewType("Chair", str)
Table = NewType("Table", str)
Drawing = tuple[tuple[str, ...], ...]

FREE, CHAIR = ".", "o"
CHAIRS_AT_A_TABLE = 4
BOARD_TABLES_OF_A_NATION, BOARD_CHAIRS, BAR_SPACES = 2, 68, 20  # B1
CARD_TABLES, CARD_CHAIRS = 5, 12  # C2
WIDEST, LONGEST = 26, 99
SHIPPED = ("corners", "ring", "card")


class BadPlan(ValueError):
    """A drawing that is no café; the flaw names the cell where it goes wrong."""

    def __init__(self, flaw: PlanFlaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


@value
class FloorPlan:
    """A named drawing and what follows from it."""

    name: str
    drawing: Drawing
    tables: Mapping[Table, str] = field(compare=False, repr=False)  # its sign: a nation or a position
    chairs: tuple[Chair, ...] = field(compare=False, repr=False)
    chairs_at: Mapping[Table, tuple[Chair, ...]] = field(compare=False, repr=False)
    tables_at: Mapping[Chair, tuple[Table, ...]] = field(compare=False, repr=False)
    bar: tuple[str, ...] = field(compare=False, repr=False)  # B7: the cells of spaces 1, 2, …
    # the other chairs at a table, by table and chair
    others_at: Mapping[Table, Mapping[Chair, frozenset[Chair]]] = field(compare=False, repr=False)

    @property
    def positions(self) -> tuple[Table, ...]:
        """The tables in the order in which they are laid (C5); the board's tables row by row."""
        signs = self.tables
        return tuple(sorted(signs, key=lambda table: int(signs[table]) if signs[table].isdigit() else 0))

    def __str__(self) -> str:
        return "\n".join("  ".join(f"{token:2}" for token in row).rstrip() for row in self.drawing) + "\n"

    def __hash__(self) -> int:
        return hash((self.name, self.drawing))


def cell(column: int, row: int) -> str:
    """The name of a cell: column letter, then row from the top."""
    return f"{chr(ord('a') + column)}{row + 1}"


def board_plan(drawing: str, name: str) -> FloorPlan:
    """Read a board game's plan, or raise BadPlan with the cell (B1, B2)."""
    plan = _plan(_tokens(drawing), name)
    signs = Counter(plan.tables.values())
    for table, sign in plan.tables.items():
        if signs[sign] != BOARD_TABLES_OF_A_NATION:
            raise BadPlan(NotTwoTables(table, Nation(sign), signs[sign]))
    if missing := [nation for nation in Nation if nation not in signs]:
        raise BadPlan(NationsWithoutTable(tuple(missing)))
    _no_chair_at_more_than(plan, 2, "B1")
    if len(plan.chairs) != BOARD_CHAIRS:
        raise BadPlan(WrongNumberOfChairs(len(plan.chairs), BOARD_CHAIRS, "B1"))
    if len(plan.bar) != BAR_SPACES:
        raise BadPlan(WrongNumberOfBarSpaces(len(plan.bar), BAR_SPACES))
    return plan


def card_plan(drawing: str, name: str) -> FloorPlan:
    """Read a card game's plan: numbers are the positions of the table cards (C2)."""
    tokens = _tokens(drawing)
    plan = _plan(tokens, name, numbers_are_tables=True)
    for table, sign in plan.tables.items():
        if not sign.isdigit():
            raise BadPlan(NotAPosition(table, sign, CARD_TABLES))
    _no_chair_at_more_than(plan, 3, "C2")
    if sorted(map(int, plan.tables.values())) != list(range(1, CARD_TABLES + 1)):
        raise BadPlan(PositionsNotEachOnce(CARD_TABLES))
    if len(plan.chairs) != CARD_CHAIRS:
        raise BadPlan(WrongNumberOfChairs(len(plan.chairs), CARD_CHAIRS, "C2"))
    return plan


def _no_chair_at_more_than(plan: FloorPlan, most: int, rule: str) -> None:
    for chair, tables in plan.tables_at.items():
        if len(tables) > most:
            raise BadPlan(ChairAtTooManyTables(chair, len(tables), most, rule))


@cache
def shipped_plan(name: str) -> FloorPlan:
    """One of the plans that come with the café."""
    if name not in SHIPPED:
        raise BadPlan(UnknownPlan(shown(name), SHIPPED))
    text = resources.files(__package__).joinpath("plans", f"{name}.txt").read_text("utf-8")
    return card_plan(text, name) if name == "card" else board_plan(text, name)


def _tokens(drawing: str) -> Drawing:
    lines = [line for line in drawing.splitlines() if line.strip()]
    if len(lines) > LONGEST:
        raise BadPlan(TooManyRows(LONGEST))
    rows = tuple(tuple(line.split()) for line in lines)
    for row, tokens in enumerate(rows):
        if len(tokens) > WIDEST:
            raise BadPlan(TooManyColumns(row + 1, WIDEST))
        for column, token in enumerate(tokens):
            if token not in (FREE, CHAIR) and token not in Nation.__members__ and not _is_number(token):
                raise BadPlan(UnknownSign(cell(column, row), shown(token)))
    return rows


def _is_number(token: str) -> bool:
    return token.isascii() and token.isdigit() and len(token) <= 2


def _plan(rows: Drawing, name: str, *, numbers_are_tables: bool = False) -> FloorPlan:
    at = {cell(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row) if token != FREE}
    spots = {cell(x, y): (x, y) for y, row in enumerate(rows) for x in range(len(row))}
    bar = {} if numbers_are_tables else {name: int(token) for name, token in at.items() if token.isdigit()}
    tables = {Table(name): token for name, token in at.items() if token != CHAIR and name not in bar}
    chairs = tuple(Chair(name) for name, token in at.items() if token == CHAIR)

    def beside(name: str) -> list[str]:
        x, y = spots[name]
        around = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
        return [cell(*spot) for spot in around if min(spot) >= 0 and cell(*spot) in at]

    chairs_at = {table: tuple(Chair(c) for c in beside(table) if at[c] == CHAIR) for table in tables}
    tables_at = {chair: tuple(table for table in tables if chair in chairs_at[table]) for chair in chairs}
    for table, around in chairs_at.items():
        if len(around) != CHAIRS_AT_A_TABLE:
            raise BadPlan(TableWithoutFourChairs(table, len(around)))
    for chair, near in tables_at.items():
        if not near:
            raise BadPlan(ChairAtNoTable(chair))
    for space, number in enumerate(sorted(bar.values()), start=1):
        if space != number:
            where = next(name for name, found in bar.items() if found == number)
            raise BadPlan(BarSpaceOutOfOrder(where, number, space))
    spaces = tuple(sorted(bar, key=lambda c: bar[c]))
    others_at = {
        table: {chair: frozenset(around) - {chair} for chair in around} for table, around in chairs_at.items()
    }
    return FloorPlan(name, rows, tables, chairs, chairs_at, tables_at, spaces, others_at)
