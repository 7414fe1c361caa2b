"""What other nodes wrote, read together: one query for all matches announced while the last one was asked."""

from __future__ import annotations

import asyncio

from cafe.hosting.matches import Matches
from cafe.hosting.storage.store import Store


class Announcements:
    """The matches of which other nodes wrote more than this one has read, and how far."""

    def __init__(self, matches: Matches[Store]) -> None:
        self._matches = matches
        self._lengths: dict[str, int] = {}
        self._heard = asyncio.Event()

    def add(self, match_id: str, seq: int) -> None:
        self._lengths[match_id] = max(seq, self._lengths.get(match_id, 0))
        self._heard.set()

    async def read_forever(self) -> None:
        """Read whatever was announced, and then whatever was announced meanwhile."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            lengths, self._lengths = self._lengths, {}
            await self._matches.catch_up_with(lengths)
