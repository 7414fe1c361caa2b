"""How many matches of bots alone are running: of one host, and in all."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, func, select, update

from cafe.hosting.due_matches import REST_AFTER_MS
from cafe.hosting.storage.batches import batches
from cafe.hosting.storage.schema import PUT_TO_REST, matches
from cafe.hosting.storage.store import Store
from cafe.match.state import Status

IS_RUNNING = matches.c.status == Status.RUNNING.value
WAS_NOT_PUT_TO_REST = matches.c.watched_at != PUT_TO_REST


class BotMatches:
    """Counts in the index of matches, on all nodes of the database together."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_host(self, host: str) -> int:
        """Those of one host, also if they rest."""
        return await self._count(matches.c.host == host)

    async def others_of_host(self, host: str, match_id: str) -> int:
        """Those of one host that were not put to rest, without one of them."""
        return await self._count(matches.c.host == host, matches.c.id != match_id, WAS_NOT_PUT_TO_REST)

    async def awake(self, now: int, besides: str = "") -> int:
        """Those that bots are moving in: somebody looked at them lately."""
        return await self._count(matches.c.watched_at > now - REST_AFTER_MS, matches.c.id != besides)

    async def running(self, match_ids: Collection[str]) -> dict[str, bool]:
        """Those of these matches that still run, and whether nobody but bots plays there."""
        found = dict[str, bool]()
        async with self.store.engine.connect() as connection:
            for batch in batches(match_ids):
                query = select(matches.c.id, matches.c.bots_only).where(matches.c.id.in_(batch), IS_RUNNING)
                found |= {row.id: bool(row.bots_only) for row in await connection.execute(query)}
        return found

    async def not_put_to_rest(self, match_ids: Collection[str]) -> int:
        """How many of these matches were not put to rest."""
        which = [matches.c.id.in_(batch) for batch in batches(match_ids)]
        return sum([await self._count(each, WAS_NOT_PUT_TO_REST) for each in which])

    async def put_to_rest(self, match_id: str) -> None:
        """Let bots rest in a match, whoever looks at it, until a person plays there again."""
        await self._mark(match_id, PUT_TO_REST)

    async def wake(self, match_id: str, now: int) -> None:
        """Let bots play in a match as if somebody looked at it now."""
        await self._mark(match_id, now)

    async def _mark(self, match_id: str, watched_at: int) -> None:
        async with self.store.begin() as connection:
            is_meant = matches.c.id == match_id, matches.c.bots_only
            await connection.execute(update(matches).where(*is_meant).values(watched_at=watched_at))

    async def _count(self, *which: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(matches).where(*which, matches.c.bots_only, IS_RUNNING)
        async with self.store.engine.connect() as connection:
            return await connection.scalar(query) or 0
