"""Finding matches: the listed ones, and those of a person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select

from cafe.hosting.storage.schema import matches, sitting
from cafe.hosting.storage.store import Store

MAX_LISTED = 100


class Lobby:
    """The summaries of matches as JSON texts, latest first."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, status: str) -> list[str]:
        """The matches that anyone may find."""
        return await self._summaries(
            select(matches.c.summary).where(matches.c.listed, matches.c.status == status)
        )

    async def of_person(self, person_id: str) -> list[str]:
        """The matches at which a person has a seat."""
        seated = sitting.c.match == matches.c.id
        return await self._summaries(
            select(matches.c.summary).join(sitting, seated).where(sitting.c.person == person_id)
        )

    async def _summaries(self, query: Select[Any]) -> list[str]:
        latest = query.order_by(matches.c.last_at.desc()).limit(MAX_LISTED)
        async with self.store.engine.connect() as connection:
            return list((await connection.scalars(latest)).all())
