"""Compiled or plain Python, every character considers the same."""

from __future__ import annotations

import os
import subprocess
import sys

from cafe.kernel.binary import PURE, SETTING

from .golden import FILE, golden_lines


def test_every_character_plays_its_golden_games() -> None:
    assert "\n".join(golden_lines()) + "\n" == FILE.read_text("utf-8")


def test_in_plain_python_they_play_them_too() -> None:
    words = [sys.executable, "-m", "tests.bots.golden"]
    pure = subprocess.run(words, env=os.environ | {SETTING: PURE}, capture_output=True, check=True)
    assert pure.stdout.decode() == FILE.read_text("utf-8")
