"""The bell, and a pause that all agree to."""

from __future__ import annotations

from cafe.match import absence, actions, company
from cafe.match.clock import (
    COUNTDOWN_MS,
    MAX_PAUSE_MS,
    MAX_SLOW_PAUSE_MS,
    MIN_TURN_BEFORE_NUDGE_MS,
    NUDGE_INTERVAL_MS,
    SECOND_MS,
    Clock,
    ClockKind,
)
from cafe.match.due import Due, DueKind, next_due
from cafe.match.entries import MatchPaused, MatchResumed, Nudged, PauseAsked, PauseDeclined
from cafe.match.limits import MAX_NUDGES, MAX_PAUSES, MAX_PAUSES_ASKED

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
    running,
)

PER_MOVE = Clock(ClockKind.MOVE, seconds=20)
DAYS = Clock(ClockKind.DAYS, days=2)


def waiting(logged: InMemoryMatch) -> tuple[int, str]:
    """Somebody who is not on turn, and their seat."""
    seat = 1 - logged.on_turn()[0]
    return seat, PEOPLE[seat]


def test_the_bell_reaches_whoever_is_on_turn() -> None:
    logged = running(OPEN, OPEN)
    seat, person = logged.on_turn()
    by, other = waiting(logged)
    assert declined(lambda: company.nudge(logged.match, other, logged.at)) == "nudge-too-soon"
    logged.run(MIN_TURN_BEFORE_NUDGE_MS)
    assert logged.do(company.nudge(logged.match, other, logged.at)) == [Nudged(seat, by)]
    assert declined(lambda: company.nudge(logged.match, other, logged.at)) == "nudge-too-soon"
    logged.run(NUDGE_INTERVAL_MS)
    assert logged.do(company.nudge(logged.match, other, logged.at)) == [Nudged(seat, by)]
    assert declined(lambda: company.nudge(logged.match, person, logged.at)) == "nothing-to-nudge"
    assert declined(lambda: company.nudge(logged.match, DAN, logged.at)) == "not-your-seat"


def test_bots_are_not_nudged() -> None:
    logged = running(OPEN, BOT)
    while logged.match.on_turn != 1:
        logged.play()
    logged.run(MIN_TURN_BEFORE_NUDGE_MS)
    assert declined(lambda: company.nudge(logged.match, ANNA, logged.at)) == "nothing-to-nudge"


def test_the_bell_wears_out() -> None:
    logged = running(OPEN, OPEN)
    _, other = waiting(logged)
    for _ in range(MAX_NUDGES):
        logged.run(NUDGE_INTERVAL_MS)
        logged.do(company.nudge(logged.match, other, logged.at))
    logged.run(NUDGE_INTERVAL_MS)
    assert declined(lambda: company.nudge(logged.match, other, logged.at)) == "nudged-too-often"


def paused(clock: Clock | None = None) -> InMemoryMatch:
    logged = running(OPEN, OPEN, clock=clock)
    for person in (ANNA, BEN):
        logged.do(company.pause(logged.match, person, logged.at))
    assert logged.match.is_paused
    return logged


def test_a_pause_begins_when_all_people_who_play_agree() -> None:
    logged = running(OPEN, OPEN, OPEN, BOT)
    assert logged.do(company.pause(logged.match, ANNA, logged.at)) == [PauseAsked(0)]
    assert company.still_to_agree(logged.match, {0}) == {1, 2}
    assert declined(lambda: company.pause(logged.match, ANNA, logged.at)) == "pause-asked-already"
    assert declined(lambda: company.pause(logged.match, DAN, logged.at)) == "not-your-seat"
    logged.do(actions.leave(logged.match, CARA, 2, logged.at))
    entries = logged.do(company.pause(logged.match, BEN, logged.at))
    assert entries == [PauseAsked(1), MatchPaused(logged.at + MAX_PAUSE_MS)], "a bot plays for the third"


