"""Puzzle files: whatever is damaged is told with its line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.puzzles import BadPuzzleFile, Puzzle, parse_file, parse_puzzle, puzzle_text, shipped
from cafe.rules import Edition

BLOCKS = [
    puzzle_text(shipped().get(shipped().listed(edition)[place].id))
    for edition in Edition
    for place in (0, -1)
]


def line_of(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


@pytest.mark.parametrize("block", BLOCKS)
def test_a_puzzle_comes_back(block: str) -> None:
    assert puzzle_text(parse_puzzle(block)) == block


@pytest.mark.parametrize(
    ("beginning", "instead"),
    [
        ("rules", "rules board players=7"),
        ("player", "player 9"),
        ("turn", "turn soon"),
        ("scores", "scores many"),
        ("bag", "bag 99"),
        ("choices", "choices some"),
        ("themes", "themes love"),
        ("difficulty", "difficulty hard"),
        ("method", "method by heart"),
        ("best", "best ITm@nowhere"),
        ("  pays", "  pays well"),
        ("  margin", "  margin wide"),
        ("  behind", "  behind a bit"),
        ("  made of", "  made of love 1.000"),
        ("puzzle", "puzzle board-00000000"),
    ],
)
def test_a_damaged_line_is_told(beginning: str, instead: str) -> None:
    lines = BLOCKS[0].splitlines()
    number = line_of(BLOCKS[0], beginning)
    lines[number - 1] = instead
    with pytest.raises(BadPuzzleFile) as bad:
        parse_file("\n".join(lines))
    assert bad.value.line == number
    assert str(number) in str(bad.value)


@pytest.mark.parametrize("name", ["choices", "themes", "difficulty", "origin", "method", "bag", "greedy"])
def test_a_missing_line_is_told(name: str) -> None:
    lines = [line for line in BLOCKS[0].splitlines() if not line.startswith(f"{name} ")]
    with pytest.raises(BadPuzzleFile):
        parse_file("\n".join(lines))


def test_the_same_puzzle_twice_is_refused_where_it_comes_again() -> None:
    with pytest.raises(BadPuzzleFile) as bad:
        parse_file(f"{BLOCKS[0]}\n{BLOCKS[0]}")
    assert bad.value.line == BLOCKS[0].count("\n") + 2


def test_what_stands_before_the_first_puzzle_is_a_comment() -> None:
    with pytest.raises(BadPuzzleFile) as bad:
        parse_file("# made so\nhello\n")
    assert bad.value.line == 2


@given(st.sampled_from(BLOCKS), st.data())
def test_no_damage_makes_reading_fail_in_another_way(block: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(block) - 1))
    letters = data.draw(st.text(st.characters(codec="utf-8"), max_size=4))
    gone = data.draw(st.integers(0, 40))
    damaged = block[:place] + letters + block[place + gone :]
    with suppress(BadPuzzleFile):
        assert all(isinstance(puzzle, Puzzle) for puzzle in parse_file(damaged).puzzles)
