"""Reviews of finished matches: those that are ready, and how far those are that somebody is working on.

Whoever works on one tells so now and then. A row that has not been told of for long belongs to somebody who
is gone, and may be begun anew; one that was taken away stops whoever works on it.
"""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cafe.hosting.storage.schema import begun_reviews as begun_rows
from cafe.hosting.storage.schema import reviews
from cafe.hosting.storage.store import Store
from cafe.hosting.stored_review import GONE_MS, BegunReview, ReadyReview, StoredReview


class Reviews:
    """The reviews in the database, one for each match, and the next one."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, match: str) -> StoredReview:
        is_ready = select(reviews.c.method, reviews.c.total, reviews.c.told_at, reviews.c.review)
        columns = (begun_rows.c.person, begun_rows.c.method, begun_rows.c.done, begun_rows.c.total)
        is_begun = select(*columns, begun_rows.c.told_at)
        async with self.store.engine.connect() as connection:  # the ready one last: it may come meanwhile
            begun = (await connection.execute(is_begun.where(begun_rows.c.match == match))).first()
            ready = (await connection.execute(is_ready.where(reviews.c.match == match))).first()
        return StoredReview(
            None if ready is None else ReadyReview(*ready), None if begun is None else BegunReview(*begun)
        )

    async def begin(self, match: str, maker: str, begun: BegunReview) -> bool:
        """Let this be who makes the review of a match, unless somebody else is making it."""
        own = begun_rows.c.match == match
        gone = delete(begun_rows).where(own, begun_rows.c.told_at <= begun.told_at - GONE_MS)
        new = insert(begun_rows).values(
            match=match,
            maker=maker,
            person=begun.person,
            method=begun.method,
            done=begun.done,
            total=begun.total,
            told_at=begun.told_at,
        )
        try:
            async with self.store.begin() as connection:
                await connection.execute(gone)
                if (await connection.execute(select(begun_rows.c.match).where(own))).first() is not None:
                    return False
                await connection.execute(new)
        except IntegrityError:  # another node was faster
            return False
        return True

    async def tell(self, match: str, maker: str, done: int, now: int) -> bool:
        """How far it is; False where it is not wanted any more."""
        told = update(begun_rows).where(begun_rows.c.match == match, begun_rows.c.maker == maker)
        async with self.store.begin() as connection:
            return bool((await connection.execute(told.values(done=done, told_at=now))).rowcount)

    async def finish(self, match: str, maker: str, text: str, now: int) -> bool:
        """Keep what was found out in the place of what was known; False where it is not wanted any more."""
        own = begun_rows.c.match == match, begun_rows.c.maker == maker
        taken = delete(begun_rows).where(*own).returning(begun_rows.c.method, begun_rows.c.total)
        async with self.store.begin() as connection:
            if (row := (await connection.execute(taken)).first()) is None:
                return False
            ready = {"method": row.method, "total": row.total, "told_at": now, "review": text}
            await connection.execute(delete(reviews).where(reviews.c.match == match))
            await connection.execute(insert(reviews).values(match=match, **ready))
        return True

    async def cancel(self, match: str) -> bool:
        """Call off what is begun; what is ready stays."""
        async with self.store.begin() as connection:
            gone = await connection.execute(delete(begun_rows).where(begun_rows.c.match == match))
            return bool(gone.rowcount)
