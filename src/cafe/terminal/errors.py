"""Mistakes that the user can fix: a message for one line, never a traceback."""

from __future__ import annotations

REFUSED, BAD_INPUT, INTERRUPTED = 1, 2, 130  # exit codes


class UserError(Exception):
    """A message id with its arguments, and the exit code it leads to."""

    def __init__(self, message_id: str, /, *, code: int = BAD_INPUT, **arguments: object) -> None:
        super().__init__(message_id, arguments)
        self.message_id, self.code, self.arguments = message_id, code, arguments
