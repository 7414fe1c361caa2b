"""Rewriting a match's log without a person, and telling the nodes that hold it in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from cafe.hosting.log_store import entry_json, to_json
from cafe.hosting.storage.notifications import REWRITES_CHANNEL, MatchRewritten
from cafe.hosting.storage.schema import (
    challenges,
    deal_plays,
    log,
    matches,
    mutes,
    rewrites,
    sitting,
    took_part,
)
from cafe.match.entries import Row, handle
from cafe.match.summary import Summary

if TYPE_CHECKING:
    from cafe.hosting.storage.store import Store  # which tells what was rewritten

ROWS_AT_ONCE = 100  # by one statement; the drivers prepare its values on the event loop
_CHANGE_ROW = (
    update(log)
    .where(log.c.match == bindparam("of_match"), log.c.seq == bindparam("at_seq"))
    .values(entry=bindparam("new_entry"))
)  # one statement for many rows: SQLite has one turn to write, and all commits wait for it


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A match without a person: the rows that change, and the index that follows from them."""

    match_id: str
    person: str
    pseudonym: str
    changed: tuple[Row, ...]
    summary: Summary


class Rewriting:
    """Changes older rows of the log: the one thing that does, and only to forget people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rewrite(self, new: Rewrite, now: int) -> None:
        """Write it in one transaction, with the notification; rows keep their numbers and times."""
        own = log.c.match == new.match_id, log.c.person == new.person
        is_hosts = matches.c.id == new.match_id, matches.c.host == new.person
        muted = mutes.c.match == new.match_id, mutes.c.speaker == handle(new.match_id, new.person)
        told = MatchRewritten(new.match_id, self.store.node)
        changed = await asyncio.to_thread(_values, new)  # before anybody has to wait for this
        async with self.store.begin() as connection:
            for start in range(0, len(changed), ROWS_AT_ONCE):
                await connection.execute(_CHANGE_ROW, changed[start : start + ROWS_AT_ONCE])
            await connection.execute(update(log).where(*own).values(person=new.pseudonym, key=None))
            await connection.execute(update(matches).where(*is_hosts).values(host=new.pseudonym))
            indexed = update(matches).where(matches.c.id == new.match_id)
            await connection.execute(indexed.values(summary=to_json(new.summary)))
            seated = sitting.c.match == new.match_id, sitting.c.person == new.person
            await connection.execute(delete(sitting).where(*seated))
            await connection.execute(delete(mutes).where(*muted))
            played = deal_plays.c.match == new.match_id, deal_plays.c.person == new.person
            await connection.execute(update(deal_plays).where(*played).values(person=new.pseudonym))
            offered = challenges.c.match == new.match_id, challenges.c.person == new.person
            await connection.execute(update(challenges).where(*offered).values(person=new.pseudonym))
            await connection.execute(insert(rewrites).values(match=new.match_id, at=now))
            if self.store.is_postgres:
                await connection.execute(select(func.pg_notify(REWRITES_CHANNEL, str(told))))

    async def is_indexed(self, new: Rewrite) -> bool:
        """Whether the index shows the match as it is in the log."""
        query = select(matches.c.summary).where(matches.c.id == new.match_id)
        async with self.store.engine.connect() as connection:
            found: str | None = await connection.scalar(query)
        return found == to_json(new.summary)

    async def matches_of(self, person: str, limit: int) -> list[str]:
        """The matches in which a person ever took part."""
        query = select(took_part.c.match).where(took_part.c.person == person)
        async with self.store.engine.connect() as connection:
            return list((await connection.scalars(query.order_by(took_part.c.match).limit(limit))).all())

    async def last_position(self) -> int:
        """Of the latest rewriting."""
        async with self.store.engine.connect() as connection:
            return await connection.scalar(select(func.max(rewrites.c.position))) or 0

    async def since(self, position: int) -> tuple[int, Sequence[str]]:
        """The matches that were rewritten after a position, and the latest position."""
        query = select(rewrites).where(rewrites.c.position > position).order_by(rewrites.c.position)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return max((row.position for row in found), default=position), [row.match for row in found]


def _values(new: Rewrite) -> list[dict[str, Any]]:
    """What the statement wants for each row that changes."""
    return [
        {"of_match": new.match_id, "at_seq": row.seq, "new_entry": entry_json(row.entry)}
        for row in new.changed
    ]
