"""Figures and their intervals, against what is reckoned by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from cafe.statistics.intervals import student
from cafe.tournament.costs import costs
from cafe.tournament.ratings import ratings
from cafe.tournament.results import Decision, Result
from cafe.tournament.statistics import Estimate, mean, rows, share

from .entries import result

GAMES = [  # margins of the first: deal 0 +10 +4, deal 1 -2 +6, deal 2 +3 +3
    result(0, 0, 20, 10),
    result(0, 1, 14, 10),
    result(1, 0, 8, 10),
    result(1, 1, 16, 10),
    result(2, 0, 13, 10),
    result(2, 1, 13, 10),
]


def close(estimate: Estimate, value: float, low: float, high: float) -> bool:
    return (estimate.value, estimate.low, estimate.high) == pytest.approx((value, low, high), abs=5e-4)


def test_the_interval_of_the_margin_is_that_of_the_deals_means() -> None:
    first, second = rows(["a", "b"], GAMES)
    half = 4.3027 * sqrt(7) / sqrt(3)  # the means are 7, 2 and 3: their mean 4, their variance 14 / 2
    assert close(first.margin, 4, 4 - half, 4 + half)
    assert close(second.margin, -4, -4 - half, -4 + half)


def test_games_that_repeat_within_their_deal_add_no_certainty() -> None:
    games = [result(deal, rotation, 10 + deal, 10) for deal in range(4) for rotation in range(2)]
    one = [result(deal, 0, 10 + deal, 10) for deal in range(4)]
    assert rows(["a", "b"], games)[0].margin == rows(["a", "b"], one)[0].margin


def test_a_share_of_games_splits_ties() -> None:
    games = [result(0, 0, 5, 5, 1), result(0, 1, 5, 1, 1), result(0, 2, 1, 5, 1)]
    assert [row.games_won.value for row in rows("abc", games)] == pytest.approx([1.5 / 3, 1.5 / 3, 0])


def test_the_share_of_games_has_its_interval_by_hand() -> None:
    first, _ = rows(["a", "b"], GAMES)  # won 1, 1/2 and 1 of the deals' games
    half = 4.3027 * sqrt(1 / 12) / sqrt(3)
    assert close(first.games_won, 5 / 6, max(0, 5 / 6 - half), 1)


def test_a_deal_is_won_by_the_sum_of_its_margins() -> None:
    games = [
        *(result(0, 0, 30, 10), result(0, 1, 0, 10)),  # +20 -10: won
        *(result(1, 0, 20, 10), result(1, 1, 0, 10)),  # +10 -10: half
        *(result(2, 0, 11, 10), result(2, 1, 0, 10)),  # +1 -10: lost
    ]
    first, second = rows(["a", "b"], games)
    assert (first.deals_won.value, second.deals_won.value) == (0.5, 0.5)
    assert first.games_won.value == 0.5


def test_entrants_of_one_name_are_one_row_per_seat() -> None:
    strong, greedy = rows(
        ["strong", "greedy", "greedy"], [result(0, 0, 30, 20, 10), result(0, 1, 30, 10, 20)]
    )
    assert (strong.seats, greedy.seats) == (1, 2)
    assert (strong.games_won.value, greedy.games_won.value) == (1, 0)
    assert (strong.margin.value, greedy.margin.value) == (10, -15)


def test_a_bankrupt_counts_twenty_below_nothing_and_is_counted() -> None:
    winner, broke = rows(["a", "b"], [result(0, 0, 3, -20), result(0, 1, 3, 2)])
    assert winner.margin.value == (23 + 1) / 2
    assert (broke.bankruptcies, broke.bankrupt.value) == (1, 0.5)


def test_a_single_deal_has_no_interval() -> None:
    [first, _] = rows(["a", "b"], GAMES[:2])
    assert first.margin == Estimate(7)
    assert first.games_won == Estimate(1)


@pytest.mark.parametrize("deals", [2, 10, 100])
def test_who_won_everything_may_still_lose_the_next(deals: int) -> None:
    all_won, none_won = share([1.0] * deals), share([0.0] * deals)
    assert all_won.high == 1
    assert all_won.low == pytest.approx(0.025 ** (1 / deals)), "so likely it is to win all by luck: 2.5 %"
    assert none_won.low == 0
    assert none_won.high == pytest.approx(1 - 0.025 ** (1 / deals))


def test_the_quantiles_of_student_are_those_of_the_tables() -> None:
    known = {1: 12.706, 2: 4.303, 5: 2.571, 10: 2.228, 11: 2.201, 15: 2.131, 30: 2.042, 60: 2.000, 120: 1.980}
    assert {freedom: student(freedom) for freedom in known} == pytest.approx(known, abs=6e-4)
    assert student(10**6) == pytest.approx(1.96, abs=1e-4)
    everywhere = [student(freedom) for freedom in range(1, 60)]
    assert everywhere == sorted(everywhere, reverse=True)


def test_the_mean_of_equal_numbers_is_certain() -> None:
    assert mean([2.0, 2.0, 2.0]) == Estimate(2.0, 2.0, 2.0)


def test_ratings_rank_whoever_wins_more_higher() -> None:
    games = [result(deal, 0, 10, 5, 5) for deal in range(10)]
    rated = ratings(["strong", "greedy", "greedy"], games)
    assert list(rated) == ["strong", "greedy"]
    assert rated["strong"].mu > 25 > rated["greedy"].mu
    assert rated["strong"].sigma < 25 / 3


def test_ratings_of_equals_stay_equal() -> None:
    rated = ratings(["a", "b"], [result(deal, 0, 5, 5) for deal in range(5)])
    assert rated["a"] == rated["b"]


def test_decisions_cost_on_average_mostly_and_at_most() -> None:
    made = tuple(Decision(nodes, nodes / 1_000) for nodes in range(1, 201))
    played = Result(0, 0, (1, 0), (1, 2), (False, False), ((), ()), (made, ()))
    found = costs(["a", "b"], [played], "a")
    assert found is not None
    assert (found.decisions, found.nodes.mean, found.nodes.p99, found.nodes.most) == (200, 100.5, 198, 200)
    assert found.milliseconds.most == 200
    assert costs(["a", "b"], [played], "b") is None
    assert costs(["a", "b"], [result(0, 0, 1, 0)], "a") is None, "a game that was read from a file"
