"""Every rule and example has its tests: of what it allows, and, where it can refuse, of what it refuses.

The marks are read from the pages as they are written, so it does not matter which tests run, or where.
"""

import ast
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cafe.rules import End, Objection

RULES = [
    *(f"E{number}" for number in range(1, 6)),
    *(f"S{number}" for number in range(1, 4)),
    *(f"B{number}" for number in range(1, 13)),
    *(f"C{number}" for number in range(1, 10)),
    *(f"V{number}" for number in range(1, 3)),
]
EXAMPLES = [f"X{number}" for number in range(1, 15)]
TOLD_BY_THE_MOVE = ["B4", "B5", "B11", "C3", "C4", "C8"]  # objections that cite one of two rules
MATERIAL = ["B1", "B2", "B3", "C1", "C2"]  # not moves are refused, but plans, deals and rulesets
OBJECTIONS: dict[str, type] = {kind.__name__: kind for kind in get_args(Objection)}


@dataclass(frozen=True, slots=True)
class Told:
    """A test as it is written."""

    name: str
    allows: frozenset[str]
    refuses: frozenset[str]
    words: frozenset[str]  # the names that its body uses


@cache
def pages() -> tuple[Told, ...]:
    return tuple(_tests_on_the_pages())


def _tests_on_the_pages() -> Iterator[Told]:
    for page in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(page.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield Told(node.name, _marked(node, "rule"), _marked(node, "refused_by"), _words(node))


def _marked(test: ast.FunctionDef, mark: str) -> frozenset[str]:
    return frozenset(
        str(ast.literal_eval(argument))
        for call in test.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == mark
        for argument in call.args
    )


def _words(test: ast.FunctionDef) -> frozenset[str]:
    names = (node for statement in test.body for node in ast.walk(statement))
    return frozenset(
        word
        for node in names
        for word in (
            [node.id]
            if isinstance(node, ast.Name)
            else [node.attr]
            if isinstance(node, ast.Attribute)
            else []
        )
    )


def refusing_rules() -> list[str]:
    """The rules that an objection cites by itself, and those that it is given."""
    rules = [field for kind in OBJECTIONS.values() for field in fields(kind) if field.name == "rule"]
    own = {field.default for field in rules if field.default is not MISSING}
    return sorted({*own, *TOLD_BY_THE_MOVE, *MATERIAL})


@pytest.mark.parametrize("rule_id", [*RULES, *EXAMPLES])
def test_every_rule_and_example_has_a_test(rule_id: str) -> None:
    assert [test.name for test in pages() if rule_id in test.allows]


@pytest.mark.parametrize("rule_id", refusing_rules())
def test_every_rule_that_can_refuse_has_a_test_that_it_does(rule_id: str) -> None:
    assert [test.name for test in pages() if rule_id in test.refuses]


@pytest.mark.parametrize("objection", OBJECTIONS)
def test_every_objection_is_raised_in_a_refusing_test(objection: str) -> None:
    assert [test.name for test in pages() if test.refuses and objection in test.words]


@pytest.mark.parametrize("reason", [*End])
def test_every_reason_to_end_the_game_is_told(reason: End) -> None:
    assert [test.name for test in pages() if reason.name in test.words]


def test_no_test_is_marked_with_a_rule_that_is_not_in_the_book() -> None:
    unknown = {test.name: (test.allows | test.refuses) - {*RULES, *EXAMPLES} for test in pages()}
    assert {name: rules for name, rules in unknown.items() if rules} == {}


def test_every_refusing_rule_is_a_rule_of_the_book() -> None:
    assert set(refusing_rules()) <= set(RULES)
