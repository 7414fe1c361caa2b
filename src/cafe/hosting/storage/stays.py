"""When the people who have a seat at a match came, and when they were last seen, on whichever node."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import case, select, tuple_, update

from cafe.hosting.storage.schema import sitting
from cafe.hosting.storage.store import Store
from cafe.match.whereabouts import GAP_MS, Stay

BATCH_ROWS = 250  # in one statement, two values each


class Stays:
    """Marks people as here; a mark never goes back, whichever node is late."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def mark(self, pairs: Collection[tuple[str, str]], now: int) -> None:
        """Keep that these people are at these matches; whoever was unseen for a while has just come."""
        came_at = case((sitting.c.seen_at < now - GAP_MS, now), else_=sitting.c.came_at)
        ordered = sorted(pairs)  # all writers lock in the same order
        async with self.store.begin() as connection:
            for start in range(0, len(ordered), BATCH_ROWS):
                batch = tuple_(sitting.c.match, sitting.c.person).in_(ordered[start : start + BATCH_ROWS])
                marked = update(sitting).where(batch, sitting.c.seen_at < now)
                await connection.execute(marked.values(came_at=came_at, seen_at=now))

    async def at(self, match_id: str) -> dict[str, Stay]:
        """The last stay of everybody who has a seat at a match and was ever seen there."""
        query = select(sitting).where(sitting.c.match == match_id, sitting.c.seen_at > 0)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {row.person: Stay(row.came_at, row.seen_at) for row in found}
