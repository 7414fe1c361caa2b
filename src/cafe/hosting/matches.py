"""The matches that this node runs: one writer each, and a log that is the truth."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Generic, TypeVar

from cafe.hosting.cache import CACHE_SIZE, CachedMatch, MatchCache, NoSuchMatch
from cafe.hosting.chance import SYSTEM_CHANCE, Chance
from cafe.hosting.log_store import IndexEntry, LogStore, Write
from cafe.hosting.thinking.plan import Bot
from cafe.hosting.write_errors import Conflict, DatabaseAway, OutcomeUnknown
from cafe.match import actions
from cafe.match.clock import is_from_a_clock_ahead
from cafe.match.deal_play import deal_play
from cafe.match.due import next_due
from cafe.match.entries import (
    Entry,
    MatchOpened,
    MatchOver,
    PersonRemoved,
    Row,
    SeatCleared,
    SeatFreed,
    SeatResigned,
    SeatTaken,
    SeatTakenOver,
    TurnPlayed,
)
from cafe.match.opening import Opening, first_entries, rematch_opening
from cafe.match.state import Match, apply_row, fold_log
from cafe.match.summary import summary
from cafe.rules import Edition

BOT_PACE_MS = 1_500
MAX_CONFLICTS = 20  # with other nodes that write the same match
MAX_ATTEMPTS = 4  # to write, while the database is lost on the way
RETRY_S = 0.1  # doubled at every attempt
ANSWER_S = 7.0  # then whoever asked is told to come back; what is begun goes on
Decision = Callable[[Match, int], Sequence[Entry]]
Result = TypeVar("Result")
AnyStore = TypeVar("AnyStore", bound=LogStore)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Matches(Generic[AnyStore]):
    """The matches of this node. The log is the truth; what is here is a cache of it."""

    def __init__(
        self,
        store: AnyStore,
        bots: Mapping[str, Bot],
        *,
        stand_in: Callable[[Edition], str] = lambda _: actions.TAKEOVER_BOT,
        bot_pace_ms: int = BOT_PACE_MS,
        clock: Callable[[], int] = now_ms,
        chance: Chance = SYSTEM_CHANCE,
        cache_size: int = CACHE_SIZE,
        retry_s: float = RETRY_S,
        answer_s: float = ANSWER_S,
    ) -> None:
        self.store, self.bots, self.bot_pace_ms = store, bots, bot_pace_ms
        self.stand_in = stand_in  # who plays where a match names a bot that is not there any more
        self.clock, self.chance = clock, chance
        self.cache = MatchCache(store, size=cache_size)
        self.due_changed = asyncio.Event()
        self.scheduler_wakes_at = float("inf")
        self.heard_due_at = float("inf")  # the first of what is due by the rows since the scheduler looked
        self.closing = asyncio.Event()
        self.when_left_to_bots: Callable[[Match], Awaitable[None]] = _let_them_play
        self._retry_s, self._answer_s = retry_s, answer_s
        self._rewrites_read: int | None = None  # their position, when the connection was last there

    async def open_match(
        self,
        opening: Opening,
        key: str | None = None,
        match_id: str | None = None,
        secret: str | None = None,
    ) -> Match:
        """Open a match with its deal sealed; whoever sits there already has their seat.

        Opened again under the same id, it is the same match. A shared deal brings its secret along.
        """
        new_id = match_id or self.chance.match_id()
        entries = first_entries(opening, secret or self.chance.seed())
        try:
            return await self.record(new_id, entries, opening.host, key)
        except Conflict:
            return (await self.load(new_id)).match

    async def record(
        self, match_id: str, entries: Sequence[Entry], person: str | None, key: str | None = None
    ) -> Match:
        """Write a new match's first rows, or raise Conflict if the match is there already."""
        return await self._answered_in_time(self._record(match_id, entries, person, key))

    async def _record(
        self, match_id: str, entries: Sequence[Entry], person: str | None, key: str | None
    ) -> Match:
        at = self.clock()
        rows = tuple(Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=1))
        match = fold_log(match_id, rows)
        write = Write(match_id, rows, index_entry(match, rows, self.bot_pace_ms))
        if not await self._append(write):
            raise Conflict
        self.cache.keep(match, rows)
        self._wake_scheduler(write.index.due_at)
        return match

    async def load(self, match_id: str, at_least: int = 0) -> CachedMatch:
        """The match, from memory or from its log; at least as far as somebody has seen it elsewhere."""
        return await self.cache.load(match_id, at_least)

    async def exists(self, match_id: str) -> bool:
        """Whether somebody has opened a match under this id."""
        try:
            await self.load(match_id)
        except NoSuchMatch:
            return False
        return True

    async def act(
        self, match_id: str, decide: Decision, person: str | None = None, key: str | None = None
    ) -> tuple[Match, list[Row]]:
        """Decide on the match as it is, write the entries, and only then let them happen.

        The same key again writes nothing and gives the first rows again. Another node may write first: then
        decide anew. Whoever asked may go away meanwhile, and is sent away if it takes too long: what is
        begun is finished, and all hear of it.
        """
        return await self._answered_in_time(self._act_and_tell(match_id, decide, person, key))

    async def _act_and_tell(
        self, match_id: str, decide: Decision, person: str | None, key: str | None
    ) -> tuple[Match, list[Row]]:
        match, answered, written = await self._act(match_id, decide, person, key)
        has_left = any(isinstance(row.entry, SeatTakenOver | SeatResigned) for row in written)
        if has_left and match.is_left_to_bots:
            await self.when_left_to_bots(match)
        return match, answered

    async def _answered_in_time(self, work: Coroutine[Any, Any, Result]) -> Result:
        loop = asyncio.get_running_loop()
        task, answer = loop.create_task(work), loop.create_future()
        task.add_done_callback(lambda _: _settle(answer))
        late = loop.call_later(self._answer_s, _settle, answer)
        try:
            await answer
        finally:
            late.cancel()
            if not task.done():
                task.add_done_callback(_take_note)
        if not task.done():
            raise DatabaseAway
        return task.result()

    async def _act(
        self, match_id: str, decide: Decision, person: str | None, key: str | None
    ) -> tuple[Match, list[Row], Sequence[Row]]:
        """The match, the rows that answer, and those of them that are new."""
        async with self.cache.locked(match_id) as cached:
            for _ in range(MAX_CONFLICTS):
                if (answered := cached.answer_to(person, key)) is not None:
                    return cached.match, answered, ()
                try:
                    rows = self._rows(cached.match, decide, person, key)
                except Exception:
                    if await self.cache.was_behind(cached):
                        continue
                    raise
                if not rows and await self.cache.was_behind(cached):
                    continue
                if not rows or await self._commit(cached, rows):
                    return cached.match, list(rows), rows
                await self.cache.catch_up(cached)
        raise RuntimeError(f"match {match_id} is written by too many at once")

    async def catch_up_with(self, lengths: Mapping[str, int]) -> None:
        """Other nodes wrote: read what is new of the matches that are in memory here."""
        for cached in await self.cache.catch_up_with(lengths):
            coming = next_due(cached.match, self.bot_pace_ms)
            self._wake_scheduler(None if coming is None else coming.at)

    async def resync(self) -> None:
        """After a lost connection: whatever was missed is in the log."""
        for match_id in await self._missed_rewrites():
            await self.cache.read_anew(match_id)
        await self.catch_up_with(await self.cache.lengths())

    async def _missed_rewrites(self) -> Sequence[str]:
        """The matches whose older rows may have changed unheard; the first time, all that are here."""
        is_first = self._rewrites_read is None
        self._rewrites_read, missed = await self.store.rewritten_since(self._rewrites_read)
        return list(self.cache.matches) if is_first else missed

    async def wait_for_rows(self, match_id: str, after: int, timeout_s: float) -> list[Row]:
        """The rows after one, waiting for them if there are none."""
        cached = await self.load(match_id)
        if cached.match.seq <= after and timeout_s > 0 and not self.closing.is_set():
            with cached.pinned(), suppress(TimeoutError):
                async with asyncio.timeout(timeout_s):
                    await cached.wait()
        return cached.rows[max(0, after) :]

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closing.set()
        for cached in self.cache.matches.values():
            cached.wake()

    async def rematch(self, match_id: str, person: str, *, may_be_listed: bool = True) -> Match:
        """A new match with the same seats; whoever asks later finds the same one, and sits down there."""
        new_id = self.chance.match_id()
        old, _ = await self.act(match_id, lambda match, _: actions.rematch(match, person, new_id), person)
        assert old.rematch is not None, "just recorded"
        try:
            await self.load(old.rematch)
        except NoSuchMatch:
            opening = rematch_opening(old, person)
            listed = opening.listed and may_be_listed
            await self.open_match(replace(opening, listed=listed), match_id=old.rematch)
        new, _ = await self.act(old.rematch, lambda match, _: actions.accept_rematch(match, person), person)
        return new

    async def _commit(self, cached: CachedMatch, rows: tuple[Row, ...]) -> bool:
        """Write the rows and take them in, unless another node has written others."""
        after = cached.match
        for row in rows:
            after = apply_row(after, row)
        write = Write(after.id, rows, index_entry(after, rows, self.bot_pace_ms))
        if not await self._append(write):
            return False
        cached.replace_with(after, rows)
        self._wake_scheduler(write.index.due_at)
        return True

    async def _append(self, write: Write) -> bool:
        """Whether these rows are in the log now; after an unknown outcome the conflict may be with them."""
        for attempt in range(MAX_ATTEMPTS):
            try:
                await self.store.append(write)
            except Conflict:
                return attempt > 0 and await self._has_written(write)
            except (OutcomeUnknown, DatabaseAway):
                if attempt + 1 == MAX_ATTEMPTS:
                    raise
                await asyncio.sleep(self._retry_s * 2**attempt)
            else:
                return True
        raise AssertionError("unreachable")

    async def _has_written(self, write: Write) -> bool:
        found = await self.store.rows(write.match_id, after=write.rows[0].seq - 1)
        return tuple(found[: len(write.rows)]) == write.rows

    def _rows(self, match: Match, decide: Decision, person: str | None, key: str | None) -> tuple[Row, ...]:
        at = _at(match, self.clock())
        entries = decide(match, at)
        return tuple(
            Row(seq, at, entry, person, key) for seq, entry in enumerate(entries, start=match.seq + 1)
        )

    def scheduler_looks(self) -> None:
        """While the scheduler looks, what becomes due is noted, and it hears of it before it waits."""
        self.due_changed.clear()
        self.scheduler_wakes_at, self.heard_due_at = -float("inf"), float("inf")

    def _wake_scheduler(self, due_at: int | None) -> None:
        """Wake the scheduler if something is due before it would look again."""
        if due_at is not None:
            self.heard_due_at = min(self.heard_due_at, due_at)
            if due_at < self.scheduler_wakes_at:
                self.due_changed.set()


