"""Streaks of puzzles and of days."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from cafe.puzzles.streaks import DailyStreak, Streak, after_answer, after_day, as_of

MONDAY = date(2026, 11, 16)


def day(number: int) -> date:
    return MONDAY + timedelta(days=number)


@given(st.lists(st.booleans(), max_size=60))
def test_a_streak_counts_what_was_solved_last_and_the_longest_run(answers: list[bool]) -> None:
    streak = Streak()
    for solved in answers:
        streak = after_answer(streak, solved=solved)
    runs = "".join("x" if solved else " " for solved in answers).split(" ")
    assert streak == Streak(len(runs[-1]), max(map(len, runs)))


def solved_on(*days: int) -> DailyStreak:
    streak = DailyStreak()
    for number in days:
        streak = after_day(streak, day(number), solved=True)
    return streak


def test_days_in_a_row_count() -> None:
    assert solved_on(0, 1, 2).streak == Streak(3, 3)


def test_a_missed_day_ends_the_streak() -> None:
    assert solved_on(0, 1, 3).streak == Streak(1, 2)


def test_a_wrong_answer_ends_the_streak() -> None:
    assert after_day(solved_on(0, 1), day(2), solved=False).streak == Streak(0, 2)


def test_a_day_counts_once_by_its_first_answer() -> None:
    once = solved_on(0)
    assert after_day(once, day(0), solved=True) == once
    assert after_day(once, day(0), solved=False) == once
    failed = after_day(once, day(1), solved=False)
    assert after_day(failed, day(1), solved=True) == failed


def test_an_earlier_day_changes_nothing() -> None:
    assert after_day(solved_on(3), day(1), solved=True) == solved_on(3)


def test_yesterdays_streak_still_stands_and_an_older_one_has_ended() -> None:
    assert as_of(solved_on(0, 1), day(2)).streak.now == 2
    assert as_of(solved_on(0, 1), day(3)).streak == Streak(0, 2)
    assert as_of(DailyStreak(), day(0)) == DailyStreak()
