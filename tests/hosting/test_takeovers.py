"""When somebody's time is over or they leave: the countdown, and the bot that plays on for them."""

from __future__ import annotations

import pytest

from cafe.match import absence, actions
from cafe.match.clock import COUNTDOWN_MS, DAY_MS, MIN_AFTER_RETURN_MS, SECOND_MS, Clock, ClockKind
from cafe.match.entries import SeatTakenOver, TimeRanOut, TurnPlayed
from cafe.match.state import Match
from tests.match.in_memory_match import BEN, OPEN, PACE_MS

from .nodes import FakeClock, Node, node_on, set_table

pytestmark = pytest.mark.anyio
PER_MOVE = Clock(ClockKind.MOVE, seconds=20)
BANK = Clock(ClockKind.BANK, seconds=60, increment=5)
DAYS = Clock(ClockKind.DAYS, days=2)


def on_turn(match: Match) -> tuple[int, str]:
    assert match.on_turn is not None
    person = match.seats[match.on_turn].person
    assert person is not None
    return match.on_turn, person


async def test_without_a_clock_nothing_is_ever_due(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    clock.run(400 * DAY_MS)
    assert (await node.match(match_id)).deadline() is None
    assert await node.run_due() == 0


@pytest.mark.parametrize(
    ("kind", "limit_ms"), [(PER_MOVE, 20 * SECOND_MS), (DAYS, 2 * DAY_MS), (BANK, 60 * SECOND_MS)]
)
async def test_a_turn_has_its_time_and_not_a_millisecond_more(
    node: Node, clock: FakeClock, kind: Clock, limit_ms: int
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=kind)
    seat, _ = on_turn(await node.match(match_id))
    clock.run(limit_ms - 1)
    assert await node.run_due() == 0
    clock.run(1)
    assert await node.run_due() == 1
    assert (await node.log(match_id))[-1].entry == TimeRanOut(seat, clock.at + COUNTDOWN_MS)


async def test_whoever_runs_out_of_time_is_taken_over_after_the_countdown_and_a_bot_plays(
    node: Node, clock: FakeClock
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    seat, _ = on_turn(await node.match(match_id))
    for wait_ms in (20 * SECOND_MS, COUNTDOWN_MS, PACE_MS):
        clock.run(wait_ms)
        assert await node.run_due() == 1
    entries = [row.entry for row in (await node.log(match_id))[-3:]]
    assert [type(entry) for entry in entries] == [TimeRanOut, SeatTakenOver, TurnPlayed]
    assert isinstance(entries[-1], TurnPlayed)
    assert entries[-1].by_bot == actions.TAKEOVER_BOT
    match = await node.match(match_id)
    assert match.seats[seat].was_taken_over
    assert match.on_turn == 1 - seat


async def test_whoever_plays_during_the_countdown_keeps_their_seat(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    seat, _ = on_turn(await node.match(match_id))
    clock.run(20 * SECOND_MS)
    await node.run_due()
    clock.run(COUNTDOWN_MS - 1)
    await node.play(match_id)
    clock.run(1)
    await node.run_due()
    there = (await node.match(match_id)).seats[seat]
    assert (there.taken_over, there.was_taken_over, there.takeover_at) == (False, False, None)


async def test_a_countdown_that_was_not_stopped_ends_with_the_bot(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    seat, person = on_turn(await node.match(match_id))
    clock.run(20 * SECOND_MS)
    await node.run_due()
    with pytest.raises(actions.Declined):
        await node.matches.act(match_id, lambda match, at: absence.take_back(match, person, seat, at), person)
    clock.run(COUNTDOWN_MS)
    await node.run_due()
    assert (await node.match(match_id)).seats[seat].taken_over


async def test_the_bot_is_gone_when_the_owner_takes_their_seat_back(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=BANK)
    seat, person = on_turn(await node.match(match_id))
    for wait_ms in (60 * SECOND_MS, COUNTDOWN_MS):
        clock.run(wait_ms)
        await node.run_due()
    match, _ = await node.matches.act(
        match_id, lambda match, at: absence.take_back(match, person, seat, at), person
    )
    assert not match.seats[seat].is_played_by_a_bot
    assert match.seats[seat].was_taken_over, "it stays marked in the result"
    assert match.deadline() == clock.at + MIN_AFTER_RETURN_MS
    clock.run(PACE_MS)
    assert await node.run_due() == 0
    await node.play(match_id)


async def test_whoever_leaves_their_turn_is_replaced_at_once(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    seat, person = on_turn(await node.match(match_id))
    await node.matches.act(match_id, lambda match, at: actions.leave(match, person, seat, at), person)
    clock.run(PACE_MS)
    assert await node.run_due() == 1
    match = await node.match(match_id)
    assert match.on_turn == 1 - seat
    assert match.seats[seat].was_taken_over


async def test_when_one_of_three_resigns_a_bot_plays_on_for_the_others(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, OPEN, OPEN)
    await node.matches.act(match_id, lambda match, _: actions.resign(match, BEN, 1), BEN)
    for _ in range(6):
        match = await node.match(match_id)
        if match.on_turn == 1:
            clock.run(PACE_MS)
            assert await node.run_due() == 1
        else:
            await node.play(match_id)


@pytest.mark.parametrize("kind", [PER_MOVE, BANK, DAYS])
async def test_clocks_go_on_while_the_cafe_is_closed(
    database_url: str, clock: FakeClock, kind: Clock
) -> None:
    async with node_on(database_url, clock) as before:
        match_id = await set_table(before, OPEN, OPEN, clock=kind)
        deadline = (await before.match(match_id)).deadline()
    assert deadline is not None
    clock.at = deadline - 1
    async with node_on(database_url, clock) as after:
        assert (await after.match(match_id)).deadline() == deadline
        assert await after.run_due() == 0
        clock.run(1)
        assert await after.run_due() == 1
        assert isinstance((await after.log(match_id))[-1].entry, TimeRanOut)


async def test_a_countdown_goes_on_after_a_restart(database_url: str, clock: FakeClock) -> None:
    async with node_on(database_url, clock) as before:
        match_id = await set_table(before, OPEN, OPEN, clock=PER_MOVE)
        clock.run(20 * SECOND_MS)
        await before.run_due()
    clock.run(COUNTDOWN_MS)
    async with node_on(database_url, clock) as after:
        assert await after.run_due() == 1
        assert isinstance((await after.log(match_id))[-1].entry, SeatTakenOver)
