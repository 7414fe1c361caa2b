"""Whether requests should come to this node."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from cafe.hosting.bus import Bus
from cafe.hosting.matches import Matches
from cafe.hosting.storage.migrate import current_revision, newest_revision


class Readiness(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a node needs before requests come to it; without a bus there are no other nodes to listen to."""

    ready: bool
    open: bool
    database: bool
    migrated: bool
    writing: bool
    listening: bool | None = None


async def check_readiness(matches: Matches, bus: Bus | None) -> Readiness:
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
