"""Who looks at which match: marked in the index, so that bots rest and tables vanish when nobody does.

Whoever answers somebody about a match calls `look(match, person)`: it costs a look into a dictionary, waits
for nothing, and once a minute at most leads to a mark. A task of its own writes the marks, many in one
transaction: `matches.watched_at` for anybody, `matches.host_seen_at` for the host of the match. Matches with
open followers are marked without a call. Opening a match counts as looking at it, and finished ones are not
marked. Both columns are milliseconds since 1970 and up to `INTERVAL_MS` behind: ask for twice as much. The
same looks tell which players are present.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

import structlog

from cafe.hosting.failure_log import log_failure
from cafe.hosting.matches import Matches
from cafe.hosting.presence import Presence
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.watched import Watched
from cafe.match.state import Match, Status

INTERVAL_MS = 60_000  # how exactly it is kept
FOLLOWED_S = 10.0  # between two looks for open followers
PAUSE_S = 1.0  # between two writes
Followed = Callable[[], Iterable[tuple[Match, Collection[str]]]]  # the matches, and the people who follow
log = structlog.get_logger("attendance")


class Marks:
    """One kind of mark: when each match was last given it, and which are still to be written."""

    def __init__(self) -> None:
        self._marked_at: dict[str, int] = {}
        self.pending: set[str] = set()

    def is_new(self, match: Match, now: int) -> bool:
        """Take a mark down, unless there was one within the last minute."""
        if now - self._marked_at.get(match.id, match.opened_at) < INTERVAL_MS:
            return False
        self._marked_at[match.id] = now
        self.pending.add(match.id)
        return True

    def take_pending(self) -> set[str]:
        pending, self.pending = self.pending, set()
        return pending

    def forget(self, match_ids: Iterable[str]) -> None:
        """Let these be marked again at the next look."""
        for match_id in match_ids:
            self._marked_at.pop(match_id, None)

    def forget_old(self, now: int) -> None:
        self._marked_at = {match: at for match, at in self._marked_at.items() if now - at < INTERVAL_MS}


class Attendance:
    """Takes down who looks at which match, and writes it to the index a little later."""

    def __init__(self, matches: Matches[Store], followed: Followed, presence: Presence) -> None:
        self._matches, self._followed, self._presence = matches, followed, presence
        self._storage = Watched(matches.store)
        self._watched, self._host_seen = Marks(), Marks()
        self._changed, self._writing = asyncio.Event(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_forever(), name="cafe-attendance")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def look(self, match: Match, person: str | None) -> None:
        """Somebody looks at a match, perhaps its host."""
        if match.status is Status.OVER:
            return
        now = self._matches.clock()
        is_new = self._watched.is_new(match, now)
        if person == match.opened.host:
            is_new |= self._host_seen.is_new(match, now)
        is_new |= self._presence.note(match, person)
        if is_new:
            self._changed.set()

    async def write(self) -> None:
        """Write what was taken down, and wake the scheduler: a match that rested may go on."""
        async with self._writing:
            await self._write()

    async def _write(self) -> None:
        self._look_for_followers()
        self._changed.clear()
        await self._presence.write()
        watched, host_seen = self._watched.take_pending(), self._host_seen.take_pending()
        if not watched and not host_seen:
            return
        now = self._matches.clock()
        try:
            await self._storage.mark(watched, host_seen, now)
        except BaseException:
            self._watched.forget(watched)
            self._host_seen.forget(host_seen)
            raise
        self._watched.forget_old(now)
        self._host_seen.forget_old(now)
        self._matches.due_changed.set()

    def _look_for_followers(self) -> None:
        for match, people in self._followed():
            for person in people or (None,):
                self.look(match, person)

    async def _write_forever(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(FOLLOWED_S):
                    await self._changed.wait()
            try:
                await self.write()
            except Exception as failure:  # noqa: BLE001 it tries again soon
                log_failure(log, "attendance_not_written", failure)
            await asyncio.sleep(PAUSE_S)
