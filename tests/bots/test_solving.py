"""What is called exact is the best of all turns, however few of them a search would have looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cafe.bots import Considered, bot, hint
from cafe.bots.hints import JUDGES
from cafe.bots.searching import Depth, SearchingBot
from cafe.rules import Edition, Ruleset, View, view

from .tables import steps_of

NODES = 400
ALL = SearchingBot("all", NODES, Depth(4, 8), solves=True)
FEW = SearchingBot("few", NODES, Depth(4, 2, looks=2), solves=True)  # by greed


def late_views() -> Iterator[View]:
    """Of games whose ends can be solved, with several turns to choose from."""
    for seed in ("late 1", "late 2", "late 3"):
        for step in [*steps_of(Ruleset.parse("board players=2"), [bot("greedy")] * 2, seed)][-8:]:
            yield view(step.game, step.game.player)


def is_solved(considered: Considered) -> bool:
    return all(turn.value is not None and turn.value.exact for turn in considered.turns)


def test_turns_that_greed_would_not_look_at_are_solved_too() -> None:
    compared = 0
    for seen in late_views():
        best = ALL.consider(seen, NODES, 1)
        if is_solved(best):
            few = FEW.consider(seen, NODES, 1)
            assert is_solved(few)
            assert few.turns[0].value == best.turns[0].value
            compared += len(best.turns) > FEW.depth.looks
    assert compared >= 3


def test_hints_are_called_exact_only_where_every_turn_was_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [hint(seen, 0, NODES) for seen in late_views()]
    judge = JUDGES[Edition.BOARD]
    monkeypatch.setitem(JUDGES, Edition.BOARD, replace(judge, depth=replace(judge.depth, looks=2)))
    for seen, best in zip(late_views(), whole, strict=True):
        cut = hint(seen, 0, NODES)
        assert is_solved(cut) is is_solved(best)
        if is_solved(best):
            assert cut.turns[0].value == best.turns[0].value
