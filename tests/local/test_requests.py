"""Requests and their errors are the same with a server and without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cafe.server.settings import Settings
from tests.server.cafe import Cafe, open_cafe
from tests.server.cafe import Guest as Visitor

from .files import a_file
from .guest import DEVICE, Guest, Json, at_home

pytestmark = pytest.mark.anyio


def a_table(other: Json, **more: Any) -> str:
    return json.dumps({"edition": "board", "seats": [DEVICE, other], **more})


BAD_BODY = '{"seat": 0, "moves": "x"}'
BAD = [
    ("GET", "/api/nothing", None),
    ("GET", "/nothing", None),
    ("POST", "/api/me/matches", "{}"),
    ("GET", "/api/matches/there-is-none", None),
    ("GET", "/api/matches/a%2Fb", None),
    ("GET", "/api/matches/a b", None),
    ("GET", "/api/matches/{match}?seat=7", None),
    ("GET", "/api/matches/{match}?seat=x", None),
    ("GET", "/api/matches/{match}/events?after=-1", None),
    ("POST", "/api/matches/{match}/moves", BAD_BODY),
    ("POST", "/api/matches/{match}/moves", "{"),
    ("POST", "/api/matches/{match}/moves", '{"seat": 0, "moves": [], "seen": 1, "key": "k", "more": 1}'),
    ("POST", "/api/matches/{match}/preview", '{"seat": 0, "moves": ["??"]}'),
    ("POST", "/api/matches/{match}/preview", '{"seat": 9, "moves": []}'),
    ("POST", "/api/matches", '{"edition": "chess", "seats": [{"kind": "device"}]}'),
    ("POST", "/api/matches", a_table({"kind": "bot", "bot": "nobody"})),
    ("POST", "/api/matches", a_table({"kind": "bot", "bot": "magnus"})),
    ("POST", "/api/matches", a_table(DEVICE, options={"plan": "nowhere"})),
    ("POST", "/api/import", "hello"),
    ("POST", "/api/import", a_file().replace("first 1", "first 9").replace("first 2", "first 9")),
    ("POST", "/api/import", "x" * 1_100_000),
    ("POST", "/api/ask", '{"ruleset": "board players=2", "hand": ["QQm"]}'),
    ("POST", "/api/ask", '{"ruleset": "board players=77", "hand": []}'),
    ("POST", "/api/ask", '{"ruleset": "board players=2", "hand": [], "score": -1}'),
    ("PATCH", "/api/me", '{"name": "  "}'),
    ("PATCH", "/api/me", '{"name": 7}'),
    ("GET", "/api/plans/nowhere", None),
    ("GET", "/api/puzzles/board-00000000", None),
    ("GET", "/api/puzzles/next?game=chess", None),
    ("GET", "/api/me/matches?limit=0", None),
    ("GET", "/api/me/statistics?offset=x", None),
    ("POST", "/api/matches/{match}/review", "{}"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    folder: Path = tmp_path_factory.mktemp("cafe")
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{folder}/cafe.sqlite3",
        secret="a secret for tests only",
        bot_pace_ms=0,
        bot_workers=0,
        rate_factor=0.0,
    )
    opened = open_cafe(settings)
    yield opened
    opened.stop()


def at_the_server(ben: Visitor, method: str, path: str, body: str | None) -> tuple[int, Any]:
    answer = ben.http.request(method, path, content=None if body is None else body.encode())
    return answer.status_code, _read(answer)


def _read(answer: httpx.Response) -> Any:
    is_json = answer.headers.get("content-type") == "application/json"
    return answer.json() if is_json else answer.text


async def at_home_too(anna: Guest, method: str, path: str, body: str | None) -> tuple[int, Any]:
    answer = await anna.answer(method, path, body)
    is_json = answer["type"] == "application/json" and answer["body"]
    return answer["status"], json.loads(answer["body"]) if is_json else answer["body"]


async def test_bad_requests_get_the_same_errors_as_at_a_server(server: Cafe) -> None:
    ben = server.guest("Ben")
    theirs = ben.http.post("/api/import", content=a_file().encode()).json()["match"]["id"]
    async with at_home() as anna:
        mine = (await anna.post("/api/import", a_file(), 201))["match"]["id"]
        for method, path, body in BAD:
            there = at_the_server(ben, method, path.replace("{match}", theirs), body)
            here = await at_home_too(anna, method, path.replace("{match}", mine), body)
            assert here[0] == there[0], (method, path, here, there)
            if path.startswith("/api"):
                assert _facts(here[1]) == _facts(there[1]), (method, path)
                assert here[0] >= 400, (method, path)


def _facts(error: Any) -> Any:
    """A server says a flaw in a sentence as well; here the client does."""
    return {name: value for name, value in error.items() if name != "reason" or "flaw" not in error}


@pytest.mark.parametrize("edition", ["board", "card"])
async def test_a_game_looks_the_same_as_at_a_server(server: Cafe, edition: str) -> None:
    ben, file = server.guest("Ben"), a_file(edition, moves=2)
    theirs = ben.http.post("/api/import", content=file.encode()).json()["match"]["id"]
    async with at_home() as anna:
        mine = (await anna.post("/api/import", file, 201))["match"]["id"]
        for turn in range(4):
            state = await anna.state(mine)
            assert _comparable(state) == _comparable(ben.state(theirs))
            seat = state["view"]["player"]
            moves = await anna.drafts(mine, seat)
            for path, body in (("preview", {"seat": seat, "moves": moves}), ("prospects", None)):
                method = "GET" if body is None else "POST"
                sent = None if body is None else json.dumps(body)
                here = await at_home_too(anna, method, f"/api/matches/{mine}/{path}", sent)
                assert here == at_the_server(ben, method, f"/api/matches/{theirs}/{path}", sent)
            commit = {"seat": seat, "moves": moves, "seen": state["seq"], "key": f"turn-{turn}"}
            played = await anna.post(f"/api/matches/{mine}/moves", commit)
            there = ben.post(f"/api/matches/{theirs}/moves", commit)
            assert _turns(played["entries"]) == _turns(there["entries"])
            assert _turns(played["entries"])
        for path in ("/api/bots", "/api/plans/corners", "/api/plans/card"):
            assert await at_home_too(anna, "GET", path, None) == at_the_server(ben, "GET", path, None)


def _comparable(state: dict[str, Any]) -> dict[str, Any]:
    """What does not follow from the clock, or from who sits there."""
    differing = {"now", "present", "you", "seats", "deadline", "turn_began_at", "play_on_at"}
    return {name: value for name, value in state.items() if name not in differing}


def _turns(entries: list[dict[str, Any]]) -> list[Any]:
    turns = [entry for entry in entries if entry["type"] == "turn-played"]
    return [(entry["seat"], entry["moves"], entry["events"]) for entry in turns]


async def test_what_takes_no_body_takes_none() -> None:
    async with at_home() as anna:
        await anna.asks("POST", "/api/matches", {"edition": "card", "seats": [DEVICE, DEVICE]}, 201)
        answer = await anna.answer("GET", "/api/me", "not read at all")
        assert (answer["status"], answer["type"], answer["retryAfter"]) == (200, "application/json", None)


async def test_half_a_letter_is_refused_and_not_kept() -> None:
    async with at_home() as anna:
        answer = await anna.answer("PATCH", "/api/me", '{"name": "\ud83d"}')
        assert (answer["status"], json.loads(answer["body"])["error"]) == (400, "bad-json")
