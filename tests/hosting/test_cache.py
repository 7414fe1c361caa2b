"""What a node remembers it may forget at any time; nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from cafe.match import actions
from cafe.match.entries import TurnPlayed
from cafe.match.state import Status
from tests.match.in_memory_match import ANNA, OPEN

from .nodes import FakeClock, Node, node_on, set_table
from .stores import CountedReads

pytestmark = pytest.mark.anyio
TIMEOUT_S = 20.0


CACHE_SIZE = 10


@pytest.fixture
async def small_node(database_url: str, clock: FakeClock, anyio_backend: str) -> AsyncIterator[Node]:
    """A node that remembers few matches."""
    async with node_on(database_url, clock, cache_size=CACHE_SIZE) as node:
        yield node


async def test_the_longest_unused_matches_are_forgotten_and_read_again(small_node: Node) -> None:
    node = small_node
    match_ids = [await set_table(node, OPEN, OPEN) for _ in range(15)]
    assert len(node.matches.cache.matches) <= CACHE_SIZE
    assert match_ids[0] not in node.matches.cache.matches
    for match_id in match_ids:
        await node.play(match_id)
        assert sum(isinstance(row.entry, TurnPlayed) for row in await node.log(match_id)) == 1


async def test_a_match_that_is_used_again_is_not_the_next_to_be_forgotten(small_node: Node) -> None:
    node = small_node
    used, unused, *_ = [await set_table(node, OPEN, OPEN) for _ in range(CACHE_SIZE)]
    await node.match(used)
    await set_table(node, OPEN, OPEN)
    assert used in node.matches.cache.matches
    assert unused not in node.matches.cache.matches


async def test_finished_matches_that_nobody_looks_at_leave_the_memory_first(
    database_url: str, clock: FakeClock
) -> None:
    async with node_on(database_url, clock, cache_size=200) as node:
        running = await set_table(node, OPEN, OPEN)
        followed, *finished = [await _finished(node) for _ in range(10)]
        with (await node.matches.load(followed)).pinned():
            for _ in range(4):
                await set_table(node, OPEN, OPEN)
            remembered = node.matches.cache.matches
            assert {running, followed} <= remembered.keys()
            assert [match_id for match_id in finished if match_id in remembered] == finished[-2:]
        assert (await node.match(finished[0])).status is Status.OVER


async def _finished(node: Node) -> str:
    match_id = await set_table(node, OPEN, OPEN)
    await node.matches.act(match_id, lambda match, _: actions.resign(match, ANNA, 0), ANNA)
    return match_id


async def test_a_match_that_somebody_waits_for_is_not_forgotten(small_node: Node) -> None:
    node = small_node
    followed = await set_table(node, OPEN, OPEN)
    seq = (await node.match(followed)).seq
    follower = asyncio.create_task(node.matches.wait_for_rows(followed, seq, TIMEOUT_S))
    await asyncio.sleep(0)
    for _ in range(15):
        await set_table(node, OPEN, OPEN)
    await node.say(followed, ANNA, "still there?")
    assert len(await follower) == 1


async def test_whoever_waits_to_write_while_the_match_is_forgotten_writes_for_the_new_followers(
    node: Node,
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    old = await node.matches.load(match_id)
    async with old.lock:
        saying = asyncio.create_task(node.say(match_id, ANNA, "hello"))
        for _ in range(3):
            await asyncio.sleep(0)
        node.matches.cache.forget(match_id)
        assert await node.matches.load(match_id) is not old
        follower = asyncio.create_task(node.matches.wait_for_rows(match_id, old.match.seq, TIMEOUT_S))
    await saying
    assert len(await follower) == 1


async def test_a_match_is_read_once_for_all_who_ask(database_url: str, clock: FakeClock) -> None:
    async with node_on(database_url, clock) as before:
        match_id = await set_table(before, OPEN, OPEN)
    store = CountedReads(database_url)
    async with node_on(store, clock) as node:
        found = await asyncio.gather(*(node.matches.load(match_id) for _ in range(10)))
    assert store.read == [match_id]
    assert all(cached is found[0] for cached in found)


async def test_whoever_waits_in_vain_hears_nothing(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    seq = (await node.match(match_id)).seq
    assert await node.matches.wait_for_rows(match_id, seq, timeout_s=0) == []
    assert await node.matches.wait_for_rows(match_id, seq, timeout_s=0.01) == []
    assert await node.matches.wait_for_rows(match_id, seq + 100, timeout_s=0) == []
    assert len(await node.matches.wait_for_rows(match_id, 0, TIMEOUT_S)) == seq


async def test_every_follower_hears_every_row_once(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    first = (await node.match(match_id)).seq

    async def follow() -> list[int]:
        seen = [first]
        while seen[-1] < first + 20:
            seen += [row.seq for row in await node.matches.wait_for_rows(match_id, seen[-1], TIMEOUT_S)]
        return seen

    followers = [asyncio.create_task(follow()) for _ in range(20)]
    for number in range(20):
        await node.say(match_id, ANNA, f"line {number}")
    for follower in followers:
        assert await follower == list(range(first, first + 21))


async def test_nobody_waits_for_a_node_that_closes(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    seq = (await node.match(match_id)).seq
    followers = [asyncio.create_task(node.matches.wait_for_rows(match_id, seq, TIMEOUT_S)) for _ in range(3)]
    await asyncio.sleep(0)
    node.matches.close()
    async with asyncio.timeout(5):
        assert [await follower for follower in followers] == [[], [], []]
        assert await node.matches.wait_for_rows(match_id, seq, TIMEOUT_S) == []


async def test_a_follower_who_goes_away_leaves_nothing_behind(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    cached = await node.matches.load(match_id)
    there = len(asyncio.all_tasks())
    followers = [
        asyncio.create_task(node.matches.wait_for_rows(match_id, cached.match.seq, TIMEOUT_S))
        for _ in range(5)
    ]
    await asyncio.sleep(0)
    for follower in followers:
        follower.cancel()
    await asyncio.gather(*followers, return_exceptions=True)
    assert cached.pins == 0
    assert len(asyncio.all_tasks()) == there
