"""Nothing that a match keeps grows with its log, and nobody lengthens that without end who does not play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import cycle, islice

from cafe.match import absence, actions
from cafe.match.entries import Entry, Row, SeatFreed, SeatLeft, SeatTaken, SeatTakenBack
from cafe.match.opening import first_entries
from cafe.match.state import fold_log

from .in_memory_match import ANNA, BEN, MORNING, OPEN, SEED, declined, opened, opening_of, running


def rows_of(entries: Sequence[Entry]) -> list[Row]:
    first = first_entries(opening_of(OPEN, OPEN), SEED)
    return [
        Row(seq, MORNING, entry, ANNA, f"key-{seq}") for seq, entry in enumerate([*first, *entries], start=1)
    ]


def test_what_a_match_keeps_of_its_log_does_not_grow_with_it() -> None:
    coming_and_going: Iterator[Entry] = cycle((SeatTaken(1, BEN, "Ben"), SeatFreed(1)))
    match = fold_log("match", rows_of(list(islice(coming_and_going, 5_000))))
    kept = [getattr(match, field.name) for field in fields(match)]
    assert max(len(value) for value in kept if isinstance(value, dict | tuple | list)) <= 4


def test_whoever_comes_and_goes_is_let_in_ten_times() -> None:
    match = opened(OPEN, OPEN)
    for _ in range(10):
        match.join(BEN)
        match.leave(BEN, 0)
    assert declined(lambda: match.join(BEN)) == "joined-too-often"
    match.join(ANNA)


def test_many_who_come_and_go_are_let_in_five_hundred_times() -> None:
    match = opened(OPEN, OPEN)
    for number in range(500):
        match.join(f"guest {number}")
        match.leave(f"guest {number}", 0)
    assert declined(lambda: match.join(BEN)) == "joined-too-often"


def test_whoever_gets_up_and_sits_down_again_does_so_twenty_times_and_may_still_resign() -> None:
    match = running(OPEN, OPEN)
    for _ in range(20):
        match.leave(ANNA, 0)
        match.do(absence.take_back(match.match, ANNA, 0, match.at))
    assert declined(lambda: match.leave(ANNA, 0)) == "left-too-often"
    match.do(actions.resign(match.match, ANNA, 0))


def test_whoever_is_taken_over_again_and_again_comes_back_a_hundred_times() -> None:
    match = running(OPEN, OPEN)
    for _ in range(100):
        match.do([SeatLeft(0, MORNING), SeatTakenBack(0)])
    match.take_over(0)
    assert declined(lambda: absence.take_back(match.match, ANNA, 0, match.at)) == "returned-too-often"
