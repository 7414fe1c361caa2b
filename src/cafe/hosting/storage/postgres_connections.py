"""Connections to PostgreSQL that give up when no answer comes.

Where a proxy, a firewall or a frozen machine swallows bytes, TCP sees nothing wrong, and the driver would
wait for ever, even for the answer to a cancellation. Whoever waits too long closes the connection instead.
"""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import psycopg
from psycopg import errors, waiting
from psycopg.abc import PQGen
from sqlalchemy import URL

from cafe.hosting.storage.timeouts import DatabaseTimeouts

INTERVAL_S = 0.1  # between two looks at the time
DEAD_PEER_MS = 10_000  # until TCP itself gives up a machine that is gone
Result = TypeVar("Result")


class ImpatientConnection(psycopg.Connection[Any]):
    """A connection of the thread that writes."""

    reply_s: float | None = None

    def wait(self, gen: PQGen[Result], interval: float = INTERVAL_S, timeout: float | None = None) -> Result:
        """Wait for the answer to a statement."""
        limit_s = self.reply_s if timeout is None else timeout
        try:
            return waiting.wait(gen, self.pgconn.socket, interval, limit_s)
        except errors._WaitTimeout:  # noqa: SLF001 the driver has no other name for it
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {limit_s} s") from None


class ImpatientAsyncConnection(psycopg.AsyncConnection[Any]):
    """A connection of the event loop."""

    reply_s: float | None = None

    async def wait(
        self,
        gen: PQGen[Result],
        interval: float = INTERVAL_S,
        timeout: float | None = None,  # noqa: ASYNC109 the driver's signature
    ) -> Result:
        """Wait for the answer to a statement; for notifications as long as whoever listens says."""
        limit_s = self.reply_s if timeout is None else timeout
        try:
            return await waiting.wait_async(gen, self.pgconn.socket, interval, limit_s)
        except errors._WaitTimeout:  # noqa: SLF001 the driver has no other name for it
            if timeout is not None:
                raise
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {limit_s} s") from None
        except asyncio.CancelledError:
            self.pgconn.finish()  # asking the server to cancel could take for ever, too
            raise


def connect_parameters(url: URL, timeouts: DatabaseTimeouts) -> dict[str, int]:
    """How the driver connects and watches a connection; what the address says itself is left as it is."""
    parameters = {
        "connect_timeout": timeouts.connect_s,
        "keepalives": 1,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": DEAD_PEER_MS,
    }
    return {name: value for name, value in parameters.items() if name not in url.query}


def connect(*arguments: Any, reply_s: float | None, **parameters: Any) -> ImpatientConnection:
    connection = ImpatientConnection.connect(*arguments, **parameters)
    connection.reply_s = reply_s
    return connection


async def connect_async(
    *arguments: Any, reply_s: float | None, **parameters: Any
) -> ImpatientAsyncConnection:
    connection = await ImpatientAsyncConnection.connect(*arguments, **parameters)
    connection.reply_s = reply_s
    return connection
