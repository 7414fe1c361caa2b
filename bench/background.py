"""What a server has to do beside its matches: bots that think, and reviews of finished games."""

from __future__ import annotations

import time

import msgspec

from tests.browser.files import game_file
from tests.http_client import HttpClient

from .players import Offer, chosen

THINKERS = {
    "edition": "board",
    "options": {},
    "seats": [{"kind": "bot", "bot": "leonora"}] * 4,
    "clock": {"kind": "none"},
    "listed": False,
    "start": True,
}
WITH_A_BOT = {**THINKERS, "seats": [{"kind": "device", "name": "Anna"}, {"kind": "bot", "bot": "leonora"}]}


async def let_bots_think(port: int) -> None:
    """A match of bots alone, each of whom thinks for as long as it may."""
    host = HttpClient()
    opened = await host.ask(port, "POST", "/api/matches", THINKERS)
    assert opened.status == 201, opened.body
    host.hang_up()


async def bots_answers(port: int, seconds: float) -> list[float]:
    """For how long a person waits for the bot they play with, again and again, once at least."""
    person, waits, deadline = HttpClient(), list[float](), time.perf_counter() + seconds
    opened = await person.ask(port, "POST", "/api/matches", WITH_A_BOT)
    assert opened.status == 201, opened.body
    path, begun, after = f"/api/matches/{opened.told['match']['id']}", 0.0, 0
    while not waits or time.perf_counter() < deadline:
        heard = await person.ask(port, "GET", f"{path}/events?seat=0&after={after}&wait=25")
        after, state = heard.told["seq"], heard.told["state"]
        if state["status"] == "over":
            break
        if not state["offers"]:
            continue
        if begun:
            waits.append(time.perf_counter() - begun)
        offers = msgspec.convert(state["offers"], list[Offer])
        begun = time.perf_counter() if await _ends_turn(person, port, path, chosen(offers), after) else 0.0
    person.hang_up()
    return sorted(waits)


async def _ends_turn(person: HttpClient, port: int, path: str, moves: list[str], seen: int) -> bool:
    """Play these; whether the bot is on turn then."""
    body = {"seat": 0, "moves": moves, "seen": seen, "key": f"{seen}"}
    answer = await person.ask(port, "POST", f"{path}/moves", body)
    if answer.status == 422:  # a question comes before the end of the turn
        body |= {"moves": moves[:1], "key": f"{seen}-1"}
        answer = await person.ask(port, "POST", f"{path}/moves", body)
    assert answer.status == 200, answer.body
    state = answer.told["state"]
    return state["status"] != "over" and not state["offers"]


class Reviewed:
    """A finished game that somebody wants to be reviewed."""

    def __init__(self, port: int) -> None:
        self._port, self._host, self._match = port, HttpClient(), ""

    async def open(self) -> None:
        opened = await self._host.ask(self._port, "POST", "/api/import", game_file().encode())
        assert opened.status == 201, opened.body
        self._match = opened.told["match"]["id"]

    async def begin(self) -> None:
        await self._post("review")

    async def call_off(self) -> int:
        """Let it be; how many decisions were reviewed until now."""
        found = await self._host.ask(self._port, "GET", f"/api/matches/{self._match}/review")
        await self._post("review/cancel")
        done: int = found.told["done"]
        return done

    async def _post(self, what: str) -> None:
        answer = await self._host.ask(self._port, "POST", f"/api/matches/{self._match}/{what}", {})
        assert answer.status == 200, answer.body
