"""The puzzles of this café: listed at once, and each read once, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import lru_cache

from cafe.hosting.puzzle_standing import PuzzleRecords
from cafe.puzzles import Library, Listed, NoSuchPuzzle, Puzzle
from cafe.puzzles.library import id_of_the_day
from cafe.rules import Edition

KEPT = 500  # puzzles in memory: a shipped set


class Shelf:
    """The library, and what people made of it."""

    def __init__(self, library: Library, records: PuzzleRecords, clock: Callable[[], int]) -> None:
        self.library, self.records, self._clock = library, records, clock
        self._listed = {listed.id: listed for listed in library.listed()}
        self.read = lru_cache(maxsize=KEPT)(self._read)

    def now(self) -> int:
        return self._clock()

    def today(self) -> date:
        """The day that it is for everybody."""
        return datetime.fromtimestamp(self._clock() / 1_000, UTC).date()

    def listed(self, puzzle_id: str) -> Listed:
        """What a list tells of a puzzle, or NoSuchPuzzle."""
        if not self.has(puzzle_id):
            raise NoSuchPuzzle(puzzle_id)
        return self._listed[puzzle_id]

    def has(self, puzzle_id: str) -> bool:
        return puzzle_id in self._listed

    def of_the_day(self, game: Edition, day: date) -> Listed | None:
        """The puzzle of a day; None where a game has no puzzles."""
        ids = [listed.id for listed in self.library.listed(game)]
        return self._listed[id_of_the_day(day, ids)] if ids else None

    def day_of(self, listed: Listed) -> date | None:
        """Today, where it is the puzzle of today."""
        day = self.today()
        return day if self.of_the_day(listed.edition, day) == listed else None

    def _read(self, puzzle_id: str) -> Puzzle:
        """A puzzle with its answer; takes some milliseconds."""
        return self.library.get(puzzle_id)
