"""Samples of every fact that the rules can state, made from the types of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from itertools import islice, product
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from cafe.rules.events import End, Event
from cafe.rules.flaws.question import Flaw
from cafe.rules.flaws.ruleset import RulesetFlaw
from cafe.rules.flaws.text import TextFlaw
from cafe.rules.floor import Chair, Table
from cafe.rules.guests import KINDS, Guest, Nation, Sex
from cafe.rules.moves import Move, Seat
from cafe.rules.objections import Objection
from cafe.rules.option_kinds import Edition, Named
from cafe.rules.options import OPTIONS
from cafe.rules.pay import Line
from cafe.rules.standings import Standing
from cafe.rules.state import Stage

OBJECTIONS: tuple[type[object], ...] = get_args(Objection)
EVENTS: tuple[type[object], ...] = get_args(Event)
MOVES: tuple[type[object], ...] = get_args(Move)
FLAWS: tuple[type[object], ...] = get_args(Flaw)
READING_FLAWS: tuple[type[object], ...] = tuple(
    sorted({*get_args(TextFlaw), *get_args(RulesetFlaw)} - {*FLAWS}, key=lambda flaw: flaw.__name__)
)
RECORDS = (*OBJECTIONS, *FLAWS, *EVENTS, *MOVES, Line, Standing)
CHOICES = tuple(option.kind.names for option in OPTIONS if isinstance(option.kind, Named))
ENUMS: tuple[type[Enum], ...] = (Nation, Sex, End, Stage, Edition, *CHOICES)
NAMED: tuple[object, ...] = (*KINDS, *(name for enum in ENUMS for name in enum))

NUMBERS = (0, 1, 2, 12, -1, -4)
MOST_OF_A_KIND = 400
SOME_LINES = (
    Line(Table("n13"), Nation.US, 4, doubled=True, birthday=False, club=False, points=8),
    Line(Table("b2"), Nation.TR, 2, doubled=False, birthday=True, club=False, points=4),
)
VALUES: dict[object, tuple[Any, ...]] = {
    int: NUMBERS,
    str: ("corners", "card"),
    bool: (True, False),
    Guest: tuple(Guest.CODES[code] for code in ("ITm", "TRf", "**f", "**m")),
    Line: SOME_LINES,
    Chair: tuple(map(Chair, ("k13", "j12", "l14"))),
    Table: tuple(map(Table, ("b2", "c3", "d2"))),
    Seat: tuple(
        Seat(Guest.CODES[code], Chair(cell))
        for code, cell in (("ITf", "k13"), ("**f", "j12"), ("USf", "l14"))
    ),
    Nation: (Nation.US, Nation.GB, Nation.TR),
    type(None): (None,),
}


def samples(record: type[object]) -> Iterator[object]:
    """Facts of a kind with many values of each field, evenly picked when there are too many."""
    fields = {name: hint for name, hint in get_type_hints(record).items() if name != "rule"}
    made = [dict(zip(fields, values, strict=True)) for values in product(*map(_values, fields.values()))]
    step = 1 + len(made) // MOST_OF_A_KIND
    cites = {"rule": "B4"} if "rule" in get_type_hints(record) else {}
    return (record(**told, **cites) for told in islice(made, 0, None, step) if _can_be(told))


def _values(hint: Any) -> tuple[Any, ...]:
    if hint in VALUES:
        return VALUES[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return tuple(samples(hint))[-1:]
    if isinstance(hint, UnionType):
        return tuple(value for part in get_args(hint) for value in _values(part))
    if get_origin(hint) is tuple:
        part, *rest = get_args(hint)
        if rest != [Ellipsis]:
            return (tuple(_values(each)[0] for each in get_args(hint)),)
        some = (_values(part) * 3)[:3]
        return (), some[:1], some[:2], some
    raise AssertionError(f"no sample of {hint}: add one")


def _can_be(told: dict[str, Any]) -> bool:
    """There is a table, and tables and their nations are as many."""
    tables, nations = told.get("tables"), told.get("nations")
    return tables is None or (bool(tables) and (nations is None or len(tables) == len(nations)))
