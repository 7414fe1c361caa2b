"""What a server has to do beside its matches: bots that think, and reviews of finished games."""

from __future__ import annotations

from tests.browser.files import game_file
from tests.http_client import HttpClient

THINKERS = {
    "edition": "board",
    "options": {},
    "seats": [{"kind": "bot", "bot": "leonora"}] * 4,
    "clock": {"kind": "none"},
    "listed": False,
    "start": True,
}


async def let_bots_think(port: int) -> None:
    """A match of bots alone, each of whom thinks for as long as it may."""
    host = HttpClient()
    opened = await host.ask(port, "POST", "/api/matches", THINKERS)
    assert opened.status == 201, opened.body
    host.hang_up()


class Reviewed:
    """A finished game that somebody wants to be reviewed; called off, it can be asked for again."""

    def __init__(self, port: int) -> None:
        self._port, self._host, self._match = port, HttpClient(), ""

    async def open(self) -> None:
        opened = await self._host.ask(self._port, "POST", "/api/import", game_file().encode())
        assert opened.status == 201, opened.body
        self._match = opened.told["match"]["id"]

    async def begin(self) -> None:
        await self._post("review")

    async def call_off(self) -> None:
        await self._post("review/cancel")

    async def _post(self, what: str) -> None:
        answer = await self._host.ask(self._port, "POST", f"/api/matches/{self._match}/{what}", {})
        assert answer.status == 200, answer.body
