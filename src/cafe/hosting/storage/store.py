"""The log and its index in a database: SQLite on one machine, PostgreSQL on several."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.storage.engines import is_postgres, open_engine, open_writer
from cafe.hosting.storage.errors import Conflict, OutcomeUnknown, write_failure
from cafe.hosting.storage.match_write import Write, read_row
from cafe.hosting.storage.schema import log, matches
from cafe.hosting.storage.write_postgres import write_to_postgres
from cafe.hosting.storage.write_sqlite import write_to_sqlite
from cafe.match.entries import Row

MAX_BATCH = 64  # appends that share one transaction
MAX_IN_QUERY = 500  # matches asked for at once
PAGE_ROWS = 250  # of a log, read at once
FEW_ROWS = 20  # are decoded where they are


@dataclass(frozen=True, slots=True)
class PendingWrite:
    """A write in the queue, and whoever waits for it."""

    write: Write
    done: asyncio.Future[None]


class Store:
    """Appends share transactions, written by a thread of its own: one fsync for all that wait."""

    def __init__(self, url: str | URL, *, node: str | None = None) -> None:
        self.url = make_url(url)
        self.is_postgres = is_postgres(self.url)
        self.node = node or secrets.token_hex(4)  # by which a node knows its own notifications
        self.engine = open_engine(self.url)
        self._writer_engine = open_writer(self.url)
        self._writer_thread = ThreadPoolExecutor(1, "cafe-writer")
        self._writer_task: asyncio.Task[None] | None = None
        self._write_lock = nullcontext() if self.is_postgres else asyncio.Lock()
        self._queue: asyncio.Queue[PendingWrite] = asyncio.Queue()

    def open(self) -> None:
        self._writer_task = asyncio.create_task(self._write_all(), name="cafe-writer")

    async def close(self) -> None:
        """Finish what waits, then leave."""
        await self._queue.join()
        if self._writer_task is not None:
            self._writer_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer_task
        await asyncio.get_running_loop().run_in_executor(self._writer_thread, self._writer_engine.dispose)
        self._writer_thread.shutdown()
        await self.engine.dispose()

    async def append(self, write: Write) -> None:
        """Write the rows durably, or raise Conflict or OutcomeUnknown; nobody hears of them before."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(PendingWrite(write, done))
        await asyncio.shield(done)

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        """The log of a match from a row on, read page by page; long ones are decoded off the event loop."""
        rows: list[Row] = []
        async with self.engine.connect() as connection:
            while True:
                query = select(log).where(log.c.match == match_id, log.c.seq > after).order_by(log.c.seq)
                found = (await connection.execute(query.limit(PAGE_ROWS))).all()
                rows += await _decoded(found)
                if len(found) < PAGE_ROWS:
                    return rows
                after = rows[-1].seq

    async def lengths(self, match_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        lengths: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(match_ids), MAX_IN_QUERY):
                wanted = matches.c.id.in_(match_ids[start : start + MAX_IN_QUERY])
                found = await connection.execute(select(matches.c.id, matches.c.seq).where(wanted))
                lengths.update((row.id, row.seq) for row in found)
        return lengths

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on SQLite in turn, for its own way of waiting is unfair."""
        async with self._write_lock, self.engine.begin() as connection:
            yield connection

    async def commit(self, writes: Sequence[Write]) -> None:
        """Write all of them in one transaction, off the event loop."""
        async with self._write_lock:
            await asyncio.get_running_loop().run_in_executor(self._writer_thread, self._write, writes)

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(0)  # whoever is about to write comes along
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit_batch(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit_batch(self, batch: list[PendingWrite]) -> None:
        """One transaction for all; if it fails, one each, so that a conflict hurts nobody else.

        All nodes write in the order of the matches' ids, so that two never wait for each other.
        """
        try:
            await self.commit(sorted((pending.write for pending in batch), key=lambda write: write.match_id))
        except Exception as exception:  # noqa: BLE001 every failure goes to whom it concerns
            failure = write_failure(exception)
            if len(batch) == 1:
                batch[0].done.set_exception(failure)
                return
            for pending in batch:
                await self._commit_alone(pending, after=failure)
        else:
            for pending in batch:
                pending.done.set_result(None)

    async def _commit_alone(self, pending: PendingWrite, *, after: Exception) -> None:
        """Where the batch may have been written after all, a conflict may be with itself."""
        try:
            await self.commit([pending.write])
        except Exception as exception:  # noqa: BLE001 it goes to whoever waits
            failure = write_failure(exception)
            is_doubtful = isinstance(after, OutcomeUnknown) and isinstance(failure, Conflict)
            pending.done.set_exception(OutcomeUnknown() if is_doubtful else failure)
        else:
            pending.done.set_result(None)

    def _write(self, writes: Sequence[Write]) -> None:
        if self.is_postgres:
            write_to_postgres(self._writer_engine, writes, self.node)
        else:
            write_to_sqlite(self._writer_engine, writes)


async def _decoded(found: Sequence[Any]) -> list[Row]:
    if len(found) <= FEW_ROWS:
        return [read_row(row) for row in found]
    return await asyncio.to_thread(lambda: [read_row(row) for row in found])
