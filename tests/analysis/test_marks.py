"""Marks stand where a loss is large and certain; accuracy falls from 100 as its formula says."""

from __future__ import annotations

import pytest

from cafe.analysis import Difference, Mark
from cafe.analysis.marks import accuracy, mark_of

MANY = 12


def behind(win: int, error: int) -> Difference:
    return Difference(margin=0, margin_error=0, win=win, win_error=error)


@pytest.mark.parametrize(
    ("win", "error", "mark"),
    [
        (24, 0, None),
        (25, 0, Mark.INACCURACY),
        (49, 24, Mark.INACCURACY),
        (50, 24, Mark.MISTAKE),
        (50, 25, None),  # not more than twice its error
        (99, 10, Mark.MISTAKE),
        (100, 49, Mark.BLUNDER),
        (100, 50, None),
        (-200, 1, None),
    ],
)
def test_a_mark_needs_a_loss_that_is_more_than_twice_its_error(
    win: int, error: int, mark: Mark | None
) -> None:
    assert mark_of(behind(win, error), [], MANY) is mark


def test_great_is_the_only_good_turn_among_many() -> None:
    best, certain, close, unsure = behind(0, 0), behind(50, 24), behind(49, 1), behind(300, 150)
    assert mark_of(best, [certain, certain, certain], 5) is Mark.GREAT
    assert mark_of(best, [certain, close], 5) is None
    assert mark_of(best, [certain, unsure], 5) is None
    assert mark_of(best, [certain, certain], 4) is None
    assert mark_of(best, [], 5) is None


@pytest.mark.parametrize(("lost", "tenths"), [(0, 1000), (-500, 1000), (10_000, 500), (2_500, 800)])
def test_accuracy_is_halved_by_ten_percent_of_a_win_per_decision(lost: int, tenths: int) -> None:
    assert accuracy(lost) == tenths
