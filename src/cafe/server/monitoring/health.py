"""Whether requests should come to this node."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from msgspec import Struct

from cafe.hosting.bus import Bus
from cafe.hosting.matches import Matches
from cafe.hosting.storage.migrate import current_revision, newest_revision
from cafe.hosting.storage.store import Store


class Readiness(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a node needs before requests come to it; without a bus there are no other nodes to listen to."""

    ready: bool
    open: bool
    database: bool
    migrated: bool
    writing: bool
    listening: bool | None = None


class ReadinessCheck:
    """Asks the database once in a while, however often others ask; that the server closes is told at once."""

    def __init__(
        self,
        matches: Matches[Store],
        bus: Bus | None,
        kept_s: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._matches, self._bus, self._kept_s, self._clock = matches, bus, kept_s, clock
        self._found: Readiness | None = None
        self._checked_at_s = 0.0
        self._checking = asyncio.Lock()

    async def readiness(self) -> Readiness:
        """What was found lately, or is found now."""
        async with self._checking:
            if self._found is None or self._is_outdated(self._found):
                self._found = await check_readiness(self._matches, self._bus)
                self._checked_at_s = self._clock()
            return self._found

    def _is_outdated(self, found: Readiness) -> bool:
        is_open = not self._matches.closing.is_set()
        return found.open is not is_open or self._clock() - self._checked_at_s >= self._kept_s


async def check_readiness(matches: Matches[Store], bus: Bus | None) -> Readiness:
    """Check that the database answers, is up to date and takes writes, that others are heard, and no end."""
    revision, can_write = await asyncio.gather(current_revision(matches.store), matches.store.can_write())
    checks = {
        "open": not matches.closing.is_set(),
        "database": revision is not None,
        "migrated": revision == newest_revision(),
        "writing": can_write,
    }
    if bus is not None:
        checks["listening"] = bus.listening.is_set()
    return Readiness(ready=all(checks.values()), **checks)
