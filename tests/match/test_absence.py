"""Nobody freezes a table: whoever is on turn and gone is counted down, while somebody waits for them."""

from __future__ import annotations

import pytest

from cafe.match import absence, actions
from cafe.match.clock import COUNTDOWN_MS, DAY_MS, SECOND_MS, Clock, ClockKind
from cafe.match.due import Due, DueKind, next_due
from cafe.match.entries import PlayerAway, PlayerReturned, SeatTakenOver
from cafe.match.limits import MAX_ABSENCES
from cafe.match.opening import rematch_opening
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.whereabouts import FORGOTTEN_MS, GAP_MS, Stay, Whereabouts

from .in_memory_match import ANNA, BOT, MORNING, OPEN, PACE_MS, PEOPLE, InMemoryMatch, opened, running

LIVE_S, SLOW_S = 60, 2 * 86_400
DEVICE = SeatPlan(SeatKind.DEVICE, name="Grandma")
DAYS = Clock(ClockKind.DAYS, days=7)


def others(logged: InMemoryMatch) -> list[str]:
    _, person = logged.on_turn()
    return [seat.person for seat in logged.match.seats if seat.person not in (None, person)]


def known(logged: InMemoryMatch, **stays: tuple[int, int]) -> Whereabouts:
    """Where people are, in milliseconds since the morning."""
    kept = {person: Stay(MORNING + came, MORNING + seen) for person, (came, seen) in stays.items()}
    return Whereabouts(logged.at, 0, kept)


def coming(logged: InMemoryMatch, whereabouts: Whereabouts) -> tuple[DueKind, int] | None:
    """What is due, and in how many milliseconds since the morning."""
    due = next_due(logged.match, PACE_MS, whereabouts)
    return None if due is None else (due.kind, due.at - MORNING)


def test_whoever_is_gone_for_as_long_as_the_table_waits_is_counted_down() -> None:
    logged = running(OPEN, OPEN, absence_s=LIVE_S)
    seat, person = logged.on_turn()
    [other] = others(logged)
    logged.run(LIVE_S * SECOND_MS)
    here = (0, LIVE_S * SECOND_MS)
    assert coming(logged, known(logged, **{other: here})) == (DueKind.ABSENCE, LIVE_S * SECOND_MS)
    gone = known(logged, **{other: here, person: (0, 10 * SECOND_MS)})
    assert coming(logged, gone) == (DueKind.ABSENCE, (LIVE_S + 10) * SECOND_MS), (
        "from when they were last seen"
    )
    entries = logged.do(absence.count_down(seat, logged.at))
    assert entries == [PlayerAway(seat, logged.at + COUNTDOWN_MS)]
    assert next_due(logged.match, PACE_MS) == Due(logged.at + COUNTDOWN_MS, DueKind.TAKEOVER, seat)


def test_whoever_has_only_just_come_to_wait_waits_as_long_as_anybody() -> None:
    logged = running(OPEN, OPEN, absence_s=LIVE_S)
    [other] = others(logged)
    logged.run(DAY_MS)
    came = known(logged, **{other: (DAY_MS, DAY_MS)})
    assert coming(logged, came) == (DueKind.ABSENCE, DAY_MS + LIVE_S * SECOND_MS)


def test_where_nobody_waits_nobody_is_counted_down() -> None:
    logged = running(OPEN, OPEN, absence_s=LIVE_S)
    _, person = logged.on_turn()
    [other] = others(logged)
    logged.run(LIVE_S * SECOND_MS + GAP_MS)
    both_gone = known(logged, **{person: (0, 0), other: (0, 30 * SECOND_MS)})
    assert coming(logged, both_gone) == (DueKind.LOOK, logged.at - MORNING + GAP_MS), "they may come back"
    logged.run(FORGOTTEN_MS)
    assert coming(logged, known(logged, **{person: (0, 0), other: (0, 30 * SECOND_MS)})) is None


def test_a_server_that_has_just_begun_to_listen_does_not_take_people_for_gone() -> None:
    logged = running(OPEN, OPEN, absence_s=LIVE_S)
    _, person = logged.on_turn()
    [other] = others(logged)
    logged.run(300 * SECOND_MS)
    stays = {person: Stay(MORNING, MORNING), other: Stay(MORNING, logged.at)}
    due = next_due(logged.match, PACE_MS, Whereabouts(logged.at, logged.at, stays))
    assert due is not None
    assert due.at == logged.at + LIVE_S * SECOND_MS


