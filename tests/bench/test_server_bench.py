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
    assert any("ratio" in line for line in told)
