"""A café for tests: a real server on a loopback port, guests with cookies, and a clock that stands still."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from cafe.server.app import DEFAULT_TIMEOUTS, create_app
from cafe.server.context import ServerContext
from cafe.server.run import CafeServer, uvicorn_config
from cafe.server.settings import Settings, Timeouts

MORNING = 1_700_000_000_000
PATIENCE = 20.0  # seconds for what must happen
NO_CLIENT = Path(__file__).parent / "there is no client here"
Json = dict[str, Any]
Thing = TypeVar("Thing")
DEVICE: Json = {"kind": "device"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
RANDOM: Json = {"kind": "bot", "bot": "random"}


@dataclass
class Hourglass:
    """A clock for tests."""

    at: int = MORNING

    def __call__(self) -> int:
        return self.at


@dataclass
class Cafe:
    """A server that runs in a thread."""

    settings: Settings
    app: Starlette
    clock: Hourglass
    port: int
    loop: asyncio.AbstractEventLoop
    process: CafeServer
    thread: threading.Thread
    keys: Iterator[int] = field(default_factory=count)
    wire: httpx.HTTPTransport = field(default_factory=httpx.HTTPTransport)  # shared by all guests

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def context(self) -> ServerContext:
        context: ServerContext = self.app.state.server
        return context

    def guest(self, name: str = "") -> Guest:
        """Somebody new; nameless people have not even a cookie."""
        guest = Guest(self, httpx.Client(base_url=self.url, timeout=PATIENCE, transport=self.wire))
        if name:
            guest.patch("/api/me", {"name": name})
        return guest

    def run(self, doing: Coroutine[Any, Any, Thing]) -> Thing:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)

    def later(self, milliseconds: int) -> None:
        """Let time pass, and the scheduler look at his watch."""
        self.clock.at += milliseconds
        self.loop.call_soon_threadsafe(self.context.matches.due_changed.set)

    def key(self) -> str:
        return f"key-{next(self.keys)}"

    def stop(self) -> None:
        self.wire.close()
        self.process.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@dataclass
class Guest:
    """Somebody with a cookie jar."""

    cafe: Cafe
    http: httpx.Client

    def get(self, path: str, expected: int = 200, **query: Any) -> Any:
        return self._told(self.http.get(path, params=query), expected)

    def post(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        return self._told(self.http.post(path, json={} if body is None else body, headers=headers), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._told(self.http.patch(path, json=body), status)

    def _told(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, (response.status_code, response.text[:500])
        if not response.content:
            return None
        told = response.headers["content-type"]
        return response.json() if told == "application/json" else response.text

    @property
    def cookie(self) -> str:
        return f"cafe={self.http.cookies['cafe']}" if "cafe" in self.http.cookies else ""

    @contextmanager
    def follow(self, match: str, **query: int) -> Iterator[Listener]:
        with Listener.of(self.cafe, match, self.cookie, **query) as listener:
            yield listener

    def opens(self, *seats: Json, edition: str = "board", status: int = 201, **more: Any) -> Any:
        """Open a table; the whole answer."""
        return self.post("/api/matches", {"edition": edition, "seats": list(seats), **more}, status)

    def starts(self, *seats: Json, edition: str = "board", **more: Any) -> str:
        """Open and start a table; its id."""
        told = self.opens(*seats, edition=edition, start=True, **more)
        return str(told["match"]["id"])

    def state(self, match: str, **query: Any) -> Json:
        state: Json = self.get(f"/api/matches/{match}", **query)["state"]
        return state

    def plays(self, match: str, seat: int, **changes: Any) -> Any:
        """Draft a turn, commit it, and give back the News."""
        moves, _ = self.drafts(match, seat)
        return self.commits(match, seat, moves, **changes)

    def drafts(self, match: str, seat: int) -> tuple[list[str], Json]:
        """The moves of a whole turn, as offered: the last offer, until it ends or something is revealed."""
        moves: list[str] = []
        while True:
            draft = self.post(f"/api/matches/{match}/preview", {"seat": seat, "moves": moves})
            assert draft["legal"], draft
            offers = draft["offers"]
            if not offers:
                return moves, draft
            ends = [offer["move"] for offer in offers if offer["kind"] in ("end-turn", "draw")]
            moves.append(ends[0] if ends else offers[-1]["move"])

    def commits(self, match: str, seat: int, moves: list[str], status: int = 200, **changes: Any) -> Any:
        seen = changes.pop("seen", None)
        if seen is None:
            seen = self.state(match)["seq"]
        body = {"seat": seat, "moves": moves, "seen": seen, "key": self.cafe.key(), **changes}
        return self.post(f"/api/matches/{match}/moves", body, status)

    def waits_for(self, match: str, what: Callable[[Json], bool], **query: Any) -> Json:
        """The state as soon as it is so, by long polls."""
        after = 0
        for _ in range(500):
            news = self.get(f"/api/matches/{match}/events", after=after, wait=20, **query)
            if what(news["state"]):
                state: Json = news["state"]
                return state
            after = news["seq"]
        raise AssertionError("it never came")


@dataclass
class Listener:
    """A WebSocket that collects what it hears."""

    socket: ClientConnection

    @classmethod
    @contextmanager
    def of(cls, cafe: Cafe, match: str, cookie: str, **query: int) -> Iterator[Listener]:
        asks = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{cafe.port}/api/matches/{match}/follow?{asks}"
        headers = {"Cookie": cookie} if cookie else {}
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, compression=None) as socket:
            yield cls(socket)

    def text(self) -> str:
        heard = self.socket.recv(timeout=PATIENCE)
        assert isinstance(heard, str)
        return heard

    def hears(self) -> Json:
        news: Json = json.loads(self.text())
        return news

    def until(self, seq: int) -> list[Json]:
        """All news up to a row."""
        heard = [self.hears()]
        while heard[-1]["seq"] < seq:
            heard.append(self.hears())
        return heard


def play_to_the_end(cafe: Cafe, edition: str) -> tuple[Guest, str]:
    """A whole match of bots, and somebody who watched it."""
    anna = cafe.guest("Anna")
    match = anna.starts({**RANDOM, "name": "Robo"}, RANDOM, edition=edition)
    anna.waits_for(match, lambda state: state["status"] == "over")
    return anna, match


class Announced(CafeServer):
    """Lets the test know when it is open."""

    def __init__(self, app: Starlette, config: uvicorn.Config) -> None:
        super().__init__(app, config)
        self.is_open = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.is_open.set()


def open_cafe(
    settings: Settings,
    clock: Hourglass | None = None,
    web: Path = NO_CLIENT,
    *,
    port: int = 0,
    timeouts: Timeouts = DEFAULT_TIMEOUTS,
    middleware: Callable[[ASGIApp], ASGIApp] = lambda app: app,
) -> Cafe:
    """Start a server and wait until it answers; middleware may spoil what comes and goes."""
    hourglass = clock or Hourglass()
    app = create_app(settings, hourglass, web, timeouts)
    server = Announced(app, uvicorn_config(settings, middleware(app)))
    bound = socket.create_server(("127.0.0.1", port))
    thread = threading.Thread(target=lambda: server.run(sockets=[bound]), name="cafe", daemon=True)
    thread.start()
    assert server.is_open.wait(PATIENCE), "the server did not start"
    return Cafe(settings, app, hourglass, bound.getsockname()[1], server.loop, server, thread)
