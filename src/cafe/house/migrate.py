"""Bringing a database up to date, at every start; several nodes may start at once."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from .store import Store

LOCK = 0xCAFE  # PostgreSQL's advisory lock: one node migrates, the others wait


async def migrate(store: Store) -> None:
    """Apply what is missing."""
    async with store.engine.connect() as connection:
        if store.is_postgres:
            await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
            await connection.commit()
        try:
            await connection.run_sync(_upgrade)
            await connection.commit()
        finally:
            await connection.rollback()  # a step that failed must not keep the lock
            if store.is_postgres:
                await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
                await connection.commit()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("cafe.house").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
