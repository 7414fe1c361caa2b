"""Lines about what failed in the background, where nobody waits for an answer."""

from __future__ import annotations

from typing import Any

from cafe.hosting.storage.errors import is_unavailable, reason_of


def log_failure(log: Any, event: str, failure: Exception, **fields: Any) -> None:
    """One short line where the database is away, however often; all there is to know of anything else."""
    if is_unavailable(failure):
        log.warning(event, reason=reason_of(failure), **fields)
    else:
        log.error(event, exc_info=failure, **fields)
