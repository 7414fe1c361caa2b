"""Reviews in a browser: ready ones are kept, and what is being made is in memory and ends with the house."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from cafe.hosting.stored_review import BegunReview, ReadyReview, StoredReview
from cafe.local.storage import Change, Shelves

REVIEW, READY = "review:", "reviewed:"  # the whole of it, and when it was ready


@dataclass(frozen=True, slots=True)
class InTheMaking:
    maker: str
    so_far: BegunReview


class LocalReviews:
    """One review for each match, and the next one."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves
        self._making: dict[str, InTheMaking] = {}

    async def find(self, match: str) -> StoredReview:
        making = self._making.get(match)
        kept = await self._shelves.get(f"{REVIEW}{match}")
        ready = None if kept is None else msgspec.json.decode(kept, type=ReadyReview)
        return StoredReview(ready, None if making is None else making.so_far)

    async def begin(self, match: str, maker: str, begun: BegunReview) -> bool:
        if match in self._making:
            return False
        self._making[match] = InTheMaking(maker, begun)
        return True

    async def tell(self, match: str, maker: str, done: int, now: int) -> bool:
        making = self._making.get(match)
        if making is None or making.maker != maker:
            return False
        self._making[match] = replace(making, so_far=replace(making.so_far, done=done, told_at=now))
        return True

    async def finish(self, match: str, maker: str, text: str, now: int) -> bool:
        making = self._making.get(match)
        if making is None or making.maker != maker:
            return False
        ready = ReadyReview(making.so_far.method, making.so_far.total, now, text)
        await self._shelves.write(
            Change("put", "kept", f"{REVIEW}{match}", msgspec.json.encode(ready).decode()),
            Change("put", "kept", f"{READY}{match}", str(now)),
        )
        del self._making[match]
        return True

    async def cancel(self, match: str) -> bool:
        return self._making.pop(match, None) is not None
