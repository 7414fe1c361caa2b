"""Time that runs out, seats that are left, bots that take over, and owners who come back."""

from __future__ import annotations

from typing import Any

from cafe.match.clock import COUNTDOWN_MS, MIN_AFTER_RETURN_MS, PATIENCE_MS

from .cafe import DEVICE, OPEN, Cafe, Guest
from .conftest import CafeFactory
from .listener import Json

SECONDS = 1_000


def seated(cafe: Cafe, **more: Any) -> tuple[list[Guest], str]:
    """Three people at a card table."""
    people = [cafe.guest(name) for name in ("Anna", "Ben", "Cara")]
    match = people[0].opens(DEVICE, OPEN, OPEN, edition="card", **more)["match"]["id"]
    for guest in people[1:]:
        guest.post(f"/api/matches/{match}/join", {})
    people[0].post(f"/api/matches/{match}/start")
    return people, match


def after(guest: Guest, match: str, seq: int) -> Json:
    """The next news."""
    news: Json = guest.get(f"/api/matches/{match}/events", after=seq, wait=20)
    return news


def test_who_runs_out_of_time_is_counted_down_and_replaced_and_may_come_back(cafe: Cafe) -> None:
    people, match = seated(cafe, clock={"kind": "move", "seconds": 30})
    state = people[0].state(match)
    seat, seq = state["view"]["player"], state["seq"]
    assert state["deadline"] == cafe.clock.at + 30 * SECONDS
    cafe.later(30 * SECONDS)
    news = after(people[0], match, seq)
    assert [entry["type"] for entry in news["entries"]] == ["time-ran-out"]
    assert news["state"]["seats"][seat]["takeover_at"] == cafe.clock.at + COUNTDOWN_MS
    assert news["state"]["deadline"] is None
    cafe.later(COUNTDOWN_MS)
    state = people[0].waits_for(match, lambda state: bool(state["seats"][seat]["taken_over"]))
    state = people[0].waits_for(match, lambda state: state["view"]["player"] != seat)
    assert state["seats"][seat]["was_taken_over"]
    entries = people[0].get(f"/api/matches/{match}/events", after=seq)["entries"]
    assert [entry["by_bot"] for entry in entries if entry["type"] == "turn-played"] == ["greedy"]
    owner = people[seat]
    back = owner.post(f"/api/matches/{match}/take-back", {"seat": seat})["state"]["seats"][seat]
    assert (back["taken_over"], back["was_taken_over"]) == (False, True)
    refused = owner.post(f"/api/matches/{match}/take-back", {"seat": seat}, 409)
    assert refused == {"error": "nothing-to-take-back"}


def test_who_plays_during_the_countdown_keeps_their_seat(cafe: Cafe) -> None:
    people, match = seated(cafe, clock={"kind": "bank", "seconds": 60, "increment": 10})
    state = people[0].state(match)
    seat, seq = state["view"]["player"], state["seq"]
    assert state["seats"][seat]["bank"] == 60 * SECONDS
    cafe.later(60 * SECONDS)
    after(people[0], match, seq)
    played = people[seat].commits(match, seat, ["draw"])["state"]["seats"][seat]
    assert (played["takeover_at"], played["taken_over"], played["bank"]) == (None, False, 10 * SECONDS)


def test_days_a_move_are_long(cafe: Cafe) -> None:
    people, match = seated(cafe, clock={"kind": "days", "days": 3})
    assert people[0].state(match)["deadline"] == cafe.clock.at + 3 * 86_400 * SECONDS


def test_who_leaves_is_replaced_at_once_and_may_return(cafe: Cafe) -> None:
    people, match = seated(cafe)
    people[1].post(f"/api/matches/{match}/leave", {"seat": 1})
    left = people[0].state(match)["seats"][1]
    assert (left["left"], left["taken_over"], left["name"]) == (True, True, "Ben")
    refused = people[1].post(f"/api/matches/{match}/leave", {"seat": 1}, 409)
    assert refused == {"error": "seat-left-already"}
    people[0].waits_for(match, lambda state: state["view"]["player"] != 1)
    back = people[1].post(f"/api/matches/{match}/take-back", {"seat": 1})["state"]["seats"][1]
    assert (back["left"], back["taken_over"], back["was_taken_over"]) == (False, False, True)
    people[1].post(f"/api/matches/{match}/leave", {"seat": 1})
    people[0].waits_for(match, lambda state: state["view"]["player"] != 1)
    refused = people[1].commits(match, 1, ["draw"], status=409)
    assert refused["error"] in ("not-your-turn", "stale")


