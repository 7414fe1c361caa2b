"""Nothing that a match keeps grows with its log, and nobody lengthens that without end who does not play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import count, cycle, islice

from cafe.match import absence, actions, host_actions
from cafe.match.anonymity import leave_for_good
from cafe.match.entries import Entry, Row, SeatFreed, SeatLeft, SeatTaken, SeatTakenBack, handle
from cafe.match.limits import MAX_SEATS_CLEARED, MAX_TIMES_GOT_UP
from cafe.match.opening import first_entries
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import fold_log
from cafe.match.token_hash import token_hash

from .in_memory_match import (
    ANNA,
    BEN,
    CARA,
    DAN,
    MORNING,
    OPEN,
    SEED,
    InMemoryMatch,
    declined,
    opened,
    opening_of,
    running,
)


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


def come_and_go(match: InMemoryMatch, seat: int = 0, invite: str | None = None) -> None:
    """Strangers sit down and get up, one after the other, as often as that may be."""
    for number in range(MAX_TIMES_GOT_UP):
        match.join(f"stranger {number}", seat, invite)
        match.leave(f"stranger {number}", seat)


def test_however_many_come_and_go_the_next_one_sits_down_and_stays_until_the_host_frees_the_seat() -> None:
    match = opened(OPEN, OPEN)
    come_and_go(match)
    match.join(BEN, 0)
    assert declined(lambda: match.leave(BEN, 0)) == "got-up-too-often"
    match.do(host_actions.free_seat(match.match, ANNA, 0))
    match.join(CARA, 0)
    match.join(DAN, 1)
    match.leave(DAN, 1)


def test_strangers_keep_neither_the_host_nor_whom_they_invited_or_kept_a_seat_for_from_sitting_down() -> None:
    invited = SeatPlan(SeatKind.INVITED, invite=token_hash("for Ben"))
    kept = SeatPlan(SeatKind.OPEN, name="Cara", reserved=CARA)
    match = opened(SeatPlan(SeatKind.DEVICE), invited, kept, OPEN)
    come_and_go(match, 3)
    come_and_go(match, 1, "for Ben")
    match.join(ANNA, 0)
    match.join(BEN, 1, "for Ben")
    match.join(CARA)
    assert [seat.person for seat in match.match.seats] == [ANNA, BEN, CARA, None]


def test_a_table_that_many_lengthen_together_with_its_host_comes_to_an_end() -> None:
    match, strangers = opened(OPEN, OPEN), (f"stranger {number}" for number in count())
    for _ in range(MAX_SEATS_CLEARED):
        for seat in range(2):
            for stranger in islice(strangers, MAX_TIMES_GOT_UP):
                if match.match.seats[seat].may_be_left:
                    match.join(stranger, seat)
                    match.leave(stranger, seat)
        match.join(next(strangers), 0)
        match.do(host_actions.free_seat(match.match, ANNA, 0))
    match.join(CARA, 0)
    match.join(BEN, 1)
    assert declined(lambda: match.leave(CARA, 0)) == "got-up-too-often"
    assert declined(lambda: host_actions.free_seat(match.match, ANNA, 1)) == "cleared-too-often"
    ben = handle("match", BEN)
    assert declined(lambda: host_actions.remove_person(match.match, ANNA, ben)) == "cleared-too-often"
    assert match.match.seq == 1 + 2 * (2 * MAX_TIMES_GOT_UP + MAX_SEATS_CLEARED) + 2


def test_whoever_deletes_themselves_frees_no_seat_that_was_left_too_often() -> None:
    match = opened(OPEN, OPEN)
    come_and_go(match)
    match.join(BEN, 0)
    assert leave_for_good(match.match, BEN) == []


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
