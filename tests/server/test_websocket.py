"""Listening: WebSockets that begin where one is, say everything once, and close with a reason."""

from __future__ import annotations

import asyncio
import gc
import select
import socket
import threading
import weakref
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from cafe.hosting.cache import CachedMatch
from cafe.server.settings import Timeouts

from .cafe import DEVICE, OPEN, RANDOM, Cafe
from .conftest import CafeFactory
from .listener import TIMEOUT_S, Json, Listener

PING = b"\x89\x04"  # with four bytes to be sent back
HANDSHAKE = (
    "GET /api/matches/{}/follow HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def rows_of(heard: list[Json]) -> list[int]:
    return [entry["seq"] for news in heard for entry in news["entries"]]


def test_a_listener_hears_every_row_once_and_in_order(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, RANDOM, edition="card")
    with anna.follow(match, after=0) as listener:
        heard = [listener.hears()]
        assert heard[0]["entries"][0]["type"] == "match-opened"
        for _ in range(3):
            while heard[-1]["state"]["view"]["player"] != 0:
                heard.append(listener.hears())
            news = anna.commits(match, 0, ["draw"], seen=heard[-1]["seq"])
            heard += listener.until(news["seq"])
    assert rows_of(heard) == list(range(1, heard[-1]["seq"] + 1))


def test_who_comes_back_gets_the_rest_in_one_piece(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
    with anna.follow(match, after=0) as listener:
        seen = listener.hears()["seq"]
    for _ in range(4):
        seat = anna.state(match)["view"]["player"]
        anna.commits(match, seat, ["draw"])
    with anna.follow(match, after=seen) as listener:
        news = listener.hears()
        assert rows_of([news]) == [seen + 1, seen + 2, seen + 3, seen + 4]
        anna.post(f"/api/matches/{match}/say", {"text": "there"}, 204)
        assert rows_of([listener.hears()]) == [seen + 5]
    with anna.follow(match) as listener:
        assert listener.hears()["entries"] == [], "who does not say where they are begins now"
    with anna.follow(match, after=seen + 5) as listener:
        assert listener.hears()["entries"] == []


def test_a_closed_connection_leaves_nothing_behind_until_garbage_is_collected(cafe: Cafe) -> None:
    match, freed = cafe.guest("Anna").opens(DEVICE, OPEN)["match"]["id"], threading.Event()
    before = set(map(id, _connections()))
    gc.disable()
    try:
        with cafe.guest().follow(match) as listener:
            listener.hears()
            for one in _connections():
                if id(one) not in before:
                    weakref.finalize(one, freed.set)
            del one
        assert freed.wait(TIMEOUT_S)
    finally:
        gc.enable()


def _connections() -> list[ServerProtocol]:
    return [one for one in gc.get_objects() if type(one) is ServerProtocol]


def test_the_same_news_can_be_polled(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    seq = anna.state(match)["seq"]
    joining = threading.Timer(0.05, lambda: ben.post(f"/api/matches/{match}/join", {}))
    joining.start()
    news = anna.get(f"/api/matches/{match}/events", after=seq, wait=20)
    joining.join()
    assert [entry["type"] for entry in news["entries"]] == ["seat-taken"]
    assert anna.get(f"/api/matches/{match}/events", after=news["seq"])["entries"] == []
    assert anna.get(f"/api/matches/{match}/events", after=10**6)["entries"] == []


def test_everybody_is_told_who_is_here(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    with anna.follow(match) as first:
        assert first.hears()["state"]["present"] == [0]
        with ben.follow(match) as second:
            assert second.hears()["state"]["present"] == [0, 1]
            news = first.hears()
            assert (news["entries"], news["state"]["present"]) == ([], [0, 1])
            with cafe.guest().follow(match) as stranger:
                assert stranger.hears()["state"]["present"] == [0, 1]
        assert first.hears()["state"]["present"] == [0], "and the stranger was no news"
        assert ben.state(match)["present"] == [0]


def test_who_gives_up_a_seat_goes_on_listening_as_a_spectator(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    with ben.follow(match, seat=1) as listener:
        assert listener.hears()["state"]["you"]["seat"] == 1
        ben.post(f"/api/matches/{match}/leave", {"seat": 1})
        assert listener.hears()["state"]["you"]["seat"] is None


def spoiling(spoiled: Callable[[], Awaitable[None]]) -> Callable[[ASGIApp], ASGIApp]:
    """A line that spoils every message with a word of chat in it."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def spoilt(scope: Scope, receive: Receive, send: Send) -> None:
            async def send_spoilt(message: Message) -> None:
                if '"said"' in (message.get("text") or ""):
                    await spoiled()
                await send(message)

            await app(scope, receive, send_spoilt)

        return spoilt

    return middleware


async def breaks() -> None:
    raise ZeroDivisionError


async def sticks() -> None:
    await asyncio.Event().wait()


def test_a_trouble_while_telling_is_closed_with_its_own_code(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(middleware=spoiling(breaks))
    anna = cafe.guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with anna.follow(match) as listener:
        listener.hears()
        anna.post(f"/api/matches/{match}/say", {"text": "Hello"}, 204)
        with pytest.raises(ConnectionClosed) as closed:
            listener.text()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    cafe.run(cafe.context.connections.empty.wait())


def test_spectators_hear_the_same_as_each_other(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
    with cafe.guest().follow(match, after=0) as one, cafe.guest().follow(match, after=0) as other:
        assert one.text() == other.text()
        anna.commits(match, anna.state(match)["view"]["player"], ["draw"])
        assert one.text() == other.text()


@pytest.mark.parametrize(
    ("query", "headers", "status"),
    [
        ("after=x", {}, 400),
        ("seat=0", {}, 403),
        ("", {"Origin": "https://elsewhere.example"}, 403),
        ("", {"Sec-Fetch-Site": "cross-site"}, 403),
        ("", {"Authorization": "Bearer nonsense"}, 401),
    ],
)
def test_who_may_not_listen_is_told_at_the_handshake(
    cafe: Cafe, query: str, headers: dict[str, str], status: int
) -> None:
    match = cafe.guest("Anna").opens(DEVICE, OPEN)["match"]["id"]
    address = f"ws://127.0.0.1:{cafe.port}/api/matches/{match}/follow?{query}"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass
    assert refused.value.response.status_code == status
    assert b'"error"' in refused.value.response.body


def test_a_match_that_is_not_there_cannot_be_followed(cafe: Cafe) -> None:
    with pytest.raises(InvalidStatus) as refused, Listener.connect(cafe.port, "nowhere"):
        pass
    assert refused.value.response.status_code == 404
    assert cafe.guest().get("/api/matches/nowhere/follow", 426) == {"error": "upgrade-required"}


def test_our_own_pages_may_listen(cafe: Cafe) -> None:
    match = cafe.guest("Anna").opens(DEVICE, OPEN)["match"]["id"]
    address = f"ws://127.0.0.1:{cafe.port}/api/matches/{match}/follow"
    with connect(address, additional_headers={"Origin": cafe.url}) as socket:
        assert socket.recv(timeout=20)


def test_a_listener_who_talks_too_much_is_let_go(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with anna.follow(match) as listener:
        listener.hears()
        assert _closed_after(listener, "blah", 1_000) in (1006, 1008)
    with anna.follow(match) as listener:
        listener.hears()
        assert _closed_after(listener, "x" * 10_000, 1) in (1006, 1009)


def _closed_after(listener: Listener, text: str, times: int) -> int:
    """Say something so many times; the code with which one is let go."""
    try:
        for _ in range(times):
            listener.socket.send(text)
        listener.text()
    except ConnectionClosed as closed:
        return 1006 if closed.rcvd is None else closed.rcvd.code
    raise AssertionError("nobody minded")


def test_there_is_room_for_so_many_listeners(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(max_connections_per_person=2, max_connections_per_address=3)
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with anna.follow(match) as one, anna.follow(match) as two:
        assert one.hears()
        assert two.hears()
        with pytest.raises(InvalidStatus) as refused, anna.follow(match):
            pass
        assert refused.value.response.status_code == 429
        with ben.follow(match) as three:
            assert three.hears()
            with pytest.raises(InvalidStatus) as refused, cafe.guest().follow(match):
                pass
            assert refused.value.response.status_code == 429
    cafe.run(cafe.context.connections.empty.wait())
    with anna.follow(match) as listener:
        assert listener.hears()


def test_a_crowd_that_comes_at_once_has_no_more_room_than_others(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    cafe = new_cafe(max_connections=2)
    match = cafe.guest("Anna").opens(DEVICE, OPEN)["match"]["id"]
    matches, admitted, loaded = cafe.context.matches, list[str](), asyncio.Event()
    load = matches.load

    async def slow_load(match_id: str, at_least: int = 0) -> CachedMatch:
        admitted.append(match_id)
        await loaded.wait()
        return await load(match_id, at_least)

    monkeypatch.setattr(matches, "load", slow_load)
    lines = [socket.create_connection(("127.0.0.1", cafe.port), timeout=TIMEOUT_S) for _ in range(6)]
    with ExitStack() as open_lines:
        for line in map(open_lines.enter_context, lines):
            line.sendall(HANDSHAKE.format(match).encode())
        answered = list[socket.socket]()
        while len(answered) + len(admitted) < len(lines):
            answered, _, _ = select.select(lines, [], [], 0.01)
        cafe.loop.call_soon_threadsafe(loaded.set)
        answers = sorted(line.recv(12) for line in lines)
    assert answers == [b"HTTP/1.1 101"] * 2 + [b"HTTP/1.1 429"] * 4
    cafe.run(cafe.context.connections.empty.wait())


def test_a_listener_that_answers_no_ping_is_let_go(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(ping_s=0.01, pong_s=0.01))
    match = cafe.guest("Anna").opens(DEVICE, OPEN)["match"]["id"]
    sooner_s = TIMEOUT_S / 2  # than pings that nobody has set come
    with socket.create_connection(("127.0.0.1", cafe.port), timeout=sooner_s) as line:
        line.sendall(HANDSHAKE.format(match).encode())
        heard = b"".join(iter(lambda: line.recv(65_536), b""))
    assert PING in heard
    cafe.run(cafe.context.connections.empty.wait())


async def pinned(cafe: Cafe, match: str, times: int) -> None:
    """Wait until so many followers and polls wait for news of a match."""
    cached = await cafe.context.matches.load(match)
    while cached.pins < times:  # noqa: ASYNC110 nobody announces a pin
        await asyncio.sleep(0.001)


def test_who_listens_is_asked_to_come_back_when_the_server_restarts(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    polled: list[int] = []
    polling = threading.Thread(
        target=lambda: polled.append(
            anna.get(f"/api/matches/{match}/events", after=anna.state(match)["seq"], wait=25)["seq"]
        )
    )
    with anna.follow(match) as listener:
        listener.hears()
        polling.start()
        cafe.run(pinned(cafe, match, 2))
        cafe.process.should_exit = True
        assert listener.text() == '{"bye":"restarting"}'
        with pytest.raises(ConnectionClosed) as closed:
            listener.text()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    polling.join(20)
    assert polled, "the poll was answered at once"
    cafe.stop()


def test_a_listener_that_does_not_listen_is_dropped(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(send_s=0.05), middleware=spoiling(sticks))
    anna = cafe.guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with anna.follow(match) as listener:
        listener.hears()
        anna.post(f"/api/matches/{match}/say", {"text": "Do you hear me?"}, 204)
        with pytest.raises(ConnectionClosed) as closed:
            listener.text()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
