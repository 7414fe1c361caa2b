"""What nobody needs any more, deleted a bounded number of rows at a time; and which node does so."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Delete, Select, delete, exists, func, insert, literal, or_, select, update

from cafe.hosting.storage.notifications import REWRITES_CHANNEL, MatchRewritten
from cafe.hosting.storage.schema import (
    BOT,
    LINK,
    begun_reviews,
    challenges,
    chores,
    deal_plays,
    log,
    matches,
    mutes,
    people,
    puzzle_players,
    reports,
    results,
    reviews,
    rewrites,
    sessions,
    sitting,
    tokens,
    took_part,
)
from cafe.hosting.storage.sessions import UNUSED_MS
from cafe.hosting.storage.store import Store

BATCH_ROWS = 200  # in one transaction, so that nobody who plays waits for it
REWRITES_KEPT_MS = 30 * 86_400_000  # longer than any node is away


class CleanUp:
    """Deletes in batches; each says how many rows it found."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def claim(self, chore: str, now: int, interval_ms: int) -> bool:
        """Whether this node is the one to do a chore now; another may do it after the interval."""
        due = chores.c.name == chore, chores.c.due_at <= now
        claimed = update(chores).where(*due).values(due_at=now + interval_ms)
        missing = ~exists().where(chores.c.name == chore)
        first = insert(chores).from_select(
            ["name", "due_at"], select(literal(chore), literal(0)).where(missing)
        )
        async with self.store.begin() as connection:
            if (await connection.execute(claimed)).rowcount:
                return True
        async with self.store.begin() as connection:
            await connection.execute(first)
            return bool((await connection.execute(claimed)).rowcount)

    async def expired_links(self, now: int) -> int:
        expired = select(tokens.c.hash).where(tokens.c.kind == LINK, tokens.c.expires_at <= now)
        return await self._delete(delete(tokens), tokens.c.hash, expired)

    async def unused_sessions(self, now: int) -> int:
        unused = select(sessions.c.hash).where(sessions.c.last_seen_at <= now - UNUSED_MS)
        return await self._delete(delete(sessions), sessions.c.hash, unused)

    async def old_rewrites(self, now: int) -> int:
        old = select(rewrites.c.position).where(rewrites.c.at <= now - REWRITES_KEPT_MS)
        return await self._delete(delete(rewrites), rewrites.c.position, old)

    async def passers_by(self, before: int) -> int:
        """People not seen since a moment who never opened, sat, spoke or tried a puzzle and have no bot."""
        unseen = select(people.c.id).where(
            people.c.seen_at <= before,
            people.c.banned_at.is_(None),
            ~exists().where(took_part.c.person == people.c.id),
            ~exists().where(puzzle_players.c.person == people.c.id),
            ~exists().where(tokens.c.person == people.c.id, tokens.c.kind == BOT),
            ~exists().where(sessions.c.person == people.c.id, sessions.c.last_seen_at > before),
            ~exists().where(
                or_(reports.c.reporter == people.c.id, reports.c.reported == people.c.id),
            ),
        )
        async with self.store.begin() as connection:
            found = list((await connection.scalars(unseen.limit(BATCH_ROWS))).all())
            for table in (sessions, tokens, mutes):
                await connection.execute(delete(table).where(table.c.person.in_(found)))
            await connection.execute(delete(people).where(people.c.id.in_(found)))
        return len(found)

    async def abandoned_tables(self, before: int) -> list[str]:
        """Open matches whose host has not looked at them since a moment, and at which nothing happened."""
        query = select(matches.c.id).where(
            matches.c.status == "open", matches.c.host_seen_at <= before, matches.c.last_at <= before
        )
        async with self.store.engine.connect() as connection:
            return list((await connection.scalars(query.limit(BATCH_ROWS))).all())

    async def finished_matches(self, before: int) -> list[str]:
        """Forget matches that were over by then; nodes that hold one are told."""
        query = select(matches.c.id).where(matches.c.status == "over", matches.c.last_at <= before)
        async with self.store.begin() as connection:
            found = list((await connection.scalars(query.limit(BATCH_ROWS))).all())
            told = (reports, results, reviews, begun_reviews)
            tables = (log, sitting, took_part, mutes, *told, deal_plays, challenges)
            for table in tables:
                await connection.execute(delete(table).where(table.c.match.in_(found)))
            await connection.execute(delete(matches).where(matches.c.id.in_(found)))
            for match_id in found if self.store.is_postgres else ():
                rewritten = str(MatchRewritten(match_id, self.store.node))
                await connection.execute(select(func.pg_notify(REWRITES_CHANNEL, rewritten)))
        return found

    async def _delete(self, statement: Delete, key: Any, which: Select[Any]) -> int:
        async with self.store.begin() as connection:
            return (await connection.execute(statement.where(key.in_(which.limit(BATCH_ROWS))))).rowcount
