"""A part of a list of matches, and the places in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from cafe.match.summary import Summary

CURSOR = re.compile(r"([01])\.([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a list: what comes first, then the latest, then by id; no two are at the same one."""

    rank: int
    at: int
    match_id: str

    def __str__(self) -> str:
        return f"{self.rank}.{self.at}.{self.match_id}"

    @classmethod
    def parse(cls, text: str) -> Self:
        if (found := CURSOR.fullmatch(text)) is None:
            raise ValueError("no such place in a list")
        return cls(int(found[1]), int(found[2]), found[3])


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a list, and where the next one begins, if there is one."""

    summaries: tuple[Summary, ...]
    next: Cursor | None


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of a list is wanted: so many matches, after a place."""

    limit: int
    before: Cursor | None = None
