"""Somebody who follows a match, and every message they hear."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .conformance import check_websocket_message

TIMEOUT_S = 20.0  # for what must happen
Json = dict[str, Any]


@dataclass
class Listener:
    """A WebSocket that follows a match."""

    socket: ClientConnection

    @classmethod
    @contextmanager
    def connect(
        cls, port: int, match: str, cookie: str = "", token: str = "", **query: int
    ) -> Iterator[Listener]:
        """Follow a match as a stranger, with a cookie, or with a bot's token."""
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{port}/api/matches/{match}/follow?{parameters}"
        headers = {"Cookie": cookie} if cookie else {}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        with connect(address, additional_headers=headers, open_timeout=TIMEOUT_S, compression=None) as socket:
            yield cls(socket)

    def text(self) -> str:
        message = self.socket.recv(timeout=TIMEOUT_S)
        assert isinstance(message, str)
        check_websocket_message(message)
        return message

    def hears(self) -> Json:
        news: Json = json.loads(self.text())
        return news

    def until(self, seq: int) -> list[Json]:
        """All news up to a row."""
        heard = [self.hears()]
        while heard[-1]["seq"] < seq:
            heard.append(self.hears())
        return heard

    def hears_of(self, what: Callable[[Json], bool]) -> Json:
        """The first news after which it is so."""
        while True:
            news = self.hears()
            if what(news["state"]):
                return news
