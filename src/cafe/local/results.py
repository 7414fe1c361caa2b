"""What the finished matches of this browser came to, so that no log is read twice for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cafe.hosting.kept_results import KeptResult, NewReview
from cafe.local.index import Index
from cafe.local.reviews import READY, LocalReviews
from cafe.local.storage import Change, Shelves
from cafe.match.state import Status

RESULT = "result:"


class Result(msgspec.Struct, frozen=True):
    """A result as it lies in the storage."""

    version: int
    over_at: int
    game: str
    review: str | None = None
    reviewed_at: int | None = None  # the review that was read


class LocalResults:
    """The results, one for each match."""

    def __init__(self, shelves: Shelves, index: Index, reviews: LocalReviews) -> None:
        self._shelves, self._index, self._reviews = shelves, index, reviews

    async def unread(self, person: str, version: int, limit: int) -> tuple[list[str], int]:
        read = {match for match, result in (await self._all()).items() if result.version == version}
        found = [
            each
            for each in self._index.matches.values()
            if person in each.seated and each.status is Status.OVER and each.id not in read
        ]
        latest = sorted(found, key=lambda each: (-each.last_at, each.id))
        return [each.id for each in latest[:limit]], len(latest)

    async def unread_reviews(self, _person: str, limit: int) -> tuple[list[NewReview], int]:
        ready = {match: int(at) for match, at in (await self._shelves.beginning_with(READY)).items()}
        new = [
            NewReview(match, ready[match], result.game)
            for match, result in sorted((await self._all()).items())
            if match in ready and result.reviewed_at != ready[match]
        ]
        return new[:limit], len(new)

    async def keep(self, _person: str, version: int, kept: Sequence[KeptResult]) -> None:
        if kept:
            await self._shelves.write(
                *(_put(each.match, Result(version, each.over_at, each.game)) for each in kept)
            )

    async def keep_reviews(self, _person: str, found: Mapping[NewReview, str | None]) -> None:
        results = await self._all()
        changed = [
            _put(new.match, msgspec.structs.replace(results[new.match], review=said, reviewed_at=new.told_at))
            for new, said in found.items()
            if new.match in results
        ]
        if changed:
            await self._shelves.write(*changed)

    async def latest(self, _person: str, limit: int) -> list[KeptResult]:
        kept = [
            KeptResult(match, each.over_at, each.game, each.review)
            for match, each in (await self._all()).items()
        ]
        return sorted(kept, key=lambda each: (each.over_at, each.match), reverse=True)[:limit]

    async def count(self, _person: str) -> int:
        return len(await self._all())

    async def review_text(self, match: str) -> str | None:
        found = await self._reviews.find(match)
        return None if found.ready is None else found.ready.text

    async def _all(self) -> dict[str, Result]:
        found = await self._shelves.beginning_with(RESULT)
        return {match: msgspec.json.decode(text, type=Result) for match, text in found.items()}


def _put(match: str, result: Result) -> Change:
    return Change("put", "kept", f"{RESULT}{match}", msgspec.json.encode(result).decode())
