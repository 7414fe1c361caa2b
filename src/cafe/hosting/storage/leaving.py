"""People who delete themselves: what the database has of them outside the matches."""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.storage.notifications import notify_ended
from cafe.hosting.storage.schema import (
    begun_reviews,
    mutes,
    people,
    puzzle_attempts,
    puzzle_players,
    reports,
    results,
    sessions,
    tokens,
    took_part,
)
from cafe.hosting.storage.store import Store


class Leaving:
    """First everything by which they are known goes, and last, after their matches, the row that says so."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, person: str, now: int) -> list[str]:
        """Forget their name, what is kept of them, what they asked for; the hashes of what was ended."""
        leaving = update(people).where(people.c.id == person).values(name="", leaving_at=now)
        async with self.store.begin() as connection:
            await connection.execute(leaving)
            ended = await _forget(connection, person)
            if self.store.is_postgres:
                await notify_ended(connection, ended)
        return ended

    async def due(self, before: int, limit: int) -> list[str]:
        """The people who began to leave before a moment and are not gone yet."""
        query = select(people.c.id).where(people.c.leaving_at <= before).limit(limit)
        async with self.store.engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def left(self, person: str, match_id: str) -> None:
        """Nothing in this match names the person any more."""
        gone = delete(took_part).where(took_part.c.person == person, took_part.c.match == match_id)
        async with self.store.begin() as connection:
            await connection.execute(gone)

    async def finish(self, person: str) -> None:
        """Nothing is left of them but their row."""
        async with self.store.begin() as connection:
            await _forget(connection, person)
            await connection.execute(delete(people).where(people.c.id == person))


async def _forget(connection: AsyncConnection, person: str) -> list[str]:
    """Tokens go first: a link that is followed meanwhile has its session by then."""
    gone_tokens = delete(tokens).where(tokens.c.person == person).returning(tokens.c.hash)
    gone_sessions = delete(sessions).where(sessions.c.person == person).returning(sessions.c.hash)
    ended = [*(await connection.scalars(gone_tokens)).all(), *(await connection.scalars(gone_sessions)).all()]
    for table in (mutes, results, begun_reviews, puzzle_attempts, puzzle_players):
        await connection.execute(delete(table).where(table.c.person == person))
    concerned = or_(reports.c.reported == person, reports.c.reporter == person)
    await connection.execute(delete(reports).where(concerned))
    return ended
