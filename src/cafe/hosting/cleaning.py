"""Cleaning up on schedule: one node at a time forgets what nobody needs any more, a little in each round."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.erasure import Erasure
from cafe.hosting.failure_log import log_failure
from cafe.hosting.matches import Matches
from cafe.hosting.storage.clean_up import BATCH_ROWS, CleanUp
from cafe.hosting.storage.store import Store
from cafe.match import actions
from cafe.match.entries import Entry
from cafe.match.state import Match, Status

DAY_MS = 86_400_000
POLL_S = 20.0  # between two looks whether something is to be done
ERASE_INTERVAL_MS, CLEAN_INTERVAL_MS = 60_000, 3_600_000
MAX_BATCHES = 50  # in one round; the rest is left to the next
log = structlog.get_logger("cleaning")


@dataclass(frozen=True, slots=True)
class Retention:
    """How long things are kept that nobody uses, in days; 0 is for ever."""

    passers_by_days: int = 30
    open_tables_days: int = 7
    finished_matches_days: int = 0


class Cleaner:
    """Takes its turn with the other nodes."""

    def __init__(self, matches: Matches[Store], erasure: Erasure, retention: Retention) -> None:
        self._matches, self._erasure, self._retention = matches, erasure, retention
        self._clean_up = CleanUp(matches.store)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run_forever(), name="cafe-cleaner")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def run_due(self) -> list[str]:
        """Do what is due and not done by another node; the names of the chores that were."""
        done = []
        chores = (
            ("erase", ERASE_INTERVAL_MS, self._erasure.finish),
            ("clean", CLEAN_INTERVAL_MS, self.clean),
        )
        for name, interval_ms, run in chores:
            if await self._clean_up.claim(name, self._matches.clock(), interval_ms):
                await run()
                done.append(name)
        return done

    async def clean(self) -> None:
        """One round."""
        now, kept = self._matches.clock(), self._retention
        deleted = {
            "links": await _all(lambda: self._clean_up.expired_links(now)),
            "sessions": await _all(lambda: self._clean_up.unused_sessions(now)),
            "rewrites": await _all(lambda: self._clean_up.old_rewrites(now)),
            "people": await _since(now, kept.passers_by_days, self._clean_up.passers_by),
            "open_tables": await _since(now, kept.open_tables_days, self._call_off_abandoned),
            "finished_matches": await _since(now, kept.finished_matches_days, self._forget_finished),
        }
        if any(deleted.values()):
            log.info("cleaned_up", **deleted)

    async def _call_off_abandoned(self, before: int) -> int:
        """Call tables off as their hosts would have; one that has changed meanwhile stays."""
        found = await self._clean_up.abandoned_tables(before)
        for match_id in found:
            with suppress(NoSuchMatch):
                await self._matches.act(match_id, lambda match, _: _called_off(match, before))
        return len(found)

    async def _forget_finished(self, before: int) -> int:
        found = await self._clean_up.finished_matches(before)
        for match_id in found:
            await self._matches.cache.read_anew(match_id)
        return len(found)

    async def _run_forever(self) -> None:
        while True:
            try:
                await self.run_due()
            except Exception as failure:  # noqa: BLE001 it tries again soon
                log_failure(log, "cleaning_failed", failure)
            await asyncio.sleep(POLL_S)


def _called_off(match: Match, before: int) -> list[Entry]:
    if match.status is not Status.OPEN or match.last_at > before:
        return []
    return actions.call_off(match, match.opened.host)


async def _since(now: int, days: int, clean: Callable[[int], Awaitable[int]]) -> int:
    """Clean up what is older than so many days; nothing, if it is kept for ever."""
    return await _all(lambda: clean(now - days * DAY_MS)) if days else 0


async def _all(clean: Callable[[], Awaitable[int]]) -> int:
    """Batch after batch, until one is not full."""
    total = 0
    for _ in range(MAX_BATCHES):
        found = await clean()
        total += found
        if found < BATCH_ROWS:
            break
    return total
