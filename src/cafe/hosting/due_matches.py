"""Matches in which something is due, and whoever knows which they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from cafe.hosting.lane import Lane

LEASE_MS = 15_000  # then a node that died is replaced
RENEW_MS = LEASE_MS // 3  # so often a node says that it still acts: bots may have to wait to think
MAX_CLAIMED = 32  # at once
MAX_ACTING_PER_LANE = 4  # matches of one host, at one time on one node
REST_AFTER_MS = 600_000  # without anybody who looks, a match of bots alone rests


@dataclass(frozen=True, slots=True)
class DueMatch:
    """A match in which something is due, as the index has it."""

    id: str
    seq: int  # the length of its log
    lane: Lane


@dataclass(frozen=True, slots=True)
class Busy:
    """What a node is acting on, and which lanes have as much of it as they may have."""

    match_ids: Collection[str] = ()
    full_lanes: Collection[Lane] = ()
    is_full_of_bots: bool = False  # no more matches of bots alone, whoever their host is


class DueMatches(Protocol):
    """Which matches have something due, and which node acts on them."""

    async def first_due(self, now: int, busy: Busy) -> int | None:
        """When the next match is due that this node could act on."""
        ...

    async def due(self, now: int, busy: Busy) -> list[DueMatch]:
        """What is due, in fair order."""
        ...

    async def claim(self, now: int, wanted: Sequence[DueMatch]) -> list[DueMatch]:
        """Those of the wanted that nobody else acts on, in the same order."""
        ...

    async def renew(self, now: int, acting: Sequence[DueMatch]) -> None:
        """Keep these, which were claimed and have not changed since."""
        ...

    async def settle(self, match_id: str, seq: int, due_at: int | None) -> None:
        """Nothing was due after this row: give the match back until this moment."""
        ...

    async def bring_forward(self, now: int) -> None:
        """Let what a wrong clock has put off be due now."""
        ...

    async def database_now(self) -> int | None:
        """The time of the database, where that has a clock of its own."""
        ...
