"""Connections to a database: many that read, and one that writes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE_TIMEOUT_S = 30


def is_postgres(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def open_engine(url: URL) -> AsyncEngine:
    """What is written holds deals and seeds: an error's text must not show it."""
    if is_postgres(url):
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    waiting = {"timeout": SQLITE_TIMEOUT_S}
    engine = create_async_engine(url, connect_args=waiting, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def open_writer(url: URL) -> Engine:
    """The writer's one connection. It is not tested before use: after a loss, only the log can tell."""
    if is_postgres(url):
        return create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    plain, waiting = url.set(drivername="sqlite"), {"timeout": SQLITE_TIMEOUT_S}
    engine = create_engine(plain, pool_size=1, max_overflow=0, connect_args=waiting, hide_parameters=True)
    event.listen(engine, "connect", make_durable)
    return engine


def make_durable(connection: Any, _record: object) -> None:
    """SQLite waits for the disk at every commit, and readers do not wait for a writer."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={SQLITE_TIMEOUT_S * 1_000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
