"""The background waits while the process is busy with people, but never for ever."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cafe.hosting.thinking.spare_time import BUSY_SHARE, LONGEST_S, PATIENCE_S, SHORTEST_S, SpareTime

pytestmark = pytest.mark.anyio
CORES = 4
ALL_OF_IT = BUSY_SHARE * CORES  # of the cores that it may use


@dataclass
class Process:
    """Time passes by naps alone, and so much of it the process is busy."""

    share: float
    now: float = 1_000.0
    busy_s: float = 50.0
    naps: int = 0
    quiet_from: float = float("inf")

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.busy_s += seconds * (self.share if self.now < self.quiet_from else 0.0)

    async def nap(self, seconds: float) -> None:
        self.naps += 1
        self.pass_time(seconds)

    def spare_time(self, patience_s: float = PATIENCE_S) -> SpareTime:
        return SpareTime(patience_s, lambda: self.now, lambda: self.busy_s, self.nap, CORES)


async def test_while_the_process_is_quiet_work_goes_on_without_a_pause() -> None:
    process = Process(share=ALL_OF_IT * 0.9)
    spare_time = process.spare_time()
    await spare_time.wait()
    naps = process.naps
    assert naps == 1, "a first look takes a moment"
    for _ in range(50):
        process.pass_time(2 * SHORTEST_S)  # of work
        await spare_time.wait()
    assert process.naps == naps


async def test_while_it_is_busy_work_waits_until_it_is_quiet() -> None:
    process = Process(share=ALL_OF_IT * 1.1)
    process.quiet_from = process.now + 3.0
    await process.spare_time().wait()
    assert 3.0 <= process.now - 1_000.0 <= 3.0 + 3 * SHORTEST_S


async def test_however_busy_it_is_work_goes_on_when_it_has_waited_for_long() -> None:
    process = Process(share=1.0)
    spare_time = process.spare_time()
    for _ in range(3):
        before = process.now
        await spare_time.wait()
        assert PATIENCE_S <= process.now - before <= PATIENCE_S + 2 * SHORTEST_S


async def test_a_quiet_hour_says_nothing_about_now() -> None:
    process = Process(share=0.0)
    spare_time = process.spare_time()
    await spare_time.wait()
    process.pass_time(3_600 * LONGEST_S)
    process.share = 1.0
    before = process.now
    await spare_time.wait()
    assert process.now - before >= PATIENCE_S


async def test_two_who_look_at_once_hear_the_same() -> None:
    process = Process(share=0.0)
    spare_time = process.spare_time()
    await spare_time.wait()
    process.pass_time(SHORTEST_S / 2)  # too short to say anything
    process.busy_s += 1.0
    naps = process.naps
    await spare_time.wait()
    assert process.naps == naps


async def test_without_patience_nobody_looks() -> None:
    process = Process(share=1.0)
    await process.spare_time(patience_s=0.0).wait()
    assert process.naps == 0
