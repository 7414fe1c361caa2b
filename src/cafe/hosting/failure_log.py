"""Lines about what happened in the background, where nobody waits for an answer."""

from __future__ import annotations

from typing import Any

import structlog

from cafe.hosting.events import Events
from cafe.hosting.storage.errors import is_unavailable, reason_of


def log_failure(log: Any, event: str, failure: Exception, **fields: Any) -> None:
    """One short line where the database is away, however often; all there is to know of anything else."""
    if is_unavailable(failure):
        log.warning(event, reason=reason_of(failure), **fields)
    else:
        log.error(event, exc_info=failure, **fields)


class StructuredLog:
    """Keeps the events of hosting as lines of the log."""

    def warning(self, source: str, event: str, **fields: Any) -> None:
        structlog.get_logger(source).warning(event, **fields)

    def error(self, source: str, event: str, **fields: Any) -> None:
        structlog.get_logger(source).error(event, **fields)

    def failed(self, source: str, event: str, failure: Exception, **fields: Any) -> None:
        log_failure(structlog.get_logger(source), event, failure, **fields)


def log_events() -> None:
    """Let all events of hosting be lines of the log."""
    Events.listener = StructuredLog()