def _at(match: Match, now: int) -> int:
    """The time of the next rows: it does not go back where nodes' clocks differ a little.

    What a clock wrote that was far ahead is not waited for: bots would stand still until then.
    """
    return now if is_from_a_clock_ahead(match.last_at, now) else max(now, match.last_at)


def index_entry(match: Match, rows: Sequence[Row], bot_pace_ms: int) -> IndexEntry:
    """What the index keeps of a match after these rows."""
    coming = next_due(match, bot_pace_ms)
    freed = [_who_got_up(row) for row in rows]
    return IndexEntry(
        status=match.status.value,
        listed=match.is_listed,
        opened_at=match.opened_at,
        last_at=match.last_at,
        due_at=None if coming is None else coming.at,
        summary=summary(match),
        host=match.opened.host,
        bots_only=match.is_left_to_bots,
        imported=match.is_imported,
        sat_down=_who_sat_down(match, rows),
        took_part=_named(rows),
        got_up=tuple(person for person in freed if person is not None and not match.seats_of(person)),
        deal_play=deal_play(match, rows),
    )


def _who_sat_down(match: Match, rows: Sequence[Row]) -> tuple[str, ...]:
    """The people of these rows; whoever opened a file of bots alone finds it among their own, too."""
    taken = tuple(row.entry.person for row in rows if isinstance(row.entry, SeatTaken))
    is_their_file = rows[0].seq == 1 and match.is_imported and not taken
    return (match.opened.host,) if is_their_file else taken


