"""The log and its index in a database: SQLite on one machine, PostgreSQL on several."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, and_, make_url, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.log_store import Write, read_row
from cafe.hosting.storage.engines import is_postgres, open_engine
from cafe.hosting.storage.errors import is_unavailable, write_failure
from cafe.hosting.storage.leases import Leases
from cafe.hosting.storage.rewriting import Rewriting
from cafe.hosting.storage.schema import log, matches
from cafe.hosting.storage.timeouts import TIMEOUTS, DatabaseTimeouts
from cafe.hosting.storage.write_health import WriteHealth
from cafe.hosting.storage.writer import Writer
from cafe.hosting.write_errors import DatabaseAway, OutcomeUnknown
from cafe.match.entries import Row

MAX_BATCH = 64  # appends that share one transaction
WRITER_CLOSE_S = 1.0
MAX_IN_QUERY = 500  # matches asked for at once
PAGE_ROWS = 250  # of a log, read at once
FEW_ROWS = 20  # are decoded where they are


@dataclass(frozen=True, slots=True)
class PendingWrite:
    """A write in the queue, and whoever waits for it."""

    write: Write
    done: asyncio.Future[None]

    def leave_open(self) -> None:
        """Tell whoever still waits that nobody knows."""
        if not self.done.done():
            self.done.set_exception(OutcomeUnknown("the server closes"))

    def settle(self, failure: Exception | None) -> None:
        """Tell whoever waits what became of it."""
        if self.done.done():
            return  # they went away
        match failure:
            case None:
                self.done.set_result(None)
            case OutcomeUnknown():
                self.done.set_exception(OutcomeUnknown(str(failure)))  # one each: they keep their tracebacks
            case _:
                self.done.set_exception(failure)


class Store:
    """Appends share transactions, written by a thread of its own: one fsync for all that wait."""

    def __init__(
        self, url: str | URL, *, node: str | None = None, timeouts: DatabaseTimeouts = TIMEOUTS
    ) -> None:
        self.url, self.timeouts = make_url(url), timeouts
        self.is_postgres = is_postgres(self.url)
        self.due_matches = Leases(self)
        self.node = node or _new_node()  # by which a node knows its own notifications
        self.engine = open_engine(self.url, timeouts)
        self._writer = Writer(self.url, timeouts)
        self._writing = asyncio.Lock()
        self._health = WriteHealth(timeouts)
        self._check: asyncio.Task[bool] | None = None
        self._queue: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self._queue_task: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def has_other_writers(self) -> bool:
        """Whether other nodes write to the same logs: a file of SQLite is one machine's own."""
        return self.is_postgres

    def open(self) -> None:
        self._queue_task = asyncio.create_task(self._write_all(), name="cafe-writer")

    async def close(self) -> None:
        """Finish what waits, as long as the database takes it, then leave."""
        self._is_closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(self.timeouts.close_s):
                await self._queue.join()
        for task in (self._queue_task, self._check):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        while not self._queue.empty():
            self._queue.get_nowait().leave_open()
        await self._writer.close(WRITER_CLOSE_S)
        await self.engine.dispose()

    async def append(self, write: Write) -> None:
        """Write the rows durably, or raise Conflict, DatabaseAway or OutcomeUnknown; nobody hears before."""
        if self._is_closing or self._health.is_away:
            raise DatabaseAway
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(PendingWrite(write, done))
        await done

    async def can_write(self) -> bool:
        """Whether appends work; tried out if nobody has written lately."""
        if self._health.is_proven or self._health.is_stuck:
            return self._health.is_proven
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._try_to_write())
        await asyncio.wait([self._check], timeout=self.timeouts.stuck_s)
        return self._check.done() and self._check.result()

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

    async def rows_of_several(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The rows of some matches, each from a row on, by one query."""
        wanted = or_(*(and_(log.c.match == match_id, log.c.seq > seq) for match_id, seq in after.items()))
        rows: dict[str, list[Row]] = {}
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(log).where(wanted).order_by(log.c.match, log.c.seq))
            ).all()
        for raw, row in zip(found, await _decoded(found), strict=True):
            rows.setdefault(raw.match, []).append(row)
        return rows

    async def lengths(self, match_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        lengths: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(match_ids), MAX_IN_QUERY):
                wanted = matches.c.id.in_(match_ids[start : start + MAX_IN_QUERY])
                found = await connection.execute(select(matches.c.id, matches.c.seq).where(wanted))
                lengths.update((row.id, row.seq) for row in found)
        return lengths

    async def rewritten_since(self, position: int | None) -> tuple[int, Sequence[str]]:
        """The matches whose older rows changed after a position, and the latest position."""
        rewriting = Rewriting(self)
        return (await rewriting.last_position(), ()) if position is None else await rewriting.since(position)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on SQLite in turn, for its own way of waiting is unfair."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                try:
                    yield connection
                except Exception as failure:
                    if is_unavailable(failure):  # the next one connects anew, perhaps to another machine
                        await connection.invalidate()
                    raise
        else:
            async with self._turn(), self.engine.begin() as connection:
                yield connection

    async def commit(self, writes: Sequence[Write]) -> None:
        """Write all of them in one transaction, off the event loop.

        A transaction of unknown outcome may arrive late, and then counts as written by another node.
        """
        async with self._turn():
            try:
                with self._health.watching():
                    await self._writer.write(writes, self.node)
            except Exception as failure:
                if is_unavailable(failure):
                    self.node = _new_node()
                raise

    async def _try_to_write(self) -> bool:
        try:
            async with self._turn():
                with self._health.watching():
                    await self._writer.write_nothing_new()
        except Exception as failure:
            if not is_unavailable(failure):
                raise
            return False
        return True

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One writer at a time, in the order of asking; whoever waits too long is told so."""
        try:
            async with asyncio.timeout(self.timeouts.busy_s):
                await self._writing.acquire()
        except TimeoutError:
            raise DatabaseAway from None
        try:
            yield
        finally:
            self._writing.release()

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(0)  # whoever is about to write comes along
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit_batch(batch)
            finally:
                for pending in batch:
                    pending.leave_open()
                    self._queue.task_done()

    async def _commit_batch(self, batch: list[PendingWrite]) -> None:
        """One transaction for all; if one has a conflict, one each, so that it hurts nobody else.

        While the database is away nobody waits for the others' tries, and the log tells what came of this.
        All nodes write in the order of the matches' ids, so that two never wait for each other.
        """
        failure = await self._failure_of(batch)
        if failure is None or len(batch) == 1 or is_unavailable(failure):
            for pending in batch:
                pending.settle(failure)
            return
        for number, pending in enumerate(batch):
            failure = await self._failure_of([pending])
            pending.settle(failure)
            if failure is not None and is_unavailable(failure):
                for other in batch[number + 1 :]:
                    other.settle(failure)
                return

    async def _failure_of(self, batch: list[PendingWrite]) -> Exception | None:
        """Why these were not written, or perhaps not; None if they were."""
        try:
            await self.commit(sorted((pending.write for pending in batch), key=lambda write: write.match_id))
        except Exception as exception:  # noqa: BLE001 every failure goes to whom it concerns
            return write_failure(exception)
        return None


async def _decoded(found: Sequence[Any]) -> list[Row]:
    if len(found) <= FEW_ROWS:
        return [read_row(row) for row in found]
    return await asyncio.to_thread(lambda: [read_row(row) for row in found])


def _new_node() -> str:
    return secrets.token_hex(4)
