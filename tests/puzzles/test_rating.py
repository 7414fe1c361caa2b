"""Elo ratings of people and puzzles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.puzzles.rating import (
    FIRST_RATING,
    HIGHEST,
    LOWEST,
    Rating,
    after_answer,
    expected,
    person_factor,
    puzzle_factor,
)

points = st.integers(LOWEST, HIGHEST)
ratings = st.builds(Rating, points, st.integers(0, 500))


def test_equals_have_even_chances_and_four_hundred_points_are_ten_to_one() -> None:
    assert expected(1200, 1200) == 0.5
    assert expected(1600, 1200) == pytest.approx(10 / 11)


@given(points, points)
def test_both_chances_add_up(one: int, other: int) -> None:
    assert expected(one, other) + expected(other, one) == pytest.approx(1)


@given(ratings, ratings, st.booleans())
def test_an_answer_moves_both_apart_or_together_and_within_bounds(
    person: Rating, puzzle: Rating, solved: bool
) -> None:
    person_after, puzzle_after = after_answer(person, puzzle, solved=solved)
    assert LOWEST <= person_after.points <= HIGHEST
    assert LOWEST <= puzzle_after.points <= HIGHEST
    assert (person_after.points >= person.points) is solved or person_after.points == person.points
    assert (puzzle_after.points <= puzzle.points) is solved or puzzle_after.points == puzzle.points
    assert abs(person_after.points - person.points) <= person_factor(person.answers)
    assert abs(puzzle_after.points - puzzle.points) <= puzzle_factor(puzzle.answers)
    assert (person_after.answers, puzzle_after.answers) == (person.answers + 1, puzzle.answers + 1)


def test_who_is_new_moves_faster() -> None:
    hard = Rating(FIRST_RATING)
    new, _ = after_answer(Rating(FIRST_RATING, 0), hard, solved=True)
    known, _ = after_answer(Rating(FIRST_RATING, 100), hard, solved=True)
    assert new.points - FIRST_RATING == 20
    assert known.points - FIRST_RATING == 10
