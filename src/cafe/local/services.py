"""Everything that the endpoints share in a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from cafe.api.puzzling.shelf import Shelf
from cafe.api.reviewing.reviewer import Reviewer
from cafe.api.services import Program
from cafe.api.tasks import TASKS
from cafe.api.thinking_bots import OWN_BOTS, stand_in
from cafe.hosting.chance import SYSTEM_CHANCE, Chance
from cafe.hosting.log_store import Write
from cafe.hosting.matches import BOT_PACE_MS, Matches, index_entry, now_ms
from cafe.hosting.own_results import OwnResults
from cafe.hosting.scheduler import Scheduler
from cafe.local.index import Index, IndexedMatch
from cafe.local.lobby import LocalLobby
from cafe.local.log import LocalLog
from cafe.local.people import FORMAT, FORMAT_KEY, PERSON, LocalPeople
from cafe.local.puzzle_records import LocalPuzzleRecords
from cafe.local.results import LocalResults
from cafe.local.reviews import LocalReviews
from cafe.local.storage import Shelves
from cafe.local.thinking import ThinkingInline
from cafe.match.state import fold_log
from cafe.protocol.encoding import Encoder
from cafe.puzzles import shipped

CACHE_SIZE = 30  # matches in memory; the others are read again


class NewerFormat(Exception):
    """A newer version of the café has written here, and this one leaves it alone."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How the house is run; tests run it faster."""

    clock: Callable[[], int] = now_ms
    chance: Chance = SYSTEM_CHANCE
    bot_pace_ms: int = BOT_PACE_MS
    retry_s: float = 0.1  # after a storage that was away


class Services:
    """The matches of this browser, and all that belongs to them."""

    programs: Sequence[Program] = ()

    def __init__(self, shelves: Shelves, index: Index, people: LocalPeople, ways: Ways) -> None:
        self.shelves, self.index, self.people = shelves, index, people
        self.matches = Matches(
            LocalLog(shelves, index),
            OWN_BOTS,
            stand_in=lambda edition: stand_in(edition).name,
            bot_pace_ms=ways.bot_pace_ms,
            clock=ways.clock,
            chance=ways.chance,
            cache_size=CACHE_SIZE,
            retry_s=ways.retry_s,
        )
        thinking = ThinkingInline(OWN_BOTS, TASKS)
        self.scheduler = Scheduler(self.matches, thinkers=thinking, here=thinking)
        self.lobby, self.encoder = LocalLobby(index), Encoder()
        reviews = LocalReviews(shelves)
        self.reviewer = Reviewer(reviews, self.scheduler.thinking, ways.clock)
        self.results = OwnResults(self.matches.store, LocalResults(shelves, index, reviews))

    @cached_property
    def puzzles(self) -> Shelf:
        """Read when somebody asks for puzzles: that takes a while."""
        return Shelf(shipped(), LocalPuzzleRecords(self.shelves), self.matches.clock)

    @classmethod
    async def opened(cls, shelves: Shelves, ways: Ways) -> Services:
        """What lies in the storage, running; NewerFormat if a newer version wrote it."""
        if not _is_known(await shelves.get(FORMAT_KEY)):
            raise NewerFormat
        kept = {str(key): IndexedMatch.read(text) for key, text in await shelves.read("matches", None, None)}
        index = Index(match for match in kept.values() if match is not None)
        for match_id in [match_id for match_id, match in kept.items() if match is None]:
            await _index_anew(LocalLog(shelves, index), index, match_id, ways)
        services = cls(shelves, index, LocalPeople(shelves, await shelves.get(PERSON)), ways)
        services.scheduler.open()
        services.reviewer.open()
        return services

    async def close(self) -> None:
        """Let nobody wait, and finish nothing more: what is written is written."""
        self.matches.close()
        await self.scheduler.close()
        await self.reviewer.close()


async def _index_anew(log: LocalLog, index: Index, match_id: str, ways: Ways) -> None:
    """An entry of the index that cannot be read follows from the log of its match."""
    rows = tuple(await log.rows(match_id))
    match = fold_log(match_id, rows)
    index.keep(index.after(Write(match_id, rows, index_entry(match, rows, ways.bot_pace_ms))))


def _is_known(kept: str | None) -> bool:
    return kept is None or (kept.isascii() and kept.isdigit() and int(kept) <= FORMAT)
