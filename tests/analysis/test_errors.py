"""Errors: those of a mean, and of the difference between two turns that met the same luck."""

from __future__ import annotations

import statistics
from math import sqrt
from random import Random

import pytest

from cafe.analysis.errors import (
    UNSEEN_MARGIN,
    UNSEEN_WIN,
    behind_in_games,
    estimate_of_games,
    standard_error,
)
from cafe.kernel.judging import Judged

GAMES = 200


def judged_in_the_same_games() -> tuple[Judged, Judged, list[int], list[int]]:
    """Two turns: much luck that both meet, a little that only one does."""
    dice, best, other = Random(7), Judged(1, 0), Judged(2, 0)
    margins, differences = list[int](), list[int]()
    for _ in range(GAMES):
        luck, own = round(dice.gauss(0, 20_000)), round(dice.gauss(2_000, 1_000))
        best.note(luck, 500, 0)
        other.note(luck - own, 500, 0)
        other.measure(best)
        margins.append(luck)
        differences.append(own)
    return best, other, margins, differences


def plain_error(numbers: list[int], unseen: int) -> float:
    """By floats: one more game far from the mean, as docs/analysis.md says."""
    count = len(numbers)
    squares = statistics.pvariance(numbers) * count + unseen**2
    return sqrt(squares / (count - 1) / count)


def test_the_error_of_a_mean_is_its_standard_error() -> None:
    best, _, margins, _ = judged_in_the_same_games()
    value = estimate_of_games(best)
    assert value.margin == pytest.approx(statistics.fmean(margins), abs=1)
    assert value.margin_error == pytest.approx(plain_error(margins, 10_000), rel=0.02)
    assert value.samples == GAMES


def test_the_error_of_a_difference_is_that_of_paired_games() -> None:
    best, other, _, differences = judged_in_the_same_games()
    behind = behind_in_games(best, other)
    assert behind.margin == pytest.approx(statistics.fmean(differences), abs=1)
    assert behind.margin_error == pytest.approx(plain_error(differences, 10_000), rel=0.15)
    assert 5 * behind.margin_error < estimate_of_games(other).margin_error


def test_games_that_all_ended_alike_still_have_an_error() -> None:
    assert standard_error(100, 0, 0, UNSEEN_WIN) == 6  # half a win in one of a hundred games, rounded up
    assert standard_error(100, 5_000, 250_000, UNSEEN_MARGIN) > 0
