"""When somebody last looked at a match, and when its host did: kept in the index of matches."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, not_, or_, update

from cafe.hosting.storage.schema import PUT_TO_REST, matches
from cafe.hosting.storage.store import Store

BATCH_ROWS = 500  # in one statement


class Watched:
    """Marks matches as looked at; a mark never goes back, whichever node is late."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def mark(self, watched: Collection[str], host_seen: Collection[str], now: int) -> None:
        """Keep that somebody looked at these matches, and at those their host."""
        async with self.store.begin() as connection:
            for column, match_ids in ((matches.c.watched_at, watched), (matches.c.host_seen_at, host_seen)):
                ordered = sorted(match_ids)  # all writers lock in the same order
                for start in range(0, len(ordered), BATCH_ROWS):
                    batch = matches.c.id.in_(ordered[start : start + BATCH_ROWS])
                    is_marked = batch, column < now, _may_be_marked(column)
                    await connection.execute(update(matches).where(*is_marked).values({column: now}))


def _may_be_marked(column: ColumnElement[int]) -> ColumnElement[bool]:
    """Who looks at a match that was put to rest does not wake the bots there; who plays there again does."""
    return or_(column != PUT_TO_REST, not_(matches.c.bots_only))
