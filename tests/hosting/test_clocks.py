"""How much time a turn has, and what happens when it is over."""

from __future__ import annotations

import pytest

from cafe.match import actions
from cafe.match.clock import COUNTDOWN_MS, DAY_MS, MIN_AFTER_RETURN_MS, SECOND_MS, Clock, ClockKind
from cafe.match.entries import SeatTakenOver, TimeRanOut, TurnPlayed
from cafe.match.state import Match

from .nodes import OPEN, PACE, Hourglass, Node, node_on, set_table

pytestmark = pytest.mark.anyio
PER_MOVE = Clock(ClockKind.MOVE, seconds=20)
BANK = Clock(ClockKind.BANK, seconds=60, increment=5)
DAYS = Clock(ClockKind.DAYS, days=2)


def on_turn(match: Match) -> tuple[int, str]:
    assert match.on_turn is not None
    person = match.seats[match.on_turn].person
    assert person is not None
    return match.on_turn, person


async def test_without_a_clock_nothing_is_ever_due(node: Node, clock: Hourglass) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    clock.run(400 * DAY_MS)
    assert (await node.match(match_id)).deadline() is None
    assert await node.rounds() == 0


@pytest.mark.parametrize(
    ("kind", "time"), [(PER_MOVE, 20 * SECOND_MS), (DAYS, 2 * DAY_MS), (BANK, 60 * SECOND_MS)]
)
async def test_a_turn_has_its_time_and_not_a_millisecond_more(
    node: Node, clock: Hourglass, kind: Clock, time: int
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=kind)
    seat, _ = on_turn(await node.match(match_id))
    clock.run(time - 1)
    assert await node.rounds() == 0
    clock.run(1)
    assert await node.rounds() == 1
    assert (await node.log(match_id))[-1].entry == TimeRanOut(seat, clock.at + COUNTDOWN_MS)


@pytest.mark.parametrize("kind", [PER_MOVE, DAYS])
async def test_the_next_turn_has_its_full_time_again(node: Node, clock: Hourglass, kind: Clock) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=kind)
    clock.run(15 * SECOND_MS)
    await node.play(match_id)
    match = await node.match(match_id)
    assert match.deadline() == clock.at + (kind.time_limit_ms(0) or 0)


async def test_a_bank_shrinks_by_what_was_used_and_grows_by_the_increment(
    node: Node, clock: Hourglass
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=BANK)
    seat, _ = on_turn(await node.match(match_id))
    clock.run(40 * SECOND_MS)
    await node.play(match_id)
    match = await node.match(match_id)
    assert match.seats[seat].bank_ms == (60 - 40 + 5) * SECOND_MS
    assert match.seats[1 - seat].bank_ms == 60 * SECOND_MS
    await node.play(match_id)
    assert (await node.match(match_id)).deadline() == clock.at + 25 * SECOND_MS


