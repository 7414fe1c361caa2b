"""The log is the truth: what a node holds is folded from it, and nodes agree."""

from __future__ import annotations

import asyncio

import pytest

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.write_errors import OutcomeUnknown
from cafe.match import actions
from cafe.match.clock import SECOND_MS, Clock, ClockKind
from cafe.match.entries import MatchStarted, Said, TurnPlayed
from cafe.match.state import Status, fold_log
from tests.match.in_memory_match import ANNA, BEN, BOT, OPEN, PACE_MS, opening_of

from .nodes import FakeClock, Node, node_on, set_table
from .stores import LostAnswers, Outage

pytestmark = pytest.mark.anyio


async def test_rows_are_numbered_without_gap(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for _ in range(6):
        await node.play(match_id)
    rows = await node.log(match_id)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert fold_log(match_id, rows) == await node.match(match_id)


async def test_a_new_node_reads_the_same_match(node: Node, database_url: str, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, BOT, OPEN, edition="card")
    for _ in range(12):
        match = await node.match(match_id)
        if match.on_turn is not None and match.seats[match.on_turn].is_played_by_a_bot:
            clock.run(PACE_MS)
            assert await node.run_due() == 1
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
    here, there = [await node.log(match_id) for node in nodes]
    said = [row.entry.text for row in here if isinstance(row.entry, Said)]
    assert here == there
    assert sorted(said) == sorted(lines)
    for node in nodes:
        await node.matches.resync()
        assert await node.match(match_id) == fold_log(match_id, here)


async def test_of_two_turns_at_once_from_two_nodes_one_is_played(nodes: tuple[Node, Node]) -> None:
    match_id = await set_table(nodes[0], OPEN, OPEN)
    await nodes[1].match(match_id)
    done = await asyncio.gather(*(node.play(match_id) for node in nodes), return_exceptions=True)
    refused = [outcome for outcome in done if isinstance(outcome, actions.Declined)]
    assert [outcome.code for outcome in refused] == ["not-your-turn"]
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
    database_url: str, clock: FakeClock, losses: int
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


async def test_a_database_that_does_not_come_back_is_reported_and_the_retry_plays_once(
    database_url: str, clock: FakeClock
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


async def test_the_log_begins_with_the_opening_and_the_start_names_who_begins(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    started = [row.entry for row in await node.log(match_id) if isinstance(row.entry, MatchStarted)]
    match = await node.match(match_id)
    assert started == [MatchStarted(match.dealt.first)]
    assert match.on_turn == match.dealt.first


async def test_time_does_not_go_back_where_the_clocks_of_nodes_differ(postgres_url: str) -> None:
    early, late = FakeClock(), FakeClock()
    late.run(5 * SECOND_MS)
    bank = Clock(ClockKind.BANK, seconds=60, increment=5)
    async with node_on(postgres_url, late) as ahead, node_on(postgres_url, early) as behind:
        match_id = await set_table(ahead, OPEN, OPEN, clock=bank)
        await behind.play(match_id)
        times = [row.at for row in await ahead.log(match_id)]
    assert times == sorted(times)
