"""The log and its index in a database: SQLite on one machine, PostgreSQL on several."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, make_url, select
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cafe.hosting.storage.schema import log, matches
from cafe.hosting.storage.statements import GET_UP, LOG_ALL, NOTIFY_ALL, REINDEX_ALL, SIT, TURNS_ALL
from cafe.match.codec import read_tagged, tagged
from cafe.match.entries import Entry, Row

CHANNEL = "cafe"
MOST_TOGETHER = 64  # appends that share one transaction
MOST_ASKED = 500  # matches in one question


class Conflict(Exception):
    """Somebody else wrote this row first."""


class Unsure(Exception):
    """The database was lost on the way: the rows are written or they are not, and only the log can tell."""


@dataclass(frozen=True, slots=True)
class Index:
    """What is kept of a match beside its log, to find it by."""

    status: str
    listed: bool
    opened_at: int
    last_at: int
    due_at: int | None
    summary: dict[str, Any]
    sat_down: tuple[str, ...] = ()  # with this write
    got_up: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Write:
    """New rows of a match's log, with the index after them."""

    match: str
    rows: tuple[Row, ...]
    index: Index

    @property
    def seq(self) -> int:
        return self.rows[-1].seq

    @property
    def opens(self) -> bool:
        return self.rows[0].seq == 1

    @property
    def changes_seats(self) -> bool:
        return self.opens or bool(self.index.sat_down or self.index.got_up)


class Store:
    """Appends share transactions, written by a thread of its own: one fsync for all that wait."""

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url)
        self._database = self.url.get_backend_name()
        self.is_postgres = self._database == "postgresql"
        self.engine, self._pen = _engine(self.url), _pen(self.url)
        self._hand = ThreadPoolExecutor(1, "cafe-writer")
        self.node = secrets.token_hex(4)  # signs what this node announces
        self._turns = nullcontext() if self.is_postgres else asyncio.Lock()
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write_all(), name="cafe-writer")

    async def close(self) -> None:
        """Finish what waits, then leave."""
        await self._waiting.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await asyncio.get_running_loop().run_in_executor(self._hand, self._pen.dispose)
        self._hand.shutdown()
        await self.engine.dispose()

    async def append(self, write: Write) -> None:
        """Write the rows durably, or raise Conflict or Unsure; nobody hears of them before."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        await asyncio.shield(done)

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """The log of a match from a row on."""
        query = select(log).where(log.c.match == match, log.c.seq > after).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            return [read_row(found) for found in await connection.execute(query)]

    async def lengths(self, match_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        lengths: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for at in range(0, len(match_ids), MOST_ASKED):
                some = matches.c.id.in_(match_ids[at : at + MOST_ASKED])
                found = await connection.execute(select(matches.c.id, matches.c.seq).where(some))
                lengths.update((one.id, one.seq) for one in found)
        return lengths

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on SQLite in one's turn, for its own way of waiting is unfair."""
        async with self._turns, self.engine.begin() as connection:
            yield connection

    async def _write_all(self) -> None:
        while True:
            together = [await self._waiting.get()]
            await asyncio.sleep(0)  # whoever is about to write comes along
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            await self._settle(together)
            for _ in together:
                self._waiting.task_done()

    async def _settle(
        self, together: list[tuple[Write, asyncio.Future[None]]], *, doubted: bool = False
    ) -> None:
        """One transaction for all; if it fails, one each, so that a conflict hurts nobody else.

        Where all may have been written, a conflict may be with oneself: then nobody can be sure here.
        """
        try:
            await self._commit(sorted((write for write, _ in together), key=lambda write: write.match))
        except Exception as failure:  # noqa: BLE001 every failure goes to whom it concerns
            told = _told_as(failure)
            if len(together) > 1:
                for one in together:
                    await self._settle([one], doubted=isinstance(told, Unsure))
            else:
                together[0][1].set_exception(Unsure() if doubted and isinstance(told, Conflict) else told)
            return
        for _, done in together:
            done.set_result(None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self._turns:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._write, writes)

    def _write(self, writes: Sequence[Write]) -> None:
        """All in one order on every node, so that two never wait for each other."""
        rows = _json([_told(write.match, row) for write in writes for row in write.rows])
        if self.is_postgres and not any(write.changes_seats for write in writes):
            index = _json([_indexed(write) for write in writes])
            with self._pen.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(TURNS_ALL, {"rows": rows, "index": index, **self._notices(writes)})
        else:
            with self._pen.begin() as connection:
                connection.execute(LOG_ALL[self._database], {"all": rows})
                self._write_index(connection, writes)

    def _write_index(self, connection: Connection, writes: Sequence[Write]) -> None:
        if opened := [_indexed(write) for write in writes if write.opens]:
            connection.execute(insert(matches), opened)
        if changed := [_indexed(write) for write in writes if not write.opens]:
            connection.execute(REINDEX_ALL[self._database], {"all": _json(changed)})
        for write in writes:
            for person in write.index.sat_down:
                connection.execute(SIT, {"match": write.match, "person": person})
            for person in write.index.got_up:
                connection.execute(GET_UP, {"match": write.match, "person": person})
        if self.is_postgres:
            connection.execute(NOTIFY_ALL, self._notices(writes))

    def _notices(self, writes: Sequence[Write]) -> dict[str, str]:
        return {
            "channel": CHANNEL,
            "all": _json([f"{write.match} {write.seq} {self.node}" for write in writes]),
        }


def is_unavailable(failure: Exception) -> bool:
    """Whether the database could not be reached, or was lost on the way."""
    return isinstance(failure, Unsure | OperationalError | InterfaceError | PoolTimeout)


def _told_as(failure: Exception) -> Exception:
    match failure:
        case IntegrityError():
            return Conflict()
        case DataError() | ProgrammingError():
            return failure
        case SQLAlchemyError():
            unsure = Unsure(type(failure).__name__)
            unsure.__cause__ = failure
            return unsure
        case _:
            return failure


def _indexed(write: Write) -> dict[str, Any]:
    index = write.index
    return {
        "id": write.match,
        "seq": write.seq,
        "status": index.status,
        "listed": index.listed,
        "opened_at": index.opened_at,
        "last_at": index.last_at,
        "due_at": index.due_at,
        "leased_until": 0,
        "summary": _json(index.summary),
    }


def _told(match: str, row: Row) -> dict[str, Any]:
    return {
        "match": match,
        "seq": row.seq,
        "at": row.at,
        "person": row.person,
        "key": row.key,
        "entry": _json(tagged(row.entry)),
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_row(found: Any) -> Row:
    """A row of the table as a row of a match's log."""
    return Row(
        found.seq, found.at, read_tagged(Entry, msgspec.json.decode(found.entry)), found.person, found.key
    )


def _engine(url: URL) -> AsyncEngine:
    """What is written holds deals and seeds: an error's text must not show it."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def _pen(url: URL) -> Engine:
    """The writer's own connection; what is lost with it is in doubt anyway, and asked of the log."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    plain = url.set(drivername="sqlite")
    pen = create_engine(
        plain, pool_size=1, max_overflow=0, connect_args={"timeout": 30}, hide_parameters=True
    )
    event.listen(pen, "connect", make_durable)
    return pen


def make_durable(connection: Any, _record: object) -> None:
    """SQLite waits for the disk at every commit, and readers do not wait for a writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
