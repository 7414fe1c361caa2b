"""Tells in the log, once in a while, that connections are refused or that file descriptors have run out."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable

import structlog

from cafe.server.edge.open_connections import OpenConnections

FEW = 8  # file descriptors: with fewer the database and pictures fail
INTERVAL_S = 60.0  # between two lines of one kind
log = structlog.get_logger("edge")


def has_free_descriptors() -> bool:
    """Whether this process can open a few more files."""
    opened = list[int]()
    try:
        opened.extend(os.open(os.devnull, os.O_RDONLY) for _ in range(FEW))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return False
        raise
    finally:
        for descriptor in opened:
            os.close(descriptor)
    return True


class EdgeWatch:
    """Looks now and then; a flood writes one line in a minute, not one for each connection."""

    def __init__(
        self,
        open_connections: OpenConnections,
        *,
        clock: Callable[[], float] = time.monotonic,
        has_free_descriptors: Callable[[], bool] = has_free_descriptors,
    ) -> None:
        self._open_connections, self._clock = open_connections, clock
        self._has_free_descriptors = has_free_descriptors
        self._refused_before = 0
        self._quiet_until_s: dict[str, float] = {}

    async def look(self) -> None:
        """Write what has to be told, unless it was told just now."""
        connections = self._open_connections
        refused = connections.refused - self._refused_before
        if refused and self._is_due("connections_refused"):
            self._refused_before = connections.refused
            log.warning("connections_refused", refused=refused, open=connections.count)
        if not self._has_free_descriptors() and self._is_due("out_of_file_descriptors"):
            log.warning("out_of_file_descriptors", open=connections.count)

    def _is_due(self, event: str) -> bool:
        now_s = self._clock()
        is_due = now_s >= self._quiet_until_s.get(event, now_s)
        if is_due:
            self._quiet_until_s[event] = now_s + INTERVAL_S
        return is_due
