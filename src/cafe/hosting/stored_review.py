"""What there is of a review of a match, and whoever keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

GONE_MS = 120_000  # without a word, whoever worked on it is gone


@dataclass(frozen=True, slots=True)
class ReadyReview:
    """A review as JSON, how it was made, and when it was ready."""

    method: str
    total: int
    told_at: int
    text: str


@dataclass(frozen=True, slots=True)
class BegunReview:
    """A review that somebody asked for: so many of its decisions are done, of all."""

    person: str
    method: str
    done: int
    total: int
    told_at: int

    def is_being_made(self, now: int) -> bool:
        return now < self.told_at + GONE_MS


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What there is of a review: while it is made anew, the one before it stays."""

    ready: ReadyReview | None
    begun: BegunReview | None


class StoredReviews(Protocol):
    """Keeps reviews: for each match one that is ready, and one that is begun."""

    async def find(self, match: str, /) -> StoredReview: ...

    async def begin(self, match: str, maker: str, begun: BegunReview, /) -> bool:
        """Let this be who makes the review of a match, unless somebody else is making it."""
        ...

    async def tell(self, match: str, maker: str, done: int, now: int, /) -> bool:
        """How far it is; False where it is not wanted any more."""
        ...

    async def finish(self, match: str, maker: str, text: str, now: int, /) -> bool:
        """Keep what was found out in the place of what was known; False where it is not wanted any more."""
        ...

    async def cancel(self, match: str, /) -> bool:
        """Call off what is begun; what is ready stays."""
        ...
