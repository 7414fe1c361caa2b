"""Which matches have something due, and which node acts on them: a lease in the index of matches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, false, func, not_, or_, select, tuple_, update

from cafe.hosting.due_matches import (
    LEASE_MS,
    MAX_ACTING_PER_LANE,
    MAX_CLAIMED,
    REST_AFTER_MS,
    Busy,
    DueMatch,
)
from cafe.hosting.lane import Lane
from cafe.hosting.storage.batches import BATCH_ROWS, batches
from cafe.hosting.storage.schema import matches
from cafe.match.clock import DAY_MS, MAX_SKEW_MS
from cafe.match.state import Status

if TYPE_CHECKING:
    from cafe.hosting.storage.store import Store  # which has leases


class Leases:
    """Claims on matches that are due; they keep other nodes off. The log's key makes each act happen once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def first_due(self, now: int, busy: Busy) -> int | None:
        """When the next match is due that this node could act on."""
        query = select(func.min(matches.c.due_at)).where(*_claimable(now, busy))
        async with self.store.engine.connect() as connection:
            first: int | None = await connection.scalar(query)
            return first

    async def due(self, now: int, busy: Busy) -> list[DueMatch]:
        """What is due, in fair order: with people before bots alone, and all hosts in turn."""
        place = func.row_number().over(
            partition_by=(matches.c.host, matches.c.bots_only), order_by=(matches.c.due_at, matches.c.id)
        )
        columns = matches.c.id, matches.c.seq, matches.c.host, matches.c.bots_only, matches.c.due_at
        ranked = (
            select(*columns, place.label("place"))
            .where(matches.c.due_at <= now, *_claimable(now, busy))
            .subquery()
        )
        query = (
            select(ranked)
            .where(ranked.c.place <= MAX_ACTING_PER_LANE)
            .order_by(ranked.c.bots_only, ranked.c.place, ranked.c.due_at, ranked.c.id)
            .limit(MAX_CLAIMED)
        )
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [DueMatch(row.id, row.seq, Lane(row.host, bool(row.bots_only))) for row in found]

    async def claim(self, now: int, wanted: Sequence[DueMatch]) -> list[DueMatch]:
        """Those of the wanted that no other node has leased meanwhile, in the same order."""
        if not wanted:
            return []
        is_free = matches.c.due_at <= now, _is_not_leased(now)
        ready = select(matches.c.id).where(matches.c.id.in_([match.id for match in wanted]), *is_free)
        if self.store.is_postgres:
            ready = ready.with_for_update(skip_locked=True)
        claim = (
            update(matches)
            .where(matches.c.id.in_(ready), *is_free)
            .values(leased_until=now + LEASE_MS)
            .returning(matches.c.id, matches.c.seq)
        )
        async with self.store.begin() as connection:
            lengths = {found.id: found.seq for found in await connection.execute(claim)}
        return [DueMatch(match.id, lengths[match.id], match.lane) for match in wanted if match.id in lengths]

    async def renew(self, now: int, acting: Sequence[DueMatch]) -> None:
        """Keep these; whatever was written or settled meanwhile has ended its lease, and stays free."""
        async with self.store.begin() as connection:
            for start in range(0, len(acting), BATCH_ROWS):
                claimed = [(match.id, match.seq) for match in acting[start : start + BATCH_ROWS]]
                is_kept = tuple_(matches.c.id, matches.c.seq).in_(claimed), matches.c.leased_until > 0
                await connection.execute(update(matches).where(*is_kept).values(leased_until=now + LEASE_MS))

    async def arm(self, match_ids: Collection[str], now: int) -> None:
        """Let somebody look at these running matches now: what is due there may have changed."""
        async with self.store.begin() as connection:
            for batch in batches(match_ids):
                waits = or_(matches.c.due_at.is_(None), matches.c.due_at > now)
                is_meant = matches.c.id.in_(batch), matches.c.status == Status.RUNNING.value, waits
                await connection.execute(update(matches).where(*is_meant).values(due_at=now))

    async def settle(self, match_id: str, seq: int, due_at: int | None) -> None:
        """Nothing was due after this row: give the match back until this moment."""
        unchanged = matches.c.id == match_id, matches.c.seq == seq
        async with self.store.begin() as connection:
            await connection.execute(update(matches).where(*unchanged).values(due_at=due_at, leased_until=0))

    async def bring_forward(self, now: int) -> None:
        """Let what a wrong clock has put off be due now."""
        put_off = (
            update(matches)
            .where(
                matches.c.status == Status.RUNNING.value,
                matches.c.last_at > now + MAX_SKEW_MS,  # is_from_a_clock_ahead, as SQL says it
                matches.c.last_at < now + DAY_MS,
                matches.c.due_at > now,
            )
            .values(due_at=now)
        )
        async with self.store.begin() as connection:
            await connection.execute(put_off)

    async def database_now(self) -> int | None:
        """The time of the database, where that has a clock of its own."""
        if not self.store.is_postgres:
            return None
        query = select(func.extract("epoch", func.clock_timestamp()) * 1_000)
        async with self.store.engine.connect() as connection:
            return round((await connection.execute(query)).scalar_one())


def _claimable(now: int, busy: Busy) -> tuple[ColumnElement[bool], ...]:
    """What no other node acts on, what this one has room for, and what does not rest."""
    is_awake = or_(not_(matches.c.bots_only), matches.c.watched_at > now - REST_AFTER_MS)
    has_room = [
        or_(matches.c.host != lane.host, matches.c.bots_only != lane.bots_only) for lane in busy.full_lanes
    ]
    if busy.is_full_of_bots:
        has_room.append(matches.c.bots_only == false())
    return _is_not_leased(now), matches.c.id.not_in(list(busy.match_ids)), is_awake, *has_room


def _is_not_leased(now: int) -> ColumnElement[bool]:
    """Free, or leased by a node whose clock is far ahead: nobody leases for so long."""
    leased_until = matches.c.leased_until
    return or_(leased_until < now, leased_until > now + LEASE_MS + MAX_SKEW_MS)
