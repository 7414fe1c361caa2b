"""The puzzles that ship with the café: listed, picked by id, and one for every day.

A file is cut into blocks when it is first needed; a block is read when its puzzle is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files

from cafe.rules import Edition, Ruleset

from .puzzle import Puzzle, Theme
from .reading import parse_puzzle
from .text import HEAD, NONE

FOLDER = files("cafe.puzzles").joinpath("shipped")
EXACT = " exact"


class NoSuchPuzzle(LookupError):
    """An id that no puzzle has."""

    def __init__(self, puzzle_id: str) -> None:
        super().__init__(f"there is no puzzle {puzzle_id[:40]!r}")
        self.puzzle_id = puzzle_id


@dataclass(frozen=True, slots=True)
class Listed:
    """What a list tells of a puzzle: nothing of its answer."""

    id: str
    edition: Edition
    players: int
    themes: tuple[Theme, ...]
    difficulty: int
    is_exact: bool


class Library:
    """Puzzles by id, in the order of ids: those of the board game first."""

    def __init__(self, *texts: str) -> None:
        self._blocks: dict[str, str] = {}
        self._listed: dict[str, Listed] = {}
        for text in texts:
            for rest in f"\n{text}".split(f"\n{HEAD} ")[1:]:
                block = f"{HEAD} {rest.rstrip()}\n"
                listed = _listed(block)
                self._blocks[listed.id], self._listed[listed.id] = block, listed

    def listed(self, game: Edition | None = None, theme: Theme | None = None) -> tuple[Listed, ...]:
        """All of them, or those of a game, or with a theme."""
        return tuple(
            each
            for each in self._listed.values()
            if (game is None or each.edition is game) and (theme is None or theme in each.themes)
        )

    def get(self, puzzle_id: str) -> Puzzle:
        """The puzzle of an id, or NoSuchPuzzle."""
        if puzzle_id not in self._blocks:
            raise NoSuchPuzzle(puzzle_id)
        return parse_puzzle(self._blocks[puzzle_id])

    def of_the_day(self, day: date, game: Edition) -> Puzzle:
        """The same for everybody: follows from the date and the set, and none comes twice before all came."""
        return self.get(id_of_the_day(day, [each.id for each in self.listed(game)]))


def id_of_the_day(day: date, ids: Sequence[str]) -> str:
    """Every id once in as many days as there are ids, in another order each time round."""
    if not ids:
        raise NoSuchPuzzle(day.isoformat())
    time_round, place = divmod(day.toordinal(), len(ids))
    return sorted(ids, key=lambda each: sha256(f"{time_round} {each}".encode()).digest())[place]


@cache
def shipped() -> Library:
    """The puzzles of both games."""
    return Library(*(shipped_text(game) for game in Edition))


def shipped_text(game: Edition) -> str:
    """The file of a game."""
    return FOLDER.joinpath(f"{game}.txt").read_text("utf-8")


def puzzle_of_the_day(day: date, game: Edition) -> Puzzle:
    """Of the shipped ones."""
    return shipped().of_the_day(day, game)


def _listed(block: str) -> Listed:
    """From the lines of a block, which is not read yet."""
    named = {name: rest for name, _, rest in (line.partition(" ") for line in block.splitlines()) if name}
    rules = Ruleset.parse(named["rules"])
    return Listed(
        id=named[HEAD],
        edition=rules.edition,
        players=rules.players,
        themes=tuple(map(Theme, () if named["themes"] == NONE else named["themes"].split())),
        difficulty=int(named["difficulty"]),
        is_exact=EXACT in block,
    )
