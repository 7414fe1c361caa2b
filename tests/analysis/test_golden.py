"""Compiled or plain Python, an engine of one number reviews the same."""

from __future__ import annotations

import os
import subprocess
import sys

from cafe.kernel.binary import PURE, SETTING

from .golden import FILE, golden_lines


def test_reviews_are_the_golden_ones_or_the_engine_has_a_new_number() -> None:
    assert "\n".join(golden_lines()) + "\n" == FILE.read_text("utf-8")


def test_in_plain_python_they_are_the_same() -> None:
    words = [sys.executable, "-m", "tests.analysis.golden"]
    pure = subprocess.run(words, env=os.environ | {SETTING: PURE}, capture_output=True, check=True)
    assert pure.stdout.decode() == FILE.read_text("utf-8")
