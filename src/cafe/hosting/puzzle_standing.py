"""How well somebody does at puzzles: first attempts, ratings and streaks; and whoever keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from cafe.puzzles import rating, streaks
from cafe.puzzles.rating import FIRST_RATING, Rating
from cafe.puzzles.streaks import DailyStreak, Streak
from cafe.rules import Edition


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's first attempt at a puzzle, and what it did to their rating."""

    solved: bool
    at: int
    rating_before: int
    rating_after: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How well a person does at the puzzles of a game."""

    rating: Rating
    solved: int
    in_a_row: Streak
    days: DailyStreak


NOBODYS = Standing(Rating(FIRST_RATING), 0, Streak(), DailyStreak())  # before anything was tried


@dataclass(frozen=True, slots=True)
class Answered:
    """A puzzle that somebody answers: how hard it was taken to be, and whose day it is."""

    puzzle: str
    game: Edition
    difficulty: int
    day: date | None  # where it is the puzzle of this day


class PuzzleRecords(Protocol):
    """Keeps what people made of puzzles."""

    async def attempt(
        self, person: str, answered: Answered, now: int, /, *, solved: bool
    ) -> tuple[Attempt, bool]:
        """The person's first attempt at a puzzle, and whether it is this one."""
        ...

    async def attempts(self, person: str, /) -> Mapping[str, Attempt]:
        """A person's first attempts by puzzle."""
        ...

    async def first_attempt(self, person: str, puzzle: str, /) -> Attempt | None: ...

    async def standings(self, person: str, /) -> Mapping[Edition, Standing]: ...

    async def ratings(self) -> Mapping[str, Rating]:
        """How hard the puzzles are that anybody answered."""
        ...

    async def rating(self, puzzle: str, /) -> Rating | None: ...


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """What the first attempt at a puzzle changes."""

    attempt: Attempt
    standing: Standing
    hardness: Rating  # of the puzzle


def first_answer(
    standing: Standing, hardness: Rating, answered: Answered, now: int, *, solved: bool
) -> FirstAnswer:
    """The attempt, and how well they do and how hard the puzzle is after it."""
    theirs, its = rating.after_answer(standing.rating, hardness, solved=solved)
    days = (
        standing.days
        if answered.day is None
        else streaks.after_day(standing.days, answered.day, solved=solved)
    )
    return FirstAnswer(
        Attempt(solved, now, standing.rating.points, theirs.points),
        Standing(
            rating=theirs,
            solved=standing.solved + solved,
            in_a_row=streaks.after_answer(standing.in_a_row, solved=solved),
            days=days,
        ),
        its,
    )
