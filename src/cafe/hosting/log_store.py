"""What a match is written as, and whoever keeps it: new rows of its log, with its entry in the index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from cafe.hosting.due_matches import DueMatches
from cafe.match.codec import read_tagged, tagged
from cafe.match.deal_play import DealPlay
from cafe.match.entries import Entry, Row
from cafe.match.summary import Summary


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """What is kept of a match beside its log, to find it by."""

    status: str
    listed: bool
    opened_at: int
    last_at: int
    due_at: int | None
    summary: Summary
    host: str
    bots_only: bool  # it runs, and no person plays
    imported: bool
    sat_down: tuple[str, ...] = ()  # the people who took a seat with this write
    got_up: tuple[str, ...] = ()
    took_part: tuple[str, ...] = ()  # the people whom these rows name beyond their turns
    deal_play: DealPlay | None = None  # of a shared deal that was begun or ended with this write


@dataclass(frozen=True, slots=True)
class Write:
    """New rows of a match's log, with the index after them."""

    match_id: str
    rows: tuple[Row, ...]
    index: IndexEntry

    @property
    def seq(self) -> int:
        return self.rows[-1].seq

    @property
    def opens(self) -> bool:
        return self.rows[0].seq == 1

    @property
    def changes_seats(self) -> bool:
        return self.opens or bool(self.index.sat_down or self.index.got_up or self.index.took_part)

    @property
    def is_only_turns(self) -> bool:
        """Whether nothing but the log and the match's own line of the index changes."""
        return not self.changes_seats and self.index.deal_play is None


class LogStore(Protocol):
    """Keeps the logs of matches."""

    @property
    def has_other_writers(self) -> bool:
        """Whether other nodes write to the same logs."""
        ...

    @property
    def due_matches(self) -> DueMatches: ...

    async def append(self, write: Write) -> None:
        """Write the rows durably, or raise Conflict, DatabaseAway or OutcomeUnknown; nobody hears before."""
        ...

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        """The log of a match from a row on; empty if there is no such match."""
        ...

    async def rows_of_several(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The rows of some matches, each from a row on."""
        ...

    async def lengths(self, match_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        ...

    async def rewritten_since(self, position: int | None) -> tuple[int, Sequence[str]]:
        """The matches whose older rows changed after a position, and the latest position."""
        ...


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def entry_json(entry: Entry) -> str:
    """An entry as the log keeps it."""
    return to_json(tagged(entry))


def read_entry(text: str) -> Entry:
    """What `entry_json` made this of."""
    entry: Entry = read_tagged(Entry, msgspec.json.decode(text))
    return entry


def read_row(found: Any) -> Row:
    """A row of the database's table as a row of a match's log."""
    return Row(found.seq, found.at, read_entry(found.entry), found.person, found.key)