def test_at_a_slow_table_it_is_enough_that_somebody_looked_in_since() -> None:
    logged = running(OPEN, OPEN, clock=DAYS, absence_s=SLOW_S)
    _, person = logged.on_turn()
    [other] = others(logged)
    logged.run(SLOW_S * SECOND_MS)
    looked_in = known(logged, **{other: (DAY_MS, DAY_MS), person: (0, 0)})
    assert coming(logged, looked_in) == (DueKind.ABSENCE, SLOW_S * SECOND_MS)
    nobody_did = known(logged, **{person: (DAY_MS, DAY_MS), other: (0, 0)})
    assert coming(logged, nobody_did) == (DueKind.CLOCK, 7 * DAY_MS)


@pytest.mark.parametrize("seats", [(OPEN, BOT), (OPEN, BOT, BOT)])
def test_whoever_is_alone_with_bots_may_sleep(seats: tuple[SeatPlan, ...]) -> None:
    logged = running(*seats, absence_s=LIVE_S)
    while logged.match.on_turn != 0:
        logged.play_bot()
    assert logged.match.earliest_absence_at() is None
    assert logged.due_in() is None


def test_nobody_is_gone_where_all_sit_around_one_device() -> None:
    logged = opened(DEVICE, DEVICE, absence_s=LIVE_S)
    for seat in (0, 1):
        logged.join(ANNA, seat)
    logged.start()
    assert logged.match.earliest_absence_at() is None


def test_a_match_from_before_waits_for_ever() -> None:
    logged = running(OPEN, OPEN)
    assert logged.match.opened.absence_s == 0
    assert logged.match.earliest_absence_at() is None


def test_whoever_resigned_does_not_wait() -> None:
    logged = running(OPEN, OPEN, BOT, absence_s=LIVE_S)
    while logged.match.on_turn == 2:
        logged.play_bot()
    seat, _ = logged.on_turn()
    logged.do(actions.resign(logged.match, PEOPLE[1 - seat], 1 - seat)[:1])
    assert logged.match.earliest_absence_at() is None


def away(clock: Clock | None = None) -> tuple[InMemoryMatch, int, str]:
    logged = running(OPEN, OPEN, clock=clock, absence_s=LIVE_S)
    seat, person = logged.on_turn()
    logged.run(LIVE_S * SECOND_MS)
    logged.do(absence.count_down(seat, logged.at))
    return logged, seat, person


def test_whoever_comes_back_during_the_countdown_ends_it() -> None:
    logged, seat, person = away()
    assert logged.do(absence.come_back(logged.match, person)) == [PlayerReturned(seat)]
    assert (logged.match.seats[seat].takeover_at, logged.match.seats[seat].away_since) == (None, None)
    assert absence.come_back(logged.match, person) == [], "once"


def test_coming_back_gains_no_time_on_the_clock() -> None:
    per_move = Clock(ClockKind.MOVE, seconds=70)
    logged, _, person = away(per_move)
    logged.run(20 * SECOND_MS)
    logged.do(absence.come_back(logged.match, person))
    assert logged.match.deadline() == MORNING + 70 * SECOND_MS, "it is over already"


def test_when_the_countdown_is_over_a_bot_plays_and_the_seat_can_be_taken_back() -> None:
    logged, seat, person = away()
    logged.run(COUNTDOWN_MS)
    assert logged.take_over(seat) == [SeatTakenOver(seat, actions.TAKEOVER_BOT)]
    logged.play_bot()
    logged.do(absence.take_back(logged.match, person, seat, logged.at))
    assert not logged.match.seats[seat].is_played_by_a_bot
    assert logged.match.seats[seat].was_taken_over, "it stays marked in the result"


def test_whoever_was_seen_during_the_countdown_keeps_their_seat_whoever_forgot_to_write_it_down() -> None:
    logged, seat, person = away()
    since = logged.at - MORNING
    logged.run(COUNTDOWN_MS)
    seen = known(logged, **{person: (since + 1, since + 1)})
    assert absence.take_over(logged.match, seat, seen) == [PlayerReturned(seat)]
    before = known(logged, **{person: (0, since)})
    assert absence.take_over(logged.match, seat, before) == [SeatTakenOver(seat, actions.TAKEOVER_BOT)]


def test_whoever_plays_during_the_countdown_keeps_their_seat() -> None:
    logged, seat, _ = away()
    logged.play()
    assert (logged.match.seats[seat].takeover_at, logged.match.seats[seat].away_since) == (None, None)


def test_whoever_comes_and_goes_without_end_has_to_play() -> None:
    logged, seat, person = away()
    for _ in range(MAX_ABSENCES - 1):
        logged.do(absence.come_back(logged.match, person))
        logged.do(absence.count_down(seat, logged.at))
    assert absence.come_back(logged.match, person) == []
    assert logged.match.seats[seat].takeover_at is not None
    logged.play()
    assert logged.match.seats[seat].takeover_at is None


def test_a_rematch_waits_as_long() -> None:
    logged = running(OPEN, OPEN, absence_s=90)
    assert rematch_opening(logged.match, ANNA).absence_s == 90
