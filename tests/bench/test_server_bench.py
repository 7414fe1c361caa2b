"""The load, small: a node on SQLite with a few matches, and the bare endpoint beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import server


@pytest.mark.kills
def test_the_server_is_measured_beside_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MATCHES", 3)
    ours, bare = (f"sqlite+aiosqlite:///{tmp_path}/{name}.db" for name in ("cafe", "bare"))
    found = server.measured(tmp_path, ours, bare, seconds=1)
    assert found["turns"] > 0
    assert found["rows"] > 0
    assert found["listeners"] == 15
    assert 0 < found["half"]["p50"] <= found["half"]["p99"]
    told = list(server.lines("SQLite", found))
    assert sum("aim" in line for line in told) == 4, "an aim beside the ratios, the p99 and the memory"


@pytest.mark.parametrize(("turns", "verdict"), [(0.9, ""), (0.7, "missed")])
def test_an_aim_that_is_missed_is_said(turns: float, verdict: str) -> None:
    found = {
        "turns": 1_000 * turns,
        "rows": 1_000,
        "work": 0.001,
        "row_work": 0.001,
        "half": {"p50": 0.01, "p99": 0.02},
        "busy": {"p50": 0.01, "p99": 0.02},
        "half_pace": 400,
        "listeners": 1_000,
        "bytes_per_listener": 20 * 1024,
    }
    line = next(line for line in server.lines("SQLite", found) if line.lstrip().startswith("ratio "))
    assert line.split()[-1] == (verdict or "0.8")
