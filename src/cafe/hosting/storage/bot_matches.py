"""How many matches of bots alone are running: of one host, and in all."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, func, select

from cafe.hosting.due_matches import REST_AFTER_MS
from cafe.hosting.storage.schema import matches
from cafe.hosting.storage.store import MAX_IN_QUERY, Store
from cafe.match.state import Status

RUNNING = matches.c.bots_only, matches.c.status == Status.RUNNING.value


class BotMatches:
    """Counts in the index of matches, on all nodes of the database together."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_host(self, host: str) -> int:
        """Those of one host, also if they rest."""
        return await self._count(matches.c.host == host)

    async def awake(self, now: int) -> int:
        """Those that bots are moving in: somebody looked at them lately."""
        return await self._count(matches.c.watched_at > now - REST_AFTER_MS)

    async def running(self, match_ids: Collection[str]) -> set[str]:
        """Those of these matches that still run."""
        wanted, found = list(match_ids), set[str]()
        async with self.store.engine.connect() as connection:
            for start in range(0, len(wanted), MAX_IN_QUERY):
                batch = matches.c.id.in_(wanted[start : start + MAX_IN_QUERY])
                found.update(await connection.scalars(select(matches.c.id).where(batch, *RUNNING)))
        return found

    async def _count(self, which: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(matches).where(which, *RUNNING)
        async with self.store.engine.connect() as connection:
            return await connection.scalar(query) or 0
