"""Turns that come to the same: in another order, or on chairs that stand at the same tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cafe.kernel import code_of, from_view
from cafe.kernel.board import Board
from cafe.kernel.position import Position
from cafe.kernel.search import Found
from cafe.rules import FloorPlan, Move, Table, View

PLANS_KEPT = 16
ANY_LUCK = 0  # whatever is hidden, turns come to the same or they do not
Alike = tuple[tuple[int, ...], ...]  # chairs by number, each with the others that stand at its tables


@lru_cache(PLANS_KEPT)
def chairs_alike(plan: FloorPlan) -> Alike:
    """The chairs that stand at the same tables, where there are several."""
    rows: dict[frozenset[Table], list[int]] = {}
    for number, chair in enumerate(plan.chairs):
        rows.setdefault(frozenset(plan.tables_at[chair]), []).append(number)
    return tuple(tuple(row) for row in rows.values() if len(row) > 1)


def outcome_key(position: Position, code: int, alike: Alike) -> int:
    """A hash of what a turn leaves, before its draws, whoever of those who sit alike sits on which chair."""
    left = position.copy()
    if isinstance(left, Board):
        left.dry = True
    left.apply(code)
    for row in alike:
        for chair, guest in zip(row, sorted(left.who[chair] for chair in row), strict=True):
            left.who[chair] = guest
    return int(left.key())


def distinct(position: Position, found: Iterable[Found], alike: Alike) -> dict[int, Found]:
    """The first turn of those that come to the same, by what they leave."""
    turns: dict[int, Found] = {}
    for each in found:
        turns.setdefault(outcome_key(position, each.code, alike), each)
    return turns


def first_alike(view: View, moves: Sequence[Move], others: Iterable[Sequence[Move]]) -> int | None:
    """Which of the other whole turns is the first that comes to the same as this one."""
    ruleset, position = view.scene.ruleset, from_view(view, ANY_LUCK)
    alike = chairs_alike(ruleset.plan)
    wanted = outcome_key(position, code_of(moves, ruleset), alike)
    keys = (outcome_key(position, code_of(other, ruleset), alike) for other in others)
    return next((number for number, key in enumerate(keys) if key == wanted), None)
