"""The matches in a node's memory: a cache of their logs, and who waits for changes to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import islice, takewhile

from cafe.hosting.log_store import LogStore
from cafe.match.entries import Row
from cafe.match.state import Match, Status, apply_row, fold_log

CACHE_SIZE = 2_000  # matches
FINISHED_SHARE = 100  # one in so many may be over: nobody plays them, and they can be read again
ROWS_AT_ONCE = 100  # let happen before others have their turn
MATCHES_AT_ONCE = 20  # read by one query


class NoSuchMatch(Exception):
    """Nobody opened a match under this id."""


@dataclass(slots=True)
class CachedMatch:
    """A match in this node's memory."""

    match: Match
    rows: list[Row]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[[], None]] = field(default_factory=set)  # called at every change
    pins: int = 0  # how many need it to stay in memory
    rewrites: int = 0  # how often its older rows changed since it is here
    _answers: dict[tuple[str, str], int] = field(init=False)  # person and key: the first row under it

    def __post_init__(self) -> None:
        self._answers = {}
        self._remember_keys(self.rows)

    def answer_to(self, person: str | None, key: str | None) -> list[Row] | None:
        """The rows that were written under this key before; None if there are none."""
        if person is None or key is None or (first := self._answers.get((person, key))) is None:
            return None
        rows = islice(self.rows, first - 1, None)
        return list(takewhile(lambda row: (row.person, row.key) == (person, key), rows))

    def advance(self, rows: Sequence[Row]) -> None:
        """Take in new rows and wake whoever waits."""
        for row in rows:
            if row.seq == self.match.seq + 1:
                self.match = apply_row(self.match, row)
                self.rows.append(row)
                self._remember_keys((row,))
        self.wake()

    def replace_with(self, after: Match, rows: Sequence[Row]) -> None:
        """Take in rows whose match is known already, unless they came another way meanwhile."""
        if self.match.seq + 1 == rows[0].seq:
            self.match = after
            self.rows += rows
            self._remember_keys(rows)
        self.wake()

    def rewrite(self, match: Match, rows: Sequence[Row]) -> None:
        """Take in a log whose older rows changed, and what came while it was read."""
        later = self.rows[len(rows) :]
        self.match, self.rows = match, list(rows)
        self._answers = {}
        self._remember_keys(self.rows)
        self.rewrites += 1
        self.advance(later)

    def wake(self) -> None:
        """Let everybody know that something has changed; they look at it a little later."""
        for listener in tuple(self.listeners):
            listener()

    async def wait(self) -> None:
        """Wait for the next change."""
        changed = asyncio.Event()
        self.listeners.add(changed.set)
        try:
            await changed.wait()
        finally:
            self.listeners.discard(changed.set)

    def _remember_keys(self, rows: Iterable[Row]) -> None:
        """A commit may be several rows under one key; the first of them is remembered."""
        for row in rows:
            if row.key is not None and row.person is not None:
                self._answers.setdefault((row.person, row.key), row.seq)

    @property
    def is_idle(self) -> bool:
        """Whether nobody follows it and nobody writes to it."""
        return not self.pins and not self.lock.locked()

    @property
    def is_over(self) -> bool:
        return self.match.status is Status.OVER

    @contextmanager
    def pinned(self) -> Iterator[None]:
        """Keep the match in memory meanwhile."""
        self.pins += 1
        try:
            yield
        finally:
            self.pins -= 1


