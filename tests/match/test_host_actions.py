"""What the host may do at their table: free a seat, remove somebody, silence spectators."""

from __future__ import annotations

from dataclasses import replace

from cafe.match import actions, host_actions
from cafe.match.entries import (
    BotSeated,
    BotUnseated,
    PersonRemoved,
    SeatCleared,
    SpectatorsHeard,
    SpectatorsSilenced,
    handle,
)
from cafe.match.limits import MAX_BOTS_SEATED, MAX_TIMES_HEARD_AGAIN
from cafe.match.seats import SeatKind, SeatPlan

from .in_memory_match import ANNA, BEN, BOT, CARA, DAN, OPEN, InMemoryMatch, declined, opened, running

DEVICE = SeatPlan(SeatKind.DEVICE)


def known_as(person: str) -> str:
    return handle("match", person)


def table_with(*people: str) -> InMemoryMatch:
    """Anna's open table with her own seat, and people on the open ones."""
    logged = opened(DEVICE, OPEN, OPEN)
    logged.join(ANNA, seat=0)
    for person in people:
        logged.join(person)
    return logged


def test_the_host_frees_a_seat_and_whoever_sat_there_may_come_back() -> None:
    logged = table_with(BEN)
    assert logged.do(host_actions.free_seat(logged.match, ANNA, 1)) == [SeatCleared(1, BEN, "Ben")]
    assert logged.match.seats[1].is_free
    logged.join(BEN)
    assert logged.match.seats_of(BEN) == [1]


def test_whom_the_host_removes_gets_up_everywhere_and_does_not_come_back() -> None:
    logged = table_with(BEN)
    logged.match = replace(logged.match, opened=replace(logged.match.opened, several_seats=True))
    logged.join(BEN, seat=2)
    assert logged.do(host_actions.remove_person(logged.match, ANNA, known_as(BEN))) == [
        PersonRemoved(1, BEN, "Ben")
    ]
    assert [seat.person for seat in logged.match.seats] == [ANNA, None, None]
    assert declined(lambda: logged.join(BEN)) == "removed"
    assert declined(lambda: actions.say(logged.match, BEN, "Ben", "but why")) == "removed"
    logged.join(CARA)


def test_whoever_got_up_again_can_be_removed_as_well() -> None:
    logged = table_with(BEN)
    logged.leave(BEN, 1)
    assert logged.do(host_actions.remove_person(logged.match, ANNA, known_as(BEN))) == [
        PersonRemoved(1, BEN, "Ben")
    ]
    assert declined(lambda: logged.join(BEN)) == "removed"
    assert declined(lambda: host_actions.remove_person(logged.match, ANNA, known_as(BEN))) == "no-such-player"


def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back() -> None:
    logged = table_with(BEN)
    assert logged.do(host_actions.seat_bot(logged.match, ANNA, 2, "greedy")) == [BotSeated(2, "greedy")]
    there = logged.match.seats[2]
    assert (there.plan.kind, there.plan.bot, there.is_free) == (SeatKind.BOT, "greedy", False)
    assert logged.match.seats_of(BEN) == [1]
    assert logged.do(host_actions.free_seat(logged.match, ANNA, 2)) == [BotUnseated(2)]
    logged.join(CARA)
    assert logged.match.seats_of(CARA) == [2]


def test_a_seat_that_was_a_bots_from_the_beginning_can_be_anybodys() -> None:
    logged = opened(DEVICE, BOT)
    logged.do(host_actions.free_seat(logged.match, ANNA, 1))
    assert logged.match.seats[1].plan == SeatPlan(SeatKind.OPEN)


def test_a_bot_drives_nobody_from_their_chair() -> None:
    logged = table_with(BEN)
    kept = SeatPlan(SeatKind.OPEN, name="Ben", reserved=BEN)
    assert declined(lambda: host_actions.seat_bot(logged.match, ANNA, 1, "greedy")) == "seat-taken"
    assert declined(lambda: host_actions.seat_bot(logged.match, ANNA, 0, "greedy")) == "seat-taken"
    reserved = opened(DEVICE, kept)
    assert declined(lambda: host_actions.seat_bot(reserved.match, ANNA, 1, "greedy")) == "seat-taken"
    reserved.do(host_actions.free_seat(reserved.match, ANNA, 1))
    reserved.do(host_actions.seat_bot(reserved.match, ANNA, 1, "greedy"))
    reserved.do(host_actions.free_seat(reserved.match, ANNA, 1))
    assert (reserved.match.seats[1].name, reserved.match.seats[1].reserved) == ("", "")


