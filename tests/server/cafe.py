"""A café for tests: a real server on a loopback port, guests with cookies, and a clock that stands still."""

from __future__ import annotations

import asyncio
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

from cafe.puzzles import Library
from cafe.server.app import Dependencies, create_app
from cafe.server.context import ServerContext
from cafe.server.run import CafeServer, uvicorn_config
from cafe.server.settings import Settings, Timeouts
from tests.puzzle_library import puzzles_for_tests

from .conformance import check_response
from .listener import TIMEOUT_S, Json, Listener

START_MS = 1_700_000_000_000
NO_CLIENT = Path(__file__).parent / "there is no client here"
Result = TypeVar("Result")
DEVICE: Json = {"kind": "device"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
RANDOM: Json = {"kind": "bot", "bot": "random"}


@dataclass
class FakeClock:
    """A clock for tests."""

    at: int = START_MS

    def __call__(self) -> int:
        return self.at


@dataclass
class Cafe:
    """A server that runs in a thread."""

    settings: Settings
    app: Starlette
    clock: FakeClock
    port: int
    loop: asyncio.AbstractEventLoop
    process: CafeServer
    thread: threading.Thread
    keys: Iterator[int] = field(default_factory=count)
    transport: httpx.HTTPTransport = field(default_factory=httpx.HTTPTransport)  # shared by all guests

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def context(self) -> ServerContext:
        context: ServerContext = self.app.state.server
        return context

    def guest(self, name: str = "") -> Guest:
        """Somebody new; nameless people have not even a cookie."""
        hooks = {"response": [check_response]}
        guest = Guest(
            self,
            httpx.Client(base_url=self.url, timeout=TIMEOUT_S, transport=self.transport, event_hooks=hooks),
        )
        if name:
            guest.patch("/api/me", {"name": name})
        return guest

    def run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(TIMEOUT_S)

    def later(self, milliseconds: int) -> None:
        """Let time pass, and the scheduler look at the clock."""
        self.clock.at += milliseconds
        self.loop.call_soon_threadsafe(self.context.matches.due_changed.set)

    def key(self) -> str:
        return f"key-{next(self.keys)}"

    def stop(self) -> None:
        self.transport.close()
        self.process.should_exit = True
        self.thread.join(TIMEOUT_S)
        assert not self.thread.is_alive()


@dataclass
class Guest:
    """Somebody with a cookie jar."""

    cafe: Cafe
    http: httpx.Client

    def get(self, path: str, expected: int = 200, **query: Any) -> Any:
        return self._payload(self.http.get(path, params=query), expected)

    def post(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        return self._payload(self.http.post(path, json={} if body is None else body, headers=headers), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._payload(self.http.patch(path, json=body), status)

    def _payload(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, (response.status_code, response.text[:500])
        if not response.content:
            return None
        is_json = response.headers["content-type"] == "application/json"
        return response.json() if is_json else response.text

    @property
    def cookie(self) -> str:
        return f"cafe={self.http.cookies['cafe']}" if "cafe" in self.http.cookies else ""

    @contextmanager
    def follow(self, match: str, **query: int) -> Iterator[Listener]:
        with Listener.connect(self.cafe.port, match, self.cookie, "", **query) as listener:
            yield listener

    def opens(self, *seats: Json, edition: str = "board", status: int = 201, **more: Any) -> Any:
        """Open a table; the whole answer."""
        return self.post("/api/matches", {"edition": edition, "seats": list(seats), **more}, status)

    def starts(self, *seats: Json, edition: str = "board", **more: Any) -> str:
        """Open and start a table; its id."""
        opened = self.opens(*seats, edition=edition, start=True, **more)
        return str(opened["match"]["id"])

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


def play_to_the_end(cafe: Cafe, edition: str) -> tuple[Guest, str]:
    """A whole match of bots, and somebody who watched it."""
    anna = cafe.guest("Anna")
    match = anna.starts({**RANDOM, "name": "Robo"}, RANDOM, edition=edition)
    anna.waits_for(match, lambda state: state["status"] == "over")
    return anna, match


def two_at_a_table(cafe: Cafe, edition: str = "board") -> tuple[Guest, Guest, str]:
    """Anna on seat 0, Ben on seat 1, and their running match."""
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, edition=edition)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/start")
    return anna, ben, match


def on_turn(anna: Guest, ben: Guest, match: str) -> tuple[Guest, Guest, int]:
    """Who is on turn, who is not, and the seat."""
    seat = anna.state(match)["view"]["player"]
    return (anna, ben, seat) if seat == 0 else (ben, anna, seat)


class AnnouncingServer(CafeServer):
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
    clock: FakeClock | None = None,
    web: Path = NO_CLIENT,
    *,
    port: int = 0,
    timeouts: Timeouts | None = None,
    middleware: Callable[[ASGIApp], ASGIApp] = lambda app: app,
    puzzles: Callable[[], Library] = puzzles_for_tests,
) -> Cafe:
    """Start a server and wait until it answers; middleware may spoil what comes and goes."""
    fake_clock = clock or FakeClock()
    given = timeouts or Timeouts(spare_time_s=0.0)
    app = create_app(settings, Dependencies(clock=fake_clock, web=web, timeouts=given, puzzles=puzzles))
    server = AnnouncingServer(app, uvicorn_config(settings, middleware(app), given))
    bound = socket.create_server(("127.0.0.1", port))
    thread = threading.Thread(target=lambda: server.run(sockets=[bound]), name="cafe", daemon=True)
    thread.start()
    assert server.is_open.wait(TIMEOUT_S), "the server did not start"
    return Cafe(settings, app, fake_clock, bound.getsockname()[1], server.loop, server, thread)
