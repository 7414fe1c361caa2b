"""What the person of this browser made of puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from cafe.hosting.puzzle_standing import NOBODYS, Answered, Attempt, Standing, first_answer
from cafe.local.storage import Change, Shelves
from cafe.puzzles.rating import Rating
from cafe.rules import Edition

ATTEMPT, STANDING, RATING = "attempt:", "standing:", "rating:"
Value = TypeVar("Value")


class LocalPuzzleRecords:
    """First attempts, with all that they change."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves, self._answering = shelves, asyncio.Lock()

    async def attempt(
        self, person: str, answered: Answered, now: int, *, solved: bool
    ) -> tuple[Attempt, bool]:
        async with self._answering:  # no rating loses what another answer added to it
            return await self._attempt(person, answered, now, solved=solved)

    async def _attempt(
        self, person: str, answered: Answered, now: int, *, solved: bool
    ) -> tuple[Attempt, bool]:
        if (before := await self.first_attempt(person, answered.puzzle)) is not None:
            return before, False
        standing = (await self.standings(person)).get(answered.game, NOBODYS)
        hardness = await self.rating(answered.puzzle) or Rating(answered.difficulty)
        first = first_answer(standing, hardness, answered, now, solved=solved)
        await self._shelves.write(
            Change("add", "kept", f"{ATTEMPT}{answered.puzzle}", _json(first.attempt)),
            Change("put", "kept", f"{STANDING}{answered.game}", _json(first.standing)),
            Change("put", "kept", f"{RATING}{answered.puzzle}", _json(first.hardness)),
        )
        return first.attempt, True

    async def attempts(self, _person: str) -> Mapping[str, Attempt]:
        found = await self._all(ATTEMPT, Attempt)
        return dict(sorted(found.items(), key=lambda pair: pair[1].at))

    async def first_attempt(self, _person: str, puzzle: str) -> Attempt | None:
        return await self._one(f"{ATTEMPT}{puzzle}", Attempt)

    async def standings(self, _person: str) -> Mapping[Edition, Standing]:
        return {Edition(game): standing for game, standing in (await self._all(STANDING, Standing)).items()}

    async def ratings(self) -> Mapping[str, Rating]:
        return await self._all(RATING, Rating)

    async def rating(self, puzzle: str) -> Rating | None:
        return await self._one(f"{RATING}{puzzle}", Rating)

    async def _one(self, key: str, kind: type[Value]) -> Value | None:
        kept = await self._shelves.get(key)
        return None if kept is None else msgspec.json.decode(kept, type=kind)

    async def _all(self, prefix: str, kind: type[Value]) -> dict[str, Value]:
        found = await self._shelves.beginning_with(prefix)
        return {name: msgspec.json.decode(text, type=kind) for name, text in found.items()}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
