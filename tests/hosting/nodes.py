"""Nodes on a database, with deals that are known and a clock that stands still until it is told to go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random

from cafe.hosting.bus import QUIET_S, Bus, SanctionsListener, SessionListener
from cafe.hosting.cache import CACHE_SIZE
from cafe.hosting.chance import SEED_BYTES, Chance
from cafe.hosting.matches import Matches
from cafe.hosting.scheduler import Scheduler
from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.store import Store
from cafe.hosting.thinking.plan import Bot, Plan, Thinkers
from cafe.match import actions
from cafe.match.clock import Clock
from cafe.match.entries import Row
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, Status
from cafe.rules import Game, View, offers, take_turn
from tests.match.in_memory_match import MORNING, PACE_MS, PEOPLE, choose_best, opening_of

RETRY_S = 0.05


@dataclass
class FakeClock:
    """A clock for tests."""

    at: int = MORNING

    def __call__(self) -> int:
        return self.at

    def run(self, milliseconds: int) -> None:
        self.at += milliseconds


@dataclass
class KnownSeeds:
    """The same deals at every run: one may ruin somebody within ten turns (B8), which few tests expect."""

    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def __call__(self) -> str:
        return f"{next(self.numbers):0{2 * SEED_BYTES}x}"


@dataclass
class Earner:
    """Takes whatever pays most; keeps the views it was shown."""

    name: str = "earner"
    shown: list[View] = field(default_factory=list)

    def plan(self, view: View, seed: int, /) -> Plan:
        self.shown.append(view)
        return Plan((choose_best(view, Random(seed)),))


@dataclass
class Chancer:
    """Takes anything."""

    name: str = "chancer"

    def plan(self, view: View, seed: int, /) -> Plan:
        return Plan((Random(seed).choice(offers(view)).move,))


@dataclass(frozen=True)
class Node:
    """The matches of a node, with their scheduler."""

    matches: Matches[Store]
    scheduler: Scheduler
    store: Store

    async def run_due(self) -> int:
        """Let the scheduler do what is due now; how many acts that were."""
        begun = await self.scheduler.run_due()
        for task in begun:
            await task
        return len(begun)

    async def match(self, match_id: str) -> Match:
        return (await self.matches.load(match_id)).match

    async def log(self, match_id: str) -> list[Row]:
        """What the database holds, not what the node remembers."""
        return await self.store.rows(match_id)

    async def play(self, match_id: str, key: str | None = None) -> list[Row]:
        """Let whoever is on turn play a whole turn, as a bot would, by the API's own action."""
        match = await self.match(match_id)
        seat = match.on_turn
        assert seat is not None
        assert match.game is not None
        person = match.seats[seat].person
        assert person is not None
        moves = best_turn(match.game)
        _, rows = await self.matches.act(
            match_id, lambda match, _: actions.turn(match, person, seat, moves), person, key
        )
        return rows

    async def join(self, match_id: str, person: str, key: str | None = None) -> Match:
        match, _ = await self.matches.act(
            match_id, lambda match, _: actions.join(match, person, person.title(), None, None), person, key
        )
        return match

    async def start(self, match_id: str) -> Match:
        match, _ = await self.matches.act(
            match_id, lambda match, _: actions.start_match(match, match.opened.host)
        )
        return match

    async def say(self, match_id: str, person: str, text: str, key: str | None = None) -> Match:
        match, _ = await self.matches.act(
            match_id, lambda match, _: actions.say(match, person, person.title(), text), person, key
        )
        return match


def best_turn(game: Game) -> list[str]:
    """The turn of whoever takes what pays most, as the API wants it."""
    return [str(move) for move in take_turn(game, choose_best, Random(1)).moves]


def the_bots() -> Mapping[str, Bot]:
    return {"earner": Earner(), "chancer": Chancer(), actions.TAKEOVER_BOT: Earner(actions.TAKEOVER_BOT)}


@asynccontextmanager
async def node_on(
    database: str | Store,
    clock: Callable[[], int],
    *,
    pace_ms: int = PACE_MS,
    seeds: Callable[[], str] | None = None,
    cache_size: int = CACHE_SIZE,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Node]:
    """A node on a database, brought up to date; its scheduler does what is due only when told."""
    store = database if isinstance(database, Store) else Store(database)
    store.open()
    await migrate(store)
    matches = Matches(
        store,
        the_bots(),
        bot_pace_ms=pace_ms,
        clock=clock,
        chance=Chance(seed=seeds or KnownSeeds()),
        cache_size=cache_size,
        retry_s=0,
    )
    scheduler = Scheduler(matches, thinkers=thinkers)
    try:
        yield Node(matches, scheduler, store)
    finally:
        await scheduler.close()
        await store.close()


@dataclass
class EndedSessions:
    """What a node heard of sessions that others ended."""

    ended: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    resyncs: int = 0

    def heard(self, credential_hash: str) -> None:
        self.ended.put_nowait(credential_hash)

    async def resync(self) -> None:
        self.resyncs += 1


@dataclass
class HeardSanctions:
    """How often a node was told that the operator did something."""

    refreshed: asyncio.Queue[None] = field(default_factory=asyncio.Queue)

    async def refresh(self) -> None:
        self.refreshed.put_nowait(None)


@asynccontextmanager
async def hearing(
    node: Node,
    sessions: SessionListener | None = None,
    sanctions: SanctionsListener | None = None,
    *,
    quiet_s: float = QUIET_S,
) -> AsyncIterator[Bus]:
    """The node hears from the others while this lasts."""
    bus = Bus(
        node.matches,
        sessions or EndedSessions(),
        sanctions or HeardSanctions(),
        retry_s=RETRY_S,
        quiet_s=quiet_s,
    )
    bus.open()
    try:
        await bus.listening.wait()
        yield bus
    finally:
        await bus.close()


async def set_table(
    node: Node,
    *seats: SeatPlan,
    edition: str = "board",
    clock: Clock | None = None,
    people: tuple[str, ...] = PEOPLE,
) -> str:
    """A running match: people on the open seats, Anna the host."""
    opening = opening_of(*seats, edition=edition, clock=clock)
    match = await node.matches.open_match(opening)
    for person in people[: sum(seat.kind is SeatKind.OPEN for seat in seats)]:
        await node.join(match.id, person)
    running = await node.start(match.id)
    assert running.status is Status.RUNNING
    return match.id
