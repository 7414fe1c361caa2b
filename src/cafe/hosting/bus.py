"""Hearing from other nodes: PostgreSQL's NOTIFY, sent in the transaction of the append."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from cafe.hosting.matches import Matches
from cafe.hosting.storage.write_postgres import CHANNEL

RETRY_SECONDS = 0.5
QUIET_SECONDS = 20.0  # then the connection is asked whether it still lives
log = structlog.get_logger("bus")


class Bus:
    """Listens on a connection of its own; when it is lost, reconnects and reads the gap from the log."""

    def __init__(self, matches: Matches, url: URL) -> None:
        self.matches = matches
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen_forever(), name="cafe-bus")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen_forever(self) -> None:
        from psycopg import Error  # noqa: PLC0415 only the extra [postgres] brings it

        while True:
            try:
                await self._listen()
            except (Error, SQLAlchemyError, OSError) as lost:
                log.warning("lost the other nodes", reason=type(lost).__name__)
            self.listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection  # noqa: PLC0415

        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self.matches.resync()
            self.listening.set()
            while True:
                async for notice in connection.notifies(timeout=QUIET_SECONDS):
                    match_id, seq, node = notice.payload.split(" ")
                    if node != self.matches.store.node:
                        await self.matches.heard(match_id, int(seq))
                await connection.execute("SELECT 1")
