"""The logs of matches in the browser's storage: each row under [match, seq], with the index beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cafe.hosting.log_store import Write, entry_json, read_entry
from cafe.local.index import Index
from cafe.local.storage import Change, Shelves
from cafe.match.entries import Row
from cafe.match.limits import MAX_SEQ


class KeptRow(msgspec.Struct, frozen=True):
    """A row as it is kept; its entry is JSON of its own, as a server keeps it."""

    at: int
    entry: str
    person: str | None = None
    key: str | None = None


class LocalLog:
    """One house writes to it: a lock of the browser sees to that, and the keys make sure."""

    has_other_writers = False

    def __init__(self, shelves: Shelves, index: Index) -> None:
        self._shelves, self._index = shelves, index

    @property
    def due_matches(self) -> Index:
        return self._index

    async def append(self, write: Write) -> None:
        """All rows and the index in one transaction; a row that is there already is a Conflict."""
        after = self._index.after(write)
        rows = [Change("add", "log", [write.match_id, row.seq], _kept(row)) for row in write.rows]
        await self._shelves.write(*rows, Change("put", "matches", write.match_id, after.json()))
        self._index.keep(after)

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        found = await self._shelves.read("log", [match_id, after + 1], [match_id, MAX_SEQ])
        return [_row(key[1], value) for key, value in found]

    async def rows_of_several(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        return {match_id: await self.rows(match_id, seq) for match_id, seq in after.items()}

    async def lengths(self, match_ids: Sequence[str]) -> dict[str, int]:
        return {each: self._index.matches[each].seq for each in match_ids if each in self._index.matches}

    async def rewritten_since(self, position: int | None) -> tuple[int, Sequence[str]]:
        """Nobody rewrites a log here."""
        return position or 0, ()


def _kept(row: Row) -> str:
    return msgspec.json.encode(KeptRow(row.at, entry_json(row.entry), row.person, row.key)).decode()


def _row(seq: int, text: str) -> Row:
    kept = msgspec.json.decode(text, type=KeptRow)
    return Row(seq, kept.at, read_entry(kept.entry), kept.person, kept.key)
