"""Compiled or plain Python, the kernel plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys

from cafe.kernel.binary import PURE, SETTING

from .golden import FILE, golden_lines


def test_the_kernel_that_runs_plays_the_golden_games() -> None:
    assert "\n".join(golden_lines()) + "\n" == FILE.read_text("utf-8")


def test_plain_python_plays_them_too() -> None:
    words = [sys.executable, "-m", "tests.kernel.golden"]
    pure = subprocess.run(words, env=os.environ | {SETTING: PURE}, capture_output=True, check=True)
    assert pure.stdout.decode() == FILE.read_text("utf-8")
