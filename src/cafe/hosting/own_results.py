"""What a person's finished matches came to: read from their logs a few at a time, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec

from cafe.hosting.events import Events
from cafe.hosting.kept_results import KeptResult, KeptResults, NewReview
from cafe.hosting.log_store import LogStore
from cafe.match.entries import Row
from cafe.rules.values import replace
from cafe.statistics.game import VERSION, GameReview, PlayedGame, played_game
from cafe.statistics.review_figures import ReviewFigures, game_review

READ_AT_ONCE = 20  # logs, while the person waits; the rest follows when they ask again
REVIEWS_AT_ONCE = 20
MAX_GAMES = 5_000  # of one person, the latest
events = Events("results")


class OffTheLoop(Protocol):
    """Does what takes long in a thread."""

    def __call__(self, work: Callable[[], Any], /) -> Awaitable[Any]: ...


@dataclass(frozen=True, slots=True)
class OwnGames:
    """A person's games, the latest first; how many have not been read yet, and how many were left off."""

    games: tuple[PlayedGame, ...]
    unread: int
    left_off: int


class OwnResults:
    """Reads what is new since somebody last asked, and gives what is kept."""

    def __init__(self, store: LogStore, results: KeptResults) -> None:
        self._store, self._results = store, results
        self._reading = WeakValueDictionary[str, asyncio.Lock]()

    async def read(self, person: str, off_the_loop: OffTheLoop) -> OwnGames:
        """The person's games; of those that are new, as many as can be read at once."""
        async with self._reading.setdefault(person, asyncio.Lock()):  # they may ask on several devices
            unread = await self._read_logs(person, off_the_loop)
            unread += await self._read_reviews(person, off_the_loop)
        kept = await self._results.latest(person, MAX_GAMES)
        left_off = await self._results.count(person) - MAX_GAMES if len(kept) == MAX_GAMES else 0
        games: Sequence[PlayedGame] = await off_the_loop(lambda: games_of(kept))
        return OwnGames(tuple(games), unread, left_off)

    async def kept(self, person: str) -> list[PlayedGame]:
        """What is kept of them now, as far as it was ever asked for."""
        return await asyncio.to_thread(games_of, await self._results.latest(person, MAX_GAMES))

    async def _read_logs(self, person: str, off_the_loop: OffTheLoop) -> int:
        """Read some logs; how many are left."""
        found, count = await self._results.unread(person, VERSION, READ_AT_ONCE)
        kept = list[KeptResult]()
        for match_id in found:
            if not (rows := await self._store.rows(match_id)):
                continue  # forgotten meanwhile
            try:
                kept.append(await off_the_loop(partial(_kept, match_id, rows, person)))
            except (AssertionError, LookupError, TypeError, ValueError) as failure:
                events.warning("result_unreadable", match=match_id, reason=str(failure))
        await self._results.keep(person, VERSION, kept)
        return count - len(kept)

    async def _read_reviews(self, person: str, off_the_loop: OffTheLoop) -> int:
        """Read what some reviews say of them; how many are left."""
        found, count = await self._results.unread_reviews(person, REVIEWS_AT_ONCE)
        said: dict[NewReview, str | None] = {}
        for new in found:
            text = await self._results.review_text(new.match)
            said[new] = await off_the_loop(partial(_said, text, new.game))
        if said:
            await self._results.keep_reviews(person, said)
        return count - len(said)


def games_of(kept: Sequence[KeptResult]) -> list[PlayedGame]:
    """The games that rows tell of, with what was said in their reviews."""
    games = [(each, msgspec.json.decode(each.game, type=PlayedGame | None)) for each in kept]
    return [replace(game, review=_review(each)) for each, game in games if game is not None]


def _review(kept: KeptResult) -> GameReview | None:
    return None if kept.review is None else msgspec.json.decode(kept.review, type=GameReview)


def _kept(match_id: str, rows: Sequence[Row], person: str) -> KeptResult:
    game = played_game(match_id, rows, person)
    over_at = rows[-1].at if game is None else game.over_at
    return KeptResult(match_id, over_at, msgspec.json.encode(game).decode(), None)


def _said(text: str | None, kept_game: str) -> str | None:
    """What a review says of whoever played a game so, as it is kept."""
    game = msgspec.json.decode(kept_game, type=PlayedGame | None)
    if text is None or game is None:
        return None
    said = game_review(msgspec.json.decode(text, type=ReviewFigures), game.seat)
    return None if said is None else msgspec.json.encode(said).decode()
