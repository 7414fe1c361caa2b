"""The writer of a node: a thread with one connection, on which one transaction follows another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sqlalchemy import URL, Engine, text

from cafe.hosting.log_store import Write
from cafe.hosting.storage.engines import is_postgres, open_writer
from cafe.hosting.storage.errors import is_unavailable
from cafe.hosting.storage.timeouts import DatabaseTimeouts
from cafe.hosting.storage.write_postgres import write_to_postgres
from cafe.hosting.storage.write_sqlite import write_to_sqlite

SAME_AGAIN = text("UPDATE alembic_version SET version_num = version_num")


class Writer:
    """Writes off the event loop."""

    def __init__(self, url: URL, timeouts: DatabaseTimeouts) -> None:
        self._is_postgres = is_postgres(url)
        self._engine = open_writer(url, timeouts)
        self._thread = ThreadPoolExecutor(1, "cafe-writer")

    async def write(self, writes: Sequence[Write], node: str) -> None:
        """Write all of them in one transaction, which tells the other nodes who wrote."""
        if self._is_postgres:
            await self._run(partial(write_to_postgres, self._engine, writes, node))
        else:
            await self._run(partial(write_to_sqlite, self._engine, writes))

    async def write_nothing_new(self) -> None:
        """Find out whether writing works, by a transaction that changes nothing."""
        await self._run(partial(_write_nothing_new, self._engine))

    async def close(self, timeout_s: float) -> None:
        """Let the connection go; a thread that is stuck in the disk is left behind."""
        try:
            async with asyncio.timeout(timeout_s):
                await self._run(self._engine.dispose)
        except TimeoutError:
            self._thread.shutdown(wait=False, cancel_futures=True)
        else:
            self._thread.shutdown()

    async def _run(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._attempt, work)

    def _attempt(self, work: Callable[[], None]) -> None:
        """Do it; after a failure the next one connects anew, perhaps to another machine."""
        try:
            work()
        except Exception as failure:
            if self._is_postgres and is_unavailable(failure):
                self._engine.dispose()
            raise


def _write_nothing_new(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(SAME_AGAIN)
