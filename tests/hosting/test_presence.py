"""Who is gone is known on every node, and counted down exactly once, whichever comes first."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from sqlalchemy import select

from cafe.hosting.attendance import Attendance
from cafe.hosting.presence import Presence
from cafe.hosting.scheduler import Scheduler
from cafe.hosting.storage.schema import matches
from cafe.match.clock import COUNTDOWN_MS, DAY_MS, SECOND_MS, Clock, ClockKind
from cafe.match.entries import PlayerAway, PlayerReturned, SeatTakenOver, TurnPlayed
from cafe.match.state import Match
from cafe.match.whereabouts import FORGOTTEN_MS, GAP_MS
from tests.match.in_memory_match import ANNA, BEN, OPEN, PACE_MS, opening_of

from .nodes import FakeClock, Node, node_on

pytestmark = pytest.mark.anyio
ABSENCE_S = 60
ROUND_MS = 10 * SECOND_MS


@dataclass
class Server:
    """A node with people connected to it, and the rounds of its attendance and scheduler."""

    node: Node
    clock: FakeClock
    connected: set[str] = field(default_factory=set)
    match_id: str = ""
    since: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.presence = Presence(self.node.matches, self.people_at)
        self.attendance = Attendance(self.node.matches, lambda: (), self.presence)
        self.scheduler = Scheduler(self.node.matches, presence=self.presence)

    def people_at(self, match_id: str) -> dict[str, int]:
        here = self.connected if match_id == self.match_id else set()
        self.since = {person: self.since.get(person, self.clock.at) for person in here}
        return self.since

    async def opens(self, clock: Clock | None = None, absence_s: int = ABSENCE_S) -> str:
        """Anna and Ben at a table."""
        opened = await self.node.matches.open_match(opening_of(OPEN, OPEN, clock=clock, absence_s=absence_s))
        self.match_id = opened.id
        for person in (ANNA, BEN):
            await self.node.join(opened.id, person)
        await self.node.start(opened.id)
        return opened.id

    async def match(self) -> Match:
        return await self.node.match(self.match_id)

    async def round(self, milliseconds: int = 0) -> None:
        """Time passes; then those who are connected are noted, and what is due is done."""
        self.clock.run(milliseconds)
        match = await self.match()
        self.people_at(self.match_id)
        for person in self.connected:
            self.attendance.look(match, person)
        await self.attendance.write()
        for task in await self.scheduler.run_due():
            await task

    async def wait(self, milliseconds: int) -> None:
        """Round by round."""
        until = self.clock.at + milliseconds
        while self.clock.at < until:
            await self.round(min(ROUND_MS, until - self.clock.at))

    async def entries(self) -> list[object]:
        return [row.entry for row in await self.node.log(self.match_id)]

    async def due_at(self) -> int | None:
        query = select(matches.c.due_at).where(matches.c.id == self.match_id)
        async with self.node.store.engine.connect() as connection:
            due_at: int | None = await connection.scalar(query)
            return due_at


@pytest.fixture
def server(node: Node, clock: FakeClock) -> Server:
    return Server(node, clock)


async def slow_and_waiting(server: Server) -> tuple[int, str, str]:
    """The seat to move, who sits there, and the other."""
    match = await server.match()
    assert match.on_turn is not None
    people = [ANNA, BEN]
    return match.on_turn, people[match.on_turn], people[1 - match.on_turn]


async def test_whoever_is_gone_is_counted_down_and_a_bot_plays_for_them(server: Server) -> None:
    await server.opens()
    seat, _, waiting = await slow_and_waiting(server)
    server.connected = {waiting}
    await server.round()
    await server.wait(ABSENCE_S * SECOND_MS - 1)
    assert (await server.match()).seats[seat].takeover_at is None
    await server.round(1)
    assert (await server.entries())[-1] == PlayerAway(seat, server.clock.at + COUNTDOWN_MS)
    await server.wait(COUNTDOWN_MS)
    assert isinstance((await server.entries())[-1], SeatTakenOver)
    await server.round(PACE_MS)
    assert isinstance((await server.entries())[-1], TurnPlayed)
    match = await server.match()
    assert (match.on_turn, match.seats[seat].was_taken_over) == (1 - seat, True)


async def test_whoever_thinks_and_is_here_is_left_alone_however_long(server: Server) -> None:
    await server.opens()
    _, slow, waiting = await slow_and_waiting(server)
    server.connected = {slow, waiting}
    before = await server.entries()
    await server.wait(20 * ABSENCE_S * SECOND_MS)
    assert await server.entries() == before


async def test_whoever_comes_back_ends_the_countdown(server: Server) -> None:
    await server.opens()
    seat, slow, waiting = await slow_and_waiting(server)
    server.connected = {waiting}
    await server.round()
    await server.wait(ABSENCE_S * SECOND_MS)
    assert isinstance((await server.entries())[-1], PlayerAway)
    server.connected = {slow, waiting}
    await server.round(COUNTDOWN_MS - 1)
    assert (await server.entries())[-1] == PlayerReturned(seat)
    length = len(await server.entries())
    await server.wait(2 * ABSENCE_S * SECOND_MS)
    assert len(await server.entries()) == length


async def test_whoever_is_connected_has_waited_although_nobody_could_write_it_down(server: Server) -> None:
    await server.opens()
    seat, _, waiting = await slow_and_waiting(server)
    server.connected = {waiting}
    await server.round()
    await server.round(2 * ABSENCE_S * SECOND_MS)
    assert (await server.match()).seats[seat].takeover_at == server.clock.at + COUNTDOWN_MS


async def test_a_clock_goes_on_whoever_is_here(server: Server) -> None:
    await server.opens(Clock(ClockKind.MOVE, seconds=90))
    server.connected = {ANNA, BEN}
    await server.wait(90 * SECOND_MS)
    seat, _, _ = await slow_and_waiting(server)
    assert (await server.match()).seats[seat].takeover_at == server.clock.at + COUNTDOWN_MS


async def test_where_all_are_gone_nothing_happens_and_nobody_keeps_looking(server: Server) -> None:
    await server.opens()
    server.connected = {ANNA, BEN}
    await server.round()
    server.connected = set()
    length = len(await server.entries())
    await server.wait(FORGOTTEN_MS + ABSENCE_S * SECOND_MS + GAP_MS)
    assert len(await server.entries()) == length
    assert await server.due_at() is None


async def test_whoever_comes_to_a_table_where_all_were_gone_waits_as_long_as_anybody(server: Server) -> None:
    await server.opens()
    server.connected = {ANNA, BEN}
    await server.round()
    server.connected = set()
    await server.wait(FORGOTTEN_MS + ABSENCE_S * SECOND_MS + GAP_MS)
    seat, _, waiting = await slow_and_waiting(server)
    server.connected = {waiting}
    await server.round()
    await server.wait(ABSENCE_S * SECOND_MS - 1)
    assert (await server.match()).seats[seat].takeover_at is None
    await server.round(1)
    assert (await server.match()).seats[seat].takeover_at == server.clock.at + COUNTDOWN_MS


async def test_at_a_slow_table_somebody_may_be_gone_for_days(server: Server) -> None:
    await server.opens(Clock(ClockKind.DAYS, days=7), absence_s=2 * 86_400)
    seat, _, waiting = await slow_and_waiting(server)
    for _ in range(2):
        server.connected = {waiting}
        await server.round(DAY_MS - 1)
        server.connected = set()
        await server.round()
        assert (await server.match()).seats[seat].takeover_at is None
    await server.round(2)
    assert (await server.match()).seats[seat].takeover_at == server.clock.at + COUNTDOWN_MS


async def test_after_a_restart_people_have_time_to_come_back(database_url: str, clock: FakeClock) -> None:
    async with node_on(database_url, clock) as before:
        first = Server(before, clock)
        match_id = await first.opens()
        first.connected = {ANNA, BEN}
        await first.round()
    clock.run(10 * ABSENCE_S * SECOND_MS)
    async with node_on(database_url, clock) as after:
        second = Server(after, clock, match_id=match_id)
        seat, slow, waiting = await slow_and_waiting(second)
        second.connected = {waiting}
        await second.round()
        await second.wait(ABSENCE_S * SECOND_MS - 1)
        second.connected = {slow, waiting}
        await second.round(1)
        assert (await second.match()).seats[seat].takeover_at is None


async def test_whoever_is_connected_to_another_node_is_not_gone(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    here, there = (Server(node, clock) for node in nodes)
    match_id = await here.opens()
    there.match_id = match_id
    _, slow, waiting = await slow_and_waiting(here)
    here.connected, there.connected = {waiting}, {slow}
    length = len(await here.entries())
    for _ in range(30):
        await there.round()
        await here.round(ROUND_MS)
    assert len(await here.entries()) == length


async def test_two_nodes_count_somebody_down_once(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    here, there = (Server(node, clock) for node in nodes)
    there.match_id = await here.opens()
    seat, slow, waiting = await slow_and_waiting(here)
    here.connected = {waiting}
    for _ in range(7):
        await here.round(ROUND_MS)
        await there.round()
    entries = await here.entries()
    assert [entry for entry in entries if isinstance(entry, PlayerAway)] == [entries[-1]]
    await there.node.matches.catch_up_with({there.match_id: len(entries)})
    there.connected = {slow}
    await there.round()
    assert (await here.entries())[-1] == PlayerReturned(seat)


async def test_a_countdown_that_nobody_ended_asks_once_more_who_is_here(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    here, there = (Server(node, clock) for node in nodes)
    match_id = await here.opens()
    seat, slow, waiting = await slow_and_waiting(here)
    here.connected = {waiting}
    await here.round()
    await here.wait(ABSENCE_S * SECOND_MS)
    assert isinstance((await here.entries())[-1], PlayerAway)
    there.match_id, there.connected = match_id, {slow}
    clock.run(SECOND_MS)
    there.presence.note(await here.match(), slow)
    await there.presence._mark()  # the node dies before it has written more
    await here.wait(COUNTDOWN_MS)
    assert (await here.entries())[-1] == PlayerReturned(seat)