def test_whoever_is_alone_with_bots_pauses_at_once() -> None:
    logged = running(OPEN, BOT)
    entries = logged.do(company.pause(logged.match, ANNA, logged.at))
    assert [type(entry) for entry in entries] == [PauseAsked, MatchPaused]
    due = next_due(logged.match, PACE_MS)
    assert due is not None
    assert due.kind is DueKind.PAUSE, "no bot moves meanwhile"


def test_anybody_who_plays_declines_a_pause_that_is_asked_for() -> None:
    logged = running(OPEN, OPEN)
    logged.do(company.pause(logged.match, ANNA, logged.at))
    assert logged.do(company.resume(logged.match, BEN)) == [PauseDeclined(1)]
    assert logged.match.pause is None
    assert declined(lambda: company.resume(logged.match, BEN)) == "not-paused"


def test_nothing_about_time_happens_during_a_pause() -> None:
    logged = paused(PER_MOVE)
    seat, person = logged.on_turn()
    other = PEOPLE[1 - seat]
    assert (logged.match.deadline(), logged.match.play_on_at()) == (None, None)
    for act in (
        lambda: actions.turn(logged.match, person, seat, ["end"]),
        lambda: absence.play_on(logged.match, other, seat, logged.at),
        lambda: company.nudge(logged.match, other, logged.at),
        lambda: company.pause(logged.match, person, logged.at),
    ):
        assert declined(act) == "match-paused"
    logged.leave(person, seat)
    assert declined(lambda: absence.take_back(logged.match, person, seat, logged.at)) == "match-paused"


def test_after_a_pause_everything_goes_on_where_it_stood() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, _ = logged.on_turn()
    logged.run(5 * SECOND_MS)
    for person in (ANNA, BEN):
        logged.do(company.pause(logged.match, person, logged.at))
    logged.run(3_600 * SECOND_MS)
    assert logged.do(company.resume(logged.match, PEOPLE[1 - seat])) == [MatchResumed(1 - seat)]
    assert logged.match.deadline() == logged.at + 15 * SECOND_MS


def test_a_countdown_stands_still_during_a_pause() -> None:
    logged = running(OPEN, OPEN, clock=PER_MOVE)
    seat, _ = logged.on_turn()
    logged.run(20 * SECOND_MS)
    logged.do(absence.run_out_of_time(logged.match, seat, logged.at))
    logged.run(COUNTDOWN_MS // 2)
    for person in (ANNA, BEN):
        logged.do(company.pause(logged.match, person, logged.at))
    logged.run(3_600 * SECOND_MS)
    logged.do(company.resume(logged.match, ANNA))
    assert logged.due_in() == COUNTDOWN_MS // 2


def test_a_pause_ends_by_itself() -> None:
    for clock, longest_ms in ((None, MAX_PAUSE_MS), (DAYS, MAX_SLOW_PAUSE_MS)):
        logged = paused(clock)
        seat, _ = logged.on_turn()
        assert next_due(logged.match, PACE_MS) == Due(logged.at + longest_ms, DueKind.PAUSE, seat)
        logged.run(longest_ms)
        logged.do(company.end_pause())
        assert not logged.match.is_paused


def test_there_are_only_so_many_pauses() -> None:
    logged = running(OPEN, BOT)
    for _ in range(MAX_PAUSES):
        logged.do(company.pause(logged.match, ANNA, logged.at))
        logged.do(company.resume(logged.match, ANNA))
    assert declined(lambda: company.pause(logged.match, ANNA, logged.at)) == "paused-too-often"


def test_one_player_asks_only_so_often() -> None:
    logged = running(OPEN, OPEN)
    for _ in range(MAX_PAUSES_ASKED):
        logged.do(company.pause(logged.match, ANNA, logged.at))
        logged.do(company.resume(logged.match, BEN))
    assert declined(lambda: company.pause(logged.match, ANNA, logged.at)) == "paused-too-often"
    assert logged.do(company.pause(logged.match, BEN, logged.at)) == [PauseAsked(1)]
