"""A campaign: so many cases, shared among the targets, in batches that each have a seed of their own."""

from __future__ import annotations

import json
import os
import signal
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings

from .in_process import close_in_process_cafe, log_nothing
from .target import Target

BATCH = 2_500  # cases, from one seed
CASE_S = 120.0  # then a case counts as one that never ends


class Hung(BaseException):
    """A case that does not end: Hypothesis does not try to make its input smaller."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Cases of one target from one seed."""

    target: str
    cases: int
    seed: int


@dataclass(frozen=True, slots=True)
class Crash:
    """The smallest input found for which something happened that nobody declared."""

    target: str
    input: Any
    error: str

    def save(self, folder: Path) -> Path:
        """Keep it in a file; `tests/fuzz/found` makes a test of each."""
        text = json.dumps(asdict(self), indent=2) + "\n"
        folder.mkdir(parents=True, exist_ok=True)
        words = "".join(letter if letter.isalnum() else "-" for letter in self.target.lower())
        file = folder / f"{words}-{sha256(text.encode()).hexdigest()[:8]}.json"
        file.write_text(text, encoding="utf-8")
        return file


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a batch came to."""

    batch: Batch
    tried: int
    crash: Crash | None


def batches(targets: Sequence[Target], cases: int, seed: int) -> Iterator[Batch]:
    """All cases, each target's share rounded up."""
    shares = sum(target.share for target in targets)
    for target in targets:
        left, rng = -(-cases * target.share // shares), Random(f"{seed} {target.name}")
        while left > 0:
            yield Batch(target.name, min(left, BATCH), rng.getrandbits(32))
            left -= BATCH


def try_batch(target: Target, batch: Batch) -> Outcome:
    """Try the cases of a batch; of a crash, the smallest input that Hypothesis finds."""
    tried, last = 0, None

    @hypothesis.seed(batch.seed)
    @settings(
        max_examples=batch.cases,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
    )
    @given(target.inputs)
    def try_one(value: Any) -> None:
        nonlocal tried, last
        tried, last = tried + 1, value
        with time_limit():
            target.check(value)

    try:
        try_one()
    except (Exception, Hung):  # noqa: BLE001 whatever it is, nobody declared it
        return Outcome(batch, tried, Crash(target.name, last, traceback.format_exc(limit=-8)))
    return Outcome(batch, tried, None)


@contextmanager
def time_limit() -> Iterator[None]:
    """Let the work inside end in time, or raise Hung where it is."""
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.setitimer(signal.ITIMER_REAL, CASE_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _give_up(*_: object) -> None:
    raise Hung(f"not done after {CASE_S:g} s")


def run_in_parallel(work: Sequence[Batch]) -> Iterator[Outcome]:
    """The outcomes as they come, one process for each core; a target that crashed is left alone."""
    crashed = set[str]()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        waiting: dict[Future[Outcome], Batch] = {pool.submit(_try_by_name, batch): batch for batch in work}
        for done in as_completed(waiting):
            if done.cancelled() or waiting[done].target in crashed:
                continue
            outcome = done.result()
            if outcome.crash is not None:
                crashed.add(outcome.batch.target)
                for future, batch in waiting.items():
                    if batch.target in crashed:
                        future.cancel()
            try:
                yield outcome
            except GeneratorExit:  # whoever asked has heard enough
                pool.shutdown(cancel_futures=True)
                raise


def _try_by_name(batch: Batch) -> Outcome:
    from .targets import TARGETS  # in the process that tries them

    log_nothing()
    try:
        return try_batch(TARGETS[batch.target], batch)
    finally:
        close_in_process_cafe()
