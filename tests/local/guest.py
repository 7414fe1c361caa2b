"""Somebody in front of a browser: a house over a storage in memory, asked as JavaScript asks it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from cafe.local.house import House, open_house
from cafe.local.memory_storage import MemoryStorage
from cafe.local.services import Ways

Json = dict[str, Any]
FAST = Ways(bot_pace_ms=0, retry_s=0)
DEVICE: Json = {"kind": "device"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
RANDOM: Json = {"kind": "bot", "bot": "random"}
KEYS = count(1)


@dataclass
class Guest:
    """Asks the house, and is told the news."""

    house: House
    told: list[tuple[int, str]] = field(default_factory=list)

    async def answer(self, method: str, path: str, body: Any = None) -> Json:
        sent = body if body is None or isinstance(body, str) else json.dumps(body)
        answer: Json = json.loads(await self.house.respond(method, path, sent, "en"))
        return answer

    async def asks(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.answer(method, path, body)
        assert answer["status"] == status, answer
        is_json = answer["type"] == "application/json" and answer["body"]
        return json.loads(answer["body"]) if is_json else answer["body"]

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.asks("GET", path, status=status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.asks("POST", path, {} if body is None else body, status)

    async def starts(self, *seats: Json, edition: str = "board", **more: Any) -> str:
        body = {"edition": edition, "seats": list(seats), "start": True, **more}
        return str((await self.post("/api/matches", body, 201))["match"]["id"])

    async def state(self, match: str, query: str = "") -> Json:
        state: Json = (await self.get(f"/api/matches/{match}{query}"))["state"]
        return state

    async def drafts(self, match: str, seat: int) -> list[str]:
        """The moves of a whole turn, as offered: the last offer, until it ends or something is revealed."""
        moves: list[str] = []
        while True:
            draft = await self.post(f"/api/matches/{match}/preview", {"seat": seat, "moves": moves})
            if not draft["offers"]:
                return moves
            ends = [offer["move"] for offer in draft["offers"] if offer["kind"] in ("end-turn", "draw")]
            moves.append(ends[0] if ends else draft["offers"][-1]["move"])

    async def plays(self, match: str, seat: int) -> Json:
        """Draft a turn and commit it; the answer, whatever it is."""
        moves, seen = await self.drafts(match, seat), (await self.state(match))["seq"]
        body = {"seat": seat, "moves": moves, "seen": seen, "key": f"key-{next(KEYS)}"}
        return await self.answer("POST", f"/api/matches/{match}/moves", body)

    async def waits_for(self, match: str, what: Callable[[Json], bool]) -> Json:
        for _ in range(20_000):
            state = await self.state(match)
            if what(state):
                return state
            await asyncio.sleep(0.001)
        raise AssertionError("it never came")

    async def plays_to_the_end(self, match: str, *seats: int) -> Json:
        """Every turn of these seats, until the match is over."""
        while True:
            state = await self.waits_for(
                match, lambda state: state["status"] == "over" or state["view"]["player"] in seats
            )
            if state["status"] == "over":
                return state
            played = await self.plays(match, state["view"]["player"])
            assert played["status"] == 200, played

    def news_of(self, number: int) -> list[Json]:
        return [json.loads(text) for told, text in self.told if told == number and text]


@asynccontextmanager
async def at_home(storage: MemoryStorage | None = None, ways: Ways = FAST) -> AsyncIterator[Guest]:
    """A house that is closed again."""
    told: list[tuple[int, str]] = []
    house = await open_house(
        storage or MemoryStorage(), lambda number, text: told.append((number, text)), "en", ways
    )
    try:
        yield Guest(house, told)
    finally:
        await house.close()
