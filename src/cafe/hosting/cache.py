"""The matches in a node's memory: a cache of their logs, and who waits for changes to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from cafe.hosting.storage.store import Store
from cafe.match.entries import Row
from cafe.match.state import Match, from_log, happened

MOST_CACHED = 2_000


class NoSuchMatch(Exception):
    """Nobody opened a match under this id."""


@dataclass(slots=True)
class CachedMatch:
    """A match in this node's memory."""

    match: Match
    rows: list[Row]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    pins: int = 0  # how many need it to stay in memory
    used_at: float = 0.0

    def advance(self, rows: Sequence[Row]) -> None:
        """Take in new rows and wake whoever waits."""
        for row in rows:
            if row.seq == self.match.seq + 1:
                self.match = happened(self.match, row)
                self.rows.append(row)
        self.wake()

    def replace_with(self, after: Match, rows: Sequence[Row]) -> None:
        """Take in rows whose match is known already, unless they came another way meanwhile."""
        if self.match.seq + 1 == rows[0].seq:
            self.match = after
            self.rows += rows
        self.wake()

    def wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    @contextmanager
    def pinned(self) -> Iterator[None]:
        """Keep the match in memory meanwhile."""
        self.pins += 1
        try:
            yield
        finally:
            self.pins -= 1


class MatchCache:
    """The matches this node knows; any of them can be forgotten and read again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches: dict[str, CachedMatch] = {}
        self._loading: dict[str, asyncio.Task[CachedMatch]] = {}

    async def load(self, match_id: str, at_least: int = 0) -> CachedMatch:
        """The match, from memory or from its log; at least as far as somebody has seen it elsewhere."""
        cached = self.matches.get(match_id)
        if cached is None:
            cached = await self._read_once(match_id)
        elif cached.match.seq < at_least and self.store.is_postgres:
            await self.catch_up(cached)
        cached.used_at = time.monotonic()
        return cached

    @asynccontextmanager
    async def locked(self, match_id: str) -> AsyncIterator[CachedMatch]:
        """The match, by its one writer on this node."""
        while True:
            cached = await self.load(match_id)
            async with cached.lock:
                if self.matches.get(match_id) is cached:  # not forgotten while we waited
                    yield cached
                    return

    def keep(self, match: Match, rows: Sequence[Row]) -> None:
        """Remember a match that was just written, unless somebody has read it already."""
        self._evict()
        self.matches.setdefault(match.id, CachedMatch(match, list(rows), used_at=time.monotonic()))

    async def catch_up(self, cached: CachedMatch) -> None:
        cached.advance(await self.store.rows(cached.match.id, after=cached.match.seq))

    async def was_behind(self, cached: CachedMatch) -> bool:
        """Whether another node had written meanwhile; a refusal must not come from an old page."""
        before = cached.match.seq
        if self.store.is_postgres:
            await self.catch_up(cached)
        return cached.match.seq > before

    async def heard(self, match_id: str, seq: int) -> CachedMatch | None:
        """Read what another node wrote, if the match is here; one being read may be a page behind."""
        if (loading := self._loading.get(match_id)) is not None:
            await asyncio.wait([loading])
        cached = self.matches.get(match_id)
        if cached is None or cached.match.seq >= seq:
            return None
        await self.catch_up(cached)
        return cached

    async def lengths(self) -> dict[str, int]:
        """How long the logs of the matches here really are."""
        return await self.store.lengths([*self.matches, *self._loading])

    async def _read_once(self, match_id: str) -> CachedMatch:
        """Read the log, once for all who ask meanwhile."""
        loading = self._loading.get(match_id)
        if loading is None:
            loading = self._loading[match_id] = asyncio.create_task(self._read(match_id))
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(loading)

    async def _read(self, match_id: str) -> CachedMatch:
        rows = await self.store.rows(match_id)
        if not rows:
            raise NoSuchMatch(match_id)
        self._evict()
        return self.matches.setdefault(match_id, CachedMatch(from_log(match_id, rows), rows))

    def _evict(self) -> None:
        """Forget the matches that nobody follows, longest unused first."""
        if len(self.matches) < MOST_CACHED:
            return
        idle = [
            (cached.used_at, match_id)
            for match_id, cached in self.matches.items()
            if not cached.pins and not cached.lock.locked()
        ]
        for _, match_id in sorted(idle)[: MOST_CACHED // 10]:
            del self.matches[match_id]
