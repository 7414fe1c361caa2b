"""Who may not speak or act: people whom the operator of the server silenced or banned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.storage.notifications import SANCTIONS_CHANNEL
from cafe.hosting.storage.schema import matches, people, sitting
from cafe.hosting.storage.store import Store

NOT_OVER = matches.c.status != "over"


@dataclass(frozen=True, slots=True)
class Sanction:
    """A person who may not speak until a moment, or may not act since one."""

    person: str
    name: str
    silenced_until: int | None
    banned_at: int | None


class Sanctions:
    """The sanctions in the database. Whoever changes them, all nodes hear of it.

    On PostgreSQL they are notified. A SQLite file has one server, and a command beside it counts up the
    file's `user_version`, which the server looks at.
    """

    def __init__(self, store: Store) -> None:
        self.store = store

    async def silence(self, person: str, until: int | None) -> bool:
        """Let nobody read what a person says until then; with None they may speak. Whether they are known."""
        return await self._set(person, silenced_until=until)

    async def ban(self, person: str, at: int | None) -> bool:
        """Let a person do nothing any more; with None they may. Whether they are known."""
        return await self._set(person, banned_at=at)

    async def current(self, now: int) -> list[Sanction]:
        """Everybody who is silenced or banned now."""
        query = select(people).where(or_(people.c.banned_at.is_not(None), people.c.silenced_until > now))
        async with self.store.engine.connect() as connection:
            return [
                Sanction(found.id, found.name, found.silenced_until, found.banned_at)
                for found in await connection.execute(query.order_by(people.c.id))
            ]

    async def unfinished_matches(self, person: str) -> Sequence[str]:
        """The matches at which a person sits, or which they host, and which are not over."""
        seated = select(sitting.c.match).where(sitting.c.person == person)
        query = select(matches.c.id).where(NOT_OVER, or_(matches.c.id.in_(seated), matches.c.host == person))
        async with self.store.engine.connect() as connection:
            return (await connection.scalars(query.order_by(matches.c.id))).all()

    async def announce(self) -> None:
        """Tell all nodes that the operator did something."""
        async with self.store.begin() as connection:
            await self._announce(connection)

    async def revision(self) -> int:
        """How often the operator did something beside a server on SQLite."""
        if self.store.is_postgres:
            return 0
        async with self.store.engine.connect() as connection:
            return int(await connection.scalar(text("PRAGMA user_version")) or 0)

    async def _set(self, person: str, **values: int | None) -> bool:
        async with self.store.begin() as connection:
            changed = await connection.execute(update(people).where(people.c.id == person).values(**values))
            await self._announce(connection)
        return changed.rowcount > 0

    async def _announce(self, connection: AsyncConnection) -> None:
        if self.store.is_postgres:
            await connection.execute(select(func.pg_notify(SANCTIONS_CHANNEL, "")))
            return
        revision = int(await connection.scalar(text("PRAGMA user_version")) or 0)
        await connection.exec_driver_sql(f"PRAGMA user_version = {revision + 1}")