class MatchCache:
    """The matches this node knows, longest unused first; any idle one can be forgotten and read again."""

    def __init__(self, store: LogStore, *, size: int = CACHE_SIZE) -> None:
        self.store, self._size = store, size
        self.matches: OrderedDict[str, CachedMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedMatch]] = {}
        self.on_rewritten: list[Callable[[str], None]] = []  # whoever keeps something made of a match
        self._kept_since_sweep = 0

    async def load(self, match_id: str, at_least: int = 0) -> CachedMatch:
        """The match, from memory or from its log; at least as far as somebody has seen it elsewhere."""
        cached = self.matches.get(match_id)
        if cached is None:
            return await self._read_once(match_id)
        self.matches.move_to_end(match_id)
        if cached.match.seq < at_least and self.store.has_other_writers:
            await self.catch_up(cached)
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

    def keep(self, match: Match, rows: Sequence[Row]) -> CachedMatch:
        """Remember a match that was just written or read, unless another task was faster."""
        self._evict_finished()
        self._evict()
        return self.matches.setdefault(match.id, CachedMatch(match, list(rows)))

    def forget(self, match_id: str) -> None:
        """Drop a match from memory; its log is the truth."""
        del self.matches[match_id]

    async def catch_up(self, cached: CachedMatch) -> None:
        """Read what the log has and the cache has not."""
        rows = await self.store.rows(cached.match.id, after=cached.match.seq)
        for start in range(0, len(rows), ROWS_AT_ONCE):
            cached.advance(rows[start : start + ROWS_AT_ONCE])
            await asyncio.sleep(0)

    async def was_behind(self, cached: CachedMatch) -> bool:
        """Whether another node had written meanwhile; nothing may be refused because of an old state."""
        before = cached.match.seq
        if self.store.has_other_writers:
            await self.catch_up(cached)
        return cached.match.seq > before

    async def catch_up_with(self, lengths: Mapping[str, int]) -> list[CachedMatch]:
        """Read what other nodes wrote of the matches here, together; one being read may be a row behind."""
        if loading := [self._loading[match_id] for match_id in lengths if match_id in self._loading]:
            await asyncio.wait(loading)
        here = [self.matches[match_id] for match_id in lengths if match_id in self.matches]
        behind = [cached for cached in here if cached.match.seq < lengths[cached.match.id]]
        far = [cached for cached in behind if lengths[cached.match.id] - cached.match.seq > ROWS_AT_ONCE]
        near = [cached for cached in behind if cached not in far]
        for start in range(0, len(near), MATCHES_AT_ONCE):
            await self._catch_up_together(near[start : start + MATCHES_AT_ONCE])
        for cached in far:
            await self.catch_up(cached)
        return behind

    async def _catch_up_together(self, behind: Sequence[CachedMatch]) -> None:
        if len(behind) == 1:
            await self.catch_up(behind[0])
            return
        rows = await self.store.rows_of_several({cached.match.id: cached.match.seq for cached in behind})
        for cached in behind:
            cached.advance(rows.get(cached.match.id, ()))
            await asyncio.sleep(0)

    async def read_anew(self, match_id: str) -> None:
        """Older rows of a match changed, perhaps on another node: read all of it again, if it is here."""
        if (loading := self._loading.get(match_id)) is not None:
            await asyncio.wait([loading])
        if (cached := self.matches.get(match_id)) is not None:
            async with cached.lock:
                rows = await self.store.rows(match_id)
                if rows:
                    self.rewritten(cached, await asyncio.to_thread(fold_log, match_id, rows), rows)
                else:
                    self.matches.pop(match_id, None)

    def rewritten(self, cached: CachedMatch, match: Match, rows: Sequence[Row]) -> None:
        """Hold the rewritten match, and let go of all that was made of the old one."""
        cached.rewrite(match, rows)
        for forget in self.on_rewritten:
            forget(match.id)

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
        return self.keep(await asyncio.to_thread(fold_log, match_id, rows), rows)

    def _evict_finished(self) -> None:
        """Now and then, forget the matches that are over and that nobody looks at, but for the newest few."""
        few = max(1, self._size // FINISHED_SHARE)
        self._kept_since_sweep += 1
        if self._kept_since_sweep < few:
            return
        self._kept_since_sweep = 0
        finished = [
            match_id for match_id, cached in self.matches.items() if cached.is_idle and cached.is_over
        ]
        for match_id in finished[:-few]:
            self.forget(match_id)

    def _evict(self) -> None:
        """Forget a tenth when the cache is full, so that this is rare."""
        if len(self.matches) < self._size:
            return
        idle = [match_id for match_id, cached in self.matches.items() if cached.is_idle]
        for match_id in idle[: self._size // 10]:
            self.forget(match_id)
