"""The sanctions in force on this node: who is silenced or banned, known without asking the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from cafe.hosting.failure_log import log_failure
from cafe.hosting.matches import Matches
from cafe.hosting.storage.sanctions import Sanction, Sanctions
from cafe.hosting.storage.store import Store

log = structlog.get_logger("sanctions")


class ActiveSanctions:
    """Looks now and then, and at once when it hears that the operator did something."""

    def __init__(
        self,
        sanctions: Sanctions,
        matches: Matches[Store],
        clock: Callable[[], int],
        *,
        check_interval_s: float,
    ) -> None:
        self._sanctions, self._matches, self._clock = sanctions, matches, clock
        self._check_interval_s = check_interval_s
        self._by_person: dict[str, Sanction] = {}
        self._revision: int | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._check_forever(), name="cafe-sanctions")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def is_banned(self, person: str | None) -> bool:
        found = None if person is None else self._by_person.get(person)
        return found is not None and found.banned_at is not None

    def is_silenced(self, person: str | None) -> bool:
        found = None if person is None else self._by_person.get(person)
        return found is not None and found.silenced_until is not None and found.silenced_until > self._clock()

    async def refresh(self) -> None:
        """Read who is silenced or banned now."""
        found = await self._sanctions.current(self._clock())
        self._by_person = {sanction.person: sanction for sanction in found}

    async def check(self) -> None:
        """Look whether something was done beside this server: to people, or to a match that is in memory."""
        revision, before = await self._sanctions.revision(), self._revision
        await self.refresh()
        if before is not None and revision != before:
            await self._matches.catch_up_with(await self._matches.cache.lengths())
        self._revision = revision

    async def _check_forever(self) -> None:
        while True:
            await asyncio.sleep(self._check_interval_s)
            try:
                await self.check()
            except Exception as failure:  # noqa: BLE001 it tries again soon
                log_failure(log, "sanctions_check_failed", failure)
