"""What people's finished matches came to: a small row for each, so that no log is read twice for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, func, literal, or_, select, text, tuple_, update

from cafe.hosting.kept_results import KeptResult, NewReview
from cafe.hosting.storage.schema import matches, results, reviews, sitting
from cafe.hosting.storage.store import Store

PAGE_ROWS = 500  # read at once: the event loop is busy with them for a few milliseconds

KEEP = text("""
    INSERT INTO results (person, match, version, over_at, game) VALUES (:person, :match, :version, :at, :game)
    ON CONFLICT (person, match) DO UPDATE
    SET version = excluded.version, over_at = excluded.over_at, game = excluded.game,
        reviewed_at = NULL, review = NULL
""")


class Results:
    """The results in the database, one for each person and match."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def unread(self, person: str, version: int, limit: int) -> tuple[list[str], int]:
        """The latest finished matches of a person without a row of this version, and how many there are."""
        wanted = and_(
            sitting.c.person == person,
            matches.c.status == "over",
            ~exists().where(
                results.c.person == person,
                results.c.match == matches.c.id,
                results.c.version == version,
            ),
        )
        at_match = matches.c.id == sitting.c.match
        query = select(matches.c.id).join(sitting, at_match).where(wanted)
        latest = query.order_by(matches.c.last_at.desc(), matches.c.id).limit(limit)
        async with self.store.engine.connect() as connection:
            found = list((await connection.scalars(latest)).all())
            if len(found) < limit:
                return found, len(found)
            return found, await _count(connection, query)

    async def unread_reviews(self, person: str, limit: int) -> tuple[list[NewReview], int]:
        """The reviews that were made or made anew since they were read for this person."""
        query = (
            select(reviews.c.match, reviews.c.told_at, results.c.game)
            .join(results, results.c.match == reviews.c.match)
            .where(
                results.c.person == person,
                or_(results.c.reviewed_at.is_(None), results.c.reviewed_at != reviews.c.told_at),
            )
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(reviews.c.match).limit(limit))).all()
            found = [NewReview(row.match, row.told_at, row.game) for row in rows]
            if len(found) < limit:
                return found, len(found)
            return found, await _count(connection, query)

    async def keep(self, person: str, version: int, kept: Sequence[KeptResult]) -> None:
        """Keep what matches came to, in the place of what an earlier version read."""
        rows = [
            {"person": person, "version": version, "match": each.match, "at": each.over_at, "game": each.game}
            for each in kept
        ]
        if rows:
            async with self.store.begin() as connection:
                await connection.execute(KEEP, rows)

    async def keep_reviews(self, person: str, found: Mapping[NewReview, str | None]) -> None:
        """Keep what reviews say of a person; None where one says nothing of them."""
        async with self.store.begin() as connection:
            for new, review in found.items():
                kept = update(results).where(results.c.person == person, results.c.match == new.match)
                await connection.execute(kept.values(reviewed_at=new.told_at, review=review))

    async def latest(self, person: str, limit: int) -> list[KeptResult]:
        """What is kept of a person, the latest first, read page by page."""
        kept: list[KeptResult] = []
        place: ColumnElement[bool] | None = None
        async with self.store.engine.connect() as connection:
            while len(kept) < limit:
                size = min(PAGE_ROWS, limit - len(kept))
                rows = (await connection.execute(_page(person, place).limit(size))).all()
                kept += [KeptResult(row.match, row.over_at, row.game, row.review) for row in rows]
                if len(rows) < size:
                    break
                last = tuple_(literal(kept[-1].over_at), literal(kept[-1].match))
                place = tuple_(results.c.over_at, results.c.match) < last
        return kept

    async def count(self, person: str) -> int:
        """How many rows a person has."""
        async with self.store.engine.connect() as connection:
            return await _count(connection, select(results.c.match).where(results.c.person == person))

    async def review_text(self, match: str) -> str | None:
        async with self.store.engine.connect() as connection:
            found: str | None = await connection.scalar(
                select(reviews.c.review).where(reviews.c.match == match)
            )
        return found


def _page(person: str, place: ColumnElement[bool] | None) -> Select[Any]:
    query = select(results.c.match, results.c.over_at, results.c.game, results.c.review)
    query = query.where(results.c.person == person)
    if place is not None:
        query = query.where(place)
    return query.order_by(results.c.over_at.desc(), results.c.match.desc())


async def _count(connection: Any, query: Select[Any]) -> int:
    found: int | None = await connection.scalar(select(func.count()).select_from(query.subquery()))
    return found or 0
