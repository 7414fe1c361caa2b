"""The house: one writer per match, and everybody who follows it."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from cafe.rules import Move, View

from .due import due
from .entries import Entry, RematchOpened, Row, SeatFreed, SeatTaken, TurnPlayed
from .match import Match, from_log, happened
from .memory import Memory, NoSuchMatch, Table
from .opening import Opening, first_entries, rematch_opening
from .store import Conflict, Index, Store, Unsure, Write
from .summary import summary

__all__ = ["Decision", "House", "NoSuchMatch", "Opening", "Player", "Table", "now", "stale"]

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


class House:
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
        self.porter_rests_until = float("inf")
        self.closing = asyncio.Event()
        self.memory = Memory(store)

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
            return (await self.table(fresh)).match

    async def record(
        self, match_id: str, entries: Sequence[Entry], person: str | None, key: str | None = None
    ) -> Match:
        """Write a new match's first rows, or raise Conflict if the match is there already."""
        at = self.clock()
        rows = tuple(Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=1))
        match = from_log(match_id, rows)
        if not await self._wrote(Write(match_id, rows, self._index(match, rows))):
            raise Conflict
        self.memory.keep(match, rows)
        self._remind(match)
        return match

    async def table(self, match_id: str, at_least: int = 0) -> Table:
        """The match, from memory or from its log; at least as far as somebody has seen it elsewhere."""
        return await self.memory.table(match_id, at_least)

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
        async with self.memory.held(match_id) as table:
            for _ in range(MOST_TRIES):
                if (answered := _answered(table, person, key)) is not None:
                    return table.match, answered
                try:
                    rows = self._rows(table.match, decide, person, key)
                except Exception:
                    if await self.memory.was_behind(table):
                        continue
                    raise
                if not rows and await self.memory.was_behind(table):
                    continue
                if not rows or await self._happens(table, rows):
                    return table.match, list(rows)
                await self.memory.catch_up(table)
        raise RuntimeError(f"match {match_id} is written by too many at once")

    async def heard(self, match_id: str, seq: int) -> None:
        """Another node wrote: read what is new, if anybody here cares."""
        if (table := await self.memory.heard(match_id, seq)) is not None:
            self._remind(table.match)

    async def resync(self) -> None:
        """After a lost connection: whatever was missed is in the log."""
        for match_id, seq in (await self.memory.lengths()).items():
            await self.heard(match_id, seq)

    async def news(self, match_id: str, after: int, patience: float) -> list[Row]:
        """The rows after one, waiting for them if there are none."""
        table = await self.table(match_id)
        if table.match.seq <= after and patience > 0 and not self.closing.is_set():
            table.followers += 1  # nobody forgets the match meanwhile
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await table.news.wait()
            finally:
                table.followers -= 1
        return table.rows[max(0, after) :]

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closing.set()
        for table in self.memory.tables.values():
            table.wake()

    async def rematch(self, match_id: str, person: str) -> Match:
        """A new table with the same seats; whoever asks later finds the same one."""
        fresh = secrets.token_urlsafe(16)
        old, _ = await self.act(
            match_id, lambda one, _: [] if one.rematch is not None else [RematchOpened(fresh)], person
        )
        assert old.rematch is not None, "just recorded"
        try:
            return (await self.table(old.rematch)).match
        except NoSuchMatch:
            pass
        try:
            return await self.record(old.rematch, first_entries(rematch_opening(old, person)), person)
        except Conflict:
            return (await self.table(old.rematch)).match

    async def _happens(self, table: Table, rows: tuple[Row, ...]) -> bool:
        """Write the rows and take them in, unless another node has written others."""
        after = table.match
        for row in rows:
            after = happened(after, row)
        if not await self._wrote(Write(after.id, rows, self._index(after, rows))):
            return False
        table.turn_to(after, rows)
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
                there = await self.store.rows(write.match, after=write.rows[0].seq - 1)
                return tuple(there[: len(write.rows)]) == write.rows
            except Unsure:
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

    def _index(self, match: Match, rows: Sequence[Row]) -> Index:
        coming = due(match, self.pace)
        freed = [row.person for row in rows if isinstance(row.entry, SeatFreed)]
        return Index(
            status=match.status,
            listed=match.opened.listed,
            opened_at=match.opened_at,
            last_at=match.last_at,
            due_at=None if coming is None else coming.at,
            summary=summary(match),
            sat_down=tuple(row.entry.person for row in rows if isinstance(row.entry, SeatTaken)),
            got_up=tuple(person for person in freed if person is not None and not match.seats_of(person)),
        )

    def _remind(self, match: Match) -> None:
        """Wake the porter if something is due before he would look again."""
        coming = due(match, self.pace)
        if coming is not None and coming.at < self.porter_rests_until:
            self.due_changed.set()


def _answered(table: Table, person: str | None, key: str | None) -> list[Row] | None:
    """The rows that were written under this key before."""
    if person is None or key is None or (first := table.match.keys.get((person, key))) is None:
        return None
    rows = table.rows[first - 1 :]
    return [row for row in rows if (row.person, row.key) == (person, key)]


def stale(table: Table, seen: int) -> list[Row]:
    """What changed the game since the client looked; chat does not."""
    return [row for row in table.rows[max(0, seen) :] if isinstance(row.entry, TurnPlayed)]
