"""The golden files are what the rules say today, line by line; `./run golden` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

import pytest

from .games import FOLDER, GAMES, GoldenGame, game_lines
from .perft import FILE, ROOTS, root_lines

ENDS = {
    "bag-low",
    "bar-full",
    "cafe-full",
    "closed",
    "guests-out",
    "hand-empty",
    "nobody-can-act",
    "one-left",
    "tables-out",
}


def lines_of(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def assert_same(there: Iterable[str], now: Iterable[str], name: str) -> None:
    """Equal line by line; told is the first that is not."""
    for number, (old, new) in enumerate(zip_longest(there, now), start=1):
        if old != new:
            pytest.fail(
                f"{name}, line {number}:\n  was {old}\n  now {new}\n./run golden writes it anew",
                pytrace=False,
            )


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_played_as_ever(golden: GoldenGame) -> None:
    assert_same(lines_of(golden.file), game_lines(golden), golden.file.name)


@pytest.mark.parametrize("number", range(len(ROOTS)))
def test_from_a_golden_position_there_are_as_many_ways_as_ever(number: int) -> None:
    assert_same(blocks()[number], root_lines(ROOTS[number]), f"{FILE.name}, position {number + 1}")


def blocks() -> list[list[str]]:
    """The positions of the perft file."""
    parts: list[list[str]] = [[]]
    for line in lines_of(FILE):
        if not line:
            parts.append([])
        elif not line.startswith("#"):
            parts[-1].append(line)
    return parts[1:]


def test_every_golden_file_is_told_by_somebody() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {
        FILE.name,
        *(golden.file.name for golden in GAMES),
    }
    assert len(blocks()) == len(ROOTS)
    assert len(set(GAMES)) == len(GAMES) >= 6


def test_golden_games_end_in_every_way_and_have_every_number_of_players() -> None:
    texts = [golden.file.read_text("utf-8") for golden in GAMES]
    assert set(re.findall(r"^  the game ends: (.*)$", "\n".join(texts), re.MULTILINE)) == ENDS
    games = {(text.split()[1], re.findall(r"players=(\d)", text)[0]) for text in texts}
    assert games >= {
        ("board", "2"),
        ("board", "3"),
        ("board", "4"),
        ("card", "2"),
        ("card", "4"),
        ("card", "5"),
    }


def test_a_difference_is_told_with_its_line() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"(?s)a file, line 2:.*was two.*now three"):
        assert_same(["one", "two"], ["one", "three"], "a file")
    with pytest.raises(pytest.fail.Exception, match=r"(?s)line 3:.*was None.*now more"):
        assert_same(["one", "two"], ["one", "two", "more"], "a file")
