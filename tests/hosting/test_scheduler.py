"""The scheduler: what is due is done once, whichever node comes first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from sqlalchemy import select

from cafe.hosting.due_matches import LEASE_MS, RENEW_MS, Busy
from cafe.hosting.lane import Lane
from cafe.hosting.matches import now_ms
from cafe.hosting.scheduler import POLL_S
from cafe.hosting.storage.leases import Leases
from cafe.hosting.storage.schema import matches
from cafe.hosting.thinking.plan import Plan, Thinker, Thinkers
from cafe.match import absence, actions
from cafe.match.clock import SECOND_MS, Clock, ClockKind
from cafe.match.entries import TimeRanOut, TurnPlayed
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status
from cafe.rules import View, offers
from cafe.rules.moves import EndTurn
from tests.match.in_memory_match import ANNA, BOT, OPEN, PACE_MS

from .nodes import Earner, FakeClock, Node, node_on, set_table

pytestmark = pytest.mark.anyio


async def turns_of(node: Node, match_id: str) -> list[TurnPlayed]:
    return [row.entry for row in await node.log(match_id) if isinstance(row.entry, TurnPlayed)]


async def bots_only(node: Node, bots: int = 2) -> str:
    return await set_table(node, *[BOT] * bots)


async def test_a_bot_moves_by_itself_at_a_human_pace(node: Node, clock: FakeClock) -> None:
    match_id = await bots_only(node)
    clock.run(PACE_MS - 1)
    assert await node.run_due() == 0
    clock.run(1)
    assert await node.run_due() == 1
    assert [turn.by_bot for turn in await turns_of(node, match_id)] == ["earner"]
    assert await node.run_due() == 0, "the next one thinks as long"


async def test_whoever_is_in_a_hurry_lets_the_bot_move_at_once(node: Node) -> None:
    match_id = await bots_only(node)
    await node.scheduler.play_bot_now(match_id)
    assert len(await turns_of(node, match_id)) == 1


async def test_whoever_hurries_a_bot_that_is_being_claimed_is_no_trouble(
    node: Node, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await bots_only(node)
    clock.run(PACE_MS)
    hurried: list[asyncio.Task[None]] = []
    scheduler, leases = node.scheduler, node.scheduler._leases
    begin, act_on, claim = scheduler._begin, scheduler._act_on, leases.claim
    begun, has_claimed = asyncio.Event(), asyncio.Event()

    def begin_and_tell(*arguments: Any, **options: Any) -> Any:
        begun.set()
        return begin(*arguments, **options)

    async def act_once_it_is_claimed(*arguments: Any, **options: Any) -> Any:
        await has_claimed.wait()
        return await act_on(*arguments, **options)

    async def claim_while_somebody_hurries(*arguments: Any) -> Any:
        hurried.append(asyncio.create_task(scheduler.play_bot_now(match_id)))
        claimed = await claim(*arguments)
        await begun.wait()
        has_claimed.set()
        return claimed

    monkeypatch.setattr(scheduler, "_begin", begin_and_tell)
    monkeypatch.setattr(scheduler, "_act_on", act_once_it_is_claimed)
    monkeypatch.setattr(leases, "claim", claim_while_somebody_hurries)
    assert await node.run_due() == 0
    await hurried[0]
    assert len(await turns_of(node, match_id)) == 1


async def test_nobody_hurries_a_person(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    await node.scheduler.play_bot_now(match_id)
    assert await turns_of(node, match_id) == []


async def test_two_nodes_make_a_bots_turn_once(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    match_ids = [await bots_only(nodes[number % 2]) for number in range(10)]
    clock.run(PACE_MS)
    acts = 0
    while begun := sum(await asyncio.gather(*(node.run_due() for node in nodes))):
        acts += begun
    assert acts == len(match_ids), "no node takes what the other has claimed"
    for match_id in match_ids:
        assert len(await turns_of(nodes[0], match_id)) == 1


async def test_even_two_nodes_that_act_at_once_make_the_turn_once(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    match_id = await bots_only(nodes[0])
    for node in nodes:
        await node.match(match_id)
    await asyncio.gather(*(node.scheduler.play_bot_now(match_id) for node in nodes))
    assert len(await turns_of(nodes[0], match_id)) == 1


async def test_two_nodes_let_a_clock_run_out_once(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    clocked = Clock(ClockKind.MOVE, seconds=10)
    match_ids = [await set_table(nodes[0], OPEN, OPEN, clock=clocked) for _ in range(6)]
    clock.run(10 * SECOND_MS)
    while sum(await asyncio.gather(*(node.run_due() for node in nodes))):
        pass
    for match_id in match_ids:
        ran_out = [row for row in await nodes[1].log(match_id) if isinstance(row.entry, TimeRanOut)]
        assert len(ran_out) == 1


async def test_a_node_that_has_not_heard_acts_on_what_is_really_there(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    here, there = nodes
    match_id = await bots_only(here)
    await there.match(match_id)
    for node in (here, there, here, there):
        clock.run(PACE_MS)
        assert await node.run_due() == 1
    assert len(await turns_of(here, match_id)) == 4


async def test_what_a_dead_node_had_claimed_falls_to_another_after_the_lease(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    dying, living = nodes
    match_id = await bots_only(dying)
    clock.run(PACE_MS)
    leases = Leases(dying.store)
    claimed = await leases.claim(clock(), await leases.due(clock(), Busy()))
    assert [match.id for match in claimed] == [match_id]
    assert await living.run_due() == 0
    clock.run(LEASE_MS)
    assert await living.run_due() == 0
    clock.run(1)
    assert await living.run_due() == 1
    assert len(await turns_of(living, match_id)) == 1


@dataclass
class Queue:
    """Nobody thinks until everybody may."""

    here: Thinkers
    is_open: asyncio.Event = field(default_factory=asyncio.Event)

    @asynccontextmanager
    async def thinker(self, lane: Lane) -> AsyncIterator[Thinker]:
        await self.is_open.wait()
        async with self.here.thinker(lane) as thinker:
            yield thinker

    async def close(self) -> None: ...


async def test_a_turn_that_waits_for_its_thinker_is_left_to_its_node_however_long(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    busy, idle = nodes
    queue = Queue(busy.scheduler.thinking.here)
    busy.scheduler.thinking = replace(busy.scheduler.thinking, elsewhere=queue)
    match_id = await bots_only(busy)
    clock.run(PACE_MS)
    [waiting] = await busy.scheduler.run_due()
    for _ in range(10):
        clock.run(RENEW_MS)
        assert await busy.scheduler.run_due() == []
        assert await idle.run_due() == 0
    queue.is_open.set()
    await waiting
    assert len(await turns_of(idle, match_id)) == 1
    clock.run(PACE_MS)
    assert await idle.run_due() == 1, "the next turn is anybody's"


async def test_what_was_written_meanwhile_is_not_leased_again(node: Node, clock: FakeClock) -> None:
    match_id = await bots_only(node)
    clock.run(PACE_MS)
    leases = Leases(node.store)
    claimed = await leases.claim(clock(), await leases.due(clock(), Busy()))
    await node.scheduler.play_bot_now(match_id)
    await leases.renew(clock(), claimed)
    async with node.store.engine.connect() as connection:
        assert (await connection.scalars(select(matches.c.leased_until))).all() == [0]


async def test_a_write_ends_the_lease(node: Node, clock: FakeClock) -> None:
    await bots_only(node)
    for _ in range(5):
        clock.run(PACE_MS)
        assert await node.run_due() == 1
    async with node.store.engine.connect() as connection:
        assert (await connection.scalars(select(matches.c.leased_until))).all() == [0]


async def test_chat_while_a_bot_thinks_neither_stops_nor_doubles_its_turn(
    node: Node, clock: FakeClock
) -> None:
    match_id = await set_table(node, OPEN, BOT)
    while (await node.match(match_id)).on_turn == 0:
        await node.play(match_id)
    clock.run(PACE_MS)
    before = len(await turns_of(node, match_id))
    acting = await node.scheduler.run_due()
    await node.say(match_id, ANNA, "come on")
    acting += await node.scheduler.run_due()
    for task in acting:
        await task
    assert len(await turns_of(node, match_id)) == before + 1


async def test_whoever_takes_their_seat_back_while_the_bot_thinks_moves_themselves(
    node: Node, clock: FakeClock
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match = await node.match(match_id)
    seat = match.on_turn or 0
    person = match.seats[seat].person or ""
    await node.matches.act(match_id, lambda match, at: actions.leave(match, person, seat, at), person)
    clock.run(PACE_MS)
    [acting] = await node.scheduler.run_due()
    await node.matches.act(match_id, lambda match, at: absence.take_back(match, person, seat, at), person)
    await acting
    assert await turns_of(node, match_id) == []


@dataclass
class Stubborn:
    """Always wants to end its turn."""

    name: str = "stubborn"

    def plan(self, _view: View, _seed: int, /) -> Plan:
        return Plan((EndTurn(),))


async def test_a_bot_that_chooses_what_is_not_offered_does_not_stop_the_match(
    node: Node, clock: FakeClock
) -> None:
    node.matches.bots = {**node.matches.bots, "stubborn": Stubborn()}
    match_id = await set_table(node, replace(BOT, bot="stubborn"), BOT)
    for _ in range(6):
        clock.run(PACE_MS)
        assert await node.run_due() == 1
    assert len(await turns_of(node, match_id)) == 6


async def test_a_bot_that_the_server_no_longer_has_is_replaced(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, replace(BOT, bot="retired"), BOT)
    for _ in range(2):
        clock.run(PACE_MS)
        assert await node.run_due() == 1
    turns = {(turn.by_bot, turn.stood_in_for) for turn in await turns_of(node, match_id)}
    assert (actions.TAKEOVER_BOT, "retired") in turns
    assert ("earner", None) in turns


@dataclass
class Broken:
    name: str = "broken"

    def plan(self, _view: View, _seed: int, /) -> Plan:
        raise ZeroDivisionError


async def test_where_a_bot_fails_another_one_plays(node: Node, clock: FakeClock) -> None:
    node.matches.bots = {**node.matches.bots, "broken": Broken()}
    match_id = await set_table(node, replace(BOT, bot="broken"), replace(BOT, bot="broken"))
    clock.run(PACE_MS)
    assert await node.run_due() == 1
    assert [turn.by_bot for turn in await turns_of(node, match_id)] == [actions.TAKEOVER_BOT]


async def test_where_all_bots_fail_they_are_asked_again_later_and_hurt_no_other_match(
    node: Node, clock: FakeClock
) -> None:
    greedy = actions.TAKEOVER_BOT
    node.matches.bots = {**node.matches.bots, "broken": Broken(), greedy: Broken(greedy)}
    broken = SeatPlan(SeatKind.BOT, bot="broken", name="Bot")
    failing, fine = await set_table(node, broken, broken), await bots_only(node)
    clock.run(PACE_MS)
    assert await node.run_due() == 2
    assert await turns_of(node, failing) == []
    assert len(await turns_of(node, fine)) == 1
    node.matches.bots = {**node.matches.bots, "broken": Earner("broken")}
    clock.run(LEASE_MS + 1)
    await node.run_due()
    assert len(await turns_of(node, failing)) == 1


async def test_bots_see_views_and_never_games(node: Node, clock: FakeClock) -> None:
    await set_table(node, BOT, BOT, BOT, edition="card")
    for _ in range(6):
        clock.run(PACE_MS)
        await node.run_due()
    earner = node.matches.bots["earner"]
    assert isinstance(earner, Earner)
    assert earner.shown
    for view in earner.shown:
        others = [hand for seat, hand in enumerate(view.hands) if seat != view.viewer]
        assert all(guest is None for hand in others for guest in hand)
        assert offers(view)


@pytest.mark.parametrize("moments", range(5))
async def test_a_scheduler_that_is_just_being_woken_stops_when_told(node: Node, moments: int) -> None:
    node.scheduler.open()
    await asyncio.sleep(0.3)  # it sleeps
    node.matches.due_changed.set()
    for _ in range(moments):
        await asyncio.sleep(0)
    gone, _ = await asyncio.wait([asyncio.create_task(node.scheduler.close())], timeout=5)
    assert gone


@pytest.mark.parametrize("edition", ["board", "card"])
@pytest.mark.parametrize("seats", [2, 4])
async def test_bots_play_whole_matches(database_url: str, edition: str, seats: int) -> None:
    """With the real clock and no pace: the scheduler wakes by itself until the match is over."""
    async with node_on(database_url, now_ms, pace_ms=0) as node:
        plans = [SeatPlan(SeatKind.BOT, bot="chancer", name=f"Bot {seat}") for seat in range(seats)]
        match_id = await set_table(node, *plans, edition=edition)
        node.scheduler.open()
        seq = 0
        async with asyncio.timeout(60):
            while (await node.match(match_id)).status is not Status.OVER:
                rows = await node.matches.wait_for_rows(match_id, seq, timeout_s=20)
                assert rows, "somebody is always on turn"
                seq = rows[-1].seq
        match = await node.match(match_id)
        assert match.game is not None
        assert match.game.end is not None


async def first_pause_ms(
    node: Node, monkeypatch: pytest.MonkeyPatch, seat: SeatPlan, clock: Clock | None = None
) -> float:
    """For how long the scheduler waits after its first look, if a table is set while it looks."""
    run_due = node.scheduler.run_due

    async def look_while_a_table_is_set() -> Any:
        begun = await run_due()
        await set_table(node, seat, seat, clock=clock)
        return begun

    monkeypatch.setattr(node.scheduler, "run_due", look_while_a_table_is_set)
    waits, changed = asyncio.Event(), node.matches.due_changed

    async def wait_and_tell() -> Any:
        waits.set()
        return await asyncio.Event().wait()

    monkeypatch.setattr(changed, "wait", wait_and_tell)
    node.scheduler.open()
    await waits.wait()
    return 0.0 if changed.is_set() else node.matches.scheduler_wakes_at - node.matches.clock()


async def test_turns_do_not_keep_the_scheduler_awake(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(ClockKind.MOVE, seconds=60)
    assert await first_pause_ms(node, monkeypatch, OPEN, clock) == POLL_S * 1_000, "nothing is due before"


async def test_what_becomes_due_while_the_scheduler_looks_is_not_forgotten(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    node.matches.bot_pace_ms = 300
    assert await first_pause_ms(node, monkeypatch, BOT) == 300
