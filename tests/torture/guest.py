"""A person at a device: asks any node, and asks again under the same key until there is an answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from tests.http_client import Answer, HttpClient, Unanswered

from .cafe import Cafe

IMPATIENT = 0.12  # how often they hang up before the answer can be there
HASTE = 0.04  # seconds they wait then
PATIENCE = 2.0  # seconds; a node that is starting takes calls before it can answer
AFTER_TROUBLE = 2.0  # seconds at most; hundreds who knock at once keep a server from starting


@dataclass
class Guest:
    """One cookie, one connection at a time."""

    cafe: Cafe
    rng: Random
    client: HttpClient = field(default_factory=HttpClient)
    numbers: count[int] = field(default_factory=count)
    line: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.cafe.clients.append(self.client)

    def key(self) -> str:
        return f"key-{next(self.numbers)}"

    async def introduce_himself(self, name: str) -> None:
        """The cookie comes with the first answer; one that was lost is somebody else's."""
        while not self.client.cookie:
            await self._once("GET", "/api/me", None, PATIENCE)
        await self.insist("PATCH", "/api/me", {"name": name})

    async def insist(self, method: str, path: str, body: object = None) -> Answer:
        """Ask until somebody answers; where the answer was lost, ask the same again."""
        while True:
            hurried = method == "POST" and self.rng.random() < IMPATIENT
            answer = await self._once(method, path, body, self.rng.uniform(0, HASTE) if hurried else PATIENCE)
            if answer is None:
                self.cafe.notes["asked again"] += 1
            elif answer.status >= 500:
                self.cafe.notes[f"status {answer.status}"] += 1
                if answer.status != 503:
                    self.cafe.complain(f"{method} {path} {body}: {answer.status} {answer.body[:300]!r}")
                await asyncio.sleep(AFTER_TROUBLE)
            else:
                return answer

    async def must(self, method: str, path: str, body: object = None) -> Any:
        """Insist on what cannot be refused."""
        answer = await self.insist(method, path, body)
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path} {body}: {answer.status} {answer.body[:300]!r}")
        return answer.told

    async def _once(self, method: str, path: str, body: object, patience: float) -> Answer | None:
        async with self.line:
            port = self.cafe.some_port(self.rng)
            try:
                async with asyncio.timeout(patience):
                    return await self.client.ask(port, method, path, body)
            except TimeoutError:
                if patience == PATIENCE:
                    self.cafe.avoid(port)
            except Unanswered:
                self.cafe.avoid(port)
                await asyncio.sleep(AFTER_TROUBLE * self.rng.random())
        return None
