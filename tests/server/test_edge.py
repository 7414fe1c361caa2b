"""The raw edge: what a connection may cost that never becomes a request, or never ends."""

from __future__ import annotations

import asyncio
import logging
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from cafe.server.edge.limits import (
    MAX_DRAINED_BYTES,
    RESERVED_DESCRIPTORS,
    EdgeLimits,
    descriptor_limit,
    edge_limits,
)
from cafe.server.edge.open_connections import OpenConnections
from cafe.server.edge.watch import EdgeWatch
from cafe.server.settings import Settings, Timeouts
from tests.servers import Server

from .cafe import DEVICE, Cafe, open_cafe
from .conftest import SECRET, CafeFactory
from .listener import TIMEOUT_S

PIECE = b"x" * 65_536
MOST_SENT = MAX_DRAINED_BYTES + 16 * 1024 * 1024  # what the buffers of the system may hold besides
ALIVE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
FOREIGN = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nOrigin: https://elsewhere.example\r\n"


@pytest.fixture(scope="module")
def cafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    """A café for all tests here: the database does not matter."""
    address = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('edge')}/cafe.sqlite3"
    opened = open_cafe(Settings(database_url=address, secret=SECRET, rate_factor=0.0))
    yield opened
    opened.stop()


@contextmanager
def line(cafe: Cafe) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", cafe.port), timeout=TIMEOUT_S) as connected:
        yield connected


def answer(connected: socket.socket) -> bytes:
    """One answer with its body, and nothing of the next."""
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        byte = connected.recv(1)
        assert byte, heard
        heard += byte
    length = next(
        int(field[15:]) for field in heard.lower().split(b"\r\n") if field[:15] == b"content-length:"
    )
    return heard + connected.recv(length, socket.MSG_WAITALL)


def rest(connected: socket.socket) -> bytes:
    """Everything until the server has closed the connection."""
    heard = b""
    try:
        while part := connected.recv(65_536):
            heard += part
    except ConnectionError:
        pass
    return heard


def send_until_closed(connected: socket.socket, total_bytes: int) -> int:
    """How many bytes could be sent before the server closed the connection."""
    sent = 0
    try:
        while sent < total_bytes:
            connected.sendall(PIECE)
            sent += len(PIECE)
    except ConnectionError:
        pass
    return sent


def is_alive(cafe: Cafe) -> bool:
    with line(cafe) as connected:
        try:
            connected.sendall(ALIVE)
            return connected.recv(100).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            return False


def is_soon_alive(cafe: Cafe) -> bool:
    return any(is_alive(cafe) for _ in range(200))


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 1_000 + b"Cookie: ",
    ],
)
def test_a_head_of_200_megabytes_is_not_read(cafe: Cafe, start: bytes) -> None:
    with line(cafe) as connected:
        connected.sendall(start)
        assert send_until_closed(connected, 200_000_000) < MOST_SENT
    assert is_alive(cafe)


def test_who_sends_a_head_that_is_too_long_is_told_so(cafe: Cafe) -> None:
    with line(cafe) as connected:
        connected.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 40_000)
        assert rest(connected).startswith(b"HTTP/1.1 431 ")
    with line(cafe) as connected:
        connected.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 30_000 + b"\r\n\r\n")
        assert answer(connected).startswith(b"HTTP/1.1 200 ")
        connected.sendall(b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n")
        assert rest(connected).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "start", [b"1\r\n{\r\n0\r\nTrailer: ", b"1;extension=", b"1\r\n{\r\n0\r\n" + b"A: b\r\n" * 9_000 + b"C:"]
)
def test_trailers_and_extensions_of_a_body_are_not_read_without_end(cafe: Cafe, start: bytes) -> None:
    with line(cafe) as connected:
        connected.sendall(
            b"POST /api/import HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + start
        )
        assert send_until_closed(connected, 200_000_000) < MOST_SENT
    assert is_alive(cafe)


