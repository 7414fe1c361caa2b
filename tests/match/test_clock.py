"""How much time a turn has, and what is due when it is over."""

from __future__ import annotations

import pytest

from cafe.match import absence
from cafe.match.clock import COUNTDOWN_MS, DAY_MS, MIN_AFTER_RETURN_MS, SECOND_MS, Clock, ClockKind
from cafe.match.due import Due, DueKind, next_due
from cafe.match.entries import TimeRanOut

from .in_memory_match import OPEN, PACE_MS, declined, running

PER_MOVE = Clock(ClockKind.MOVE, seconds=20)
BANK = Clock(ClockKind.BANK, seconds=60, increment=5)
DAYS = Clock(ClockKind.DAYS, days=2)


def test_without_a_clock_nothing_is_ever_due() -> None:
    logged = running(OPEN, OPEN)
    assert logged.match.deadline() is None
    assert logged.due_in() is None


@pytest.mark.parametrize(
    ("kind", "limit_ms"), [(PER_MOVE, 20 * SECOND_MS), (DAYS, 2 * DAY_MS), (BANK, 60 * SECOND_MS)]
)
def test_a_turn_has_its_time_and_then_the_countdown_runs(kind: Clock, limit_ms: int) -> None:
    logged = running(OPEN, OPEN, clock=kind)
    seat, _ = logged.on_turn()
    assert next_due(logged.match, PACE_MS) == Due(logged.at + limit_ms, DueKind.CLOCK, seat)
    logged.run(limit_ms)
    entries = logged.do(absence.run_out_of_time(logged.match, seat, logged.at))
    assert entries == [TimeRanOut(seat, logged.at + COUNTDOWN_MS)]
    assert next_due(logged.match, PACE_MS) == Due(logged.at + COUNTDOWN_MS, DueKind.TAKEOVER, seat)


@pytest.mark.parametrize("kind", [PER_MOVE, DAYS])
def test_the_next_turn_has_its_full_time_again(kind: Clock) -> None:
    logged = running(OPEN, OPEN, clock=kind)
    logged.run(15 * SECOND_MS)
    logged.play()
    assert logged.match.deadline() == logged.at + (kind.time_limit_ms(0) or 0)


def test_a_bank_shrinks_by_what_was_used_and_grows_by_the_increment() -> None:
    logged = running(OPEN, OPEN, clock=BANK)
    seat, _ = logged.on_turn()
    logged.run(40 * SECOND_MS)
    logged.play()
    assert logged.match.seats[seat].bank_ms == (60 - 40 + 5) * SECOND_MS
    assert logged.match.seats[1 - seat].bank_ms == 60 * SECOND_MS
    logged.play()
    assert logged.match.deadline() == logged.at + 25 * SECOND_MS


def test_whoever_plays_during_the_countdown_keeps_their_seat() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, _ = logged.on_turn()
    logged.run(20 * SECOND_MS)
    logged.do(absence.run_out_of_time(logged.match, seat, logged.at))
    logged.run(COUNTDOWN_MS - 1)
    logged.play()
    there = logged.match.seats[seat]
    assert (there.taken_over, there.was_taken_over, there.takeover_at) == (False, False, None)


def test_the_owner_takes_their_seat_back_and_has_time_to_look_around() -> None:
    logged = running(OPEN, OPEN, clock=BANK)
    seat, person = logged.on_turn()
    logged.run(60 * SECOND_MS)
    logged.do(absence.run_out_of_time(logged.match, seat, logged.at))
    logged.run(COUNTDOWN_MS)
    logged.take_over(seat)
    assert logged.due_in() == PACE_MS
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert not logged.match.seats[seat].is_played_by_a_bot
    assert logged.match.seats[seat].was_taken_over, "it stays marked in the result"
    assert logged.match.deadline() == logged.at + MIN_AFTER_RETURN_MS
    assert logged.due_in() == MIN_AFTER_RETURN_MS, "the bot is gone"


def test_getting_up_and_sitting_down_again_gains_no_time() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, person = logged.on_turn()
    logged.run(10 * SECOND_MS)
    logged.leave(person, seat)
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    deadline = logged.match.deadline()
    assert deadline == logged.at + MIN_AFTER_RETURN_MS, "once a turn there is time to look around"
    logged.run(5 * SECOND_MS)
    logged.leave(person, seat)
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert logged.match.deadline() == deadline


def test_whoever_ran_out_of_time_cannot_stop_the_countdown_but_by_playing() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, person = logged.on_turn()
    logged.run(20 * SECOND_MS)
    logged.do(absence.run_out_of_time(logged.match, seat, logged.at))
    assert (
        declined(lambda: absence.take_back(logged.match, person, seat, logged.at)) == "nothing-to-take-back"
    )
    logged.leave(person, seat)
    assert logged.match.seats[seat].is_played_by_a_bot, "leaving brings the bot sooner"


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": ClockKind.NONE, "seconds": 5},
        {"kind": ClockKind.MOVE, "seconds": 4},
        {"kind": ClockKind.MOVE, "seconds": 10, "increment": 1},
        {"kind": ClockKind.BANK, "seconds": 9},
        {"kind": ClockKind.DAYS, "days": 0},
        {"kind": ClockKind.DAYS, "days": 31},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a clock of kind"):
        Clock(**wrong)  # type: ignore[arg-type]
