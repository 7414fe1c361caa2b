"""Making sure, before a server starts, that its database can be used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib import import_module

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from cafe.hosting.storage.errors import DatabaseProblem, reason_of
from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.writer import SAME_AGAIN

MIN_SQLITE_VERSION = (3, 33)  # updates many rows from a list of values


async def prepare_database(address: str) -> None:
    """Bring the database up to date; DatabaseProblem says in one line why it cannot be used."""
    require_driver(address)
    store = Store(address)
    shown = store.url.render_as_string(hide_password=True)
    try:
        if not store.is_postgres:
            require_sqlite(sqlite3.sqlite_version_info)
            _require_database_file(store.url.database or "")
        await migrate(store)
        async with store.begin() as connection:  # a file that can only be read is found by writing
            await connection.execute(SAME_AGAIN)
    except CommandError:
        raise DatabaseProblem(f"the database {shown} was made by a newer café than this one") from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise DatabaseProblem(f"cannot use the database {shown}: {reason_of(error)}") from None
    finally:
        await store.engine.dispose()


def require_driver(address: str) -> None:
    if address.startswith("postgresql"):
        try:
            import_module("psycopg")
        except ImportError:
            raise DatabaseProblem(
                "PostgreSQL needs one more package: pip install 'cafe-international[postgres]'"
            ) from None


def require_sqlite(version: tuple[int, ...]) -> None:
    if version < MIN_SQLITE_VERSION:
        needed, found = (".".join(map(str, numbers)) for numbers in (MIN_SQLITE_VERSION, version))
        raise DatabaseProblem(f"needs SQLite {needed} or newer, and this Python has {found}")


def _require_database_file(file: str) -> None:
    """Open the SQLite file once by hand: its driver leaves a thread behind when it cannot."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")
