"""A café without sockets: requests and handshakes go straight to the application."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch
from urllib.parse import urlencode

import msgspec
import structlog
from starlette.types import Message, Scope

from cafe.hosting.storage.timeouts import DatabaseTimeouts
from cafe.match.clock import DAY_MS
from cafe.rules import Edition
from cafe.server.app import Dependencies, create_app
from cafe.server.context import ServerContext
from cafe.server.deals import par_maker
from cafe.server.deals.days import date_text
from cafe.server.operator.page import SIGN_IN
from cafe.server.settings import Settings, Timeouts
from cafe.server.site.static_files import INDEX
from tests.puzzle_library import puzzles_for_tests
from tests.server.cafe import DEVICE, OPEN, START_MS, FakeClock

Result = TypeVar("Result")
Headers = list[tuple[str, str]]
NEVER_MS = 60_000  # a bot that thinks so long on a clock that stands still never moves
BEFORE_ACCEPTING = {"websocket.accept": 101, "websocket.close": 403}  # what a handshake is answered with
PAGE = '<html><head><title>Café</title><meta name="description" content="" /></head><body></body></html>'
SECRET, OPERATOR = "a secret for fuzzing only", "a token for fuzzing only"
TODAY = START_MS // DAY_MS
LEAST_NODES = 20  # from there on the strongest search
PATIENTLY = Timeouts(database=DatabaseTimeouts(busy_s=60.0, stuck_s=60.0, pool_s=60.0))  # on a busy machine


@dataclass(frozen=True, slots=True)
class Answer:
    """A response, or how a handshake ended."""

    status: int
    headers: dict[str, str]
    body: bytes


class InProcessCafe:
    """A server on a loop of its own, with a host, a stranger, and matches of every status."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="cafe-fuzz-")
        self._loop, self._open = asyncio.new_event_loop(), AsyncExitStack()
        database = f"sqlite+aiosqlite:///{Path(self._folder.name)}/cafe.sqlite3"
        settings = Settings(
            database_url=database,
            secret=SECRET,
            bot_pace_ms=NEVER_MS,
            bot_workers=0,
            rate_factor=0.0,
            operator_token=OPERATOR,
        )
        (Path(self._folder.name) / INDEX).write_text(PAGE)
        dependencies = Dependencies(
            clock=FakeClock(), web=Path(self._folder.name), timeouts=PATIENTLY, puzzles=puzzles_for_tests
        )
        # Who plays the deal of the day has its par made beside them: here with as little thought as can be.
        self._open.enter_context(patch.dict(par_maker.NODES, dict.fromkeys(Edition, LEAST_NODES)))
        self.app = create_app(settings, dependencies)
        self._run(self._open.enter_async_context(self.app.router.lifespan_context(self.app)))
        self._challenge, self._operator = self._offered_challenge(), self._operators_cookie()
        self.names: dict[str, str] = {}
        self.set_up()

    def close(self) -> None:
        self._run(self._open.aclose())
        self._loop.close()
        self._folder.cleanup()

    def ask(
        self, method: str, path: str, query: str = "", headers: Headers | None = None, body: bytes = b""
    ) -> Answer:
        """One HTTP request and its response."""
        incoming: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        scope = {**_scope("http", path, query, headers or []), "method": method}
        return _answer(self._run(self._call(scope, incoming)), "http.response")

    def shake_hands(self, path: str, query: str, headers: Headers) -> Answer:
        """A WebSocket that is closed by its client at once; 101 if it was accepted."""
        incoming: list[Message] = [{"type": "websocket.connect"}]
        scope = {
            **_scope("websocket", path, query, headers),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        sent = self._run(self._call(scope, incoming))
        if sent and sent[0]["type"] in BEFORE_ACCEPTING:
            return Answer(BEFORE_ACCEPTING[sent[0]["type"]], {}, b"")
        return _answer(sent, "websocket.http.response")

    async def _call(self, scope: Scope, incoming: list[Message]) -> list[Message]:
        sent: list[Message] = []

        async def receive() -> Message:
            if not incoming and scope["type"] == "http":
                await asyncio.Event().wait()  # whoever asked stays until everything has been sent
            return incoming.pop(0) if incoming else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent

    def _run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        return self._loop.run_until_complete(coroutine)

    def set_up(self) -> None:
        """What inputs may name, anew: people by their cookies, a token, a match of every status, an offer."""
        host, guest = self._cookie_of("Host"), self._cookie_of("Guest")
        token = self._post(host, "/api/me/tokens", {"label": "bot"})
        running = self._opens(host, DEVICE, {**DEVICE, "name": "Ben"}, edition="card", start=True)
        over = self._opens(host, DEVICE, DEVICE, edition="board", start=True)
        self._post(host, f"/api/matches/{over}/resign", {"seat": 1})
        open_match = self._opens(host, DEVICE, OPEN, edition="board", listed=True)
        state = self._get(host, f"/api/matches/{running}")["state"]
        turn = self._get(host, f"/api/matches/{running}", f"seat={state['view']['player']}")["state"]
        self.names = {
            "host": host,
            "guest": guest,
            "token": token["token"],
            "token id": token["id"],
            "running": running,
            "over": over,
            "open": open_match,
            "offer": turn["offers"][0]["move"],
            "device": self._get(host, "/api/me/devices")["devices"][0]["id"],
            "today": date_text(TODAY),
            "yesterday": date_text(TODAY - 1),
            "challenge": self._challenge,
            "operator": self._operator,
        }

    def _offered_challenge(self) -> str:
        """Somebody whom no case knows plays a whole game, and offers its deal."""
        cookie = self._cookie_of("Challenger")
        match = self._opens(cookie, DEVICE, DEVICE, edition="card", start=True)
        while (state := self._get(cookie, f"/api/matches/{match}")["state"])["status"] == "running":
            seat = state["view"]["player"]
            offers = self._get(cookie, f"/api/matches/{match}", f"seat={seat}")["state"]["offers"]
            ends = [offer["move"] for offer in offers if offer["kind"] in ("end-turn", "draw")]
            move = ends[0] if ends else offers[-1]["move"]
            commit = {"seat": seat, "moves": [move], "seen": state["seq"], "key": f"k{state['seq']}"}
            self._post(cookie, f"/api/matches/{match}/moves", commit)
        return str(self._post(cookie, f"/api/matches/{match}/challenge", {"seat": 0})["token"])

    def _operators_cookie(self) -> str:
        answer = self.ask("POST", SIGN_IN, body=urlencode({"token": OPERATOR}).encode())
        return answer.headers["set-cookie"].split(";")[0]

    def report(self) -> str:
        """The number of a report of the guest, about the host's name."""
        cookie, match = self.names["guest"], self.names["running"]
        handle = self._get(cookie, f"/api/matches/{match}")["state"]["seats"][0]["handle"]
        told = msgspec.json.encode({"handle": handle})
        assert self.ask("POST", f"/api/matches/{match}/report", "", [("cookie", cookie)], told).status == 204
        server: ServerContext = self.app.state.server
        return str(self._run(server.moderation.reports.open_cases())[0].id)

    def _cookie_of(self, name: str) -> str:
        """Somebody new."""
        answer = self.ask("PATCH", "/api/me", body=msgspec.json.encode({"name": name}))
        assert answer.status == 200, answer
        return answer.headers["set-cookie"].split(";")[0]

    def _opens(self, cookie: str, *seats: dict[str, Any], **more: Any) -> str:
        return str(self._post(cookie, "/api/matches", {"seats": list(seats), **more})["match"]["id"])

    def _get(self, cookie: str, path: str, query: str = "") -> Any:
        return msgspec.json.decode(self.ask("GET", path, query, [("cookie", cookie)]).body)

    def _post(self, cookie: str, path: str, body: Any) -> Any:
        answer = self.ask("POST", path, headers=[("cookie", cookie)], body=msgspec.json.encode(body))
        assert answer.status < 300, answer
        return msgspec.json.decode(answer.body)


@cache
def in_process_cafe() -> InProcessCafe:
    """The café of this process."""
    return InProcessCafe()


def close_in_process_cafe() -> None:
    """Close it, if it was opened; whoever asks again gets a new one."""
    if in_process_cafe.cache_info().currsize:
        in_process_cafe().close()
        in_process_cafe.cache_clear()


def log_nothing() -> None:
    """What is refused a million times is not worth a line."""
    structlog.configure(processors=[_drop])


def _drop(*_: Any) -> Any:
    raise structlog.DropEvent


def _scope(kind: str, path: str, query: str, headers: Headers) -> Scope:
    raw = path.encode("utf-8", "surrogatepass")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "server": ("cafe.example", 80),
        "client": ("192.0.2.1", 50_000),
        "root_path": "",
        "path": raw.decode("utf-8", "replace"),
        "raw_path": raw,
        "query_string": query.encode("latin-1", "replace"),
        "headers": [
            *((name.encode(), value.encode("latin-1", "replace")) for name, value in headers),
            (b"host", b"cafe.example"),  # unless there is one already: the first counts
        ],
        "state": {},
    }


def _answer(sent: list[Message], kind: str) -> Answer:
    assert sent, "nothing was answered"
    start, *rest = sent
    assert start["type"] == f"{kind}.start", start["type"]
    headers = {name.decode().lower(): value.decode("latin-1") for name, value in start["headers"]}
    return Answer(start["status"], headers, b"".join(part.get("body", b"") for part in rest))
