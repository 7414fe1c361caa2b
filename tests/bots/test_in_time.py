"""Time becomes nodes, by a clock that tests turn: nobody has more than theirs, and the strongest use it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from cafe.bots import CHARACTERS, Considered, ConsideredTurn, Value, bot
from cafe.bots.in_time import FIRST_PROBE, LEVEL_S, MOST_NODES, USUAL_S, consider_in_time
from cafe.rules import View, deal, ruleset, view
from cafe.rules.moves import EndTurn
from cafe.rules.state import start

SECOND_MS = 1_000
NEARLY = 1e-9
Cost = Callable[[int], float]  # seconds, by the nodes


def a_view(edition: str = "board") -> View:
    rules = ruleset(edition, {"players": "2"})
    game = start(rules, deal(rules, "1"))
    return view(game, game.player)


@dataclass
class Searcher:
    """A mind whose thinking costs what a test says, with a clock for that."""

    cost: Cost
    nodes: int = 0
    turns: int = 2
    least: int = 0  # nodes that it visits, if any
    solves: bool = False
    at: float = 0.0
    asked: list[int] = field(default_factory=list)

    def consider(self, _view: View, nodes: int, _seed: int) -> Considered:
        self.asked.append(nodes)
        visited = max(nodes, self.least) if nodes else 0
        self.at += self.cost(visited)
        value = Value(0, 500, exact=True) if self.solves and nodes else Value(0, 500, samples=visited)
        return Considered((ConsideredTurn((EndTurn(),), 0, value),) * self.turns, visited)

    def choose(self, considered: Considered, _seed: int) -> ConsideredTurn:
        return considered.turns[0]

    def clock(self) -> float:
        return self.at


def nodes_of(mind: Searcher, thinking_ms: int | None, name: str = "leonora") -> int:
    character = replace(CHARACTERS[name], mind=mind, likes=None, thinking_ms=thinking_ms)
    return consider_in_time(character, a_view(), 1, mind.clock)[1]


def each(node_s: float, fixed_s: float = 0.0) -> Cost:
    """A look takes a time of its own, and every node the same."""
    return lambda nodes: fixed_s + nodes * node_s


def slower(node_s: float) -> Cost:
    """The more nodes, the more each takes."""
    return lambda nodes: node_s * nodes**1.05


def faster(node_s: float) -> Cost:
    """The more nodes, the less each takes: much is known already."""
    return lambda nodes: node_s * nodes**0.95


@pytest.mark.parametrize(
    "cost",
    [
        *(each(node_s) for node_s in (2e-6, 1e-5, 6e-5, 1e-4, 1e-3, 3e-3, 1e-2, 3e-2, 4.2e-2, 5e-2)),
        *(each(node_s, fixed_s) for node_s in (6e-5, 1e-3, 3e-3, 1e-2) for fixed_s in (1e-3, 0.03, 0.1, 0.2)),
        *(slower(node_s) for node_s in (1e-5, 1e-4, 1e-3)),
        *(faster(node_s) for node_s in (2e-5, 1e-4, 1e-3, 3e-3)),
    ],
)
@pytest.mark.parametrize("least", [0, 23])  # a search with few nodes visits more
def test_who_has_a_second_uses_it(cost: Cost, least: int) -> None:
    mind = Searcher(cost, least=least)
    nodes = nodes_of(mind, SECOND_MS)
    assert nodes == mind.asked[-1] == max(mind.asked)
    if cost(0) + cost(max(FIRST_PROBE, least)) < 0.4:  # else no second thought fits in
        assert 0.8 <= mind.at <= 1.2


def test_the_same_costs_give_the_same_nodes() -> None:
    assert len({nodes_of(Searcher(each(1e-4, 1e-3)), SECOND_MS) for _ in range(3)}) == 1


def test_even_whose_nodes_take_very_long_thinks_a_little() -> None:
    mind = Searcher(each(10.0))
    assert nodes_of(mind, SECOND_MS) == FIRST_PROBE
    assert mind.asked == [0, FIRST_PROBE]


def test_whose_nodes_take_no_time_has_enough_some_day() -> None:
    assert nodes_of(Searcher(each(0.0)), SECOND_MS) == MOST_NODES


def test_whose_strength_is_a_number_of_nodes_has_that_many_where_there_is_time() -> None:
    assert nodes_of(Searcher(each(1e-4), nodes=300), None) == 300


def test_where_the_kernel_is_slow_the_time_is_the_limit_for_them_too() -> None:
    mind = Searcher(each(1e-2), nodes=300)
    assert FIRST_PROBE < nodes_of(mind, None) < 300
    assert mind.at <= USUAL_S + NEARLY


@pytest.mark.parametrize("name", ["sancho", "ingrid", "marcel"])
@pytest.mark.parametrize("cost", [each(1e-3), each(1e-3, 5e-3), slower(1e-3)])
def test_where_the_kernel_is_slow_weaker_characters_have_less_time(name: str, cost: Cost) -> None:
    mind = Searcher(cost, nodes=1_000)
    nodes_of(mind, None, name)
    limit_s = LEVEL_S[CHARACTERS[name].level]
    assert limit_s / 2 < mind.at <= limit_s + NEARLY


def test_a_turn_without_a_choice_needs_no_search() -> None:
    mind = Searcher(each(1e-4), turns=1)
    assert nodes_of(mind, SECOND_MS) == 0
    assert mind.asked == [0]


def test_what_is_solved_needs_no_more_time() -> None:
    mind = Searcher(each(1e-4), solves=True)
    assert nodes_of(mind, SECOND_MS) == FIRST_PROBE
    assert mind.asked == [0, FIRST_PROBE]


def test_whose_strength_is_a_number_of_nodes_says_how_many_even_where_there_is_no_choice() -> None:
    assert nodes_of(Searcher(each(1e-4), nodes=300, turns=1), None) == FIRST_PROBE


@pytest.mark.parametrize("name", ["greedy", "random", "gustav", "hedwig"])
def test_who_does_not_search_is_asked_once(name: str) -> None:
    ticks = iter(range(10))
    considered, nodes = consider_in_time(bot(name), a_view(), 1, lambda: next(ticks) / 1e6)
    assert considered.turns
    assert nodes == 0
    assert next(ticks) == 3
