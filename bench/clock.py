"""Timing: the best of several rounds for each thing, told as median and 95th percentile over many things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from time import perf_counter

Work = Callable[[], object]
WIDTH = 26


@dataclass(frozen=True, slots=True)
class Measured:
    """What a measurement found, in seconds."""

    name: str
    times: tuple[float, ...]
    aim: float

    @property
    def median(self) -> float:
        return median(self.times)

    @property
    def p95(self) -> float:
        return sorted(self.times)[ceil(0.95 * len(self.times)) - 1]


def best(work: Work, rounds: int) -> float:
    """The shortest of several times: what others do on the machine only ever adds to it."""
    return min(_once(work) for _ in range(rounds))


def _once(work: Work) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


def measured(name: str, things: Sequence[Work], *, rounds: int, aim: float) -> Measured:
    return Measured(name, tuple(best(work, rounds) for work in things), aim)


def reference() -> object:
    """Plain Python work to compare with: small tuples, dictionaries and calls, as the rules do."""
    counted: dict[tuple[int, int], int] = {}
    for number in range(5_000):
        place = number % 61, number % 7
        counted[place] = counted.get(place, 0) + len(str(number))
    return sorted(counted.items())


def lines(found: Sequence[Measured], unit: float) -> Iterator[str]:
    """The measurements as a table; unit is the time of the reference work."""
    yield f"{'':{WIDTH}}{'timed':>6}{'median':>10}{'p95':>10}{'aim':>8}{'median/ref':>12}{'p95/ref':>9}"
    for each in found:
        row = f"{each.name:{WIDTH}}{len(each.times):>6}{_ms(each.median):>10}{_ms(each.p95):>10}"
        row += f"{each.aim * 1_000:>5.0f} ms{each.median / unit:>12.3f}{each.p95 / unit:>9.3f}"
        yield row if each.p95 < each.aim else f"{row}  over the aim"
    yield f"{'reference':{WIDTH}}{'':6}{_ms(unit):>10}"


def _ms(seconds: float) -> str:
    return f"{seconds * 1_000:.3f} ms"
