"""Streaks: puzzles solved one after another, and puzzles of the day solved day after day. Pure.

A puzzle counts once, by its first answer. A day counts if its puzzle was solved on that day; a day without an
answer, or with a wrong one, ends the streak of days.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """How many in a row now, and how many at most."""

    now: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class DailyStreak:
    """Days in a row whose puzzle was solved; `last` is the last day that was answered."""

    streak: Streak = Streak()
    last: date | None = None


def after_answer(streak: Streak, *, solved: bool) -> Streak:
    """One more puzzle."""
    now = streak.now + 1 if solved else 0
    return Streak(now, max(now, streak.longest))


def after_day(days: DailyStreak, day: date, *, solved: bool) -> DailyStreak:
    """The puzzle of a day answered; a day that was answered before, or is earlier, changes nothing."""
    if days.last is not None and day <= days.last:
        return days
    before = as_of(days, day).streak
    return DailyStreak(after_answer(before, solved=solved), day)


def as_of(days: DailyStreak, day: date) -> DailyStreak:
    """The streak as it stands on a day: yesterday's goes on, an older one has ended."""
    if days.last is None or day - days.last <= A_DAY:
        return days
    return replace(days, streak=replace(days.streak, now=0))
