"""The house: one writer per match, and everybody who follows it."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from cafe.rules import Move, Ruleset, View, commitment

from .clock import Clock
from .due import due
from .entries import Entry, MatchOpened, RematchOpened, Row, SeatTaken, TurnPlayed
from .match import Match, from_log, happened
from .seats import SeatPlan
from .store import Conflict, Index, Store, Write
from .summary import summary

MOST_TRIES = 20
MOST_CACHED = 2_000
Decision = Callable[[Match, int], Sequence[Entry]]


class Player(Protocol):
    """A bot as the house knows it: he gets a view and never a game."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: random.Random, /) -> Move: ...


class NoSuchMatch(Exception):
    """Nobody opened a match under this id."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table as it is set: the agreed rules, the seats, and who sits down at once."""

    host: str
    ruleset: Ruleset
    seats: tuple[SeatPlan, ...]
    clock: Clock
    listed: bool
    sitting: Mapping[int, tuple[str, str]] = field(default_factory=dict)  # seat: person, name
    rematch_of: str | None = None


@dataclass(slots=True)
class Table:
    """A match in this node's memory: a cache of its log, and who waits for news."""

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
        self.news.set()
        self.news = asyncio.Event()


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
        self.closing = asyncio.Event()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open_match(
        self, opening: Opening, key: str | None = None, match_id: str | None = None
    ) -> Match:
        """Open a table; who sits at it already has his seat, and the deal is sealed.

        Who brings the match's id finds the same match when he asks again.
        """
        fresh = match_id or secrets.token_urlsafe(16)
        try:
            return await self.record(fresh, _first_entries(opening), opening.host, key)
        except Conflict:
            return (await self.table(fresh)).match

    async def record(
        self, match_id: str, entries: Sequence[Entry], person: str | None, key: str | None = None
    ) -> Match:
        """Write a new match's first rows."""
        at = self.clock()
        rows = tuple(Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=1))
        match = from_log(match_id, rows)
        await self.store.append(Write(match_id, rows, self._index(match, rows)))
        self._tables[match_id] = Table(match, list(rows), used=time.monotonic())
        self.due_changed.set()
        return match

    async def table(self, match_id: str) -> Table:
        """The match, from memory or from its log."""
        table = self._tables.get(match_id)
        if table is None:
            table = await self._load(match_id)
        table.used = time.monotonic()
        return table

    async def act(
        self, match_id: str, decide: Decision, person: str | None = None, key: str | None = None
    ) -> tuple[Match, list[Row]]:
        """Decide on the match as it is, write the entries, and only then let them happen.

        The same key again gives the first answer again. Another node may write first: then decide anew.
        """
        table = await self.table(match_id)
        async with table.lock:
            for _ in range(MOST_TRIES):
                if (answered := _answered(table, person, key)) is not None:
                    return table.match, answered
                rows = self._rows(table.match, decide, person, key)
                if not rows:
                    return table.match, []
                after = table.match
                for row in rows:
                    after = happened(after, row)
                try:
                    await self.store.append(Write(match_id, rows, self._index(after, rows)))
                except Conflict:
                    await self._catch_up(table)
                    continue
                table.advance(rows)
                self.due_changed.set()
                return table.match, list(rows)
        raise RuntimeError(f"match {match_id} is written by too many at once")

    async def heard(self, match_id: str, seq: int) -> None:
        """Another node wrote: read what is new, if anybody here cares."""
        table = self._tables.get(match_id)
        if table is not None and table.match.seq < seq:
            await self._catch_up(table)
            self.due_changed.set()

    async def resync(self) -> None:
        """After a lost connection: whatever was missed is in the log."""
        for table in list(self._tables.values()):
            await self._catch_up(table)

    async def news(self, match_id: str, after: int, patience: float) -> list[Row]:
        """The rows after one, waiting for them if there are none."""
        table = await self.table(match_id)
        if table.match.seq <= after and patience > 0 and not self.closing.is_set():
            news = table.news
            waiting = [asyncio.create_task(news.wait()), asyncio.create_task(self.closing.wait())]
            _, pending = await asyncio.wait(waiting, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
        return table.rows[max(0, after) :]

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
        opening = Opening(
            host=person,
            ruleset=old.ruleset,
            seats=tuple(seat.plan for seat in old.seats),
            clock=old.clock,
            listed=old.opened.listed,
            sitting={
                number: (seat.person, seat.name)
                for number, seat in enumerate(old.seats)
                if seat.person is not None
            },
            rematch_of=old.id,
        )
        try:
            return await self.record(old.rematch, _first_entries(opening), person)
        except Conflict:
            return (await self.table(old.rematch)).match

    def _rows(self, match: Match, decide: Decision, person: str | None, key: str | None) -> tuple[Row, ...]:
        at = max(self.clock(), match.last_at)  # time does not go back where nodes' clocks differ
        entries = decide(match, at)
        return tuple(
            Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=match.seq + 1)
        )

    def _index(self, match: Match, rows: Sequence[Row]) -> Index:
        coming = due(match, self.pace)
        people = tuple(row.entry.person for row in rows if isinstance(row.entry, SeatTaken))
        return Index(
            status=match.status,
            listed=match.opened.listed,
            opened_at=match.opened_at,
            last_at=match.last_at,
            due_at=None if coming is None else coming.at,
            summary=summary(match),
            people=people,
        )

    async def _load(self, match_id: str) -> Table:
        lock = self._loading.setdefault(match_id, asyncio.Lock())
        async with lock:
            if match_id not in self._tables:
                rows = await self.store.rows(match_id)
                if not rows:
                    self._loading.pop(match_id, None)
                    raise NoSuchMatch(match_id)
                self._make_room()
                self._tables[match_id] = Table(from_log(match_id, rows), rows)
        self._loading.pop(match_id, None)
        return self._tables[match_id]

    async def _catch_up(self, table: Table) -> None:
        table.advance(await self.store.rows(table.match.id, after=table.match.seq))

    def _make_room(self) -> None:
        """Forget the matches that nobody follows, longest unused first."""
        if len(self._tables) < MOST_CACHED:
            return
        idle = [
            (table.used, match_id)
            for match_id, table in self._tables.items()
            if not table.followers and not table.lock.locked()
        ]
        for _, match_id in sorted(idle)[: MOST_CACHED // 10]:
            del self._tables[match_id]


def _first_entries(opening: Opening) -> list[Entry]:
    secret = secrets.token_hex(32)
    opened = MatchOpened(
        ruleset=str(opening.ruleset),
        host=opening.host,
        seats=opening.seats,
        clock=opening.clock,
        listed=opening.listed,
        commitment=commitment(secret),
        secret=secret,
        rematch_of=opening.rematch_of,
    )
    taken = [SeatTaken(number, person, name) for number, (person, name) in opening.sitting.items()]
    return [opened, *taken]


def _answered(table: Table, person: str | None, key: str | None) -> list[Row] | None:
    """The rows that were written under this key before."""
    if person is None or key is None or (first := table.match.keys.get((person, key))) is None:
        return None
    rows = table.rows[first - 1 :]
    return [row for row in rows if (row.person, row.key) == (person, key)]


def stale(table: Table, seen: int) -> list[Row]:
    """What changed the game since the client looked; chat does not."""
    return [row for row in table.rows[max(0, seen) :] if isinstance(row.entry, TurnPlayed)]
