"""A server that is told to stop ends within 15 seconds, whatever hangs."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path

import httpx
import pytest

from cafe.hosting.storage.store import WRITER_CLOSE_S, Store
from cafe.hosting.storage.timeouts import TIMEOUTS
from cafe.match.entries import MatchOpened, Said
from cafe.server.exit_timer import EXIT_S, SPEAK_S, UNFINISHED
from cafe.server.run import SHUTDOWN_GRACE_S
from cafe.server.settings import Timeouts
from tests.black_hole import Proxy, black_hole
from tests.databases import Postgres
from tests.hosting.odd_bots import NOTES, PORT

from .cafe import DEVICE
from .listener import TIMEOUT_S

PROMISED_S = 15.0
TABLE = {"edition": "board", "seats": [DEVICE, DEVICE]}
LINES = ["one", "two", "three"]
HANG = "hang"  # a file by which the disk is told to
STUCK_WRITER = """
import sys, time
from pathlib import Path
from cafe.hosting.storage import writer
from cafe.server import exit_timer, run

def write_until_it_hangs(*arguments, write=writer.write_to_sqlite):
    if Path(sys.argv[1], "hang").exists():
        time.sleep(3600)
    write(*arguments)

run.leave_at_the_latest = lambda: exit_timer.leave_at_the_latest(1.0)
writer.write_to_sqlite = write_until_it_hangs
sys.exit(run.main(["--port=0", "--data", sys.argv[1]], {}))
"""
BUSY = """
import sys
from cafe.server import run
from cafe.server.app import Dependencies

flags = ["--port=0", "--bot-workers=1", "--bot-pace=0", "--data", sys.argv[1]]
sys.exit(run.main(flags, {}, dependencies=Dependencies(bots_module="tests.hosting.odd_bots")))
"""


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with black_hole(postgres.home / ".s.PGSQL.5432") as proxy:
        yield proxy


def start(*program: str, **settings: str) -> tuple[subprocess.Popen[str], str]:
    """A server process and its address."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("CAFE_")}
    process = subprocess.Popen(
        [sys.executable, *program],
        env={**kept, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    assert process.stdout is not None
    address = re.search(r"http://.*:\d+", process.stdout.readline())
    assert address is not None
    return process, address[0]


def acknowledged(http: httpx.Client) -> str:
    """A running match, to which the server has said yes, and to lines of chat as well."""
    opened = http.post("/api/matches", json=TABLE | {"start": True})
    assert opened.status_code == 201
    match: str = opened.json()["match"]["id"]
    for line in LINES:
        assert http.post(f"/api/matches/{match}/say", json={"text": line}).status_code == 204
    return match


async def said_in(database: str, match: str) -> list[str]:
    """What the log has, read when the server is gone."""
    store = Store(database)
    rows = await store.rows(match)
    await store.engine.dispose()
    assert isinstance(rows[0].entry, MatchOpened)
    return [row.entry.text for row in rows if isinstance(row.entry, Said)]


async def ask_and_leave(address: str) -> None:
    """Ask for something that is written, and do not wait for the answer."""
    async with httpx.AsyncClient(base_url=address, timeout=1.0) as http:
        with pytest.raises(httpx.TimeoutException):
            await http.post("/api/matches", json=TABLE)


def test_all_that_a_server_waits_for_takes_less_than_promised() -> None:
    waits = Timeouts().goodbye_s + SHUTDOWN_GRACE_S + TIMEOUTS.close_s + WRITER_CLOSE_S
    assert waits < EXIT_S < EXIT_S + SPEAK_S < PROMISED_S
    assert TIMEOUTS.reply_s is not None
    assert TIMEOUTS.reply_s < TIMEOUTS.close_s, (
        "a write that hangs in the network ends before the queue is given up"
    )


@pytest.mark.kills
def test_a_server_whose_database_is_a_black_hole_ends_in_time(proxy: Proxy, postgres_url: str) -> None:
    process, address = start(
        "-m", "cafe.server", CAFE_DATABASE_URL=proxy.address(postgres_url), CAFE_PORT="0"
    )
    with httpx.Client(base_url=address) as http:
        match = acknowledged(http)
    proxy.swallow()
    with ThreadPoolExecutor() as guests:
        answer = guests.submit(httpx.post, f"{address}/api/matches", json=TABLE, timeout=TIMEOUT_S)
        asyncio.run(ask_and_leave(address))
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=PROMISED_S)
    assert answer.result().status_code == 503, "whoever waits is told to come back"
    assert process.returncode in (0, -signal.SIGTERM), log
    assert "Traceback" not in log
    assert asyncio.run(said_in(postgres_url, match)) == LINES


@pytest.mark.kills
def test_a_server_whose_disk_hangs_ends_all_the_same(tmp_path: Path) -> None:
    """Its writer is stuck where nothing can end it but the end of the process."""
    process, address = start("-c", STUCK_WRITER, str(tmp_path))
    with httpx.Client(base_url=address) as http:
        match = acknowledged(http)
    (tmp_path / HANG).touch()
    asyncio.run(ask_and_leave(address))
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=PROMISED_S)
    assert process.returncode == UNFINISHED
    assert "what was acknowledged is kept" in log
    assert asyncio.run(said_in(f"sqlite+aiosqlite:///{tmp_path}/cafe.sqlite3", match)) == LINES


@pytest.mark.kills
def test_what_a_server_said_yes_to_while_it_was_told_to_stop_is_in_the_log(tmp_path: Path) -> None:
    process, address = start("-m", "cafe.server", CAFE_DATA=str(tmp_path), CAFE_PORT="0", CAFE_RATE="0")
    said, has_said = list[str](), threading.Event()
    with httpx.Client(base_url=address) as http:
        match = acknowledged(http)

        def talk() -> None:
            with suppress(httpx.HTTPError):  # nobody answers any more
                for number in count():
                    line = f"line {number}"
                    if http.post(f"/api/matches/{match}/say", json={"text": line}).status_code == 204:
                        said.append(line)
                        has_said.set()

        talking = threading.Thread(target=talk)
        talking.start()
        assert has_said.wait(TIMEOUT_S)
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=PROMISED_S)
        talking.join(TIMEOUT_S)
    assert process.returncode in (0, -signal.SIGTERM), log
    kept = asyncio.run(said_in(f"sqlite+aiosqlite:///{tmp_path}/cafe.sqlite3", match))
    assert [line for line in kept if line in {*LINES, *said}] == [*LINES, *said]


@pytest.mark.kills
@pytest.mark.parametrize("signal_to_all", [signal.SIGINT, signal.SIGTERM])
def test_a_server_whose_bots_think_ends_at_once_with_its_workers(
    tmp_path: Path, signal_to_all: signal.Signals
) -> None:
    """As in a terminal, where Ctrl-C goes to all processes of the foreground."""
    notes = tmp_path / "notes"
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(TIMEOUT_S)
        told = {NOTES: str(notes), PORT: str(door.getsockname()[1]), "PYTHONPATH": str(Path.cwd())}
        process, address = start("-c", BUSY, str(tmp_path), **told)
        bot = {"kind": "bot", "bot": "random"}  # which waits here
        httpx.post(f"{address}/api/matches", json={"edition": "board", "seats": [bot, bot], "start": True})
        thinking, _ = door.accept()
        [worker] = [int(line.split()[1]) for line in notes.read_text().splitlines()]
        os.killpg(process.pid, signal_to_all)
        _, log = process.communicate(timeout=PROMISED_S)
        thinking.close()
    assert "Traceback" not in log
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
