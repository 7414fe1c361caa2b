"""Python of another version, compiled to WebAssembly as browsers have it, plays the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.golden.games import GAMES

RUN = Path(__file__).resolve().parents[2] / "run"


def test_in_webassembly_rules_kernel_characters_and_reviews_play_the_golden_games() -> None:
    told = subprocess.run(
        [sys.executable, str(RUN), "web", "golden"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    assert "on emscripten" in told.stdout
    names = [*(f"the rules, {game.name}" for game in GAMES), "the kernel", "the bots", "the analysis"]
    assert told.stdout.splitlines()[-len(names) :] == [f"{name}: the same" for name in names]
