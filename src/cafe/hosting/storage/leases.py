"""Which matches have something due, and which node acts on them: a lease in the index of matches."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, func, not_, or_, select, update

from cafe.hosting.storage.schema import matches
from cafe.hosting.storage.store import Store

LEASE_MS = 15_000  # a node that claimed a match and died is replaced after this
MAX_CLAIMED = 32  # at once
REST_AFTER_MS = 600_000  # without anybody who looks, a match of bots alone rests


class Leases:
    """Claims on matches that are due; they keep other nodes off. The log's key makes each act happen once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def first_due(self, now: int, busy: Collection[str]) -> int | None:
        """When the next match is due that nobody is acting on."""
        query = select(func.min(matches.c.due_at)).where(*_free(now, busy))
        async with self.store.engine.connect() as connection:
            first: int | None = await connection.scalar(query)
            return first

    async def claim(self, now: int, busy: Collection[str]) -> list[tuple[str, int]]:
        """The matches that are due, with the length of their logs; leased from all other nodes."""
        is_due = matches.c.due_at <= now, *_free(now, busy)
        ready = select(matches.c.id).where(*is_due).order_by(matches.c.due_at).limit(MAX_CLAIMED)
        if self.store.is_postgres:
            ready = ready.with_for_update(skip_locked=True)
        claim = (
            update(matches)
            .where(matches.c.id.in_(ready), *is_due)
            .values(leased_until=now + LEASE_MS)
            .returning(matches.c.id, matches.c.seq)
        )
        async with self.store.begin() as connection:
            return [(found.id, found.seq) for found in await connection.execute(claim)]


def _free(now: int, busy: Collection[str]) -> tuple[ColumnElement[bool], ...]:
    """What nobody is acting on, no other node and not this one, and what does not rest."""
    is_awake = or_(not_(matches.c.bots_only), matches.c.watched_at > now - REST_AFTER_MS)
    return matches.c.leased_until < now, matches.c.id.not_in(list(busy)), is_awake
