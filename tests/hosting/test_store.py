"""Writing to the log: durably, each row once, many matches in one transaction."""

from __future__ import annotations

import asyncio
import threading

import pytest
from msgspec import json
from sqlalchemy import text

from cafe.hosting.log_store import Write
from cafe.hosting.matches import index_entry
from cafe.hosting.storage import writer
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.timeouts import DatabaseTimeouts
from cafe.hosting.write_errors import Conflict, DatabaseAway, OutcomeUnknown
from cafe.match.codec import tagged
from cafe.match.entries import Row, Said, TurnPlayed
from cafe.match.opening import first_entries
from cafe.match.summary import summary as summary_of
from tests.match.in_memory_match import ANNA, BEN, OPEN, PACE_MS, opening_of

from .nodes import FakeClock, Node, node_on, set_table
from .stores import CountedCommits, LostBatches

pytestmark = pytest.mark.anyio
TIMEOUT_S = 30.0


async def test_a_row_that_is_there_is_not_written_again(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match, rows = await node.match(match_id), await node.log(match_id)
    again = (Row(match.seq, 1, Said(BEN, 1, "Ben", "me too")),)
    with pytest.raises(Conflict):
        await node.store.append(Write(match_id, again, index_entry(match, again, PACE_MS)))
    assert await node.log(match_id) == rows


async def test_one_failing_write_of_a_group_does_not_hurt_the_others(node: Node) -> None:
    matches = [await set_table(node, OPEN, OPEN) for _ in range(5)]
    match = await node.match(matches[0])
    taken = (Row(1, 1, Said(BEN, 1, "Ben", "first!")),)
    conflict = node.store.append(Write(matches[0], taken, index_entry(match, taken, PACE_MS)))
    done = await asyncio.gather(
        *(node.play(match_id) for match_id in matches[:3]),
        conflict,
        *(node.play(match_id) for match_id in matches[3:]),
        return_exceptions=True,
    )
    assert [isinstance(outcome, Conflict) for outcome in done] == [False, False, False, True, False, False]
    for match_id in matches:
        turns = [row for row in await node.log(match_id) if isinstance(row.entry, TurnPlayed)]
        assert len(turns) == 1


async def test_a_store_closes_although_a_write_never_ends(
    sqlite_url: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = threading.Event(), threading.Event()

    def hang(*_: object) -> None:
        begun.set()
        goes_on.wait()

    store = Store(sqlite_url, timeouts=DatabaseTimeouts(close_s=0.05))
    try:
        async with asyncio.timeout(TIMEOUT_S), node_on(store, clock) as node:
            match_id = await set_table(node, OPEN, OPEN)
            monkeypatch.setattr(writer, "write_to_sqlite", hang)
            saying = asyncio.create_task(node.say(match_id, ANNA, "hello"))
            await asyncio.to_thread(begun.wait)
    finally:
        goes_on.set()
    [failure] = await asyncio.gather(saying, return_exceptions=True)
    assert isinstance(failure, DatabaseAway | OutcomeUnknown)


async def test_waiting_writes_share_a_transaction(database_url: str, clock: FakeClock) -> None:
    store = CountedCommits(database_url)
    async with node_on(store, clock) as node:
        matches = [await set_table(node, OPEN, OPEN) for _ in range(8)]
        before = store.commits
        await asyncio.gather(*(node.play(match_id) for match_id in matches))
    assert store.commits - before < len(matches)


async def test_a_batch_of_unknown_outcome_is_settled_by_the_log(database_url: str, clock: FakeClock) -> None:
    """A whole batch is committed, and its answer lost: everybody hears that they have played, once."""
    store = LostBatches(database_url)
    async with node_on(store, clock) as node:
        match_ids = [await set_table(node, OPEN, OPEN) for _ in range(6)]
        played = await asyncio.gather(*(node.play(match_id) for match_id in match_ids))
        assert store.lost
        for match_id, rows in zip(match_ids, played, strict=True):
            turns = [row for row in await node.log(match_id) if isinstance(row.entry, TurnPlayed)]
            assert turns == [row for row in rows if isinstance(row.entry, TurnPlayed)]


async def test_a_killed_connection_neither_loses_nor_doubles_a_write(nodes: tuple[Node, Node]) -> None:
    """The pool's connections are ended by the server, as in a fail-over; writes go on on new ones."""
    here, there = nodes
    match_id = await set_table(here, OPEN, OPEN)
    end_the_others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    for number in range(10):
        saying = asyncio.create_task(here.say(match_id, ANNA, f"line {number}", key=f"k{number}"))
        for _ in range(number * 3):
            await asyncio.sleep(0)
        async with there.store.engine.connect() as connection:
            await connection.execute(end_the_others)
        await saying
    said = [row.entry.text for row in await there.log(match_id) if isinstance(row.entry, Said)]
    assert said == [f"line {number}" for number in range(10)]


async def test_on_sqlite_writers_take_turns(sqlite_url: str, clock: FakeClock) -> None:
    async with node_on(sqlite_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        async with node.store.begin() as connection:
            await connection.exec_driver_sql("UPDATE matches SET leased_until = 1")
            saying = asyncio.create_task(node.say(match_id, ANNA, "after you"))
            await asyncio.sleep(0.05)
            assert not saying.done()
        assert (await saying).chat


async def test_any_text_comes_back_from_the_log(node: Node) -> None:
    odd = 'café \N{HOT BEVERAGE} "quoted" \\u0000 \0 \x1f back\\slash {"a": [1]}'
    match_id = await set_table(node, OPEN, OPEN)
    await node.say(match_id, ANNA, odd)
    [said] = [row.entry for row in await node.log(match_id) if isinstance(row.entry, Said)]
    assert said.text == odd


async def test_an_entry_is_stored_as_the_json_it_is(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    await node.say(match_id, ANNA, 'a "quoted" \\ \0 word')
    await node.play(match_id)
    async with node.store.engine.connect() as connection:
        entries = await connection.scalars(text("SELECT entry FROM log ORDER BY position"))
        [summary] = await connection.scalars(text("SELECT summary FROM matches"))
    expected = [json.encode(tagged(row.entry)).decode() for row in await node.log(match_id)]
    assert entries.all() == expected
    assert summary == json.encode(summary_of(await node.match(match_id))).decode()


async def test_a_match_of_any_length_is_written_at_once(node: Node) -> None:
    said = [Said(ANNA, 0, "Anna", f"line {number}") for number in range(2_500)]
    opened = first_entries(opening_of(OPEN, OPEN), "sealed")
    await node.matches.record("long", [*opened, *said], ANNA)
    assert [row.entry for row in await node.log("long")] == [*opened, *said]
