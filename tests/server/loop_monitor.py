"""How long a server's event loop is held by one thing after another."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cafe.server.run import GC_THRESHOLDS

from .cafe import Cafe


@dataclass
class LoopMonitor:
    """Looks at the clocks at every round of the loop; the longest round is how long somebody held it.

    A round counts as long as the process worked during it, or as it took, whichever is less: what other
    processes of a busy machine take is nobody's fault here, and a thread that keeps the interpreter counts.
    """

    loop: asyncio.AbstractEventLoop
    longest_s: float = 0.0
    rounds: int = 0
    is_on: bool = True
    _before: tuple[float, float] = field(default=(0.0, 0.0))

    def start(self) -> None:
        self._before = _clocks()
        self._again()

    def _again(self) -> None:
        now = _clocks()
        held_s = min(now[0] - self._before[0], now[1] - self._before[1])
        self.longest_s, self.rounds = max(self.longest_s, held_s), self.rounds + 1
        self._before = now
        if self.is_on:
            self.loop.call_soon(self._again)


@contextmanager
def watching(cafe: Cafe) -> Iterator[LoopMonitor]:
    """Watch a server's loop meanwhile; the garbage of the whole test process is nobody's fault here."""
    gc.collect()
    gc.disable()
    try:
        with _monitor(cafe) as monitor:
            yield monitor
    finally:
        gc.enable()


@contextmanager
def watching_with_garbage(cafe: Cafe) -> Iterator[LoopMonitor]:
    """The same while garbage is collected as by a server: what there was before is never looked at."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    try:
        with _monitor(cafe) as monitor:
            yield monitor
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


@contextmanager
def _monitor(cafe: Cafe) -> Iterator[LoopMonitor]:
    monitor = LoopMonitor(cafe.loop)
    cafe.loop.call_soon_threadsafe(monitor.start)
    try:
        yield monitor
    finally:
        monitor.is_on = False


def _clocks() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()
