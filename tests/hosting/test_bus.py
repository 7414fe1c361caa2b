"""What one node writes, the others hear; and what they missed is in the log."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from cafe.hosting.announcements import Announcements
from cafe.hosting.cache import ROWS_AT_ONCE
from cafe.match.entries import Row, Said
from cafe.match.state import Match
from tests.match.in_memory_match import ANNA, BEN, OPEN

from .nodes import FakeClock, Node, hearing, node_on, set_table
from .stores import CountedReads, FailingReads, SlowReads

pytestmark = pytest.mark.anyio
TIMEOUT_S = 20.0
END_THE_LISTENER = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
)


async def up_to(node: Node, match_id: str, seq: int) -> Match:
    async with asyncio.timeout(TIMEOUT_S):
        while (match := await node.match(match_id)).seq < seq:
            await node.matches.wait_for_rows(match_id, match.seq, TIMEOUT_S)
    return match


async def test_a_follower_hears_what_another_node_wrote(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    async with hearing(there):
        match_id = await set_table(here, OPEN, OPEN)
        before = await there.match(match_id)
        follower = asyncio.create_task(there.matches.wait_for_rows(match_id, before.seq, TIMEOUT_S))
        await here.say(match_id, ANNA, "hello")
        [row] = await follower
    assert row == (await here.log(match_id))[-1]


async def test_nodes_that_play_together_end_with_the_same_match(nodes: tuple[Node, Node]) -> None:
    async with hearing(nodes[0]), hearing(nodes[1]):
        match_id = await set_table(nodes[0], OPEN, OPEN)
        for number in range(10):
            node = nodes[number % 2]
            await up_to(node, match_id, (await nodes[1 - number % 2].match(match_id)).seq)
            await node.play(match_id)
        last = await nodes[1].match(match_id)
        assert await up_to(nodes[0], match_id, last.seq) == last


async def test_a_lost_connection_is_reconnected_and_the_gap_is_read(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    async with hearing(there) as bus:
        match_id = await set_table(here, OPEN, OPEN)
        before = await there.match(match_id)
        follower = asyncio.create_task(there.matches.wait_for_rows(match_id, before.seq, TIMEOUT_S))
        async with here.store.engine.begin() as connection:
            await connection.execute(END_THE_LISTENER)
        await here.say(match_id, ANNA, "in the gap")
        assert texts(await follower) == ["in the gap"]
        await bus.listening.wait()
        await here.say(match_id, BEN, "after it")
        await up_to(there, match_id, before.seq + 2)
    assert texts((await there.matches.load(match_id)).rows) == ["in the gap", "after it"]


async def test_the_bus_goes_on_after_an_error_while_reading(postgres_url: str, clock: FakeClock) -> None:
    """The pool's connections die with the listener's: reading the gap may fail at first."""
    store = FailingReads(postgres_url)
    async with node_on(postgres_url, clock) as here, node_on(store, clock) as there, hearing(there):
        match_id = await set_table(here, OPEN, OPEN)
        before = await there.match(match_id)
        store.failures = 1
        await here.say(match_id, ANNA, "hello")
        assert texts(list((await up_to(there, match_id, before.seq + 1)).chat)) == ["hello"]
    assert store.failures == 0


async def test_a_notification_is_not_lost_while_the_connection_is_checked(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    async with hearing(there, quiet_s=0.001):
        match_id = await set_table(here, OPEN, OPEN)
        before = await there.match(match_id)
        for number in range(20):
            await here.say(match_id, ANNA, f"line {number}")
            await up_to(there, match_id, before.seq + number + 1)


async def test_a_notification_that_comes_while_a_match_is_being_read_is_not_lost(
    postgres_url: str, clock: FakeClock
) -> None:
    store = SlowReads(postgres_url)
    async with node_on(postgres_url, clock) as here, node_on(store, clock) as there:
        match_id = await set_table(here, OPEN, OPEN)
        reading = asyncio.create_task(there.match(match_id))
        await store.has_read.wait()
        said = await here.say(match_id, ANNA, "hello")
        catching_up = asyncio.create_task(there.matches.catch_up_with({match_id: said.seq}))
        await asyncio.sleep(0)
        store.may_go_on.set()
        await asyncio.gather(reading, catching_up)
        assert (await there.match(match_id)).seq == said.seq


async def test_a_node_does_not_read_what_it_wrote_itself(postgres_url: str, clock: FakeClock) -> None:
    store = CountedReads(postgres_url)
    async with node_on(store, clock) as here, node_on(postgres_url, clock) as there, hearing(here):
        mine, theirs = [await set_table(here, OPEN, OPEN) for _ in range(2)]
        await here.say(mine, ANNA, "hello")
        said = await there.say(theirs, ANNA, "hello")
        await up_to(here, theirs, said.seq)
    assert store.read == [theirs]


async def test_matches_that_are_announced_together_are_read_by_one_query(
    postgres_url: str, clock: FakeClock
) -> None:
    store = CountedReads(postgres_url)
    async with node_on(postgres_url, clock) as here, node_on(store, clock) as there:
        match_ids = [await set_table(here, OPEN, OPEN) for _ in range(5)]
        unread = await set_table(here, OPEN, OPEN)
        for match_id in match_ids:
            await there.match(match_id)
        store.read.clear()
        said = {
            match_id: await here.say(match_id, ANNA, f"at {match_id}") for match_id in [*match_ids, unread]
        }
        announcements = Announcements(there.matches)
        for match_id, match in said.items():
            announcements.add(match_id, match.seq)
        reading = asyncio.create_task(announcements.read_forever())
        for match_id in match_ids:
            heard = await up_to(there, match_id, said[match_id].seq)
            assert texts(list(heard.chat)) == [f"at {match_id}"]
        reading.cancel()
    assert store.read == ["+".join(sorted(match_ids))]


async def test_a_match_that_is_far_behind_is_read_alone(postgres_url: str, clock: FakeClock) -> None:
    store = CountedReads(postgres_url)
    async with node_on(postgres_url, clock) as here, node_on(store, clock) as there:
        match_ids = [await set_table(here, OPEN, OPEN) for _ in range(3)]
        before = {match_id: await there.match(match_id) for match_id in match_ids}
        store.read.clear()
        far, *near = match_ids
        lengths = {far: before[far].seq + ROWS_AT_ONCE + 1, **{one: before[one].seq + 1 for one in near}}
        await there.matches.catch_up_with(lengths)
    assert store.read == ["+".join(sorted(near)), far]


def texts(rows: list[Row]) -> list[str]:
    return [row.entry.text for row in rows if isinstance(row.entry, Said)]