async def test_who_runs_out_of_time_is_taken_over_after_the_countdown_and_a_bot_plays(
    node: Node, clock: Hourglass
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    seat, _ = on_turn(await node.match(match_id))
    for wait in (20 * SECOND_MS, COUNTDOWN_MS, PACE):
        clock.run(wait)
        assert await node.rounds() == 1
    entries = [row.entry for row in (await node.log(match_id))[-3:]]
    assert [type(entry) for entry in entries] == [TimeRanOut, SeatTakenOver, TurnPlayed]
    assert isinstance(entries[-1], TurnPlayed)
    assert entries[-1].by_bot == actions.TAKEOVER_BOT
    match = await node.match(match_id)
    assert match.seats[seat].was_taken_over
    assert match.on_turn == 1 - seat


async def test_who_plays_during_the_countdown_keeps_his_seat(node: Node, clock: Hourglass) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    seat, _ = on_turn(await node.match(match_id))
    clock.run(20 * SECOND_MS)
    await node.rounds()
    clock.run(COUNTDOWN_MS - 1)
    await node.play(match_id)
    clock.run(1)
    await node.rounds()
    there = (await node.match(match_id)).seats[seat]
    assert (there.taken_over, there.was_taken_over, there.takeover_at) == (False, False, None)


async def test_the_owner_takes_his_seat_back_and_has_time_to_look_around(
    node: Node, clock: Hourglass
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=BANK)
    seat, person = on_turn(await node.match(match_id))
    for wait in (60 * SECOND_MS, COUNTDOWN_MS):
        clock.run(wait)
        await node.rounds()
    match, _ = await node.matches.act(match_id, lambda one, _: actions.take_back(one, person, seat), person)
    assert not match.seats[seat].is_played_by_a_bot
    assert match.seats[seat].was_taken_over, "it stays marked in the result"
    assert match.deadline() == clock.at + MIN_AFTER_RETURN_MS
    clock.run(PACE)
    assert await node.rounds() == 0, "the bot is gone"
    await node.play(match_id)


async def test_getting_up_and_sitting_down_again_gains_no_time(node: Node, clock: Hourglass) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    before = await node.match(match_id)
    seat, person = on_turn(before)
    clock.run(10 * SECOND_MS)
    await node.matches.act(match_id, lambda one, at: actions.leave(one, person, seat, at), person)
    clock.run(5 * SECOND_MS)
    match, _ = await node.matches.act(match_id, lambda one, _: actions.take_back(one, person, seat), person)
    assert match.deadline() == before.deadline()


async def test_who_ran_out_of_time_cannot_stop_the_countdown_but_by_playing(
    node: Node, clock: Hourglass
) -> None:
    match_id = await set_table(node, OPEN, OPEN, clock=PER_MOVE)
    seat, person = on_turn(await node.match(match_id))
    clock.run(20 * SECOND_MS)
    await node.rounds()
    for decide in (
        lambda one, _: actions.take_back(one, person, seat),
        lambda one, at: actions.leave(one, person, seat, at),
    ):
        with pytest.raises(actions.Declined):
            await node.matches.act(match_id, decide, person)
    clock.run(COUNTDOWN_MS)
    await node.rounds()
    assert (await node.match(match_id)).seats[seat].taken_over


@pytest.mark.parametrize("kind", [PER_MOVE, BANK, DAYS])
async def test_clocks_go_on_while_the_house_is_closed(
    database_url: str, clock: Hourglass, kind: Clock
) -> None:
    async with node_on(database_url, clock) as before:
        match_id = await set_table(before, OPEN, OPEN, clock=kind)
        deadline = (await before.match(match_id)).deadline()
    assert deadline is not None
    clock.at = deadline - 1
    async with node_on(database_url, clock) as after:
        assert (await after.match(match_id)).deadline() == deadline
        assert await after.rounds() == 0
        clock.run(1)
        assert await after.rounds() == 1
        assert isinstance((await after.log(match_id))[-1].entry, TimeRanOut)


async def test_a_countdown_goes_on_after_a_restart(database_url: str, clock: Hourglass) -> None:
    async with node_on(database_url, clock) as before:
        match_id = await set_table(before, OPEN, OPEN, clock=PER_MOVE)
        clock.run(20 * SECOND_MS)
        await before.rounds()
    clock.run(COUNTDOWN_MS)
    async with node_on(database_url, clock) as after:
        assert await after.rounds() == 1
        assert isinstance((await after.log(match_id))[-1].entry, SeatTakenOver)


async def test_time_does_not_go_back_where_the_clocks_of_nodes_differ(postgres_url: str) -> None:
    early, late = Hourglass(), Hourglass()
    late.run(5 * SECOND_MS)
    async with node_on(postgres_url, late) as ahead, node_on(postgres_url, early) as behind:
        match_id = await set_table(ahead, OPEN, OPEN, clock=BANK)
        await behind.play(match_id)
        times = [row.at for row in await ahead.log(match_id)]
    assert times == sorted(times)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": ClockKind.NONE, "seconds": 5},
        {"kind": ClockKind.MOVE, "seconds": 4},
        {"kind": ClockKind.MOVE, "seconds": 10, "increment": 1},
        {"kind": ClockKind.BANK, "seconds": 9},
        {"kind": ClockKind.DAYS, "days": 0},
        {"kind": ClockKind.DAYS, "days": 31},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a clock of kind"):
        Clock(**wrong)  # type: ignore[arg-type]
