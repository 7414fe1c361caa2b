"""The address of a database: which kinds there are, and by which driver each is spoken to."""

from __future__ import annotations

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cafe.hosting.storage.errors import DatabaseProblem

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


def database_address(text: str) -> str:
    """The address with its driver; DatabaseProblem says what it must be, to be read after its name."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseProblem("is no database address like postgresql+psycopg://user@host/cafe") from None
    if url.drivername not in DRIVERS:
        raise DatabaseProblem("must begin with postgresql+psycopg:// or sqlite:///")
    if url.drivername.startswith("sqlite"):
        if url.database in (None, "", ":memory:"):
            raise DatabaseProblem("needs a file: a café without a log forgets everything")
        if url.query:
            raise DatabaseProblem("must be the path of a file, like sqlite:////srv/cafe/cafe.sqlite3")
    return url.set(drivername=DRIVERS[url.drivername]).render_as_string(hide_password=False)
