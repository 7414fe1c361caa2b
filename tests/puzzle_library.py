"""A few puzzles for tests, which stay as they are while those that ship come and go."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cafe.puzzles import Library
from cafe.rules import Edition

FOLDER = Path(__file__).parent / "fixtures" / "puzzles"


@cache
def puzzles_for_tests() -> Library:
    """Some of each game."""
    return Library(*((FOLDER / f"{game}.txt").read_text("utf-8") for game in Edition))
