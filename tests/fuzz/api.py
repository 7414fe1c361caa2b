"""Schemathesis with all checks on the live document of a server of its own."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.server.cafe import DEVICE, OPEN
from tests.servers import Server

ROOT = Path(__file__).parents[2]
CONFIG = Path(__file__).parent / "schemathesis.toml"
KNOWN_VARIABLE = "FUZZ_KNOWN"
SETTINGS = {"CAFE_RATE": "0", "CAFE_BOT_PACE": "0", "CAFE_LOG_LEVEL": "error"}


def run_schemathesis(seed: int, examples: int) -> int:
    """Run all phases and checks; the exit code of schemathesis."""
    with tempfile.TemporaryDirectory(prefix="cafe-fuzz-") as folder:
        server = Server(Path(folder), {**SETTINGS, "CAFE_DATA": folder})
        asyncio.run(server.start())
        try:
            known = json.dumps(_set_up(f"http://127.0.0.1:{server.port}"))
            program = Path(sys.executable).with_name("schemathesis")
            words = [f"--config-file={CONFIG}", "run", f"http://127.0.0.1:{server.port}/api/openapi.json"]
            words += ["--checks=all", f"--seed={seed}", f"--max-examples={examples}", "--no-color"]
            environment = {**os.environ, "PYTHONPATH": str(ROOT), KNOWN_VARIABLE: known}
            return subprocess.run([program, *words], cwd=folder, env=environment, check=False).returncode
        finally:
            server.stop()
            print(server.notes(), file=sys.stderr)


def _set_up(url: str) -> dict[str, Any]:
    """Somebody with a cookie, and a running, an open and a finished match of theirs."""
    with httpx.Client(base_url=url) as host:
        host.patch("/api/me", json={"name": "Host"}).raise_for_status()
        running = _opens(host, DEVICE, DEVICE, edition="card", start=True)
        opened = _opens(host, DEVICE, OPEN, edition="board", listed=True)
        over = _opens(host, DEVICE, DEVICE, edition="board", start=True)
        host.post(f"/api/matches/{over}/resign", json={"seat": 1}).raise_for_status()
        handle = host.get(f"/api/matches/{running}").json()["state"]["you"]["handle"]
        puzzles = host.get("/api/puzzles").json()["games"]
        return {
            "url": url,
            "cookie": host.cookies["cafe"],
            "matches": [running, opened, over],
            "handle": handle,
            "puzzles": [game["today"]["id"] for game in puzzles if game["today"]],
        }


def _opens(host: httpx.Client, *seats: dict[str, str], **more: Any) -> str:
    answer = host.post("/api/matches", json={"seats": seats, **more}).raise_for_status()
    return str(answer.json()["match"]["id"])
