"""Taking, leaving and resigning seats."""

from __future__ import annotations

from cafe.match import absence, actions
from cafe.match.clock import COUNTDOWN_MS
from cafe.match.due import Due, DueKind, next_due
from cafe.match.entries import MatchOver, Outcome, SeatFreed, SeatLeft, SeatResigned, SeatTakenOver
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status
from cafe.match.token_hash import token_hash

from .in_memory_match import ANNA, BEN, BOT, CARA, OPEN, PACE_MS, declined, opened, running

DEVICE = SeatPlan(SeatKind.DEVICE, name="Grandma")
INVITED = SeatPlan(SeatKind.INVITED, invite=token_hash("the link"))


def test_whoever_joins_gets_the_first_seat_that_fits() -> None:
    logged = opened(INVITED, DEVICE, OPEN)
    logged.join(BEN)
    assert [seat.person for seat in logged.match.seats] == [None, None, BEN]
    assert declined(lambda: logged.join(CARA)) == "no-free-seat"
    assert declined(lambda: logged.join(CARA, seat=0, invite="a guess")) == "seat-taken"
    assert declined(lambda: logged.join(CARA, seat=1)) == "seat-taken"
    assert declined(lambda: logged.join(CARA, seat=7)) == "no-such-seat"
    logged.join(CARA, seat=0, invite="the link")
    logged.join(ANNA, seat=1)
    assert [seat.person for seat in logged.match.seats] == [CARA, ANNA, BEN]


def test_one_person_takes_one_open_seat() -> None:
    logged = opened(DEVICE, OPEN, OPEN, INVITED)
    logged.join(BEN)
    for seat, invite in ((2, None), (3, "the link")):
        code = declined(lambda seat=seat, invite=invite: logged.join(BEN, seat=seat, invite=invite))  # type: ignore[misc]
        assert code == "already-seated"
    logged.join(ANNA, seat=0)
    assert declined(lambda: logged.join(ANNA, seat=2)) == "already-seated", "the host is no exception"


def test_one_person_takes_several_seats_where_the_host_allows_it() -> None:
    logged = opened(OPEN, OPEN, OPEN, several_seats=True)
    logged.join(BEN)
    assert declined(lambda: logged.join(BEN)) == "already-seated", "a second seat is named"
    logged.join(BEN, seat=2)
    assert logged.match.seats_of(BEN) == [0, 2]


def test_two_people_of_one_device_sit_at_one_table() -> None:
    logged = opened(OPEN, DEVICE)
    logged.join(ANNA)
    assert declined(lambda: logged.join(ANNA)) == "already-seated"
    logged.join(ANNA, seat=1)
    assert logged.match.seats_of(ANNA) == [0, 1]
    logged.start()
    for _ in range(4):
        logged.play()


def test_only_the_host_starts_and_only_a_full_table() -> None:
    match = opened(OPEN, OPEN).match
    assert declined(lambda: actions.start_match(match, BEN)) == "only-the-host-starts"
    assert declined(lambda: actions.start_match(match, ANNA)) == "seats-free"


def test_a_match_called_off_opens_its_deal() -> None:
    logged = opened(OPEN, OPEN)
    entries = logged.do(actions.call_off(logged.match, ANNA))
    assert entries == [MatchOver(Outcome.CALLED_OFF, logged.match.opened.secret)]
    assert logged.match.status is Status.OVER
    assert declined(lambda: logged.join(BEN)) == "match-not-open"


def test_whoever_leaves_before_the_start_frees_their_seat() -> None:
    logged = opened(OPEN, OPEN)
    logged.join(BEN)
    assert logged.leave(BEN, 0) == [SeatFreed(0)]
    assert logged.match.seats[0].is_free


def test_whoever_leaves_a_running_match_is_replaced_at_once_and_may_come_back() -> None:
    logged = running(OPEN, OPEN)
    assert logged.leave(BEN, 1) == [SeatLeft(1, logged.at), SeatTakenOver(1, actions.TAKEOVER_BOT)]
    assert logged.match.seats[1].is_played_by_a_bot
    assert logged.match.seats[1].was_taken_over
    assert declined(lambda: logged.leave(BEN, 1)) == "seat-left-already"
    logged.do(absence.take_back(logged.match, BEN, 1, logged.at))
    back = logged.match.seats[1]
    assert (back.taken_over, back.was_taken_over) == (False, True), "it stays marked in the result"
    assert logged.due_in() is None


def test_a_seat_that_was_left_at_an_earlier_version_waits_for_its_countdown() -> None:
    logged = running(OPEN, OPEN)
    takeover_at = logged.at + COUNTDOWN_MS
    logged.do([SeatLeft(1, takeover_at)])
    assert next_due(logged.match, PACE_MS) == Due(takeover_at, DueKind.TAKEOVER, 1)
    logged.do(absence.take_back(logged.match, BEN, 1, logged.at))
    assert logged.due_in() is None
    assert not logged.match.seats[1].was_taken_over


def test_nobody_acts_for_anothers_seat() -> None:
    match = running(OPEN, OPEN).match
    for act in (
        lambda: actions.leave(match, CARA, 1, 0),
        lambda: actions.resign(match, CARA, 1),
        lambda: absence.take_back(match, CARA, 1, 0),
        lambda: actions.turn(match, CARA, 1, ["end"]),
    ):
        assert declined(act) == "not-your-seat"


def test_when_one_of_two_resigns_the_match_is_over() -> None:
    logged = running(OPEN, OPEN)
    entries = logged.do(actions.resign(logged.match, BEN, 1))
    assert [type(entry) for entry in entries] == [SeatResigned, MatchOver]
    assert (logged.match.status, logged.match.outcome) == (Status.OVER, Outcome.RESIGNED)
    assert declined(lambda: actions.resign(logged.match, ANNA, 0)) == "match-not-running"


def test_when_one_of_three_resigns_a_bot_plays_on_for_the_others() -> None:
    logged = running(OPEN, OPEN, OPEN)
    entries = logged.do(actions.resign(logged.match, BEN, 1))
    assert [type(entry) for entry in entries] == [SeatResigned]
    assert logged.match.status is Status.RUNNING
    assert declined(lambda: absence.take_back(logged.match, BEN, 1, logged.at)) == "nothing-to-take-back"
    assert declined(lambda: actions.resign(logged.match, BEN, 1)) == "resigned-already"
    for _ in range(6):
        if logged.match.on_turn == 1:
            assert logged.due_in() == PACE_MS
            logged.play_bot()
        else:
            logged.play()


def test_when_only_bots_would_play_on_the_match_is_over() -> None:
    logged = running(OPEN, BOT, BOT)
    logged.do(actions.resign(logged.match, ANNA, 0))
    assert logged.match.outcome is Outcome.RESIGNED
