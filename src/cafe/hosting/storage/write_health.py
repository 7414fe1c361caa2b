"""Whether writing works, as the latest writes show, with a line in the log when that changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from cafe.hosting.storage.errors import is_unavailable, reason_of
from cafe.hosting.storage.timeouts import DatabaseTimeouts

LOG_INTERVAL_S = 30.0  # between two lines about the same outage
log = structlog.get_logger("storage")


class WriteHealth:
    """What is known of writing: when it began, whether it failed, when it last succeeded."""

    def __init__(self, timeouts: DatabaseTimeouts, monotonic_s: Callable[[], float] = time.monotonic) -> None:
        self._timeouts, self._monotonic_s = timeouts, monotonic_s
        self._begun_at_s: float | None = None
        self._succeeded_at_s: float | None = None
        self._logged_at_s: float | None = None
        self._is_failing = False

    @property
    def is_stuck(self) -> bool:
        """Whether something has been writing for too long."""
        return self._begun_at_s is not None and self._age_s(self._begun_at_s) >= self._timeouts.stuck_s

    @property
    def is_proven(self) -> bool:
        """Whether something was written just now, and nothing has gone wrong since."""
        return (
            not self.is_stuck
            and self._succeeded_at_s is not None
            and self._age_s(self._succeeded_at_s) < self._timeouts.proof_s
        )

    @property
    def is_away(self) -> bool:
        """Whether another try is under way after a failure: nobody else needs to wait for it to fail."""
        return self.is_stuck or (self._is_failing and self._begun_at_s is not None)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Take note of how a write goes; a conflict is a write that works."""
        self._begun_at_s = self._monotonic_s()
        try:
            yield
        except Exception as failure:
            if is_unavailable(failure):
                self._failed(failure)
            else:
                self._succeeded()
            raise
        else:
            self._succeeded()
        finally:
            self._begun_at_s = None

    def _failed(self, failure: Exception) -> None:
        self._is_failing, self._succeeded_at_s = True, None
        if self._logged_at_s is None or self._age_s(self._logged_at_s) >= LOG_INTERVAL_S:
            self._logged_at_s = self._monotonic_s()
            log.error("writing_failed", reason=reason_of(failure))

    def _succeeded(self) -> None:
        self._succeeded_at_s = self._monotonic_s()
        if self._is_failing:
            self._is_failing, self._logged_at_s = False, None
            log.warning("writing_again")

    def _age_s(self, moment_s: float) -> float:
        return self._monotonic_s() - moment_s