def test_bots_come_and_go_only_so_often() -> None:
    logged = table_with()
    for _ in range(MAX_BOTS_SEATED):
        logged.do(host_actions.seat_bot(logged.match, ANNA, 1, "greedy"))
        logged.do(host_actions.free_seat(logged.match, ANNA, 1))
    assert declined(lambda: host_actions.seat_bot(logged.match, ANNA, 1, "greedy")) == "bots-seated-too-often"


def test_a_table_where_only_bots_and_the_hosts_device_are_left_is_no_longer_listed() -> None:
    logged = table_with()
    assert logged.match.is_listed
    for seat in (1, 2):
        logged.do(host_actions.seat_bot(logged.match, ANNA, seat, "greedy"))
    assert not logged.match.is_listed


def test_only_the_host_frees_removes_and_silences() -> None:
    match = table_with(BEN).match
    for act in (
        lambda: host_actions.seat_bot(match, BEN, 2, "greedy"),
        lambda: host_actions.free_seat(match, BEN, 0),
        lambda: host_actions.remove_person(match, BEN, known_as(ANNA)),
        lambda: host_actions.silence_spectators(match, BEN),
        lambda: host_actions.hear_spectators(match, BEN),
    ):
        assert declined(act) == "only-the-host"


def test_there_is_nothing_to_free_where_nobody_sits() -> None:
    logged = opened(DEVICE, OPEN)
    assert declined(lambda: host_actions.free_seat(logged.match, ANNA, 1)) == "nothing-to-free"
    assert declined(lambda: host_actions.free_seat(logged.match, ANNA, 3)) == "no-such-seat"
    assert declined(lambda: host_actions.remove_person(logged.match, ANNA, known_as(DAN))) == "no-such-player"


def test_the_host_does_not_remove_themselves() -> None:
    logged = table_with(BEN)
    assert (
        declined(lambda: host_actions.remove_person(logged.match, ANNA, known_as(ANNA))) == "no-such-player"
    )


def test_nobody_loses_their_seat_to_the_host_once_the_game_has_begun() -> None:
    logged = running(OPEN, OPEN)
    assert declined(lambda: host_actions.free_seat(logged.match, ANNA, 1)) == "match-not-open"
    assert declined(lambda: host_actions.remove_person(logged.match, ANNA, known_as(BEN))) == "match-not-open"


def test_silenced_spectators_say_nothing_until_they_are_heard_again() -> None:
    logged = running(OPEN, OPEN)
    logged.do(actions.say(logged.match, CARA, "Cara", "hello"))
    assert logged.do(host_actions.silence_spectators(logged.match, ANNA)) == [SpectatorsSilenced()]
    assert declined(lambda: actions.say(logged.match, CARA, "Cara", "hello?")) == "spectators-silenced"
    logged.do(actions.say(logged.match, BEN, "Ben", "players go on talking"))
    assert host_actions.silence_spectators(logged.match, ANNA) == [], "it is so already"
    assert logged.do(host_actions.hear_spectators(logged.match, ANNA)) == [SpectatorsHeard()]
    assert host_actions.hear_spectators(logged.match, ANNA) == []
    logged.do(actions.say(logged.match, CARA, "Cara", "thank you"))


def test_a_host_who_goes_back_and_forth_lets_spectators_talk_ten_times() -> None:
    logged = running(OPEN, OPEN)
    for _ in range(MAX_TIMES_HEARD_AGAIN):
        logged.do(host_actions.silence_spectators(logged.match, ANNA))
        logged.do(host_actions.hear_spectators(logged.match, ANNA))
    logged.do(host_actions.silence_spectators(logged.match, ANNA))
    assert declined(lambda: host_actions.hear_spectators(logged.match, ANNA)) == "heard-too-often"


def test_a_host_who_only_watches_is_heard_among_silenced_spectators() -> None:
    logged = opened(OPEN, OPEN)
    for person in (BEN, CARA):
        logged.join(person)
    logged.start()
    logged.do(host_actions.silence_spectators(logged.match, ANNA))
    logged.do(actions.say(logged.match, ANNA, "Anna", "quiet, please"))