def test_one_of_three_resigns_and_the_others_play_on_with_a_bot(cafe: Cafe) -> None:
    people, match = seated(cafe)
    state = people[2].post(f"/api/matches/{match}/resign", {"seat": 2})["state"]
    assert state["status"] == "running"
    assert (state["seats"][2]["resigned"], state["seats"][2]["taken_over"]) == (True, True)
    assert people[2].post(f"/api/matches/{match}/resign", {"seat": 2}, 409) == {"error": "resigned-already"}
    refused = people[2].post(f"/api/matches/{match}/take-back", {"seat": 2}, 409)
    assert refused == {"error": "nothing-to-take-back"}


def test_coming_back_again_and_again_gains_no_time(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(bot_pace_ms=60_000)
    people, match = seated(cafe, clock={"kind": "move", "seconds": 30})
    seat = people[0].state(match)["view"]["player"]
    owner, take_back = people[seat], f"/api/matches/{match}/take-back"
    for wait_ms in (30 * SECONDS, COUNTDOWN_MS, None, MIN_AFTER_RETURN_MS, COUNTDOWN_MS):
        if wait_ms is None:
            owner.post(take_back, {"seat": seat})
            continue
        seq = people[0].state(match)["seq"]
        cafe.later(wait_ms)
        after(people[0], match, seq)
    refused = owner.post(take_back, {"seat": seat}, 409)
    assert refused == {"error": "bot-plays-this-turn"}
    seq = people[0].state(match)["seq"]
    cafe.later(60_000)
    assert [entry["by_bot"] for entry in after(people[0], match, seq)["entries"]] == ["greedy"]
    assert not owner.post(take_back, {"seat": seat})["state"]["seats"][seat]["taken_over"]


def test_without_a_clock_another_asks_for_a_bot_and_it_plays_on(cafe: Cafe) -> None:
    people, match = seated(cafe)
    state = people[0].state(match)
    seat, play_on = state["view"]["player"], f"/api/matches/{match}/play-on"
    asker, stranger = people[(seat + 1) % 3], cafe.guest("Dan")
    assert state["play_on_at"] == cafe.clock.at + PATIENCE_MS
    assert asker.post(play_on, {"seat": seat}, 409) == {"error": "play-on-too-soon"}
    cafe.later(PATIENCE_MS)
    assert stranger.post(play_on, {"seat": seat}, 403) == {"error": "not-your-seat"}
    assert people[seat].post(play_on, {"seat": seat}, 409) == {"error": "nothing-to-play-on"}
    asked = asker.post(play_on, {"seat": seat, "key": "ask"})["state"]
    assert asked["seats"][seat]["takeover_at"] == cafe.clock.at + COUNTDOWN_MS
    assert asked["play_on_at"] is None
    again = asker.post(play_on, {"seat": seat, "key": "ask"})["state"]
    assert again["seq"] == asked["seq"], "the same key asks once"
    assert asker.post(play_on, {"seat": seat}, 409) == {"error": "seat-left-already"}
    cafe.later(COUNTDOWN_MS)
    state = people[0].waits_for(match, lambda state: state["view"]["player"] != seat)
    assert state["seats"][seat]["taken_over"]
    people[seat].post(f"/api/matches/{match}/take-back", {"seat": seat})


def test_whoever_is_asked_for_plays_and_keeps_their_seat(cafe: Cafe) -> None:
    people, match = seated(cafe)
    seat = people[0].state(match)["view"]["player"]
    cafe.later(PATIENCE_MS)
    people[(seat + 1) % 3].post(f"/api/matches/{match}/play-on", {"seat": seat})
    played = people[seat].commits(match, seat, ["draw"])["state"]["seats"][seat]
    assert (played["takeover_at"], played["taken_over"]) == (None, False)
