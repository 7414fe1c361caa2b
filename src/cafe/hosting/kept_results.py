"""What people's finished matches came to, as it is kept; and whoever keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A row as it is kept: both texts are JSON."""

    match: str
    over_at: int
    game: str
    review: str | None


@dataclass(frozen=True, slots=True)
class NewReview:
    """A review that is ready and has not been read for this person."""

    match: str
    told_at: int
    game: str  # as the person played it


class KeptResults(Protocol):
    """Keeps results, one for each person and match."""

    async def unread(self, person: str, version: int, limit: int, /) -> tuple[list[str], int]:
        """The latest finished matches of a person without a row of this version, and how many there are."""
        ...

    async def unread_reviews(self, person: str, limit: int, /) -> tuple[list[NewReview], int]:
        """The reviews that were made or made anew since they were read for this person."""
        ...

    async def keep(self, person: str, version: int, kept: Sequence[KeptResult], /) -> None: ...

    async def keep_reviews(self, person: str, found: Mapping[NewReview, str | None], /) -> None: ...

    async def latest(self, person: str, limit: int, /) -> list[KeptResult]:
        """What is kept of a person, the latest first."""
        ...

    async def count(self, person: str, /) -> int: ...

    async def review_text(self, match: str, /) -> str | None: ...
