"""The server: committed turns a second, and how soon the other seats hear, beside a bare endpoint."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.databases import Disk, start_postgres
from tests.servers import Server

from .baseline_server import APPENDED, UNTOLD
from .load import THINKING

MATCHES = 200
AIMS = {"SQLite": 0.8, "PostgreSQL": 0.7}  # of the bare endpoint
LATE_MS, KILOBYTES = 50, 30  # until the other seats hear at half load, and of an open WebSocket
SETTINGS = {
    "CAFE_RATE": "0",
    "CAFE_CONNECTIONS_PER_ADDRESS": "5000",
    "CAFE_OPEN_CONNECTIONS_PER_ADDRESS": "5000",
    "CAFE_LOG_LEVEL": "warning",
    "CAFE_BOT_PACE": "0",
}
BARE = ("-m", "bench.baseline_server")


def bench(rounds: int) -> Iterator[str]:
    """One node on each kind of database; rounds are seconds."""
    yield f"server: {MATCHES} running matches of 4 seats, a spectator each, durable writes, {rounds} s each"
    with tempfile.TemporaryDirectory(prefix="cafe-bench-") as folder:
        home = Path(folder)
        ours, bare = (f"sqlite+aiosqlite:///{home}/{name}.db" for name in ("cafe", "bare"))
        yield from lines("SQLite", measured(home, ours, bare, rounds, APPENDED))
        postgres = start_postgres(Disk.SYNCED)
        try:
            ours, bare = (postgres.new_database() for _ in range(2))
            yield from lines("PostgreSQL", measured(home, ours, bare, rounds, APPENDED, UNTOLD))
        finally:
            postgres.stop()


def measured(home: Path, ours: str, bare: str, seconds: int, *endpoints: str) -> dict[str, Any]:
    """What the load, in a process of its own, found at both servers."""
    cafe = Server(home, {**SETTINGS, "CAFE_DATABASE_URL": ours})
    limit = Server(home, {"CAFE_DATABASE_URL": bare}, program=BARE)
    try:
        words = [*_started(cafe), *_started(limit), str(MATCHES), str(seconds), *endpoints]
        load = subprocess.run(
            [sys.executable, "-m", "bench.load", *words], capture_output=True, text=True, check=False
        )
        if load.returncode:
            raise RuntimeError(f"the load failed:\n{load.stderr[-2000:]}\n{cafe.notes()}\n{limit.notes()}")
    finally:
        for server in (cafe, limit):
            if server.process is not None:
                server.kill()
    found: dict[str, Any] = json.loads(load.stdout)
    return found


def _started(server: Server) -> tuple[str, str]:
    """The port and the process of a server that answers."""
    asyncio.run(server.start())
    assert server.process is not None
    return str(server.port), str(server.process.pid)


def lines(store: str, found: dict[str, Any]) -> Iterator[str]:
    """The figures with the aim beside each; that of the work holds on a busy machine, too."""
    aim, kilobytes = AIMS[store], found["bytes_per_listener"] / 1024
    bare, untold = found["bare"][APPENDED], found["bare"].get(UNTOLD)
    ratio, work_ratio = found["turns"] / bare["rows"], bare["work"] / found["work"]
    late_ms = found["half"]["p99"] * 1_000
    yield f"  {store}"
    yield f"    committed turns       {found['turns']:8.0f} /s    {found['work'] * 1_000:.2f} ms of work each"
    yield f"    bare endpoint, rows   {bare['rows']:8.0f} /s    {bare['work'] * 1_000:.2f} ms"
    yield f"    ratio                 {ratio:8.2f}       aim ≥ {aim}{missed(ratio >= aim)}"
    yield f"    ratio of the work     {work_ratio:8.2f}       aim ≥ {aim}{missed(work_ratio >= aim)}"
    if untold is not None:
        yield f"    rows told to nobody   {untold['rows']:8.0f} /s    {untold['work'] * 1_000:.2f} ms"
        ratio, work_ratio = found["turns"] / untold["rows"], untold["work"] / found["work"]
        yield f"    ratio to those        {ratio:8.2f}       of the work {work_ratio:.2f}"
    yield f"    POST to other seats   {_ms(found['half'])}  at {found['half_pace']:.0f} turns/s"
    yield f"                          p99 aim < {LATE_MS} ms{missed(late_ms < LATE_MS)}"
    yield f"                          {_ms(found['busy'])}  as fast as it goes"
    reviewed = f"while games are reviewed, {found['decisions']} decisions of them"
    beside_ms = found["reviewing"]["p99"] * 1_000
    yield f"                          {_ms(found['reviewing'])}  {reviewed}{missed(beside_ms < LATE_MS)}"
    yield f"                          {_ms(found['quarter'])}  at a quarter of the pace"
    in_time = found["thinking"]["p99"] * 1_000 < LATE_MS
    yield f"                          {_ms(found['thinking'])}  while bots think{missed(in_time)}"
    yield f"    a person's bot        {_ms(found['answers'])}  until it has moved"
    yield f"                          {_ms(found['answers_beside_bots'])}  beside {THINKING} matches of bots"
    room = f"{kilobytes:.1f} KB each, aim ≤ {KILOBYTES}{missed(kilobytes <= KILOBYTES)}"
    yield f"    open WebSockets       {found['listeners']:8} , {room}"


def missed(is_met: bool) -> str:  # noqa: FBT001 the one thing it says
    return "" if is_met else "  missed"


def _ms(found: dict[str, float]) -> str:
    return f"p50 {found['p50'] * 1_000:7.1f} ms, p99 {found['p99'] * 1_000:7.1f} ms"
