"""The matches in a node's memory: a cache of their logs, and who waits for news of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from .entries import Row
from .match import Match, from_log, happened
from .store import Store

MOST_CACHED = 2_000


class NoSuchMatch(Exception):
    """Nobody opened a match under this id."""


@dataclass(slots=True)
class Table:
    """A match in this node's memory."""

    match: Match
    rows: list[Row]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    followers: int = 0
    used: float = 0.0

    def advance(self, rows: Sequence[Row]) -> None:
        """Take in new rows and wake whoever waits."""
        for row in rows:
            if row.seq == self.match.seq + 1:
                self.match = happened(self.match, row)
                self.rows.append(row)
        self.wake()

    def turn_to(self, after: Match, rows: Sequence[Row]) -> None:
        """Take in rows whose match is known already, unless they came another way meanwhile."""
        if self.match.seq + 1 == rows[0].seq:
            self.match = after
            self.rows += rows
        self.wake()

    def wake(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Memory:
    """The tables this node knows; any of them can be forgotten and read again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, match_id: str, at_least: int = 0) -> Table:
        """The match, from memory or from its log; at least as far as somebody has seen it elsewhere."""
        table = self.tables.get(match_id)
        if table is None:
            table = await self._load(match_id)
        elif table.match.seq < at_least and self.store.is_postgres:
            await self.catch_up(table)
        table.used = time.monotonic()
        return table

    @asynccontextmanager
    async def held(self, match_id: str) -> AsyncIterator[Table]:
        """The match, by its one writer on this node."""
        while True:
            table = await self.table(match_id)
            async with table.lock:
                if self.tables.get(match_id) is table:  # not forgotten while we waited
                    yield table
                    return

    def keep(self, match: Match, rows: Sequence[Row]) -> None:
        """Remember a match that was just written, unless somebody has read it already."""
        self._make_room()
        self.tables.setdefault(match.id, Table(match, list(rows), used=time.monotonic()))

    async def catch_up(self, table: Table) -> None:
        table.advance(await self.store.rows(table.match.id, after=table.match.seq))

    async def was_behind(self, table: Table) -> bool:
        """Whether another node had written meanwhile; a refusal must not come from an old page."""
        before = table.match.seq
        if self.store.is_postgres:
            await self.catch_up(table)
        return table.match.seq > before

    async def heard(self, match_id: str, seq: int) -> Table | None:
        """Read what another node wrote, if the match is here; one being read may be a page behind."""
        if (loading := self._loading.get(match_id)) is not None:
            await asyncio.wait([loading])
        table = self.tables.get(match_id)
        if table is None or table.match.seq >= seq:
            return None
        await self.catch_up(table)
        return table

    async def lengths(self) -> dict[str, int]:
        """How long the logs of the matches here really are."""
        return await self.store.lengths([*self.tables, *self._loading])

    async def _load(self, match_id: str) -> Table:
        """Read the log, once for all who ask meanwhile."""
        loading = self._loading.get(match_id)
        if loading is None:
            loading = self._loading[match_id] = asyncio.create_task(self._read(match_id))
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(loading)

    async def _read(self, match_id: str) -> Table:
        rows = await self.store.rows(match_id)
        if not rows:
            raise NoSuchMatch(match_id)
        self._make_room()
        return self.tables.setdefault(match_id, Table(from_log(match_id, rows), rows))

    def _make_room(self) -> None:
        """Forget the matches that nobody follows, longest unused first."""
        if len(self.tables) < MOST_CACHED:
            return
        idle = [
            (table.used, match_id)
            for match_id, table in self.tables.items()
            if not table.followers and not table.lock.locked()
        ]
        for _, match_id in sorted(idle)[: MOST_CACHED // 10]:
            del self.tables[match_id]
