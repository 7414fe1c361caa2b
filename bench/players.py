"""A running match of the load: its seats listen, and each takes what pays most when it is on turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import msgspec

from tests.http_client import COOKIE, LOOPBACK, HttpClient

from .http_connection import Answer, HttpConnection, posted, question
from .websocket_listeners import WebSocketListener, listen

SEATS, LISTENERS_PER_MATCH = 4, 5  # four seats and somebody who looks on
IN_HAND, OVER = b'"offers":[{', b'"status":"over"'
NEW_MATCH = {
    "edition": "board",
    "options": {},
    "seats": [{"kind": "device", "name": f"Seat {seat}"} for seat in range(SEATS)],
    "clock": {"kind": "none"},
    "listed": False,
    "start": True,
}


class Offer(msgspec.Struct):
    move: str
    kind: str
    points: int
    waits: bool


class State(msgspec.Struct):
    offers: list[Offer]


class News(msgspec.Struct):
    """As much of the news as a player needs who only wants to move."""

    state: State


encode, read_news = msgspec.json.Encoder().encode, msgspec.json.Decoder(News).decode


@dataclass
class Match:
    """Whose turn it is, as far as the match's listeners have heard, and what is on its way to them."""

    port: int
    took: Callable[[float], None]  # seconds from a POST to the news at another seat
    address: str = LOOPBACK
    match_id: str = ""
    cookie: str = ""
    head: bytes = b""
    connection: HttpConnection = field(init=False)
    turn: tuple[int, list[str], int] | None = None  # seat, moves, the row it was offered after
    heard: list[int] = field(default_factory=lambda: [0] * SEATS)  # the last row, by seat
    flights: dict[int, tuple[int, float]] = field(default_factory=dict)  # row before it: seat, when
    listeners: list[WebSocketListener] = field(default_factory=list)
    settled: asyncio.Event = field(default_factory=asyncio.Event)  # every seat has heard of every turn
    is_waiting: bool = False
    is_over: bool = False
    when_ready: Callable[[Match], None] | None = None

    def __post_init__(self) -> None:
        self.connection = HttpConnection(self.address)

    async def open(self) -> None:
        host = HttpClient(self.address)
        opened = await host.ask(self.port, "POST", "/api/matches", NEW_MATCH)
        assert opened.status == 201, opened.body
        self.match_id, self.cookie = opened.told["match"]["id"], host.cookie
        self.head = posted(self.port, f"/api/matches/{self.match_id}/moves", f"{COOKIE}={self.cookie}")
        host.hang_up()

    async def listen(self) -> None:
        path = f"/api/matches/{self.match_id}/follow?after=0"
        for seat in range(SEATS):
            hears = partial(self.hear, seat)
            self.listeners.append(await listen(self.port, f"{path}&seat={seat}", self.cookie, hears))
        for _ in range(LISTENERS_PER_MATCH - SEATS):
            self.listeners.append(await listen(self.port, path, "", lambda _told: None))

    def hang_up(self) -> None:
        self.connection.hang_up()
        for listener in self.listeners:
            listener.hang_up()

    def hear(self, seat: int, told: bytes) -> None:
        """Note which turns have arrived at this seat, and what it may do now."""
        seq = int(told[7 : told.index(b",", 7)])  # {"seq":…
        for before, (actor, sent) in self.flights.items():
            if seat != actor and self.heard[seat] <= before < seq:
                self.took(time.perf_counter() - sent)
        self.heard[seat] = max(seq, self.heard[seat])
        self.is_over = self.is_over or OVER in told
        if min(self.heard) > max(self.flights, default=0):
            self.settled.set()
        if seq == max(self.heard) and IN_HAND in told:
            self.turn = seat, chosen(read_news(told).state.offers), seq
            self._go_on()

    async def play(self) -> int:
        """Commit the turn at hand; how many commits that were."""
        assert self.turn is not None
        (seat, moves, seen), self.turn, self.is_waiting = self.turn, None, True
        self.flights = {row: one for row, one in self.flights.items() if row >= min(self.heard)}
        self.flights[seen] = seat, time.perf_counter()
        self.settled.clear()
        status, body = await self._commit(seat, moves, seen)
        if status == 422:  # a question comes before the end of the turn
            status, body = await self._commit(seat, moves[:1], seen)
        assert status == 200, body
        self.is_waiting = False
        self._go_on()
        return 1

    async def _commit(self, seat: int, moves: list[str], seen: int) -> Answer:
        body = {"seat": seat, "moves": moves, "seen": seen, "key": f"{seat}-{seen}-{len(moves)}"}
        return await self.connection.ask(self.port, question(self.head, encode(body)))

    @property
    def is_ready(self) -> bool:
        return self.turn is not None and not self.is_waiting

    def _go_on(self) -> None:
        if self.is_ready and self.when_ready is not None:
            self.when_ready(self)


def chosen(offers: list[Offer]) -> list[str]:
    """What pays most; whoever seats somebody ends their turn with it."""
    best = max(offers, key=lambda offer: (offer.points, not offer.waits))
    ends = best.kind == "seat" and not best.waits
    return [best.move, "end"] if ends else [best.move]
