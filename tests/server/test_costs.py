"""Limits follow what a request costs, and what takes long leaves the event loop."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Message

from cafe.api import game_files, referee, replay, turns
from cafe.match.entries import Said
from cafe.protocol.errors import ApiError
from cafe.server.api import personal
from cafe.server.heavy_work import MAX_WAITING_PER_ADDRESS, HeavyWork
from cafe.server.monitoring import health
from cafe.server.monitoring.metrics_listener import MetricsListener, require_metrics_reader
from cafe.server.settings import Settings, Timeouts
from tests.servers import Server, free_port

from .cafe import DEVICE, Cafe, Guest
from .conftest import CafeFactory
from .listener import TIMEOUT_S

QUESTION = {
    "ruleset": "card",
    "tables": {"b2": "RU", "d2": "GB", "c3": "FR", "b4": "ES", "d4": "IT"},
    "play": ["RUf@c2"],
}
TOKEN = "a token for the metrics"


def allowed(cafe: Cafe, ask: Callable[[], httpx.Response]) -> int:
    """How often one may ask at once, with whole budgets; every refusal says when to come back."""
    tomorrow_s = time.monotonic() + 86_400
    with pytest.MonkeyPatch.context() as stopped:
        stopped.setattr(cafe.context.rate_limiter, "_clock", lambda: tomorrow_s)
        return _allowed(ask)


def _allowed(ask: Callable[[], httpx.Response]) -> int:
    for count in range(10_000):
        answer = ask()
        if answer.status_code == 429:
            assert answer.json() == {"error": "too-many-requests"}
            assert 1 <= int(answer.headers["retry-after"]) <= 600
            return count
        assert answer.status_code == 200, answer.text
    raise AssertionError("never")


def test_the_referee_costs_five_times_a_turn(new_cafe: CafeFactory) -> None:
    anna = new_cafe(rate_factor=0.1).guest("Anna")  # 60 turns in a minute
    assert allowed(anna.cafe, lambda: anna.http.post("/api/ask", json=QUESTION)) == 60 // 5


def test_a_draft_costs_two_turns(new_cafe: CafeFactory) -> None:
    anna = new_cafe(rate_factor=0.1).guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    draft = {"seat": anna.state(match)["view"]["player"], "moves": []}
    preview = f"/api/matches/{match}/preview"
    assert allowed(anna.cafe, lambda: anna.http.post(preview, json=draft)) == 60 // 2


def test_looking_ahead_costs_four_looks(new_cafe: CafeFactory) -> None:
    anna = new_cafe(rate_factor=0.1).guest("Anna")  # 120 looks in a minute
    match = anna.starts(DEVICE, DEVICE)
    assert allowed(anna.cafe, lambda: anna.http.get(f"/api/matches/{match}/prospects")) == 120 // 4


@pytest.mark.parametrize("path", ["/api/docs", "/api/openapi.json", "/metrics"])
def test_documents_and_metrics_are_counted_by_address(new_cafe: CafeFactory, path: str) -> None:
    cafe = new_cafe(rate_factor=0.02)  # 192 looks in a minute by one address
    with httpx.Client(base_url=cafe.url) as stranger:
        assert allowed(cafe, lambda: stranger.get(path)) == 192 // 5


def test_a_replay_costs_as_much_as_its_match_is_long(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "ROWS_PER_COST", 1 / 2)
    anna = new_cafe(rate_factor=0.1).guest("Anna")  # 120 looks in a minute
    match = anna.starts(DEVICE, DEVICE)
    rows = anna.state(match)["seq"]
    assert rows > 1
    most = allowed(anna.cafe, lambda: anna.http.get(f"/api/matches/{match}/replay"))
    assert most == 120 // (1 + 2 * rows)


def test_a_game_file_costs_ten_looks(new_cafe: CafeFactory) -> None:
    anna = new_cafe(rate_factor=0.1).guest("Anna")  # 120 looks in a minute
    match = anna.starts(DEVICE, DEVICE)
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    assert allowed(anna.cafe, lambda: anna.http.get(f"/api/matches/{match}/export")) == 120 // 10


def test_what_one_takes_along_costs_as_much_as_one_has_played(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(personal, "MATCHES_PER_COST", 1)
    anna = new_cafe(rate_factor=1).guest("Anna")  # 20 files in ten minutes
    for _ in range(4):
        anna.opens(DEVICE, DEVICE)
    assert allowed(anna.cafe, lambda: anna.http.get("/api/me/export")) == 20 // (1 + 4)


@pytest.mark.parametrize("rate_factor", [0.05, 1])
def test_whoever_has_played_more_than_a_budget_holds_gets_their_file_when_all_of_it_is_there(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch, rate_factor: float
) -> None:
    anna = new_cafe(rate_factor=rate_factor).guest("Anna")  # one file in ten minutes, or 20
    for _ in range(1 if rate_factor < 1 else 3):
        anna.opens(DEVICE, DEVICE)
    monkeypatch.setattr(personal, "MATCHES_PER_COST", 0.01)
    assert allowed(anna.cafe, lambda: anna.http.get("/api/me/export")) == 1


def wait_for_listeners(guest: Guest, count: int) -> None:
    for _ in range(500):
        if guest.cafe.context.connections.count == count:
            return
        guest.get("/api/bots")
    raise AssertionError("they never came")


def test_long_polls_count_as_listeners(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(max_connections_per_person=3)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    path = f"/api/matches/{match}/events"
    asked = f"GET {path}?after={{}}&wait=25 HTTP/1.1\r\nHost: x\r\nCookie: {anna.cookie}\r\n\r\n"
    with ExitStack() as held:
        lines = [
            held.enter_context(socket.create_connection(("127.0.0.1", cafe.port), timeout=TIMEOUT_S))
            for _ in range(3)
        ]
        for line in lines:
            line.sendall(asked.format(anna.state(match)["seq"]).encode())
        wait_for_listeners(anna, 3)
        refused = anna.http.get(path, params={"after": 9, "wait": 1})
        assert (refused.status_code, refused.json()) == (429, {"error": "too-many-listeners"})
        assert refused.headers["retry-after"] == "30"
        assert anna.get(path, after=0), "who does not wait is no listener"
        anna.plays(match, anna.state(match)["view"]["player"])
        assert all(line.recv(100).startswith(b"HTTP/1.1 200") for line in lines)
    wait_for_listeners(anna, 0)
    assert anna.get(path, after=0, wait=1)


def test_long_polls_end_with_the_server(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    with socket.create_connection(("127.0.0.1", cafe.port), timeout=TIMEOUT_S) as line:
        query = f"after={anna.state(match)['seq']}&wait=25"
        line.sendall(f"GET /api/matches/{match}/events?{query} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        wait_for_listeners(anna, 1)
        cafe.stop()
        assert line.recv(100).startswith(b"HTTP/1.1 200")


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """In which thread each heavy work was done."""
    found: dict[str, set[str]] = {}

    def watch(module: Any, name: str) -> None:
        work = getattr(module, name)

        def watched(*words: Any) -> Any:
            found.setdefault(name, set()).add(threading.current_thread().name)
            return work(*words)

        monkeypatch.setattr(module, name, watched)

    watch(referee, "ask")
    watch(turns, "draft")
    watch(turns, "prospects_message")
    watch(game_files, "file_of")
    watch(game_files, "parse_record")
    watch(game_files, "entries_of")
    watch(replay, "_frame")
    watch(personal, "_kept")
    return found


def test_what_takes_long_leaves_the_event_loop(
    cafe: Cafe, finished: tuple[Guest, str], threads: dict[str, set[str]]
) -> None:
    anna, over = finished
    match = anna.starts(DEVICE, DEVICE)
    anna.post("/api/ask", QUESTION)
    anna.post(f"/api/matches/{match}/preview", {"seat": anna.state(match)["view"]["player"], "moves": []})
    anna.get(f"/api/matches/{match}/prospects")
    anna.get(f"/api/matches/{over}/replay")
    file = anna.get(f"/api/matches/{over}/export")
    assert anna.http.post("/api/import", content=file.encode()).status_code == 201
    anna.get("/api/me/export")
    heavy = {"ask", "draft", "prospects_message", "file_of", "parse_record", "entries_of", "_frame", "_kept"}
    assert set(threads) == heavy
    assert all(name.startswith("cafe-heavy") for names in threads.values() for name in names), threads


def test_a_replay_is_made_and_encoded_in_small_pieces(cafe: Cafe, finished: tuple[Guest, str]) -> None:
    anna, over = finished
    cached = cafe.run(cafe.context.matches.load(over))
    for after in (0, 7, len(cached.rows) - 1, len(cached.rows)):
        pieces = list(replay._pieces(cached.match, cached.rows, "open", after))
        frames = json.loads(b"".join(pieces))["frames"]
        assert frames == anna.get(f"/api/matches/{over}/replay", after=after)["frames"]
        assert [frame["seq"] for frame in frames] == list(range(after + 1, len(cached.rows) + 1))


def test_a_piece_of_a_replay_has_twenty_rows(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    chat = [Said("anna", None, "Anna", f"line {number}") for number in range(50)]
    cafe.run(cafe.context.matches.act(match, lambda *_: chat))
    cached = cafe.run(cafe.context.matches.load(match))
    _, *pieces, _ = replay._pieces(cached.match, cached.rows, None, 0)
    frames = [json.loads(b"[%b]" % piece.removeprefix(b",")) for piece in pieces]
    assert [len(some) for some in frames[:-1]] == [20] * (len(cached.rows) // 20)


@pytest.mark.anyio
async def test_of_one_address_only_so_much_waits_for_the_threads() -> None:
    work, release = HeavyWork(), threading.Event()
    waiting = [
        asyncio.create_task(work.run("192.0.2.1", lambda: release.wait(TIMEOUT_S)))
        for _ in range(MAX_WAITING_PER_ADDRESS)
    ]
    await asyncio.sleep(0)
    with pytest.raises(ApiError) as refused:
        await work.run("192.0.2.1", lambda: True)
    assert (refused.value.status, refused.value.headers["Retry-After"]) == (429, "1")
    other = asyncio.create_task(work.run("192.0.2.2", lambda: True))
    await asyncio.sleep(0)
    release.set()
    assert all(await asyncio.gather(*waiting, other))
    assert await work.run("192.0.2.1", lambda: True)
    work.close()


def test_readiness_is_asked_of_the_database_once_in_a_while(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, check = [], health.check_readiness

    async def counting(*words: Any) -> Any:
        asked.append(words)
        return await check(*words)

    monkeypatch.setattr(health, "check_readiness", counting)
    guest = new_cafe(timeouts=Timeouts(readiness_s=1_000)).guest()
    assert all(guest.get("/readyz")["ready"] for _ in range(20))
    assert len(asked) == 1
    guest = new_cafe(timeouts=Timeouts(readiness_s=0)).guest()
    assert all(guest.get("/readyz")["ready"] for _ in range(5))
    assert len(asked) == 6


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_metrics_are_for_this_machine_and_not_for_whom_a_proxy_on_it_brings(cafe: Cafe, name: str) -> None:
    assert httpx.get(f"{cafe.url}/metrics").status_code == 200
    assert httpx.get(f"{cafe.url}/metrics", headers={name: "127.0.0.1"}).status_code == 404


@pytest.mark.parametrize("client", [("192.0.2.1", 5_000), ("2001:db8::1", 5_000), ("nowhere", 0), None])
def test_metrics_are_hidden_from_other_machines(client: tuple[str, int] | None) -> None:
    request = Request({"type": "http", "client": client, "headers": []})
    with pytest.raises(HTTPException) as hidden:
        require_metrics_reader(request, Settings())
    assert hidden.value.status_code == 404


def test_metrics_have_a_token_if_it_is_set(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(metrics_token=TOKEN, trusted_proxies=("127.0.0.1",))
    for headers in ({}, {"Authorization": "Bearer another"}, {"Authorization": TOKEN}):
        assert httpx.get(f"{cafe.url}/metrics", headers=headers).status_code == 404
    sent = {"Authorization": f"Bearer {TOKEN}", "X-Forwarded-For": "192.0.2.1"}
    assert httpx.get(f"{cafe.url}/metrics", headers=sent).status_code == 200


def test_metrics_have_an_address_of_their_own_if_it_is_set(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, {"CAFE_DATA": str(tmp_path), "CAFE_METRICS_ADDRESS": f"127.0.0.1:{port}"})
    asyncio.run(server.start())
    try:
        assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{server.port}/api/bots").status_code == 200
        assert "cafe_listeners" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
        assert httpx.get(f"http://127.0.0.1:{port}/api/bots").status_code == 404
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("metrics_host", "reached_by", "status"),
    [
        ("127.0.0.1", "127.0.0.1", 404),
        ("127.0.0.1", "203.0.113.5", 200),
        ("::1", "203.0.113.5", 200),
        ("0.0.0.0", "203.0.113.5", 404),
        ("0.0.0.0", "2001:db8::5", 200),
    ],
)
@pytest.mark.anyio
async def test_the_cafe_and_its_metrics_may_have_the_same_port_at_two_addresses(
    metrics_host: str, reached_by: str, status: int
) -> None:
    seen = list[Message]()

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        seen.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "server": (reached_by, 8080)}
    await MetricsListener(PlainTextResponse("a page"), metrics_host, 8080)(scope, receive, send)
    assert seen[0]["status"] == status
