"""The database of a server, for a command that runs beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cafe.hosting.matches import Matches
from cafe.hosting.moderation import Moderation
from cafe.hosting.storage.errors import DatabaseProblem
from cafe.hosting.storage.migrate import current_revision, newest_revision
from cafe.hosting.storage.people import People
from cafe.hosting.storage.prepare import require_driver
from cafe.hosting.storage.store import Store
from cafe.server.settings import Settings


@asynccontextmanager
async def open_moderation(settings: Settings) -> AsyncIterator[Moderation]:
    """Open the database as it is; DatabaseProblem if there is none, or one of another version."""
    require_driver(settings.database)
    store = Store(settings.database)
    shown = store.url.render_as_string(hide_password=True)
    try:
        if not store.is_postgres:
            _require_file(store.url.database or "")
        if await current_revision(store) != newest_revision():
            raise DatabaseProblem(f"the database {shown} does not answer, or is not of this version")
        store.open()
        yield Moderation(Matches(store, {}, bot_pace_ms=settings.bot_pace_ms), People(store))
    finally:
        await store.close()


def _require_file(file: str) -> None:
    """SQLite would make a new one."""
    if not Path(file).is_file():
        raise DatabaseProblem(f"there is no database {file}: a server makes it when it starts")
