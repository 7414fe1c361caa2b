"""The log and its index in a database: SQLite on one machine, PostgreSQL on several."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, bindparam, event, insert, make_url, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .codec import read_tagged, tagged
from .entries import Entry, Row
from .tables import log, matches

CHANNEL = "cafe"
MOST_TOGETHER = 64  # appends that share one transaction


class Conflict(Exception):
    """Somebody else wrote this row first."""


@dataclass(frozen=True, slots=True)
class Index:
    """What is kept of a match beside its log, to find it by."""

    status: str
    listed: bool
    opened_at: int
    last_at: int
    due_at: int | None
    summary: dict[str, Any]
    people: tuple[str, ...] = ()  # who sits down with this write


@dataclass(frozen=True, slots=True)
class Write:
    """New rows of a match's log, with the index after them."""

    match: str
    rows: tuple[Row, ...]
    index: Index

    @property
    def seq(self) -> int:
        return self.rows[-1].seq


class Store:
    """Appends share transactions: one commit, one fsync, for all that wait."""

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine(self.url)
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
        await self.engine.dispose()

    async def append(self, write: Write) -> None:
        """Write the rows durably, or raise Conflict; nobody hears of them before."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        await asyncio.shield(done)

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """The log of a match from a row on."""
        query = select(log).where(log.c.match == match, log.c.seq > after).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            return [_row(found) for found in await connection.execute(query)]

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def _write_all(self) -> None:
        while True:
            together = [await self._waiting.get()]
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            await self._settle(together)
            for _ in together:
                self._waiting.task_done()

    async def _settle(self, together: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """One transaction for all; if it fails, one each, so that a conflict hurts nobody else."""
        try:
            await self._commit([write for write, _ in together])
        except Exception as failure:  # noqa: BLE001 every failure goes to whom it concerns
            if len(together) > 1:
                for one in together:
                    await self._settle([one])
                return
            _, done = together[0]
            if not done.done():
                done.set_exception(Conflict() if isinstance(failure, IntegrityError) else failure)
            return
        for _, done in together:
            if not done.done():
                done.set_result(None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(log), [_told(w.match, row) for w in writes for row in w.rows])
            opened = [write for write in writes if write.rows[0].seq == 1]
            if opened:
                await connection.execute(insert(matches), [_indexed(write, "id") for write in opened])
            changed = [write for write in writes if write.rows[0].seq != 1]
            if changed:
                await connection.execute(_REINDEX, [_indexed(write, "_id") for write in changed])
            sits = [{"match": w.match, "person": person} for w in writes for person in w.index.people]
            for one in sits:
                await connection.execute(_SIT, one)
            if self.is_postgres:
                told = [{"channel": CHANNEL, "payload": f"{write.match} {write.seq}"} for write in writes]
                await connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)


CHANGING = ("seq", "status", "last_at", "due_at", "summary", "leased_until")
_REINDEX = (
    update(matches)
    .where(matches.c.id == bindparam("_id"))
    .values({name: bindparam(name) for name in CHANGING})
)
_SIT = text(
    "INSERT INTO sitting (match, person) SELECT :match, :person "
    "WHERE NOT EXISTS (SELECT 1 FROM sitting WHERE match = :match AND person = :person)"
)


def _indexed(write: Write, key: str) -> dict[str, Any]:
    index = write.index
    row = {
        key: write.match,
        "seq": write.seq,
        "status": index.status,
        "last_at": index.last_at,
        "due_at": index.due_at,
        "leased_until": 0,
        "summary": json.dumps(index.summary),
    }
    return row if key == "_id" else {**row, "listed": index.listed, "opened_at": index.opened_at}


def _told(match: str, row: Row) -> dict[str, Any]:
    return {
        "match": match,
        "seq": row.seq,
        "at": row.at,
        "person": row.person,
        "key": row.key,
        "entry": json.dumps(tagged(row.entry), separators=(",", ":"), ensure_ascii=False),
    }


def _row(found: Any) -> Row:
    return Row(found.seq, found.at, read_tagged(Entry, json.loads(found.entry)), found.person, found.key)


def _engine(url: URL) -> AsyncEngine:
    """What is written holds deals and seeds: an error's text must not show it."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