def _who_got_up(row: Row) -> str | None:
    match row.entry:
        case SeatFreed():
            return row.person
        case SeatCleared(person=person) | PersonRemoved(person=person):
            return person
        case _:
            return None


def _named(rows: Sequence[Row]) -> tuple[str, ...]:
    """The people whom these rows name; whoever only plays turns was named when they sat down."""
    named = [row for row in rows if not isinstance(row.entry, TurnPlayed | MatchOver)]
    people = [person for row in named for person in (row.person, getattr(row.entry, "person", None))]
    openings = [row.entry for row in named if isinstance(row.entry, MatchOpened)]
    people += [plan.reserved for opened in openings for plan in opened.seats if plan.reserved]
    return tuple(dict.fromkeys(person for person in people if person is not None))


async def _let_them_play(_: Match) -> None:
    """Bots may always play on, where nobody counts their matches."""


def _settle(answer: asyncio.Future[None]) -> None:
    if not answer.done():
        answer.set_result(None)


def _take_note(task: asyncio.Task[Any]) -> None:
    """Whoever asked has been sent away, and hears how it ended when they ask again."""
    if not task.cancelled():
        task.exception()


def turns_since(cached: CachedMatch, seen: int) -> list[Row]:
    """What changed the game since the client looked; chat does not."""
    return [row for row in cached.rows[max(0, seen) :] if isinstance(row.entry, TurnPlayed)]
