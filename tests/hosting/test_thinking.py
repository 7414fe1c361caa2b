"""Bots think in processes of their own; whatever becomes of those, the match goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.fair_queue import FairQueue
from cafe.hosting.thinking.plan import Plan
from cafe.hosting.thinking.pool import WorkerPool
from cafe.hosting.thinking.turn import TRIES, turn_of
from cafe.hosting.thinking.worker import NICENESS
from cafe.hosting.thinking.worker_process import WorkerFailed, plan_in, start_worker
from cafe.hosting.thinking.workers import Workers
from cafe.match import actions
from cafe.match.entries import TurnPlayed
from cafe.rules import Game, View, deal, ruleset, take, take_turn, view
from cafe.rules.state import start
from tests.match.in_memory_match import BOT, PACE_MS, choose_best

from .nodes import FakeClock, Node, node_on, set_table
from .odd_bots import BOTS, NODES, NOTES, PORT

pytestmark = [pytest.mark.anyio, pytest.mark.kills]
MODULE = "tests.hosting.odd_bots"
PATIENT_S, TINY_S = 60.0, 0.05
ANNAS, BENS = Lane("anna", bots_only=False), Lane("ben", bots_only=False)
BEHIND = Lane("", bots_only=False, background=True)
BOTS_OF_ANNA, BOTS_OF_BEN = Lane("anna", bots_only=True), Lane("ben", bots_only=True)


@dataclass
class Door:
    """Where a bot knocks that waits to be told to go on."""

    visitors: asyncio.Queue[asyncio.StreamWriter] = field(default_factory=asyncio.Queue)
    closing: list[Callable[[], None]] = field(default_factory=list)

    async def opened(self, _: asyncio.StreamReader, visitor: asyncio.StreamWriter) -> None:
        self.closing.append(visitor.close)
        await self.visitors.put(visitor)

    def close(self) -> None:
        for close in self.closing:
            close()

    async def knock(self) -> asyncio.StreamWriter:
        async with asyncio.timeout(PATIENT_S):
            return await self.visitors.get()


@dataclass
class Room:
    """A node whose bots think elsewhere, and what they have noted."""

    node: Node
    clock: FakeClock
    folder: Path
    door: Door

    @property
    def thoughts(self) -> list[tuple[str, int]]:
        """The bots that thought, and the processes in which they did."""
        lines = (self.folder / "notes").read_text().splitlines()
        return [(bot, int(pid)) for bot, pid in (line.split() for line in lines)]

    @property
    def processes(self) -> list[int]:
        return [pid for _, pid in self.thoughts]

    async def table_of(self, bot: str) -> str:
        """A match of these bots, one of whom is about to move."""
        match_id = await set_table(self.node, *[replace(BOT, bot=bot)] * 2)
        self.clock.run(PACE_MS)
        return match_id

    async def turn_of(self, bot: str) -> TurnPlayed:
        match_id = await self.table_of(bot)
        await self.node.run_due()
        return await self.first_turn(match_id)

    async def first_turn(self, match_id: str) -> TurnPlayed:
        turns = [row.entry for row in await self.node.log(match_id) if isinstance(row.entry, TurnPlayed)]
        return turns[0]


OpenRoom = Callable[..., Awaitable[Room]]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
async def open_room(
    tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, anyio_backend: str
) -> AsyncIterator[OpenRoom]:
    """Opens a room with a worker that may take so long."""
    (tmp_path / "notes").touch()
    monkeypatch.setenv(NOTES, str(tmp_path / "notes"))
    async with AsyncExitStack() as closing:
        door = Door()
        server = await closing.enter_async_context(await asyncio.start_server(door.opened, "127.0.0.1", 0))
        closing.callback(door.close)
        monkeypatch.setenv(PORT, str(server.sockets[0].getsockname()[1]))

        async def open_it(limit_s: float = PATIENT_S, module: str = MODULE) -> Room:
            pool = WorkerPool(module, 1, limit_s)
            database = f"sqlite+aiosqlite:///{tmp_path}/cafe.sqlite3"
            node = await closing.enter_async_context(node_on(database, clock, thinkers=pool))
            node.matches.bots = BOTS
            return Room(node, clock, tmp_path, door)

        yield open_it


@pytest.fixture
async def room(open_room: OpenRoom) -> Room:
    return await open_room()


def a_game() -> Game:
    rules = ruleset("board", {"players": "2"})
    return start(rules, deal(rules, "1"))


def a_view() -> View:
    return view(a_game(), a_game().player)


async def test_a_bot_thinks_in_another_process_and_the_log_tells_how_much_it_searched(room: Room) -> None:
    turn = await room.turn_of("steady")
    assert turn.by_bot == "steady"
    assert turn.nodes == NODES * len(room.thoughts)
    assert len(set(room.processes)) == 1
    assert os.getpid() not in room.processes


async def test_one_worker_thinks_turn_after_turn(room: Room) -> None:
    await room.turn_of("steady")
    await room.turn_of("steady")
    assert len(set(room.processes)) == 1


async def test_what_a_worker_thought_about_that_was_killed_another_one_thinks_about_again(room: Room) -> None:
    match_id = await room.table_of("waiting")
    [acting] = await room.node.scheduler.run_due()
    first = await room.door.knock()
    [killed] = room.processes
    os.kill(killed, signal.SIGKILL)
    second = await room.door.knock()
    for visitor in (first, second):
        visitor.close()
    await acting
    assert (await room.first_turn(match_id)).by_bot == "waiting"
    assert not {killed, os.getpid()} & set(room.processes[1:])
    assert not is_running(killed)


async def test_a_worker_that_was_killed_while_it_had_nothing_to_do_costs_no_try(room: Room) -> None:
    await room.turn_of("steady")
    [worker] = room.node.scheduler.thinking.elsewhere._idle  # type: ignore[attr-defined]  # the pool's
    os.kill(worker.process.pid, signal.SIGKILL)
    assert await worker.reader.read() == b"", "it is gone"
    with capture_logs() as lines:
        assert (await room.turn_of("steady")).by_bot == "steady"
    assert lines == []
    assert len(set(room.processes)) == 2


@pytest.mark.parametrize("bot", ["failing", "cheating", "babbling", "dying"])
async def test_where_a_bot_fails_twice_in_workers_of_their_own_another_one_plays(
    room: Room, bot: str
) -> None:
    with capture_logs() as lines:
        turn = await room.turn_of(bot)
    assert (turn.by_bot, turn.stood_in_for) == (actions.TAKEOVER_BOT, bot)
    (first, pid), (second, other_pid), *rest = room.thoughts
    assert (first, second) == (bot, bot)
    assert pid != other_pid
    assert set(rest) == {(actions.TAKEOVER_BOT, os.getpid())}
    [line] = lines
    assert (line["event"], line["bot"], len(line["reasons"])) == ("bot_failed", bot, TRIES)


async def test_a_bot_that_fails_once_plays_all_the_same(room: Room) -> None:
    assert (await room.turn_of("dying-once")).by_bot == "dying-once"


async def test_a_worker_that_hangs_is_ended_and_another_bot_plays(open_room: OpenRoom) -> None:
    room = await open_room(limit_s=TINY_S)
    assert (await room.turn_of("waiting")).by_bot == actions.TAKEOVER_BOT
    await room.node.scheduler.close()
    hung = [pid for pid in room.processes if pid != os.getpid()]
    assert not any(map(is_running, hung))


async def test_where_no_worker_can_be_started_another_bot_plays(open_room: OpenRoom) -> None:
    room = await open_room(module="tests.hosting.there_are_no_bots_here")
    assert (await room.turn_of("steady")).by_bot == actions.TAKEOVER_BOT


async def test_a_node_that_closes_ends_its_workers_in_mid_thought(room: Room) -> None:
    match_id = await room.table_of("waiting")
    await room.node.scheduler.run_due()
    visitor = await room.door.knock()
    await room.node.scheduler.close()
    visitor.close()
    assert not any(map(is_running, room.processes))
    assert not any(isinstance(row.entry, TurnPlayed) for row in await room.node.log(match_id))


async def test_a_pool_that_closes_while_a_worker_starts_leaves_none_behind(room: Room) -> None:
    pool = WorkerPool(MODULE, 1)
    thinking = asyncio.ensure_future(pool._free_worker(ANNAS))
    await asyncio.sleep(0)
    assert pool._starting
    await pool.close()
    with pytest.raises(WorkerFailed):
        await thinking
    with pytest.raises(WorkerFailed):
        await pool._free_worker(ANNAS)


async def test_a_worker_whose_server_is_gone_ends(room: Room) -> None:
    worker = await start_worker(MODULE, PATIENT_S)
    worker.writer.close()
    assert await asyncio.to_thread(worker.process.wait, PATIENT_S) == 0


async def test_a_worker_whose_server_is_gone_ends_even_if_it_hangs(room: Room) -> None:
    worker = await start_worker(MODULE, TINY_S)
    asking = asyncio.create_task(worker.plan("waiting", a_view(), 1))
    visitor = await room.door.knock()
    worker.writer.close()
    assert await asyncio.to_thread(worker.process.wait, PATIENT_S) == -signal.SIGALRM
    visitor.close()
    with pytest.raises(WorkerFailed):
        await asking


async def test_workers_are_no_part_of_the_terminals_session_where_somebody_presses_ctrl_c(room: Room) -> None:
    worker = await start_worker(MODULE, PATIENT_S)
    assert os.getsid(worker.process.pid) == worker.process.pid
    await worker.end()


async def test_bots_alone_leave_one_of_several_workers_to_people(room: Room) -> None:
    pool = WorkerPool(MODULE, 2, PATIENT_S)
    async with pool.thinker(BOTS_OF_ANNA):
        waiting = asyncio.ensure_future(pool._free_worker(BOTS_OF_BEN))
        async with pool.thinker(ANNAS) as thinker:
            assert (await thinker.plan("steady", a_view(), 1)).moves
            assert not waiting.done()
        assert not waiting.done(), "there is a worker, which is kept for people"
    await waiting
    await pool.close()


async def test_the_background_only_has_time_that_nobody_else_wants_and_no_worker_of_those_who_play(
    room: Room,
) -> None:
    workers = Workers(MODULE, 1, PATIENT_S, patience_s=0.0)
    async with workers.thinker(BEHIND) as behind, workers.thinker(ANNAS) as playing:
        await behind.plan("steady", a_view(), 1)
        await playing.plan("steady", a_view(), 1)
        in_background, at_table = room.processes
        assert os.sched_getscheduler(in_background) == os.SCHED_IDLE
        assert os.sched_getscheduler(at_table) == os.SCHED_OTHER
        assert os.getpriority(os.PRIO_PROCESS, at_table) - os.getpriority(os.PRIO_PROCESS, 0) == NICENESS
    await workers.close()
    assert not any(map(is_running, room.processes))


async def test_whoever_waits_no_longer_gets_no_worker_and_keeps_none_from_others(room: Room) -> None:
    pool = WorkerPool(MODULE, 1, PATIENT_S)
    async with pool.thinker(ANNAS):
        leaving, staying = (asyncio.ensure_future(pool._free_worker(lane)) for lane in (ANNAS, BENS))
        await asyncio.sleep(0)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
    worker = await staying
    too_late = asyncio.ensure_future(pool._free_worker(ANNAS))
    await asyncio.sleep(0)
    pool._rest(worker)
    too_late.cancel()  # when it has been given the worker, and does not know yet
    with pytest.raises(asyncio.CancelledError):
        await too_late
    assert pool._idle == [worker]
    await pool.close()


def test_people_wait_before_bots_alone_and_all_hosts_in_turn() -> None:
    queue: FairQueue[int] = FairQueue()
    for number, lane in enumerate((BOTS_OF_ANNA, ANNAS, ANNAS, ANNAS, BENS, BOTS_OF_BEN, BENS)):
        queue.add(lane, number)
    queue.remove(ANNAS, 2)
    assert len(queue) == 6
    served = [queue.pop() for _ in range(6)]
    assert [found[1] for found in served if found is not None] == [1, 4, 3, 6, 0, 5]
    assert queue.pop() is None


def test_bots_alone_wait_while_they_have_enough() -> None:
    queue: FairQueue[int] = FairQueue()
    queue.add(BOTS_OF_ANNA, 1)
    assert queue.pop(urgent_only=True) is None
    queue.add(BENS, 2)
    assert queue.pop(urgent_only=True) == (BENS, 2)
    assert queue.pop() == (BOTS_OF_ANNA, 1)


async def test_a_plan_is_played_to_its_end_and_asked_for_once() -> None:
    game, asked = a_game(), list[View]()
    while len(whole := take_turn(game, choose_best, Random(1)).moves) == 1:
        game = take(game, whole).game

    async def ask(_bot: str, seen: View, _seed: int) -> Plan:
        asked.append(seen)
        return Plan(whole, NODES)

    turn = await turn_of(ask, "earner", game, Random(1))
    assert (turn.moves, turn.nodes, turn.bot) == (whole, NODES, "earner")
    assert asked == [view(game, game.player)]


@pytest.mark.parametrize(
    "line", [b"", b"no\n", b"[]\n", b"7\n", b'{"moves": ["x"], "nodes": 1}\n', b'{"moves": []}\n']
)
def test_nonsense_is_no_plan(line: bytes) -> None:
    with pytest.raises(WorkerFailed):
        plan_in(line)
