"""The load, small: a node on SQLite with a few matches, and the bare endpoint beside it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import psycopg
import pytest

from bench import server
from bench.baseline_server import APPENDED, UNTOLD
from tests.databases import Postgres
from tests.http_client import HttpClient
from tests.servers import Server

FOUND = {
    "work": 0.001,
    "bare": {APPENDED: {"rows": 1_000, "work": 0.001}},
    "half": {"p50": 0.01, "p99": 0.02},
    "busy": {"p50": 0.01, "p99": 0.02},
    "reviewing": {"p50": 0.01, "p99": 0.06},
    "decisions": 7,
    "quarter": {"p50": 0.01, "p99": 0.02},
    "thinking": {"p50": 0.01, "p99": 0.02},
    "answers": {"p50": 0.5, "p99": 1.0},
    "answers_beside_bots": {"p50": 0.7, "p99": 1.5},
    "half_pace": 400,
    "listeners": 1_000,
    "bytes_per_listener": 20 * 1024,
}


def told_of(what: str, lines: Iterable[str]) -> str:
    return next(line for line in lines if line.lstrip().startswith(what))


@pytest.mark.kills
def test_the_server_is_measured_beside_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MATCHES", 3)
    ours, bare = (f"sqlite+aiosqlite:///{tmp_path}/{name}.db" for name in ("cafe", "bare"))
    found = server.measured(tmp_path, ours, bare, 1, APPENDED)
    assert found["turns"] > 0
    assert found["bare"][APPENDED]["rows"] > 0
    assert found["listeners"] == 15
    assert 0 < found["half"]["p50"] <= found["half"]["p99"]
    assert 0 < found["quarter"]["p50"] <= found["quarter"]["p99"]
    assert 0 < found["thinking"]["p50"] <= found["thinking"]["p99"]
    assert 0 < found["reviewing"]["p50"] <= found["reviewing"]["p99"]
    assert found["decisions"] >= 0
    assert found["answers"]["p50"] > 0
    assert found["answers_beside_bots"]["p50"] > 0
    told = list(server.lines("SQLite", found))
    assert sum("aim" in line for line in told) == 4, "an aim beside the ratios, the p99 and the memory"


@pytest.mark.parametrize(("turns", "verdict"), [(0.9, ""), (0.7, "missed")])
def test_an_aim_that_is_missed_is_said(turns: float, verdict: str) -> None:
    found = FOUND | {"turns": 1_000 * turns}
    assert told_of("ratio  ", server.lines("SQLite", found)).split()[-1] == (verdict or "0.8")


def test_how_late_turns_are_while_games_are_reviewed_is_told_with_how_much_was_reviewed() -> None:
    told = "\n".join(server.lines("SQLite", FOUND | {"turns": 900}))
    assert "p99    60.0 ms  while games are reviewed, 7 decisions of them  missed" in told
    assert told.count("missed") == 1, "the p99 without reviews is in time"


def test_what_telling_costs_stands_beside_it() -> None:
    found = FOUND | {
        "turns": 900,
        "bare": {APPENDED: {"rows": 1_000, "work": 0.001}, UNTOLD: {"rows": 1_800, "work": 0.0005}},
    }
    told = list(server.lines("PostgreSQL", found))
    assert told_of("ratio  ", told).split()[1] == "0.90"
    assert told_of("ratio to those", told).split()[3:] == ["0.50", "of", "the", "work", "0.50"]


@pytest.mark.anyio
@pytest.mark.kills
async def test_a_row_of_the_bare_endpoint_is_told_as_a_turn_is(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    bare, client = Server(tmp_path, {"CAFE_DATABASE_URL": address}, program=server.BARE), HttpClient()
    await bare.start()
    try:
        with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as listener:
            listener.execute("LISTEN bare")
            for path in (UNTOLD, APPENDED):
                assert (await client.ask(bare.port, "POST", path, {"row": path})).status == 200
            assert len(listener.execute("SELECT entry FROM bare").fetchall()) == 2
            assert [notice.payload for notice in listener.notifies(timeout=0)] == ["2"]
    finally:
        client.hang_up()
        bare.kill()
        postgres.drop(address)
