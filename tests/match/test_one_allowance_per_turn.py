"""One allowance per turn: nobody holds a match up by leaving, running out of time and coming back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.match import absence, actions
from cafe.match.clock import (
    COUNTDOWN_MS,
    DAY_MS,
    MIN_AFTER_RETURN_MS,
    PATIENCE_MS,
    SECOND_MS,
    Clock,
    ClockKind,
)
from cafe.match.due import DueKind, next_due
from cafe.match.entries import Entry, PlayOnAsked, Row, SeatTakenBack
from cafe.match.state import apply_row
from cafe.rules import offers, take

from .in_memory_match import (
    ANNA,
    BEN,
    BOT,
    CARA,
    DAN,
    OPEN,
    PACE_MS,
    PEOPLE,
    InMemoryMatch,
    declined,
    opened,
    running,
)

NO_CLOCK = Clock()
PER_MOVE = Clock(ClockKind.MOVE, seconds=20)
BANK = Clock(ClockKind.BANK, seconds=60, increment=5)
DAYS = Clock(ClockKind.DAYS, days=2)
TIMED = [PER_MOVE, BANK, DAYS]
ALLOWANCE_MS = {NO_CLOCK: PATIENCE_MS, PER_MOVE: 20 * SECOND_MS, BANK: 60 * SECOND_MS, DAYS: 2 * DAY_MS}
SLACK_MS = MIN_AFTER_RETURN_MS + 2 * COUNTDOWN_MS + 3 * PACE_MS  # one return, its countdown, and the bots


def next_moment(logged: InMemoryMatch) -> int:
    """When something is due; without a clock, also when the other may ask for a bot."""
    coming, play_on_at = next_due(logged.match, PACE_MS), logged.match.play_on_at()
    moments = [at for at in (None if coming is None else coming.at, play_on_at) if at is not None]
    return max(logged.at, min(moments))


def wait(logged: InMemoryMatch, milliseconds: int) -> None:
    """Let time pass: whatever is due is done at its moment, and the other asks as soon as they may."""
    seat, until = logged.match.on_turn, logged.at + milliseconds
    while logged.match.on_turn == seat and next_moment(logged) <= until:
        logged.at = next_moment(logged)
        act_now(logged)
    logged.at = until


def act_now(logged: InMemoryMatch) -> None:
    coming = next_due(logged.match, PACE_MS)
    if coming is None or coming.at > logged.at:
        seat, _ = logged.on_turn()
        logged.do(absence.play_on(logged.match, PEOPLE[1 - seat], seat, logged.at))
        return
    match coming.kind:
        case DueKind.BOT:
            logged.play_bot()
        case DueKind.CLOCK:
            logged.do(absence.run_out_of_time(logged.match, coming.seat, logged.at))
        case DueKind.TAKEOVER:
            logged.take_over(coming.seat)
        case DueKind.ABSENCE | DueKind.LOOK | DueKind.PAUSE:
            raise AssertionError("nobody is gone here")


def bot_plays_instead(clock: Clock) -> tuple[InMemoryMatch, int, str]:
    """Whoever is on turn has been taken over, and the bot has not moved yet."""
    logged = running(OPEN, OPEN, clock=clock)
    seat, person = logged.on_turn()
    logged.leave(person, seat)
    return logged, seat, person


@pytest.mark.parametrize("clock", TIMED)
def test_whoever_takes_their_seat_back_in_the_same_turn_has_what_was_left(clock: Clock) -> None:
    logged, seat, person = bot_plays_instead(clock)
    began_at = logged.match.turn_began_at
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    left_at = began_at + ALLOWANCE_MS[clock]
    assert logged.match.deadline() == max(left_at, logged.at + MIN_AFTER_RETURN_MS)


@pytest.mark.parametrize("clock", TIMED)
def test_whoever_ran_out_of_time_comes_back_once_a_turn_and_then_the_bot_plays_it(clock: Clock) -> None:
    logged = running(OPEN, OPEN, clock=clock)
    seat, person = logged.on_turn()
    wait(logged, ALLOWANCE_MS[clock] + COUNTDOWN_MS)
    assert logged.match.seats[seat].taken_over
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert logged.match.deadline() == logged.at + MIN_AFTER_RETURN_MS
    wait(logged, MIN_AFTER_RETURN_MS + COUNTDOWN_MS)
    assert logged.match.seats[seat].taken_over
    again = declined(lambda: absence.take_back(logged.match, person, seat, logged.at))
    assert again == "bot-plays-this-turn"
    wait(logged, PACE_MS)
    assert logged.match.on_turn != seat
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert not logged.match.seats[seat].is_played_by_a_bot


def test_the_next_turn_can_be_come_back_to_again() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, person = logged.on_turn()
    for _ in range(3):
        wait(logged, ALLOWANCE_MS[PER_MOVE] + COUNTDOWN_MS)
        logged.do(absence.take_back(logged.match, person, seat, logged.at))
        logged.play()
        logged.play()
        assert logged.match.on_turn == seat
        assert logged.match.deadline() == logged.at + ALLOWANCE_MS[PER_MOVE]


def test_a_bank_is_not_filled_by_coming_back_in_ones_own_turn() -> None:
    logged = running(OPEN, OPEN, clock=BANK)
    seat, person = logged.on_turn()
    wait(logged, 60 * SECOND_MS + COUNTDOWN_MS)
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    logged.run(SECOND_MS)
    logged.play()
    assert logged.match.seats[seat].bank_ms == BANK.increment * SECOND_MS


def test_whoever_leaves_is_not_counted_down_and_gains_nothing_by_coming_back() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, person = logged.on_turn()
    began_at = logged.at
    for _ in range(3):
        logged.run(5 * SECOND_MS)
        logged.leave(person, seat)
        assert logged.match.seats[seat].is_played_by_a_bot
        logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert logged.match.deadline() == began_at + 5 * SECOND_MS + MIN_AFTER_RETURN_MS


def test_playing_a_part_of_a_turn_whose_time_is_over_begins_no_second_countdown() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, person = logged.on_turn()
    wait(logged, 20 * SECOND_MS)
    over_at = logged.at
    assert logged.match.seats[seat].takeover_at == over_at + COUNTDOWN_MS
    logged.run(10 * SECOND_MS)
    game = logged.match.game
    assert game is not None
    part = next(offer.move for offer in offers(game) if not take(game, [offer.move]).ends_turn)
    logged.do(actions.turn(logged.match, person, seat, [str(part)]))
    assert (logged.match.on_turn, logged.match.seats[seat].takeover_at) == (seat, None)
    act_now(logged)
    assert logged.match.seats[seat].takeover_at == over_at + COUNTDOWN_MS


def test_without_a_clock_another_may_ask_for_a_bot_when_a_turn_has_lasted_five_minutes() -> None:
    logged = running(OPEN, OPEN, OPEN)
    seat, person = logged.on_turn()
    other = next(other for other in (ANNA, BEN, CARA) if other != person)
    began_at = logged.at
    assert logged.match.play_on_at() == began_at + PATIENCE_MS
    logged.run(PATIENCE_MS - 1)
    assert asks(logged, other, seat) == "play-on-too-soon"
    logged.run(1)
    entries = logged.do(absence.play_on(logged.match, other, seat, logged.at))
    assert entries == [PlayOnAsked(seat, logged.at + COUNTDOWN_MS)]
    assert logged.due_in() == COUNTDOWN_MS
    assert asks(logged, other, seat) == "seat-left-already"


def test_it_is_not_done_unasked_for_somebody_alone_may_sleep() -> None:
    logged = running(OPEN, BOT)
    while logged.match.on_turn != 0:
        logged.play_bot()
    logged.run(400 * DAY_MS)
    assert next_due(logged.match, PACE_MS) is None


def test_whoever_is_asked_for_plays_and_keeps_their_seat_or_comes_back_to_it_later() -> None:
    logged = running(OPEN, OPEN)
    seat, person = logged.on_turn()
    wait(logged, PATIENCE_MS)
    logged.play()
    assert logged.match.seats[seat].takeover_at is None
    logged.play()
    wait(logged, PATIENCE_MS + COUNTDOWN_MS)
    assert logged.match.seats[seat].taken_over
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert logged.match.play_on_at() == logged.at + MIN_AFTER_RETURN_MS


def test_nobody_asks_for_a_seat_that_is_not_on_turn_or_has_a_bot() -> None:
    logged = running(OPEN, OPEN, BOT)
    seat, person = logged.on_turn()
    other = ANNA if person == BEN else BEN
    logged.run(PATIENCE_MS)
    assert asks(logged, person, seat) == "nothing-to-play-on", "whoever sits there just plays"
    assert asks(logged, person, PEOPLE.index(other)) == "nothing-to-play-on"
    assert asks(logged, DAN, seat) == "not-your-seat"
    assert asks(logged, other, 7) == "no-such-seat"
    while logged.match.on_turn != 2:
        logged.play()
    logged.run(PATIENCE_MS)
    assert asks(logged, other, 2) == "nothing-to-play-on"


def test_the_host_may_ask_without_a_seat_and_whoever_resigned_may_not() -> None:
    logged = opened(OPEN, OPEN, OPEN)
    for person in (BEN, CARA, DAN):
        logged.join(person)
    logged.start()
    seat, _ = logged.on_turn()
    gone = (seat + 1) % 3
    logged.do(actions.resign(logged.match, (BEN, CARA, DAN)[gone], gone))
    logged.run(PATIENCE_MS)
    assert asks(logged, (BEN, CARA, DAN)[gone], seat) == "not-your-seat"
    assert logged.do(absence.play_on(logged.match, ANNA, seat, logged.at))


def test_with_a_clock_it_is_the_clock_that_decides() -> None:
    logged = running(OPEN, OPEN, clock=DAYS)
    seat, _ = logged.on_turn()
    logged.run(PATIENCE_MS)
    assert logged.match.play_on_at() is None
    assert asks(logged, PEOPLE[1 - seat], seat) == "play-on-too-soon"


def asks(logged: InMemoryMatch, person: str, seat: int) -> str:
    """The code by which asking for a bot is declined."""
    return declined(lambda: absence.play_on(logged.match, person, seat, logged.at))


def test_rows_from_before_fold_as_they_did() -> None:
    logged, seat, _ = bot_plays_instead(BANK)
    logged.run(SECOND_MS)
    match = apply_row(logged.match, Row(logged.match.seq + 1, logged.at, SeatTakenBack(seat)))
    assert (match.turn_began_at, match.deadline()) == (logged.at, logged.at + 60 * SECOND_MS)


WAITS = st.sampled_from([1, PACE_MS - 1, COUNTDOWN_MS - 1, COUNTDOWN_MS, 20 * SECOND_MS])
STEPS = st.sampled_from(["leave", "take back", "wait until something happens"])


@pytest.mark.parametrize("clock", [NO_CLOCK, *TIMED])
@given(habit=st.lists(st.one_of(WAITS, STEPS), min_size=1, max_size=10))
def test_whatever_somebody_does_again_and_again_their_turn_ends_in_time(
    clock: Clock, habit: list[int | str]
) -> None:
    logged = running(OPEN, OPEN, clock=clock)
    began_at, (seat, _) = logged.at, logged.on_turn()
    bound_ms = ALLOWANCE_MS[clock] + COUNTDOWN_MS + SLACK_MS
    wait(logged, max(0, ALLOWANCE_MS[clock] - 300 * SECOND_MS))
    while logged.match.on_turn == seat and logged.at - began_at <= bound_ms:
        for step in (*habit, "wait until something happens"):
            if logged.match.on_turn == seat:
                take_step(logged, step)
    assert logged.match.on_turn != seat
    assert logged.match.turn_began_at - began_at <= bound_ms


def take_step(logged: InMemoryMatch, step: int | str) -> None:
    seat, person = logged.on_turn()
    match step:
        case int():
            wait(logged, step)
        case "leave":
            unless_declined(logged, lambda: actions.leave(logged.match, person, seat, logged.at))
        case "take back":
            unless_declined(logged, lambda: absence.take_back(logged.match, person, seat, logged.at))
        case _:
            wait(logged, next_moment(logged) - logged.at)


def unless_declined(logged: InMemoryMatch, act: Callable[[], list[Entry]]) -> None:
    with suppress(actions.Declined):
        logged.do(act())
