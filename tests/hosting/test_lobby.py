"""Finding matches: the listed ones, and those of a person."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cafe.hosting.storage.lobby import Lobby
from cafe.match import actions
from tests.match.in_memory_match import ANNA, BEN, OPEN, opening_of

from .nodes import FakeClock, Node, set_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def lobby(node: Node) -> Lobby:
    return Lobby(node.store)


async def test_the_lobby_lists_what_is_listed_latest_first(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    first = await node.matches.open_match(opening_of(OPEN, OPEN))
    clock.run(1)
    second = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.matches.open_match(replace(opening_of(OPEN, OPEN), listed=False))
    clock.run(1)
    running = await set_table(node, OPEN, OPEN)
    assert ids(await lobby.listed("open")) == [second.id, first.id]
    assert ids(await lobby.listed("running")) == [running]
    assert ids(await lobby.of_person(ANNA)) == [running]
    await node.matches.act(first.id, lambda match, _: actions.call_off(match, ANNA))
    assert ids(await lobby.listed("over")) == [first.id]
    assert ids(await lobby.of_person(BEN)) == [running]


async def test_a_summary_tells_the_scores_and_who_is_on_turn(lobby: Lobby, node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    await node.play(match_id)
    [summary] = [json.loads(text) for text in await lobby.listed("running")]
    match = await node.match(match_id)
    assert match.game is not None
    assert (summary["on_turn"], summary["scores"]) == (match.on_turn, list(match.game.scene.scores))
    assert match.opened.secret not in json.dumps(summary)


async def test_a_match_is_among_a_persons_own_while_they_have_a_seat(lobby: Lobby, node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.join(match.id, BEN)
    assert ids(await lobby.of_person(BEN)) == [match.id]
    await node.matches.act(match.id, lambda match, at: actions.leave(match, BEN, 0, at), BEN)
    assert await lobby.of_person(BEN) == []


def ids(summaries: list[str]) -> list[str]:
    return [json.loads(text)["id"] for text in summaries]
