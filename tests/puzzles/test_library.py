"""The library: lists that give nothing away, ids, and a puzzle for every day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.puzzles import NoSuchPuzzle, Theme, puzzle_of_the_day, shipped
from cafe.puzzles.library import id_of_the_day
from cafe.rules import Edition

ids = st.lists(st.text("abcdef0123456789", min_size=1, max_size=8), min_size=1, max_size=30, unique=True)


def test_lists_are_filtered_by_game_and_theme() -> None:
    everything = shipped().listed()
    boards, cards = shipped().listed(Edition.BOARD), shipped().listed(Edition.CARD)
    assert everything == boards + cards
    for theme in Theme:
        for each in shipped().listed(theme=theme):
            assert theme in each.themes


def test_a_list_tells_what_the_puzzles_say() -> None:
    for each in shipped().listed():
        puzzle = shipped().get(each.id)
        assert each.edition is puzzle.edition
        assert each.players == puzzle.ruleset.players
        assert (each.themes, each.difficulty) == (puzzle.themes, puzzle.difficulty)
        assert each.is_exact is puzzle.is_exact


@pytest.mark.parametrize("unknown", ["", "board-00000000", "x" * 1000, "../board"])
def test_an_unknown_id_is_refused(unknown: str) -> None:
    with pytest.raises(NoSuchPuzzle):
        shipped().get(unknown)


@given(ids, st.dates())
def test_every_puzzle_comes_once_before_one_comes_again(known: list[str], day: date) -> None:
    begin = day.toordinal() // len(known) * len(known) or len(known)
    days = [date.fromordinal(min(begin + more, date.max.toordinal())) for more in range(len(known))]
    if len(set(days)) == len(known):
        assert sorted(id_of_the_day(each, known) for each in days) == sorted(known)


@given(ids, st.dates())
def test_the_puzzle_of_the_day_follows_from_the_date_whatever_order_they_lie_in(
    known: list[str], day: date
) -> None:
    assert id_of_the_day(day, known) == id_of_the_day(day, known[::-1])


def test_days_have_different_puzzles() -> None:
    day = date(2026, 11, 18)
    week = [puzzle_of_the_day(day + timedelta(days=more), Edition.BOARD).id for more in range(7)]
    assert len(set(week)) > 4


def test_without_puzzles_there_is_none_of_the_day() -> None:
    with pytest.raises(NoSuchPuzzle):
        id_of_the_day(date(2026, 11, 18), [])
