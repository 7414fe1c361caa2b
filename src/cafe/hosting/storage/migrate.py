"""Bringing a database up to date, at every start; several nodes may start at once."""

from __future__ import annotations

import asyncio

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cafe.hosting.storage.engines import is_postgres, open_engine
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.timeouts import PATIENT

MIGRATIONS = "cafe.hosting.storage:migrations"
TIMEOUT_S = 5.0  # for a database to say how far it is migrated
LOCK_ID = 0xCAFE  # PostgreSQL's advisory lock: one node migrates, the others wait


async def migrate(store: Store, revision: str = "head") -> None:
    """Apply what is missing, in one transaction, which may take as long as it needs."""
    engine = open_engine(store.url, PATIENT)
    try:
        await _migrate(engine, revision)
    finally:
        await engine.dispose()


async def _migrate(engine: AsyncEngine, revision: str) -> None:
    on_postgres = is_postgres(engine.url)
    async with engine.connect() as connection:
        if on_postgres:
            await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK_ID})
            await connection.commit()
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins none before DDL
        try:
            await connection.run_sync(_upgrade, revision)
            await connection.commit()
        finally:
            await connection.rollback()  # a step that failed must not keep the lock
            if on_postgres:
                await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK_ID})
                await connection.commit()


def newest_revision() -> str | None:
    """The revision that this version of the café needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


async def current_revision(store: Store) -> str | None:
    """How far the database is migrated; None if it does not answer."""
    try:
        async with asyncio.timeout(TIMEOUT_S), store.engine.connect() as connection:
            found: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    except (SQLAlchemyError, OSError, TimeoutError):
        return None
    return found


def _upgrade(connection: Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config
