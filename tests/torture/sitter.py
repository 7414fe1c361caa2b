"""A seat at a match, or a spectator's place: what is seen from it, heard by WebSocket or long poll."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cafe.hosting.matches import now_ms
from tests.http_client import COOKIE, HttpClient, Unanswered

from .guest import AFTER_TROUBLE, Guest

LONG_POLL = 5
LAST_QUESTIONS = 10  # then it was lost
DROPS = 0.03  # how often they lose the connection after a message
PATIENCE = 8.0


class Ear(StrEnum):
    """How news are heard."""

    WEBSOCKET = "websocket"
    LONG_POLL = "long poll"


@dataclass
class Sitter:
    """What one seat has seen so far: every row once, in order."""

    guest: Guest
    match_id: str
    seat: int | None
    ear: Ear
    history: dict[int, str] = field(default_factory=dict)
    heard_at: dict[int, int] = field(default_factory=dict)  # of each row, by this machine's own clock
    state: dict[str, Any] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match_id}"

    @property
    def is_over(self) -> bool:
        return self.state.get("status") == "over" and len(self.history) == self.state["seq"]

    @property
    def offers(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.state.get("offers", [])
        return found

    def query(self, **more: int) -> str:
        asked = more if self.seat is None else {**more, "seat": self.seat}
        return "?" + "&".join(f"{name}={value}" for name, value in asked.items())

    def take_in(self, news: dict[str, Any]) -> None:
        """News from any side; a row that is known already must be the same row."""
        for entry in news["entries"]:
            told = json.dumps(entry, sort_keys=True)
            self.heard_at.setdefault(entry["seq"], now_ms())
            if self.history.setdefault(entry["seq"], told) != told:
                self.complain(f"row {entry['seq']} was told in two ways")
        if news["seq"] >= self.state.get("seq", 0):
            self.state = news["state"]
        self.changed.set()

    async def follow(self) -> None:
        """Hear everything until the match is over, dropping the line now and then."""
        while not self.is_over:
            after = max(self.history, default=0)
            try:
                if self.ear is Ear.WEBSOCKET:
                    await self._by_websocket(after)
                else:
                    await self._by_long_poll(after)
            except (OSError, WebSocketException, Unanswered, TimeoutError):
                self.guest.cafe.notes["lines lost"] += 1
                await asyncio.sleep(AFTER_TROUBLE * self.guest.rng.random())

    async def hear_the_last_words(self, sayings: Sequence[str]) -> None:
        """Somebody may have talked when others had gone, at a node that was not asked yet."""
        for _ in range(LAST_QUESTIONS):
            if all(any(saying in told for told in self.history.values()) for saying in sayings):
                return
            query = self.query(after=max(self.history, default=0), wait=1)
            self.take_in(await self.guest.must("GET", f"{self.path}/events{query}"))

    async def _by_websocket(self, after: int) -> None:
        port = self.guest.cafe.some_port(self.guest.rng)
        address = f"ws://127.0.0.1:{port}{self.path}/follow{self.query(after=after)}"
        headers = {"Cookie": f"{COOKIE}={self.guest.client.cookie}"}
        async with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as line:
            while not self.is_over:
                async with asyncio.timeout(PATIENCE):
                    news = json.loads(await line.recv())
                if "bye" in news:
                    return
                after = self._in_order(after, news)
                self.take_in(news)
                if self.guest.rng.random() < DROPS:
                    self.guest.cafe.notes["lines dropped"] += 1
                    line.transport.abort()
                    return

    async def _by_long_poll(self, after: int) -> None:
        client = HttpClient()
        client.cookie = self.guest.client.cookie
        try:
            async with asyncio.timeout(PATIENCE):
                query = self.query(after=after, wait=LONG_POLL)
                port = self.guest.cafe.some_port(self.guest.rng)
                answer = await client.ask(port, "GET", f"{self.path}/events{query}")
        finally:
            client.hang_up()
        if answer.status == 200:
            self._in_order(after, answer.told)
            self.take_in(answer.told)
        elif answer.status != 503:
            self.complain(f"a long poll was answered {answer.status} {answer.body[:200]!r}")

    def _in_order(self, after: int, news: dict[str, Any]) -> int:
        """A listener is told the rows after their last one, without gap or repeat."""
        seqs = [entry["seq"] for entry in news["entries"]]
        if seqs != list(range(after + 1, after + 1 + len(seqs))):
            self.complain(f"after row {after} came {seqs}")
        return max(seqs, default=after)

    def complain(self, complaint: str) -> None:
        self.guest.cafe.complain(f"{self.match_id} seat {self.seat} by {self.ear}: {complaint}")
