"""What the operator of the server may do at a match."""

from __future__ import annotations

from cafe.match import absence, actions, moderation
from cafe.match.due import next_due
from cafe.match.entries import MatchOver, Outcome, SeatFreed, SeatRenamed, SeatResigned, SeatTaken
from cafe.match.game_file import record_of
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status
from cafe.match.summary import summary

from .in_memory_match import ANNA, BEN, BOT, CARA, OPEN, PACE_MS, InMemoryMatch, declined, opened, running

DEVICE = SeatPlan(SeatKind.DEVICE, name="Rude")


def evict_wholly(logged: InMemoryMatch, person: str) -> list[object]:
    done: list[object] = []
    while entries := logged.do(moderation.evict(logged.match, person)):
        done += entries
    return done


def test_the_operator_closes_a_match_before_and_after_its_start() -> None:
    for logged in (opened(OPEN, OPEN), running(OPEN, OPEN)):
        entries = logged.do(moderation.close(logged.match))
        assert entries == [MatchOver(Outcome.CLOSED, logged.match.opened.secret)]
        assert (logged.match.status, logged.match.outcome) == (Status.OVER, Outcome.CLOSED)
        assert next_due(logged.match, PACE_MS) is None
        assert moderation.close(logged.match) == []


def test_a_match_that_is_over_keeps_its_outcome() -> None:
    logged = opened(OPEN, OPEN)
    logged.do(actions.call_off(logged.match, ANNA))
    assert moderation.close(logged.match) == []


def test_the_operator_renames_every_seat_of_a_person_and_nobody_else() -> None:
    logged = opened(OPEN, DEVICE, OPEN)
    for person, seat in ((BEN, 0), (ANNA, 1), (CARA, 2)):
        logged.join(person, seat)
    assert logged.do(moderation.rename(logged.match, BEN, "")) == [SeatRenamed(0, "")]
    assert logged.match.names == ("", "Anna", "Cara")
    assert [seat.name for seat in summary(logged.match).seats] == ["", "Anna", "Cara"]
    assert moderation.rename(logged.match, BEN, "") == []


def test_a_name_that_was_replaced_is_in_no_game_file() -> None:
    logged = opened(DEVICE, BOT)
    logged.do([SeatTaken(0, ANNA, "Rude")])
    logged.start()
    logged.do(moderation.rename(logged.match, ANNA, ""))
    logged.do(moderation.close(logged.match))
    assert record_of(logged.match).names == ("Player 1", "Bot")


def test_a_banned_joiner_loses_their_seat_and_a_banned_host_the_table() -> None:
    logged = opened(OPEN, OPEN)
    logged.join(BEN)
    assert evict_wholly(logged, BEN) == [SeatFreed(0)]
    assert logged.match.seats[0].is_free
    assert evict_wholly(logged, ANNA) == [MatchOver(Outcome.CLOSED, logged.match.opened.secret)]


def test_a_bot_plays_on_for_a_banned_player_and_they_cannot_come_back() -> None:
    logged = running(OPEN, OPEN, OPEN)
    assert [type(entry) for entry in evict_wholly(logged, BEN)] == [SeatResigned]
    assert logged.match.seats[1].is_played_by_a_bot
    assert logged.match.status is Status.RUNNING
    assert declined(lambda: absence.take_back(logged.match, BEN, 1, logged.at)) == "nothing-to-take-back"


def test_a_match_without_other_people_ends_with_a_ban() -> None:
    logged = running(OPEN, BOT)
    assert [type(entry) for entry in evict_wholly(logged, ANNA)] == [SeatResigned, MatchOver]


def test_who_has_no_seat_is_not_evicted() -> None:
    for logged in (opened(OPEN, OPEN), running(OPEN, OPEN)):
        assert moderation.evict(logged.match, CARA) == []
