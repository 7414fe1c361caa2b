"""Whoever gives up comes last."""

from __future__ import annotations

from cafe.match import actions
from cafe.match.entries import MatchOver
from cafe.match.result import places
from cafe.rules import standings

from .in_memory_match import OPEN, PEOPLE, InMemoryMatch, running


def order(logged: InMemoryMatch) -> list[tuple[int, int]]:
    """Places and seats, best first."""
    assert logged.match.game is not None
    ranked = places(logged.match, standings(logged.match.game))
    return [(standing.place, standing.player) for standing in ranked]


def test_whoever_gives_up_wins_nothing_however_many_points_they_have() -> None:
    logged = running(OPEN, OPEN)
    first, _ = logged.on_turn()
    while logged.match.game is not None and not logged.match.game.scene.scores[first]:
        logged.play()
    assert order(logged)[0] == (1, first)
    entries = logged.do(actions.resign(logged.match, PEOPLE[first], first))
    assert isinstance(entries[-1], MatchOver)
    assert order(logged) == [(1, 1 - first), (2, first)]


def test_the_others_keep_their_order_and_their_ties() -> None:
    logged = running(OPEN, OPEN, OPEN, OPEN)
    logged.do(actions.resign(logged.match, PEOPLE[1], 1))
    assert order(logged) == [(1, 0), (1, 2), (1, 3), (4, 1)]
    logged.do(actions.resign(logged.match, PEOPLE[0], 0))
    assert order(logged) == [(1, 2), (1, 3), (3, 0), (3, 1)]
