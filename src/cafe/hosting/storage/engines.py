"""Connections to a database: many that read, and one that writes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cafe.hosting.storage.timeouts import DatabaseTimeouts

POOL_SIZE, MAX_OVERFLOW = 10, 10


def is_postgres(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def open_engine(url: URL, timeouts: DatabaseTimeouts) -> AsyncEngine:
    """What is written holds deals and seeds: an error's text must not show it."""
    if not is_postgres(url):
        engine = create_async_engine(
            url,
            connect_args={"timeout": timeouts.busy_s},
            pool_timeout=timeouts.pool_s,
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", make_durable)
        return engine
    from cafe.hosting.storage import postgres_connections as postgres  # noqa: PLC0415 SQLite needs no driver

    parameters = postgres.connect_parameters(url, timeouts)
    engine = create_async_engine(
        url,
        connect_args={
            **parameters,
            "async_creator_fn": postgres.connect_async,
            "reply_s": timeouts.reply_s,
        },
        pool_size=POOL_SIZE,
        max_overflow=MAX_OVERFLOW,
        pool_timeout=timeouts.pool_s,
        pool_pre_ping=True,
        hide_parameters=True,
    )
    _limit_statements(engine.sync_engine, timeouts)
    return engine


def open_writer(url: URL, timeouts: DatabaseTimeouts) -> Engine:
    """The writer's one connection. It is not tested before use: after a loss, only the log can tell."""
    if not is_postgres(url):
        engine = create_engine(
            url.set(drivername="sqlite"),
            pool_size=1,
            max_overflow=0,
            connect_args={"timeout": timeouts.busy_s},
            hide_parameters=True,
        )
        event.listen(engine, "connect", make_durable)
        return engine
    from cafe.hosting.storage import postgres_connections as postgres  # noqa: PLC0415 SQLite needs no driver

    parameters = postgres.connect_parameters(url, timeouts)
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=parameters, hide_parameters=True)

    def connect(_dialect: object, _record: object, arguments: Any, parameters: Any) -> Any:
        return postgres.connect(*arguments, reply_s=timeouts.reply_s, **parameters)

    event.listen(engine, "do_connect", connect)
    _limit_statements(engine, timeouts)
    return engine


def _limit_statements(engine: Engine, timeouts: DatabaseTimeouts) -> None:
    """Let PostgreSQL give up what takes too long, and a transaction whose client has fallen silent."""
    if timeouts.statement_s is None:
        return
    limit_ms = round(timeouts.statement_s * 1_000)

    def limit(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
            cursor.execute(f"SET {name} = {limit_ms}")
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", limit)


def make_durable(connection: Any, _record: object) -> None:
    """SQLite waits for the disk at every commit, and readers do not wait for a writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
