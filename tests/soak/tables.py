"""The tables of the load: bots that play while people look on, and people who play by POST.

Each has a host at an address of their own (all of 127.0.0.0/8 is this machine), as guests have at home: so
the limits that count by person and address are as anybody finds them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from bench.players import SEATS, Match
from bench.websocket_listeners import Hearing, WebSocketListener, listen
from tests.http_client import HttpClient

from .heard import Heard

GAMES = (("board", 4, "greedy"), ("card", 3, "greedy"), ("board", 2, "greedy"), ("card", 4, "random"))
PERSON_THINKS_S = 0.5, 2.5
Ending = tuple[int, int]  # the last row that a listener heard, and the checksum of all


@dataclass
class Records:
    """What the load has seen so far."""

    endings: dict[str, Counter[Ending]] = field(default_factory=dict)  # by match: how many heard so far
    broken: list[str] = field(default_factory=list)
    turns: list[tuple[float, float]] = field(default_factory=list)  # when, and how long until others heard it
    matches: int = 0

    def end(self, match_id: str, heard: Heard) -> None:
        """Keep what a listener heard who leaves now."""
        self.endings.setdefault(match_id, Counter())[heard.seq, heard.checksum] += 1
        if heard.complaint:
            self.broken.append(f"match {match_id}: a listener {heard.complaint}")


@dataclass
class Audience:
    """The listeners of one match, spread over the nodes."""

    match_id: str
    ports: list[int]
    address: str
    records: Records
    listeners: list[tuple[WebSocketListener, Heard]] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)  # all of them have heard the end

    async def add(self, cookie: str = "", query: str = "", also: Hearing = lambda _: None) -> None:
        """One more listener, at the next node; each message goes to `also`, too."""
        heard, port = Heard(), self.ports[len(self.listeners) % len(self.ports)]

        def hear(message: bytes) -> None:
            heard.take(message)
            also(message)
            if heard.is_over and all(other.is_over for _, other in self.listeners):
                self.over.set()

        path = f"/api/matches/{self.match_id}/follow?after=0{query}"
        self.listeners.append((await listen(port, path, cookie, hear, self.address), heard))

    def has_heard(self, seq: int) -> bool:
        return all(heard.seq >= seq for _, heard in self.listeners)

    def leave(self) -> None:
        for listener, heard in self.listeners:
            if listener.is_lost:
                self.records.broken.append(f"match {self.match_id}: a listener lost the connection")
            listener.hang_up()
            self.records.end(self.match_id, heard)
        self.listeners.clear()


@dataclass
class BotTable:
    """One match of bots after another, opened by the same host and watched by as many."""

    number: int
    ports: list[int]
    watchers: int
    records: Records
    rng: Random
    audience: Audience | None = None
    is_open: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        address = loopback_address(self.number)
        host = HttpClient(address)
        while True:
            match_id = await self._open(host)
            self.audience = Audience(match_id, self.ports, address, self.records)
            for watcher in range(self.watchers):
                await self.audience.add("" if watcher else host.cookie)  # the host, and strangers
            self.is_open.set()
            await self.audience.over.wait()
            self.audience.leave()
            self.records.matches += 1

    async def _open(self, host: HttpClient) -> str:
        edition, players, bot = self.rng.choice(GAMES)
        wanted = _new_match(edition, [{"kind": "bot", "bot": bot}] * players)
        opened = await host.ask(self.rng.choice(self.ports), "POST", "/api/matches", wanted)
        if opened.status != 201:
            raise RuntimeError(f"a match was not opened: {opened.status} {opened.body[:300]!r}")
        host.hang_up()
        return str(opened.told["match"]["id"])


@dataclass
class PersonTable:
    """One match of people after another: each thinks for a while and plays, and the other seats hear it."""

    number: int
    ports: list[int]
    records: Records
    rng: Random
    audience: Audience | None = None
    is_open: asyncio.Event = field(default_factory=asyncio.Event)
    playing: set[asyncio.Task[Any]] = field(default_factory=set)

    async def run(self) -> None:
        while True:
            await self._play_one()

    async def _play_one(self) -> None:
        match = Match(self.rng.choice(self.ports), self._note, loopback_address(self.number))
        await match.open()
        self.audience = Audience(match.match_id, self.ports, match.address, self.records)
        match.when_ready = self._think
        for seat in range(SEATS):
            await self.audience.add(match.cookie, f"&seat={seat}", partial(match.hear, seat))
        self.is_open.set()
        await self.audience.over.wait()
        match.hang_up()
        self.audience.leave()
        self.records.matches += 1

    def _note(self, seconds: float) -> None:
        self.records.turns.append((asyncio.get_running_loop().time(), seconds))

    def _think(self, match: Match) -> None:
        asyncio.get_running_loop().call_later(self.rng.uniform(*PERSON_THINKS_S), self._play, match)

    def _play(self, match: Match) -> None:
        if match.is_ready and not match.is_over:
            task = asyncio.ensure_future(match.play())
            self.playing.add(task)
            task.add_done_callback(self._played)

    def _played(self, task: asyncio.Task[Any]) -> None:
        self.playing.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            self.records.broken.append(f"a turn was not played: {failure!r}")


def loopback_address(number: int) -> str:
    """The address of a host: each has their own."""
    return f"127.1.{number // 200}.{1 + number % 200}"


def _new_match(edition: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "edition": edition,
        "options": {},
        "seats": seats,
        "clock": {"kind": "none"},
        "listed": False,
        "start": True,
    }
