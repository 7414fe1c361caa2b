"""What a soak has to keep: each promise with the figure found, the aim, and whether it was kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean, median

from .samples import Sample, thirds
from .trial import Found

MEGABYTE = 1024 * 1024
SLACK = 8, 0.02  # files and tasks that come and go: so many, and this part of all
SLACK_S = 0.02  # of a percentile, which a few turns decide
TURNS = "a person's turn at other seats"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may change from the second third to the last, and how long a turn may take."""

    memory: float = 1.03
    turn_s: float | None = 0.25  # the 99th percentile; None: it is told, and no promise
    slower: float | None = 1.5  # times the 99th percentile of the second third; None likewise


SHORT = Limits(
    memory=1.5, turn_s=None, slower=None
)  # of a minute: caches are still filling, and the machine has other work


@dataclass(frozen=True, slots=True)
class Promise:
    name: str
    found: str
    aim: str
    is_kept: bool


def promises(found: Found, limits: Limits) -> Iterator[Promise]:
    """Everything that was promised, node by node where it is of a node."""
    for number in range(found.soak.nodes):
        samples, node = found.of_node(number), f", node {number + 1}" if found.soak.nodes > 1 else ""
        yield _flat_memory(samples, node, limits.memory)
        yield _constant("open files", samples, node, lambda sample: sample.files)
        yield _constant("tasks", samples, node, lambda sample: sample.tasks)
    yield Promise(
        "rows lost, repeated or different",
        str(len(found.broken)),
        "0",
        is_kept=not found.broken and found.rows > 0,
    )
    yield _turns(found, limits.turn_s)
    yield _steady_turns(found, limits.slower)


def _flat_memory(samples: list[Sample], node: str, limit: float) -> Promise:
    before, after = (mean(sample.memory_bytes for sample in third) for third in thirds(samples))
    ratio = after / before
    told = f"{before / MEGABYTE:.1f} → {after / MEGABYTE:.1f} MB, {ratio:.3f}"
    return Promise(f"memory{node}", told, f"≤ {limit}", ratio <= limit)


def _constant(name: str, samples: list[Sample], node: str, figure: Callable[[Sample], int]) -> Promise:
    before, after = (median(map(figure, third)) for third in thirds(samples))
    most = before + max(SLACK[0], SLACK[1] * before)
    return Promise(f"{name}{node}", f"{before:.0f} → {after:.0f}", f"≤ {most:.0f}", after <= most)


def _turns(found: Found, limit_s: float | None) -> Promise:
    times = sorted(seconds for _, seconds in found.turns)
    if not times:
        return Promise(TURNS, "none was heard", "some", is_kept=False)
    p50, p99 = times[len(times) // 2], _p99(times)
    told = f"p50 {p50 * 1_000:.0f} ms, p99 {p99 * 1_000:.0f} ms"
    aim = "printed only" if limit_s is None else f"p99 < {limit_s * 1_000:.0f} ms"
    return Promise(TURNS, told, aim, limit_s is None or p99 < limit_s)


def _steady_turns(found: Found, limit: float | None) -> Promise:
    """Turns are heard no later towards the end; a part of the time without any shows nothing."""
    name, end = f"{TURNS}, p99 by thirds", found.soak.seconds
    second = sorted(seconds for at, seconds in found.turns if end / 3 <= at < end * 2 / 3)
    last = sorted(seconds for at, seconds in found.turns if at >= end * 2 / 3)
    if not second or not last:
        return Promise(name, "none was heard", "some", is_kept=limit is None)
    before, after = _p99(second), _p99(last)
    told = f"{before * 1_000:.0f} → {after * 1_000:.0f} ms"
    if limit is None:
        return Promise(name, told, "printed only", is_kept=True)
    most = max(limit * before, before + SLACK_S)
    return Promise(name, told, f"≤ {most * 1_000:.0f} ms", after <= most)


def _p99(ordered: list[float]) -> float:
    return ordered[int(len(ordered) * 0.99)]


def lines(found: Found, kept: list[Promise]) -> Iterator[str]:
    """The verdict as a table."""
    last = found.samples[-found.soak.nodes :]
    yield f"  {len(last)} node(s), {sum(sample.listeners for sample in last):,} listeners at the end"
    yield f"  {found.rows:,} rows of {found.matches:,} matches, heard {found.heard:,} times"
    yield f"  {sum(sample.news for sample in last):,} messages, {_work(found):.2f} of a processor"
    for promise in kept:
        verdict = "" if promise.is_kept else "  BROKEN"
        yield f"  {promise.name:46} {promise.found:34} {promise.aim}{verdict}"
    yield from (f"  BROKEN {complaint}" for complaint in found.broken[:20])


def _work(found: Found) -> float:
    """How much of a processor the nodes kept busy."""
    work = 0.0
    for number in range(found.soak.nodes):
        samples = found.of_node(number)
        passed = samples[-1].at_s - samples[0].at_s
        work += (samples[-1].busy_s - samples[0].busy_s) / max(passed, 1e-9)
    return work
