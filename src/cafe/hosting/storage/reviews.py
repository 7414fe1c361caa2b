"""Reviews of finished matches: those that are ready, and how far those are that somebody is working on.

Whoever works on one tells so now and then. A row that has not been told of for long belongs to somebody who
is gone, and may be begun anew; one that was taken away stops whoever works on it.
"""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from cafe.hosting.storage.schema import reviews
from cafe.hosting.storage.store import Store
from cafe.hosting.stored_review import GONE_MS, StoredReview


class Reviews:
    """The reviews in the database, one for each match."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, match: str) -> StoredReview | None:
        columns = (reviews.c.method, reviews.c.done, reviews.c.total, reviews.c.told_at, reviews.c.review)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(reviews.c.match == match))).first()
        return None if row is None else StoredReview(*row)

    async def begin(self, match: str, maker: str, method: str, total: int, now: int) -> bool:
        """Make this the review of a match, unless somebody else is making the same one."""
        async with self.store.begin() as connection:
            gone = delete(reviews).where(reviews.c.match == match)
            is_same = (reviews.c.method == method) & (
                reviews.c.review.is_not(None) | (reviews.c.told_at > now - GONE_MS)
            )
            await connection.execute(gone.where(~is_same))
            there = select(reviews.c.match).where(reviews.c.match == match)
            if (await connection.execute(there)).first() is not None:
                return False
            new = insert(reviews).values(
                match=match, maker=maker, method=method, done=0, total=total, told_at=now
            )
            await connection.execute(new)
        return True

    async def tell(self, match: str, maker: str, done: int, now: int) -> bool:
        """How far it is; False where it is not wanted any more."""
        told = update(reviews).where(reviews.c.match == match, reviews.c.maker == maker)
        async with self.store.begin() as connection:
            return bool((await connection.execute(told.values(done=done, told_at=now))).rowcount)

    async def finish(self, match: str, maker: str, text: str, now: int) -> bool:
        """Keep what was found out; False where it is not wanted any more."""
        kept = update(reviews).where(reviews.c.match == match, reviews.c.maker == maker)
        values = {"review": text, "done": reviews.c.total, "told_at": now}
        async with self.store.begin() as connection:
            return bool((await connection.execute(kept.values(**values))).rowcount)

    async def cancel(self, match: str) -> bool:
        """Take a review away that is not ready."""
        unfinished = delete(reviews).where(reviews.c.match == match, reviews.c.review.is_(None))
        async with self.store.begin() as connection:
            return bool((await connection.execute(unfinished)).rowcount)
