"""A clock that jumps or is wrong: nothing of it is written into matches, and nobody stands still."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from cafe.hosting.due_matches import LEASE_MS, Busy
from cafe.hosting.storage.leases import Leases
from cafe.hosting.storage.schema import matches
from cafe.hosting.wall_clock import NS_PER_MS, WallClock
from cafe.match.clock import MAX_SKEW_MS, SECOND_MS, Clock, ClockKind
from cafe.match.entries import TimeRanOut, TurnPlayed
from tests.match.in_memory_match import BOT, MORNING, OPEN, PACE_MS

from .nodes import FakeClock, Node, node_on, set_table
from .test_wall_clock import Machine

pytestmark = pytest.mark.anyio
HOUR_MS = 3_600 * SECOND_MS


@pytest.mark.parametrize("by_ms", [HOUR_MS, -HOUR_MS])
async def test_a_jump_of_an_hour_for_three_seconds_neither_stops_bots_nor_ends_turns(
    database_url: str, by_ms: int
) -> None:
    machine = Machine()
    clock = WallClock(lambda: machine.system_ns, lambda: machine.steady_ns)
    async with node_on(database_url, clock) as node:
        people = await set_table(node, OPEN, OPEN, clock=Clock(ClockKind.MOVE, seconds=60))
        bots = await set_table(node, BOT, BOT)
        machine.jump(by_ms)
        for _ in range(3):
            machine.run(SECOND_MS)
            await node.run_due()
        machine.jump(-by_ms)
        for _ in range(4):
            machine.run(PACE_MS)
            await node.run_due()
        played = [row for row in await node.log(bots) if isinstance(row.entry, TurnPlayed)]
        assert len(played) >= 4, "they played on at their pace"
        logged = [*await node.log(bots), *await node.log(people)]
        assert all(MORNING <= row.at <= machine.system_ns // NS_PER_MS for row in logged)
        assert not any(isinstance(row.entry, TimeRanOut) for row in logged)


async def test_one_row_from_the_future_does_not_freeze_the_bots(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, BOT, BOT)
    clock.run(HOUR_MS)
    assert await node.run_due() == 0, "nobody looks for so long"
    await watch(node, match_id, clock())
    assert await node.run_due() == 1, "written by a node that is an hour ahead"
    clock.run(-HOUR_MS)
    assert await node.run_due() == 0
    for expected in range(1, 4):
        await node.scheduler.check_clocks()
        assert await node.run_due() == 1
        assert (await node.log(match_id))[-1].at == clock()
        clock.run(PACE_MS)
        assert len([row for row in await node.log(match_id) if row.at < MORNING + HOUR_MS]) >= expected


async def test_a_node_that_starts_with_a_clock_far_behind_lets_no_time_go_back(
    node: Node, clock: FakeClock
) -> None:
    bots, people = await set_table(node, BOT, BOT), await set_table(node, OPEN, OPEN)
    clock.run(-10_000 * HOUR_MS)
    await node.scheduler.check_clocks()
    assert await node.run_due() == 0, "it is the node's clock that is wrong"
    await node.play(people)
    assert {row.at for row in [*await node.log(bots), *await node.log(people)]} == {MORNING}


async def test_clocks_that_differ_a_little_let_no_time_go_back_in_a_log(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    match_id = await set_table(nodes[0], OPEN, OPEN)
    clock.run(MAX_SKEW_MS)
    await nodes[0].play(match_id)
    clock.run(-MAX_SKEW_MS)
    await nodes[1].play(match_id)
    times = [row.at for row in await nodes[0].log(match_id)]
    assert times == sorted(times)


async def test_a_lease_of_a_node_whose_clock_is_far_ahead_keeps_nobody_off(
    node: Node, clock: FakeClock
) -> None:
    match_id = await set_table(node, BOT, BOT)
    clock.run(PACE_MS)
    leases = Leases(node.store)
    async with node.store.begin() as connection:
        await connection.execute(update(matches).values(leased_until=clock() + HOUR_MS + LEASE_MS))
    assert [match.id for match in await leases.due(clock(), Busy())] == [match_id]
    assert await node.run_due() == 1


async def test_a_lease_of_a_node_whose_clock_is_a_little_ahead_holds(node: Node, clock: FakeClock) -> None:
    await set_table(node, BOT, BOT)
    clock.run(PACE_MS)
    async with node.store.begin() as connection:
        await connection.execute(update(matches).values(leased_until=clock() + MAX_SKEW_MS + LEASE_MS))
    assert await node.run_due() == 0


async def test_a_node_agrees_with_the_clock_of_its_postgresql(postgres_url: str) -> None:
    wrong = Machine()
    clock = WallClock(lambda: wrong.system_ns, lambda: wrong.steady_ns)
    async with node_on(postgres_url, clock) as node:
        node.scheduler._agree_with = clock.agree_with
        await node.scheduler.check_clocks()
        reference_ms = await Leases(node.store).database_now()
    assert reference_ms is not None
    assert abs(clock() - reference_ms) <= MAX_SKEW_MS


async def test_sqlite_has_no_clock_of_its_own(sqlite_url: str, clock: FakeClock) -> None:
    async with node_on(sqlite_url, clock) as node:
        assert await Leases(node.store).database_now() is None
        await node.scheduler.check_clocks()
        assert clock() == MORNING


async def watch(node: Node, match_id: str, now: int) -> None:
    async with node.store.begin() as connection:
        await connection.execute(update(matches).where(matches.c.id == match_id).values(watched_at=now))
        assert await connection.scalar(select(matches.c.watched_at)) == now
