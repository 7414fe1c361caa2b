"""What is new in the whole log since a position: what ratings, statistics and clean-up are built from.

Positions rise, with gaps where a transaction was rolled back. PostgreSQL gives a position before its
transaction commits, so a row may appear after another with a higher position, and a reader that had gone
past it would never see it. Therefore only settled positions are read: those given out before every
transaction that was writing to the log came to its end. Such a transaction is known by its lock on the
table, which it takes before its first position and releases after its rows are visible. Nothing is stored
for this, so that a restored backup reads the same. SQLite has one writer at a time, whose positions are
settled when they can be seen.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.log_store import read_row
from cafe.hosting.storage.schema import log
from cafe.hosting.storage.store import Store
from cafe.match.entries import Row

WRITERS_TIMEOUT_S = 10.0  # a writer that takes longer holds up the readers of the feed, and nobody else
POLL_S = 0.005
LAST_POSITION = text("SELECT last_value FROM log_position_seq")
WRITERS = text("""
    SELECT virtualtransaction FROM pg_locks
    WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND relation = 'log'::regclass AND mode = 'RowExclusiveLock' AND granted
""")


class FeedRow(NamedTuple):
    """A row of a match's log, with its place among all rows."""

    position: int
    match_id: str
    row: Row


class Feed:
    """The logs of all matches as one sequence, each row once."""

    def __init__(self, store: Store, *, timeout_s: float = WRITERS_TIMEOUT_S) -> None:
        self.store, self._timeout_s = store, timeout_s

    async def rows_since(self, position: int, limit: int) -> list[FeedRow]:
        """The next rows after a position; raises TimeoutError if a writer does not come to an end."""
        query = select(log).where(log.c.position > position).order_by(log.c.position).limit(limit)
        async with self.store.engine.connect() as connection:
            if self.store.is_postgres:
                query = query.where(log.c.position <= await self._settled(connection))
            return [
                FeedRow(found.position, found.match, read_row(found))
                for found in await connection.execute(query)
            ]

    async def _settled(self, connection: AsyncConnection) -> int:
        """A position below which no row can appear any more."""
        connection = await connection.execution_options(isolation_level="AUTOCOMMIT")  # sees the latest
        last: int = (await connection.execute(LAST_POSITION)).scalar_one()
        async with asyncio.timeout(self._timeout_s):
            writers = await _writers(connection)
            while writers:
                await asyncio.sleep(POLL_S)
                writers &= await _writers(connection)
        return last


async def _writers(connection: AsyncConnection) -> set[str]:
    """The transactions that are writing to the log just now."""
    return set((await connection.scalars(WRITERS)).all())
