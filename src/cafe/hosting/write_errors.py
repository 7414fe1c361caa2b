"""What can become of rows that somebody wants to write, wherever the log is kept."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else wrote this row first."""


class OutcomeUnknown(Exception):
    """The connection was lost on the way: the rows are written or they are not, and only the log can tell."""


class DatabaseAway(Exception):
    """The database does not answer just now, and nothing was written."""
