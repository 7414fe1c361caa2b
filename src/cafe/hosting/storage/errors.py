"""What can go wrong with a database, in words that need no SQL."""

from __future__ import annotations

from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout


class DatabaseProblem(Exception):
    """Why a database cannot be used, in one line for whoever runs the café."""


class Conflict(Exception):
    """Somebody else wrote this row first."""


class OutcomeUnknown(Exception):
    """The connection was lost on the way: the rows are written or they are not, and only the log can tell."""


def is_unavailable(failure: Exception) -> bool:
    """Whether the database could not be reached, or was lost on the way."""
    return isinstance(failure, OutcomeUnknown | OperationalError | InterfaceError | PoolTimeout)


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
