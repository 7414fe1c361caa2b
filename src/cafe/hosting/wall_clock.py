"""The time that matches are told: the system's clock, checked against one that nobody can set.

Whoever sets the system's clock, or a time server that errs, must not let turns run out or bots stand still.
Steps of up to a minute are followed. A larger one is not believed until it has lasted five minutes; until
then time goes on by the steady clock. Time never goes back: where the clock was ahead, it runs at half its
pace until the two agree.

The steady clock counts while the machine sleeps, where the system has such a clock (Linux: CLOCK_BOOTTIME),
so that a laptop's sleep is no jump: it is like a closed café, whose clocks go on. Elsewhere a sleep of more
than a minute is believed after five.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from cafe.match.clock import MAX_SKEW_MS

BELIEVED_AFTER_MS = 300_000
NS_PER_MS = 1_000_000
SLOWED_BY = 2  # time runs at one half of its pace while it is ahead
BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
Source = Callable[[], int]
log = structlog.get_logger("clock")


def system_ns() -> int:
    """Nanoseconds since 1970, as the system's clock is set."""
    return time.time_ns()


def steady_ns() -> int:
    """Nanoseconds that passed since some moment, also while the machine slept where that is known."""
    return time.monotonic_ns() if BOOT_TIME is None else time.clock_gettime_ns(BOOT_TIME)


@dataclass(frozen=True, slots=True)
class Jump:
    """A step that is not believed yet: to which offset, and when, by the steady clock."""

    offset_ns: int
    at_ns: int


class WallClock:
    """Milliseconds since 1970, without jumps."""

    def __init__(self, system: Source = system_ns, steady: Source = steady_ns) -> None:
        self._system, self._steady = system, steady
        self._told_ns, self._told_at_ns = system(), steady()
        self._offset_ns = self._told_ns - self._told_at_ns  # of the system's clock, as far as it is believed
        self._correction_ns = 0  # for a system's clock that others do not agree with
        self._jump: Jump | None = None

    def __call__(self) -> int:
        now_ns = self._steady()
        self._follow(self._system() - now_ns, now_ns)
        believed_ns = now_ns + self._offset_ns + self._correction_ns
        slowed_ns = self._told_ns + (now_ns - self._told_at_ns) // SLOWED_BY
        self._told_ns, self._told_at_ns = max(believed_ns, slowed_ns), now_ns
        return self._told_ns // NS_PER_MS

    def agree_with(self, reference_ms: int) -> None:
        """Go by another clock, such as the database's, where this one differs by more than a minute."""
        difference_ms = reference_ms - self()
        if abs(difference_ms) > MAX_SKEW_MS:
            self._correction_ns += difference_ms * NS_PER_MS
            log.warning("clock_corrected", by_s=difference_ms // 1_000)

    def _follow(self, offset_ns: int, now_ns: int) -> None:
        """Take over small steps of the system's clock at once, and large ones when they have lasted."""
        if not _is_jump(offset_ns - self._offset_ns):
            self._offset_ns, self._jump = offset_ns, None
        elif not _is_jump(offset_ns - self._offset_ns - self._correction_ns):
            self._offset_ns, self._correction_ns, self._jump = offset_ns, 0, None
            log.info("clock_mended")
        elif self._jump is None or _is_jump(offset_ns - self._jump.offset_ns):
            self._jump = Jump(offset_ns, now_ns)
            log.warning("clock_jumped", by_s=(offset_ns - self._offset_ns) // (1_000 * NS_PER_MS))
        elif now_ns - self._jump.at_ns >= BELIEVED_AFTER_MS * NS_PER_MS:
            self._offset_ns, self._correction_ns, self._jump = offset_ns, 0, None
            log.warning("clock_jump_believed")


def _is_jump(step_ns: int) -> bool:
    return abs(step_ns) > MAX_SKEW_MS * NS_PER_MS
