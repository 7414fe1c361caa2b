"""Finding matches, page by page: the listed ones, and those of a person."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import ColumnElement, and_, case, func, literal, or_, select, tuple_

from cafe.hosting.match_lists import Cursor, Page, Part
from cafe.hosting.storage.schema import matches, sitting
from cafe.hosting.storage.store import Store
from cafe.match.state import Status
from cafe.match.summary import Summary

HOST_AWAY_MS = 30 * 60_000  # then an open table is listed no longer
LIVE_MS = 60 * 60_000  # after the last turn or the host's last look; then a running match comes last


class Lobby:
    """The matches in lists; a place in a list stays where it is, whatever comes before it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._opening = WeakValueDictionary[str, asyncio.Lock]()

    def opening(self, person_id: str) -> asyncio.Lock:
        """Held while a person opens a table on this node, so that they are counted one after the other."""
        return self._opening.setdefault(person_id, asyncio.Lock())

    async def listed(self, status: Status, now: int, part: Part) -> Page:
        """The matches that anyone may find: the newest live ones first, and no table whose host has gone."""
        found, rank = [matches.c.listed, matches.c.status == status], _nothing_first()
        at = matches.c.opened_at
        match status:
            case Status.OPEN:
                found.append(matches.c.host_seen_at > now - HOST_AWAY_MS)
            case Status.RUNNING:
                seen_since = now - LIVE_MS
                rank = _first(or_(matches.c.last_at > seen_since, matches.c.host_seen_at > seen_since))
            case Status.OVER:
                at = matches.c.last_at
        return await self._page(found, rank, at, part)

    async def of_person(self, person_id: str, part: Part) -> Page:
        """The matches at which a person has a seat: what goes on first, then the latest."""
        seated = select(sitting.c.match).where(sitting.c.person == person_id)
        rank = _first(matches.c.status != Status.OVER)
        return await self._page([matches.c.id.in_(seated)], rank, matches.c.last_at, part)

    async def listed_tables_of(self, person_id: str, besides: str) -> int:
        """How many other open tables of this host are listed, whether or not they are shown."""
        query = select(func.count()).where(
            matches.c.host == person_id,
            matches.c.status == Status.OPEN,
            matches.c.listed,
            matches.c.id != besides,
        )
        async with self.store.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def _page(
        self, found: Sequence[ColumnElement[bool]], rank: ColumnElement[int], at: Any, part: Part
    ) -> Page:
        query = select(
            matches.c.summary, matches.c.imported, rank.label("rank"), at.label("at"), matches.c.id
        )
        if (before := part.before) is not None:
            place = tuple_(literal(before.rank), literal(before.at), literal(before.match_id))
            found = [*found, tuple_(rank, at, matches.c.id) < place]
        ordered = query.where(and_(*found)).order_by(rank.desc(), at.desc(), matches.c.id.desc())
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(ordered.limit(part.limit + 1))).all()
        shown = rows[: part.limit]
        following = Cursor(shown[-1].rank, shown[-1].at, shown[-1].id) if len(rows) > part.limit else None
        return Page(tuple(_summary(row) for row in shown), following)


def _first(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """A rank for what comes before the rest."""
    return case((condition, 1), else_=0)


def _nothing_first() -> ColumnElement[int]:
    return literal(0)


def _summary(row: Any) -> Summary:
    """A summary as it was stored; older ones do not say whether the match was imported."""
    return replace(msgspec.json.decode(row.summary, type=Summary), imported=row.imported)