def test_a_head_that_does_not_come_is_not_waited_for(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(head_s=0.05))
    with line(cafe) as connected:
        assert rest(connected) == b"", "without a word"
    with line(cafe) as connected:
        connected.sendall(b"GET /healthz HTTP/1.1\r\nX: y")
        assert rest(connected).startswith(b"HTTP/1.1 408 ")
    with line(cafe) as connected:
        connected.sendall(ALIVE)
        assert answer(connected).startswith(b"HTTP/1.1 200 ")
        connected.sendall(b"GET /healthz HTTP/1.1\r\nX: y")
        assert rest(connected).startswith(b"HTTP/1.1 408 ")


def test_a_connection_whose_head_came_is_kept(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(head_s=0.05, idle_s=600.0))
    with line(cafe) as kept:
        kept.sendall(ALIVE)
        assert answer(kept).startswith(b"HTTP/1.1 200 ")
        with line(cafe) as silent:
            assert rest(silent) == b"", "its time for a head began later, and is over"
        kept.sendall(ALIVE)
        assert answer(kept).startswith(b"HTTP/1.1 200 ")


def test_an_idle_connection_is_closed(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(idle_s=0.05, head_s=600.0))
    with line(cafe) as connected:
        connected.sendall(ALIVE)
        assert answer(connected).startswith(b"HTTP/1.1 200 ")
        assert rest(connected) == b""


def test_a_proxys_connections_may_be_idle_for_longer(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(idle_s=0.0), trusted_proxies=("127.0.0.1",))
    with line(cafe) as connected:
        for _ in range(3):
            connected.sendall(ALIVE)
            assert answer(connected).startswith(b"HTTP/1.1 200 ")


