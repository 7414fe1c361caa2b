"""The index of the browser's matches: all of it in memory, as it lies in the storage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from cafe.hosting.due_matches import LEASE_MS, MAX_ACTING_PER_LANE, MAX_CLAIMED, REST_AFTER_MS, Busy, DueMatch
from cafe.hosting.lane import Lane
from cafe.hosting.log_store import Write, to_json
from cafe.match.clock import is_from_a_clock_ahead
from cafe.match.state import Status
from cafe.match.summary import Summary


@dataclass(frozen=True, slots=True)
class IndexedMatch:
    """What is kept of a match beside its log."""

    seq: int
    status: Status
    listed: bool
    opened_at: int
    last_at: int
    due_at: int | None
    summary: Summary
    host: str
    bots_only: bool
    imported: bool
    seated: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return self.summary.id

    @property
    def lane(self) -> Lane:
        return Lane(self.host, self.bots_only)

    def json(self) -> str:
        return to_json(self)

    @classmethod
    def read(cls, text: str) -> IndexedMatch | None:
        """What `json` made this of; None for what another version wrote: the log tells all of it."""
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError:
            return None


class Index:
    """Finds matches, and knows which of them have something due. Nobody else acts on them."""

    def __init__(self, found: Iterable[IndexedMatch] = ()) -> None:
        self.matches = {match.id: match for match in found}
        self._leased_until: dict[str, int] = {}
        self._watched_at: dict[str, int] = {}

    def after(self, write: Write) -> IndexedMatch:
        """The entry of a match as it is after a write."""
        index, before = write.index, self.matches.get(write.match_id)
        there = () if before is None else before.seated
        return IndexedMatch(
            seq=write.seq,
            status=Status(index.status),
            listed=index.listed,
            opened_at=index.opened_at,
            last_at=index.last_at,
            due_at=index.due_at,
            summary=index.summary,
            host=index.host,
            bots_only=index.bots_only,
            imported=index.imported,
            seated=tuple(dict.fromkeys(one for one in (*there, *index.sat_down) if one not in index.got_up)),
        )

    def keep(self, match: IndexedMatch) -> None:
        self.matches[match.id] = match
        self._leased_until.pop(match.id, None)

    def watch(self, match_id: str, now: int) -> bool:
        """Somebody looks at a match; True if it rested until now."""
        before = self._watched_at.get(match_id, 0)
        self._watched_at[match_id] = now
        return before <= now - REST_AFTER_MS

    async def first_due(self, now: int, busy: Busy) -> int | None:
        return min(
            (each.due_at for each in self._claimable(now, busy) if each.due_at is not None), default=None
        )

    async def due(self, now: int, busy: Busy) -> list[DueMatch]:
        """What is due, with people before bots alone."""
        ready = [
            each for each in self._claimable(now, busy) if each.due_at is not None and each.due_at <= now
        ]
        chosen, per_lane = list[DueMatch](), dict[Lane, int]()
        for each in sorted(ready, key=lambda one: (one.bots_only, one.due_at, one.id)):
            per_lane[each.lane] = per_lane.get(each.lane, 0) + 1
            if per_lane[each.lane] <= MAX_ACTING_PER_LANE:
                chosen.append(DueMatch(each.id, each.seq, each.lane))
        return chosen[:MAX_CLAIMED]

    async def claim(self, now: int, wanted: Sequence[DueMatch]) -> list[DueMatch]:
        """All of them; should the act fail, they are tried again after a while."""
        self._leased_until |= {match.id: now + LEASE_MS for match in wanted}
        return list(wanted)

    async def renew(self, now: int, acting: Sequence[DueMatch]) -> None:
        """Nothing to do: there is no other node."""

    async def settle(self, match_id: str, seq: int, due_at: int | None) -> None:
        self._leased_until.pop(match_id, None)
        if (match := self.matches.get(match_id)) is not None and match.seq == seq:
            self.matches[match_id] = replace(match, due_at=due_at)

    async def bring_forward(self, now: int) -> None:
        for match in list(self.matches.values()):
            is_put_off = match.due_at is not None and match.due_at > now
            if is_put_off and match.status is Status.RUNNING and is_from_a_clock_ahead(match.last_at, now):
                self.matches[match.id] = replace(match, due_at=now)

    async def database_now(self) -> int | None:
        return None

    def _claimable(self, now: int, busy: Busy) -> list[IndexedMatch]:
        return [match for match in self.matches.values() if self._is_free(match, now, busy)]

    def _is_free(self, match: IndexedMatch, now: int, busy: Busy) -> bool:
        """Nobody acts on it, and there is room for it; bots alone play on while somebody looks."""
        return (
            match.id not in busy.match_ids
            and match.lane not in busy.full_lanes
            and not (busy.is_full_of_bots and match.bots_only)
            and self._leased_until.get(match.id, 0) <= now
            and (not match.bots_only or self._watched_at.get(match.id, 0) > now - REST_AFTER_MS)
        )
