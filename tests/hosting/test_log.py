"""The log is the truth: each row is written once, and everything is folded from it."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import json
from sqlalchemy import text

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.matches import index_entry
from cafe.hosting.storage.errors import Conflict, OutcomeUnknown
from cafe.hosting.storage.writes import Write
from cafe.match import actions
from cafe.match.codec import tagged
from cafe.match.entries import MatchStarted, Row, Said, TurnPlayed
from cafe.match.opening import first_entries
from cafe.match.state import Status, fold_log
from cafe.match.summary import summary as summary_of

from .nodes import ANNA, BEN, BOT, OPEN, PACE, Hourglass, Node, node_on, opening_of, set_table
from .stores import CountedCommits, LostAnswers, LostBatches, Outage

pytestmark = pytest.mark.anyio


async def test_rows_are_numbered_without_gap(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for _ in range(6):
        await node.play(match_id)
    rows = await node.log(match_id)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert fold_log(match_id, rows) == await node.match(match_id)


async def test_a_row_that_is_there_is_not_written_again(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match, rows = await node.match(match_id), await node.log(match_id)
    again = (Row(match.seq, 1, Said(BEN, 1, "Ben", "me too")),)
    with pytest.raises(Conflict):
        await node.store.append(Write(match_id, again, index_entry(match, again, PACE)))
    assert await node.log(match_id) == rows


async def test_one_failing_write_of_a_group_does_not_hurt_the_others(node: Node) -> None:
    matches = [await set_table(node, OPEN, OPEN) for _ in range(5)]
    match = await node.match(matches[0])
    taken = (Row(1, 1, Said(BEN, 1, "Ben", "first!")),)
    conflict = node.store.append(Write(matches[0], taken, index_entry(match, taken, PACE)))
    done = await asyncio.gather(
        *(node.play(match_id) for match_id in matches[:3]),
        conflict,
        *(node.play(match_id) for match_id in matches[3:]),
        return_exceptions=True,
    )
    assert [isinstance(one, Conflict) for one in done] == [False, False, False, True, False, False]
    for match_id in matches:
        turns = [row for row in await node.log(match_id) if isinstance(row.entry, TurnPlayed)]
        assert len(turns) == 1


async def test_waiting_writes_share_a_transaction(database_url: str, clock: Hourglass) -> None:
    store = CountedCommits(database_url)
    async with node_on(store, clock) as node:
        matches = [await set_table(node, OPEN, OPEN) for _ in range(8)]
        before = store.commits
        await asyncio.gather(*(node.play(match_id) for match_id in matches))
    assert store.commits - before < len(matches)


async def test_a_new_node_reads_the_same_match(node: Node, database_url: str, clock: Hourglass) -> None:
    match_id = await set_table(node, OPEN, BOT, OPEN, edition="card")
    for _ in range(12):
        match = await node.match(match_id)
        if match.on_turn is not None and match.seats[match.on_turn].is_played_by_a_bot:
            clock.run(PACE)
            assert await node.rounds() == 1
        else:
            await node.play(match_id, key=str(match.seq))
    async with node_on(database_url, clock) as restarted:
        assert await restarted.match(match_id) == await node.match(match_id)
        assert (await restarted.matches.load(match_id)).rows == (await node.matches.load(match_id)).rows


async def test_two_nodes_that_write_the_same_match_end_with_the_same_history(
    nodes: tuple[Node, Node],
) -> None:
    match_id = await set_table(nodes[0], OPEN, OPEN)
    lines = [f"line {number}" for number in range(10)]
    await asyncio.gather(*(nodes[at % 2].say(match_id, ANNA, line) for at, line in enumerate(lines)))
    one, other = [await node.log(match_id) for node in nodes]
    said = [row.entry.text for row in one if isinstance(row.entry, Said)]
    assert one == other
    assert sorted(said) == sorted(lines)
    for node in nodes:
        await node.matches.resync()
        assert await node.match(match_id) == fold_log(match_id, one)


async def test_of_two_turns_at_once_from_two_nodes_one_is_played(nodes: tuple[Node, Node]) -> None:
    match_id = await set_table(nodes[0], OPEN, OPEN)
    await nodes[1].match(match_id)
    done = await asyncio.gather(*(node.play(match_id) for node in nodes), return_exceptions=True)
    refused = [one for one in done if isinstance(one, actions.Declined)]
    assert [one.code for one in refused] == ["not-your-turn"]
    turns = [row for row in await nodes[0].log(match_id) if isinstance(row.entry, TurnPlayed)]
    assert len(turns) == 1


async def test_a_node_does_not_refuse_because_of_what_it_has_not_heard(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    match = await here.matches.open_match(opening_of(OPEN, OPEN))
    await there.match(match.id)
    await here.join(match.id, ANNA)
    await here.join(match.id, BEN)
    started = await there.start(match.id)
    assert started.status is Status.RUNNING


async def test_whoever_has_seen_more_than_a_node_hears_no_less(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    match_id = await set_table(here, OPEN, OPEN)
    await there.match(match_id)
    said = await here.say(match_id, ANNA, "hello")
    assert (await there.matches.load(match_id)).match.seq == said.seq - 1
    assert (await there.matches.load(match_id, at_least=said.seq)).match == said


async def test_a_match_that_nobody_opened_is_not_there(node: Node) -> None:
    with pytest.raises(NoSuchMatch):
        await node.matches.load("nowhere")
    with pytest.raises(NoSuchMatch):
        await node.matches.load("nowhere")


async def test_whoever_goes_away_while_being_served_has_still_acted(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    follower = asyncio.create_task(node.matches.wait_for_rows(match_id, (await node.match(match_id)).seq, 20))
    await asyncio.sleep(0)
    player = asyncio.create_task(node.play(match_id))
    for _ in range(4):
        await asyncio.sleep(0)
    player.cancel()
    with pytest.raises(asyncio.CancelledError):
        await player
    heard = await follower
    assert [type(row.entry) for row in heard] == [TurnPlayed]
    assert heard == (await node.log(match_id))[-1:]


@pytest.mark.parametrize("losses", [1, 2])
async def test_an_append_of_unknown_outcome_is_settled_by_the_log(
    database_url: str, clock: Hourglass, losses: int
) -> None:
    """The connection is lost after the commit: nobody plays twice, and nobody is told that they failed."""
    store = LostAnswers(database_url)
    async with node_on(store, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        store.losses = losses
        rows = await node.play(match_id)
        log = await node.log(match_id)
        assert log[-len(rows) :] == rows
        assert sum(isinstance(row.entry, TurnPlayed) for row in log) == 1
        assert await node.match(match_id) == fold_log(match_id, log)
        store.losses = losses
        opened = await node.matches.open_match(opening_of(OPEN, OPEN))
        assert (await node.log(opened.id))[0].entry == opened.opened


async def test_a_batch_of_unknown_outcome_is_settled_by_the_log(database_url: str, clock: Hourglass) -> None:
    """A whole batch is committed, and its answer lost: everybody hears that they have played, once."""
    store = LostBatches(database_url)
    async with node_on(store, clock) as node:
        match_ids = [await set_table(node, OPEN, OPEN) for _ in range(6)]
        played = await asyncio.gather(*(node.play(match_id) for match_id in match_ids))
        assert store.lost
        for match_id, rows in zip(match_ids, played, strict=True):
            turns = [row for row in await node.log(match_id) if isinstance(row.entry, TurnPlayed)]
            assert turns == [row for row in rows if isinstance(row.entry, TurnPlayed)]


async def test_a_database_that_does_not_come_back_is_reported_and_the_retry_plays_once(
    database_url: str, clock: Hourglass
) -> None:
    store = Outage(database_url)
    async with node_on(store, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        store.is_down = True
        with pytest.raises(OutcomeUnknown):
            await node.play(match_id, key="k")
        store.is_down = False
        rows = await node.play(match_id, key="k")
        assert sum(isinstance(row.entry, TurnPlayed) for row in await node.log(match_id)) == 1
        assert rows[0].key == "k"


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


async def test_on_sqlite_writers_take_turns(sqlite_url: str, clock: Hourglass) -> None:
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


async def test_the_log_begins_with_the_opening_and_the_start_names_who_begins(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    started = [row.entry for row in await node.log(match_id) if isinstance(row.entry, MatchStarted)]
    match = await node.match(match_id)
    assert started == [MatchStarted(match.dealt.first)]
    assert match.on_turn == match.dealt.first
