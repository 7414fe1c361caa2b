"""What can go wrong with a database, in words that need no SQL."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cafe.hosting.write_errors import Conflict, DatabaseAway, OutcomeUnknown

NO_DATABASE = sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB
POSTGRES_READ_ONLY = "25006"  # as after a fail-over to a machine that only follows
SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it cannot be written, only read",
    sqlite3.SQLITE_CORRUPT: "the file is damaged; put a backup in its place",
    sqlite3.SQLITE_NOTADB: "the file is no SQLite database, or it is damaged",
    sqlite3.SQLITE_BUSY: "another program is writing to it",
}


class DatabaseProblem(Exception):
    """Why a database cannot be used, in one line for whoever runs the café."""


def is_unavailable(failure: Exception) -> bool:
    """Whether the database could not be reached, was lost on the way, or is no longer whole."""
    away = OutcomeUnknown | DatabaseAway | OperationalError | InterfaceError | PoolTimeout
    return (
        isinstance(failure, away)
        or _sqlite_code(failure) in NO_DATABASE
        or getattr(_original(failure), "sqlstate", "") == POSTGRES_READ_ONLY
    )


def write_failure(failure: Exception) -> Exception:
    """What a failed transaction means to whoever wanted to write."""
    match failure:
        case IntegrityError():
            return Conflict()
        case DataError() | ProgrammingError():
            return failure
        case SQLAlchemyError():
            unknown = OutcomeUnknown(type(failure).__name__)
            unknown.__cause__ = failure
            return unknown
        case _:
            return failure


def reason_of(failure: BaseException) -> str:
    """What is wrong with a database, in a few words for whoever runs the café."""
    if (code := _sqlite_code(failure)) in SQLITE_REASONS:
        return SQLITE_REASONS[code]
    if isinstance(failure, OSError) and failure.strerror:
        return failure.strerror.lower()
    lines = str(_original(failure)).strip().splitlines()
    return lines[0] if lines else type(failure).__name__


def _sqlite_code(failure: BaseException) -> int:
    """SQLite's primary result code; 0 if it gave none."""
    code: int = getattr(_original(failure), "sqlite_errorcode", 0)
    return code & 0xFF


def _original(failure: BaseException) -> BaseException:
    """What the driver raised."""
    original = failure.orig if isinstance(failure, DatabaseError) else None
    return original or failure
