"""How far a search looks, by how many playouts it may spend."""

from __future__ import annotations

from cafe.bots.searching import Depth, SearchingBot
from cafe.rules import Ruleset, View, deal, start, view

ENOUGH = 16
NEAR, FAR = SearchingBot("near", 0, Depth(2, 4)), SearchingBot("far", 0, Depth(4, 4))
BOTH = SearchingBot("both", 0, Depth(2, 4, far_from=ENOUGH))


def first_view(rules: str) -> View:
    ruleset = Ruleset.parse(rules)
    game = start(ruleset, deal(ruleset, "far"))
    return view(game, game.player)


def test_with_nodes_enough_playouts_go_twice_as_far_and_each_counts_as_two() -> None:
    seen = first_view("board players=2")
    found, wanted = BOTH.consider(seen, ENOUGH, 1), FAR.consider(seen, ENOUGH // 2, 1)
    assert found.turns == wanted.turns != NEAR.consider(seen, ENOUGH, 1).turns
    assert found.nodes == 2 * wanted.nodes


def test_with_fewer_they_go_no_further() -> None:
    seen = first_view("board players=2")
    assert BOTH.consider(seen, ENOUGH - 1, 1) == NEAR.consider(seen, ENOUGH - 1, 1)


def test_where_they_go_to_the_end_anyway_no_playout_counts_as_two() -> None:
    seen = first_view("board players=2 clubs=on")
    assert BOTH.consider(seen, ENOUGH, 1) == NEAR.consider(seen, ENOUGH, 1)
