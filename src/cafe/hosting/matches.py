"""The matches that this node runs: one writer each, and a log that is the truth."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from cafe.hosting.cache import CachedMatch, MatchCache, NoSuchMatch
from cafe.hosting.storage.errors import Conflict, OutcomeUnknown
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.writes import IndexEntry, Write
from cafe.match.due import due
from cafe.match.entries import Entry, RematchOpened, Row, SeatFreed, SeatTaken, TurnPlayed
from cafe.match.opening import Opening, first_entries, rematch_opening
from cafe.match.state import Match, from_log, happened
from cafe.match.summary import summary
from cafe.rules import Move, View

MOST_TRIES = 20  # against other nodes that write the same match
MOST_DOUBTS = 4  # about a database that was lost on the way
DOUBT_SECONDS = 0.1
Decision = Callable[[Match, int], Sequence[Entry]]


class Player(Protocol):
    """A bot as the house knows it: he gets a view and never a game."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: random.Random, /) -> Move: ...


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Matches:
    """The matches of this node. The log is the truth; what is here is a cache of it."""

    def __init__(
        self,
        store: Store,
        bots: Mapping[str, Player],
        *,
        pace: int = 1_500,
        clock: Callable[[], int] = now,
    ) -> None:
        self.store, self.bots, self.pace, self.clock = store, bots, pace, clock
        self.due_changed = asyncio.Event()
        self.scheduler_sleeps_until = float("inf")
        self.closing = asyncio.Event()
        self.cache = MatchCache(store)

    async def open_match(
        self, opening: Opening, key: str | None = None, match_id: str | None = None
    ) -> Match:
        """Open a table; who sits at it already has his seat, and the deal is sealed.

        Who brings the match's id finds the same match when he asks again.
        """
        fresh = match_id or secrets.token_urlsafe(16)
        try:
            return await self.record(fresh, first_entries(opening), opening.host, key)
        except Conflict:
            return (await self.load(fresh)).match

    async def record(
        self, match_id: str, entries: Sequence[Entry], person: str | None, key: str | None = None
    ) -> Match:
        """Write a new match's first rows, or raise Conflict if the match is there already."""
        at = self.clock()
        rows = tuple(Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=1))
        match = from_log(match_id, rows)
        if not await self._wrote(Write(match_id, rows, self._index(match, rows))):
            raise Conflict
        self.cache.keep(match, rows)
        self._remind(match)
        return match

    async def load(self, match_id: str, at_least: int = 0) -> CachedMatch:
        """The match, from memory or from its log; at least as far as somebody has seen it elsewhere."""
        return await self.cache.load(match_id, at_least)

    async def act(
        self, match_id: str, decide: Decision, person: str | None = None, key: str | None = None
    ) -> tuple[Match, list[Row]]:
        """Decide on the match as it is, write the entries, and only then let them happen.

        The same key again gives the first answer again. Another node may write first: then decide anew.
        Who asked may go away meanwhile; what is begun is finished, and everybody else hears of it.
        """
        act = asyncio.create_task(self._act(match_id, decide, person, key))
        return await asyncio.shield(act)

    async def _act(
        self, match_id: str, decide: Decision, person: str | None, key: str | None
    ) -> tuple[Match, list[Row]]:
        async with self.cache.locked(match_id) as cached:
            for _ in range(MOST_TRIES):
                if (answered := _answered(cached, person, key)) is not None:
                    return cached.match, answered
                try:
                    rows = self._rows(cached.match, decide, person, key)
                except Exception:
                    if await self.cache.was_behind(cached):
                        continue
                    raise
                if not rows and await self.cache.was_behind(cached):
                    continue
                if not rows or await self._happens(cached, rows):
                    return cached.match, list(rows)
                await self.cache.catch_up(cached)
        raise RuntimeError(f"match {match_id} is written by too many at once")

    async def heard(self, match_id: str, seq: int) -> None:
        """Another node wrote: read what is new, if anybody here cares."""
        if (cached := await self.cache.heard(match_id, seq)) is not None:
            self._remind(cached.match)

    async def resync(self) -> None:
        """After a lost connection: whatever was missed is in the log."""
        for match_id, seq in (await self.cache.lengths()).items():
            await self.heard(match_id, seq)

    async def wait_for_rows(self, match_id: str, after: int, timeout_s: float) -> list[Row]:
        """The rows after one, waiting for them if there are none."""
        cached = await self.load(match_id)
        with cached.pinned(), suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                while timeout_s and cached.match.seq <= after and not self.closing.is_set():
                    await cached.changed.wait()
        return cached.rows[max(0, after) :]

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closing.set()
        for cached in self.cache.matches.values():
            cached.wake()

    async def rematch(self, match_id: str, person: str) -> Match:
        """A new table with the same seats; whoever asks later finds the same one."""
        fresh = secrets.token_urlsafe(16)
        old, _ = await self.act(
            match_id, lambda one, _: [] if one.rematch is not None else [RematchOpened(fresh)], person
        )
        assert old.rematch is not None, "just recorded"
        try:
            return (await self.load(old.rematch)).match
        except NoSuchMatch:
            pass
        try:
            return await self.record(old.rematch, first_entries(rematch_opening(old, person)), person)
        except Conflict:
            return (await self.load(old.rematch)).match

    async def _happens(self, cached: CachedMatch, rows: tuple[Row, ...]) -> bool:
        """Write the rows and take them in, unless another node has written others."""
        after = cached.match
        for row in rows:
            after = happened(after, row)
        if not await self._wrote(Write(after.id, rows, self._index(after, rows))):
            return False
        cached.replace_with(after, rows)
        self._remind(after)
        return True

    async def _wrote(self, write: Write) -> bool:
        """Whether these rows are the log's now; after a doubt a conflict may be with ourselves."""
        for doubts in range(MOST_DOUBTS):
            try:
                await self.store.append(write)
            except Conflict:
                if not doubts:
                    return False
                there = await self.store.rows(write.match_id, after=write.rows[0].seq - 1)
                return tuple(there[: len(write.rows)]) == write.rows
            except OutcomeUnknown:
                if doubts + 1 == MOST_DOUBTS:
                    raise
                await asyncio.sleep(DOUBT_SECONDS * 2**doubts)
            else:
                return True
        raise AssertionError("unreachable")

    def _rows(self, match: Match, decide: Decision, person: str | None, key: str | None) -> tuple[Row, ...]:
        at = max(self.clock(), match.last_at)  # time does not go back where nodes' clocks differ
        entries = decide(match, at)
        return tuple(
            Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=match.seq + 1)
        )

    def _index(self, match: Match, rows: Sequence[Row]) -> IndexEntry:
        coming = due(match, self.pace)
        freed = [row.person for row in rows if isinstance(row.entry, SeatFreed)]
        return IndexEntry(
            status=match.status.value,
            listed=match.opened.listed,
            opened_at=match.opened_at,
            last_at=match.last_at,
            due_at=None if coming is None else coming.at,
            summary=summary(match),
            sat_down=tuple(row.entry.person for row in rows if isinstance(row.entry, SeatTaken)),
            got_up=tuple(person for person in freed if person is not None and not match.seats_of(person)),
        )

    def _remind(self, match: Match) -> None:
        """Wake the scheduler if something is due before he would look again."""
        coming = due(match, self.pace)
        if coming is not None and coming.at < self.scheduler_sleeps_until:
            self.due_changed.set()


def _answered(cached: CachedMatch, person: str | None, key: str | None) -> list[Row] | None:
    """The rows that were written under this key before."""
    if person is None or key is None or (first := cached.match.keys.get((person, key))) is None:
        return None
    rows = cached.rows[first - 1 :]
    return [row for row in rows if (row.person, row.key) == (person, key)]


def turns_since(cached: CachedMatch, seen: int) -> list[Row]:
    """What changed the game since the client looked; chat does not."""
    return [row for row in cached.rows[max(0, seen) :] if isinstance(row.entry, TurnPlayed)]
