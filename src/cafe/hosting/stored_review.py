"""What there is of a review of a match, and whoever keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

GONE_MS = 120_000  # without a word, whoever worked on it is gone


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What there is of a review; `text` is the whole of it as JSON once it is ready."""

    method: str
    done: int
    total: int
    told_at: int
    text: str | None

    def is_being_made(self, now: int) -> bool:
        return self.text is None and now < self.told_at + GONE_MS


class StoredReviews(Protocol):
    """Keeps reviews, one for each match."""

    async def find(self, match: str, /) -> StoredReview | None: ...

    async def begin(self, match: str, maker: str, method: str, total: int, now: int, /) -> bool:
        """Make this the review of a match, unless somebody else is making the same one."""
        ...

    async def tell(self, match: str, maker: str, done: int, now: int, /) -> bool:
        """How far it is; False where it is not wanted any more."""
        ...

    async def finish(self, match: str, maker: str, text: str, now: int, /) -> bool:
        """Keep what was found out; False where it is not wanted any more."""
        ...

    async def cancel(self, match: str, /) -> bool:
        """Take a review away that is not ready."""
        ...
