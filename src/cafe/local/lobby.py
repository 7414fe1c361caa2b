"""Lists of the browser's matches, by the index in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from cafe.hosting.match_lists import Cursor, Page, Part
from cafe.local.index import Index, IndexedMatch
from cafe.match.state import Status


class LocalLobby:
    """What goes on first, then the latest, as on a server; nobody else finds anything."""

    def __init__(self, index: Index) -> None:
        self._index, self._opening = index, asyncio.Lock()

    def opening(self, _person_id: str) -> asyncio.Lock:
        return self._opening

    async def listed(self, status: Status, _now: int, part: Part) -> Page:
        found = [each for each in self._index.matches.values() if each.listed and each.status is status]
        return _page(((0, each.opened_at, each) for each in found), part)

    async def of_person(self, person_id: str, part: Part) -> Page:
        found = [each for each in self._index.matches.values() if person_id in each.seated]
        return _page(((int(each.status is not Status.OVER), each.last_at, each) for each in found), part)

    async def listed_tables_of(self, person_id: str, besides: str) -> int:
        return sum(
            each.host == person_id and each.status is Status.OPEN and each.listed and each.id != besides
            for each in self._index.matches.values()
        )


def _page(found: Iterable[tuple[int, int, IndexedMatch]], part: Part) -> Page:
    placed = {Cursor(rank, at, match.id): match for rank, at, match in found}
    order = sorted(placed, key=_place, reverse=True)
    if part.before is not None:
        order = [place for place in order if _place(place) < _place(part.before)]
    shown = order[: part.limit]
    following = shown[-1] if len(order) > part.limit else None
    return Page(tuple(placed[place].summary for place in shown), following)


def _place(cursor: Cursor) -> tuple[int, int, str]:
    return cursor.rank, cursor.at, cursor.match_id
