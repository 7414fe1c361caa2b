"""Shares and means with 95 % confidence intervals, clustered by deal.

The games of one deal are alike, whoever sits where: only deals are independent. So every figure is first
averaged within each deal, and the interval is that of the mean of these averages (Student's t).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from cafe.statistics.intervals import student

from .results import Result

TAIL = 0.025  # on each side of a 95 % interval


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its interval; without one where a single deal tells nothing about the next."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of all entrants of one name, each per seat."""

    label: str
    seats: int
    games: int  # that it took part in
    games_won: Estimate
    deals_won: Estimate
    margin: Estimate
    bankrupt: Estimate
    bankruptcies: int


def rows(labels: Sequence[str], results: Sequence[Result]) -> list[Row]:
    """A row for every name, in the order of the names; the results are of whole deals."""
    deals = _by_deal(results)
    return [_row(label, _places(labels, label), deals) for label in dict.fromkeys(labels)]


def _row(label: str, own: Sequence[int], deals: Sequence[Sequence[Result]]) -> Row:
    def per_deal(figure: Callable[[Result], Sequence[float]]) -> list[float]:
        """The average over rotations and seats, deal by deal."""
        return [fmean(figure(result)[at] for result in games for at in own) for games in deals]

    games = [result for games in deals for result in games]
    return Row(
        label=label,
        seats=len(own),
        games=len(games),
        games_won=share(per_deal(lambda result: result.won)),
        deals_won=share([fmean(_deal_won(result_row, at) for at in own) for result_row in deals]),
        margin=mean(per_deal(lambda result: result.margins)),
        bankrupt=share(per_deal(lambda result: result.bankrupt)),
        bankruptcies=sum(result.bankrupt[at] for result in games for at in own),
    )


def _deal_won(games: Sequence[Result], at: int) -> float:
    """Whether one's margins of all rotations sum up to more than nothing; half if to nothing."""
    total = sum(result.margins[at] for result in games)
    return 0.5 if total == 0 else float(total > 0)


def mean(clusters: Sequence[float]) -> Estimate:
    """The mean of independent numbers and its interval."""
    value = fmean(clusters)
    if len(clusters) < 2:
        return Estimate(value)
    half = student(len(clusters) - 1) * stdev(clusters) / sqrt(len(clusters))
    return Estimate(value, value - half, value + half)


def share(clusters: Sequence[float]) -> Estimate:
    """The same of shares: within 0 and 1, and open to the other side where none or all were won."""
    estimate = mean(clusters)
    if estimate.low is None or estimate.high is None:
        return estimate
    unseen = 1 - TAIL ** (1 / len(clusters))  # the greatest share that would so often not be seen
    low = 1 - unseen if estimate.value == 1 else max(0.0, estimate.low)
    high = unseen if estimate.value == 0 else min(1.0, estimate.high)
    return Estimate(estimate.value, low, high)


def _by_deal(results: Sequence[Result]) -> list[list[Result]]:
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return list(deals.values())


def _places(labels: Sequence[str], label: str) -> list[int]:
    return [at for at, other in enumerate(labels) if other == label]
