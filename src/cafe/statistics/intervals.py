"""Shares and means of whole numbers with their 95 % intervals; the order of the numbers does not matter."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from cafe.rules.values import value

NORMAL = 1.959964
# Student's t for 1, 2, 3 … degrees of freedom; beyond, its expansion around the normal quantile is as good
T_TABLE = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
ENOUGH = 10  # numbers; the interval of fewer would say little and look like much


@value
class Mean:
    """A mean and, where there are enough numbers, its 95 % interval."""

    value: int
    low: int | None = None
    high: int | None = None


def mean(numbers: Collection[int], unit: int = 1) -> Mean:
    """The mean of some numbers in a smaller unit, so many to one; with the interval of Student's t."""
    count, total = len(numbers), sum(numbers)
    value = unit * total / count
    if count < ENOUGH:
        return Mean(round(value))
    spread = count * sum(number * number for number in numbers) - total * total  # whole, and never negative
    half = unit * student(count - 1) * sqrt(spread / (count * count * (count - 1)))
    return Mean(round(value), round(value - half), round(value + half))


def share(won: int, whole: int, count: int, unit: int) -> Mean:
    """The share of what could be won, in so many parts of one; with Wilson's interval over `count` games."""
    value = won / whole
    if count < ENOUGH:
        return Mean(round(unit * value))
    squared = NORMAL * NORMAL
    middle = (value + squared / (2 * count)) / (1 + squared / count)
    half = NORMAL / (1 + squared / count) * sqrt(value * (1 - value) / count + squared / (4 * count * count))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Mean(round(unit * value), round(unit * low), round(unit * high))


def student(freedom: int) -> float:
    """The quantile of Student's t that leaves 2.5 % above."""
    if freedom <= len(T_TABLE):
        return T_TABLE[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
