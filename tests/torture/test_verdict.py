"""The judge of a trial, on made-up logs."""

from __future__ import annotations

from cafe.match.clock import MAX_SKEW_MS
from cafe.match.entries import MatchStarted, Row

from .faults import ON_SQLITE, FaultKind
from .node import JUMP_NS
from .verdict import of_times, of_what_happened

EVENING_MS, JUMP_MS = 1_800_000_000_000, JUMP_NS // 1_000_000
ALL_HAPPENED = {"commits": 900, **dict.fromkeys(map(str, ON_SQLITE), 1)}


def rows_at(*times: int) -> list[Row]:
    return [Row(seq, at, MatchStarted(first=0)) for seq, at in enumerate(times, start=1)]


def test_a_row_that_is_an_hour_ahead_is_found_however_long_the_trial_goes_on() -> None:
    hours_later = EVENING_MS + 5 * JUMP_MS
    heard = {1: EVENING_MS, 2: EVENING_MS + 20, 3: hours_later}
    assert of_times(rows_at(EVENING_MS, EVENING_MS + 10 + JUMP_MS, hours_later), heard) == [
        "rows [2] were written ahead of time"
    ]


def test_clocks_may_differ_a_little_and_news_may_come_late() -> None:
    heard = {1: EVENING_MS, 2: EVENING_MS + JUMP_MS}
    assert of_times(rows_at(EVENING_MS + MAX_SKEW_MS, EVENING_MS + 1), heard) == []


def test_a_trial_in_which_everything_happened_is_no_complaint() -> None:
    assert list(of_what_happened(ALL_HAPPENED, ON_SQLITE)) == []


def test_a_trial_without_a_kind_of_fault_or_without_a_turn_shows_nothing() -> None:
    less = {**ALL_HAPPENED, "commits": 0, FaultKind.CLOCK_JUMP: 0}
    complaints = list(of_what_happened(less, ON_SQLITE))
    assert [complaint[:20] for complaint in complaints] == ["no turn was played", "there were no clock "]
