"""Elo ratings of people and puzzles: an answer is a game between the two. Pure.

Only a person's first answer to a puzzle counts, and only a whole turn is an answer.
"""

from __future__ import annotations

from dataclasses import dataclass

FIRST_RATING = 1200  # of a person who has answered nothing yet
LOWEST, HIGHEST = 100, 3000
SCALE = 400  # points that make ten to one
NEW_PERSON, KNOWN_PERSON = 40, 20  # K: how much one answer changes a person's rating
PERSON_KNOWN_AFTER = 30  # answers
NEW_PUZZLE, KNOWN_PUZZLE = 24, 8  # … and a puzzle's, whose first rating is an estimate
PUZZLE_KNOWN_AFTER = 40


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person or how hard a puzzle is, and after how many answers."""

    points: int
    answers: int = 0


def expected(person: int, puzzle: int) -> float:
    """How likely a person of this rating solves a puzzle of that one."""
    return 1 / (1 + 10 ** ((puzzle - person) / SCALE))


def after_answer(person: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after one answer: one gains what the other loses, each at its own pace."""
    surprise = solved - expected(person.points, puzzle.points)
    return (
        _moved(person, person_factor(person.answers) * surprise),
        _moved(puzzle, -puzzle_factor(puzzle.answers) * surprise),
    )


def person_factor(answers: int) -> int:
    return NEW_PERSON if answers < PERSON_KNOWN_AFTER else KNOWN_PERSON


def puzzle_factor(answers: int) -> int:
    return NEW_PUZZLE if answers < PUZZLE_KNOWN_AFTER else KNOWN_PUZZLE


def _moved(rating: Rating, by: float) -> Rating:
    return Rating(min(max(round(rating.points + by), LOWEST), HIGHEST), rating.answers + 1)