def test_one_address_has_only_so_many_connections(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(max_open_connections_per_address=3)
    with ExitStack() as held:
        lines = [held.enter_context(line(cafe)) for _ in range(3)]
        for connected in lines:
            connected.sendall(ALIVE)
            assert answer(connected).startswith(b"HTTP/1.1 200 ")
        with line(cafe) as one_more:
            assert rest(one_more).startswith(b"HTTP/1.1 429 ")
        lines[0].close()
        assert is_soon_alive(cafe)


def test_a_trusted_proxy_has_as_many_connections_as_there_are_in_all(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(
        max_open_connections_per_address=2, max_open_connections=6, trusted_proxies=("127.0.0.0/8",)
    )
    with ExitStack() as held:
        for _ in range(6):
            connected = held.enter_context(line(cafe))
            connected.sendall(ALIVE)
            assert answer(connected).startswith(b"HTTP/1.1 200 ")
        with line(cafe) as one_more:
            assert rest(one_more).startswith(b"HTTP/1.1 503 ")
    assert is_soon_alive(cafe)


def test_websockets_are_counted_with_the_connections_until_they_end(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(max_open_connections_per_address=3)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    for _ in range(5):
        with anna.follow(match) as first, anna.follow(match) as second:
            first.hears()
            second.hears()
            with line(cafe) as one_more:
                assert rest(one_more).startswith(b"HTTP/1.1 429 ")
        assert is_soon_alive(cafe)


def test_after_a_body_that_is_too_large_or_too_slow_the_connection_is_closed(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(body_s=0.05, drain_s=0.05))
    posts = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: "
    with line(cafe) as connected:
        connected.sendall(posts + b"70000\r\n\r\n" + b"x" * 70_000 + ALIVE)
        heard = rest(connected)
    assert heard.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in heard
    assert heard.count(b"HTTP/1.1") == 1
    with line(cafe) as connected:
        connected.sendall(posts + b"100\r\n\r\n{")
        heard = rest(connected)
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert b"connection: close" in heard


def test_a_body_that_is_refused_unread_may_still_come(cafe: Cafe) -> None:
    with line(cafe) as connected:
        connected.sendall(FOREIGN + b"Content-Length: 100000\r\n\r\n" + b"x" * 50_000)
        assert answer(connected).startswith(b"HTTP/1.1 403 ")
        connected.sendall(b"x" * 50_000 + ALIVE)
        assert answer(connected).startswith(b"HTTP/1.1 200 ")


def test_a_body_that_is_refused_unread_is_not_read_without_end(cafe: Cafe) -> None:
    with line(cafe) as connected:
        connected.sendall(FOREIGN + b"Content-Length: 9000000000\r\n\r\n")
        assert answer(connected).startswith(b"HTTP/1.1 403 ")
        assert send_until_closed(connected, 200_000_000) < MOST_SENT


def test_who_takes_no_answer_is_not_waited_for(new_cafe: CafeFactory, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("")
    (tmp_path / "large.js").write_bytes(b"x" * 20_000_000)
    cafe = new_cafe(web=tmp_path, timeouts=Timeouts(send_s=0.05))
    with socket.socket() as connected:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connected.connect(("127.0.0.1", cafe.port))
        connected.sendall(b"GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n")
        ended = select.poll()
        ended.register(connected, 0)  # only that it is over
        assert ended.poll(TIMEOUT_S * 1_000)


def test_requests_that_are_sent_ahead_are_answered_up_to_a_number(cafe: Cafe) -> None:
    with line(cafe) as connected:
        connected.sendall(ALIVE * 10)
        for _ in range(10):
            assert answer(connected).startswith(b"HTTP/1.1 200 ")
    with line(cafe) as connected:
        connected.sendall(ALIVE * 5_000)
        assert rest(connected).count(b"HTTP/1.1 200 ") < 100
    assert is_alive(cafe)


def test_what_is_no_http_is_refused_and_closed(cafe: Cafe) -> None:
    with line(cafe) as connected:
        connected.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
        assert rest(connected).startswith(b"HTTP/1.1 400 ")


def test_a_refused_websocket_is_no_error_in_the_log(cafe: Cafe, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), pytest.raises(InvalidStatus) as refused:
        cafe.guest().follow("nothing").__enter__()
    assert refused.value.response.status_code == 404
    assert is_alive(cafe)
    assert [record.getMessage() for record in caplog.records] == []


def watched(limits: EdgeLimits) -> tuple[OpenConnections, EdgeWatch, list[float], list[bool]]:
    connections, now_s, free = OpenConnections(limits), [0.0], [True]
    watch = EdgeWatch(connections, clock=lambda: now_s[0], has_free_descriptors=lambda: free[0])
    return connections, watch, now_s, free


def test_a_flood_of_connections_writes_one_line_in_a_minute() -> None:
    connections, watch, now_s, free = watched(EdgeLimits(Timeouts(), 10, 2, ()))
    with capture_logs() as told:
        for second in range(120):
            now_s[0] = float(second)
            for _ in range(3):
                connections.admit("192.0.2.1")
            free[0] = second >= 90
            asyncio.run(watch.look())
    refused = [line["refused"] for line in told if line["event"] == "connections_refused"]
    assert refused == [1, 180]
    assert [line["event"] for line in told].count("out_of_file_descriptors") == 2


def test_connections_are_limited_by_the_file_descriptors_that_there_are() -> None:
    most = descriptor_limit() - RESERVED_DESCRIPTORS
    assert edge_limits(Settings(), Timeouts()).max_connections == most
    assert edge_limits(Settings(max_open_connections=20), Timeouts()).max_connections == 20
    assert edge_limits(Settings(max_open_connections=1_000_000), Timeouts()).max_connections == most


FEW_DESCRIPTORS = """
import resource, runpy
resource.setrlimit(resource.RLIMIT_NOFILE, (30, 30))
runpy.run_module("cafe.server", run_name="__main__")
"""


@pytest.mark.anyio
async def test_running_out_of_file_descriptors_is_told_and_survived(tmp_path: Path) -> None:
    server = Server(tmp_path, {"CAFE_DATA": str(tmp_path)}, program=("-c", FEW_DESCRIPTORS))
    await server.start()
    try:
        with ExitStack() as held:
            for _ in range(40):
                held.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            async with asyncio.timeout(TIMEOUT_S):
                while "out_of_file_descriptors" not in server.notes():  # noqa: ASYNC110 another process tells
                    await asyncio.sleep(0.01)
        await server.start()  # waits until it answers
        assert server.notes().count("out_of_file_descriptors") == 1
    finally:
        server.kill()


def test_the_limit_of_file_descriptors_is_raised_as_far_as_it_may_be() -> None:
    program = (
        "import resource\nfrom cafe.server.edge.limits import descriptor_limit, raise_descriptor_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (50, 300))\n"
        "raise_descriptor_limit(); print(descriptor_limit())"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "300\n"
