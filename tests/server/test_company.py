"""At the table with others: somebody who is gone, the bell, a pause, and signs instead of words."""

from __future__ import annotations

import pytest

from cafe.match.chat import Sign
from cafe.match.clock import (
    COUNTDOWN_MS,
    LIVE_ABSENCE_S,
    MAX_PAUSE_MS,
    MIN_TURN_BEFORE_NUDGE_MS,
    NUDGE_INTERVAL_MS,
    SLOW_ABSENCE_S,
)

from .cafe import DEVICE, OPEN, RANDOM, Cafe, on_turn, two_at_a_table
from .conftest import CafeFactory

SECONDS = 1_000


def test_a_table_waits_a_minute_for_somebody_who_is_gone_or_two_days_unless_the_host_says_otherwise(
    cafe: Cafe,
) -> None:
    anna = cafe.guest("Anna")
    assert anna.opens(DEVICE, OPEN)["match"]["absence_s"] == LIVE_ABSENCE_S
    slow = {"kind": "days", "days": 7}
    assert anna.opens(DEVICE, OPEN, clock=slow)["match"]["absence_s"] == SLOW_ABSENCE_S
    for absence_s in (0, 30, 2_592_000):
        assert anna.opens(DEVICE, OPEN, absence_s=absence_s)["match"]["absence_s"] == absence_s
    refused = anna.opens(DEVICE, OPEN, absence_s=29, status=422)
    assert refused == {"error": "bad-field", "reason": "absence_s: 0, or at least 30"}
    assert anna.opens(DEVICE, OPEN, absence_s=2_592_001, status=400)["error"] == "bad-field"


def test_whoever_is_gone_is_counted_down_while_the_other_waits_and_may_come_back(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    slow, waiting, seat = on_turn(anna, ben, match)
    cafe.later(1)
    with waiting.follow(match) as listener:
        listener.hears()
        cafe.run(cafe.context.attendance.write())
        cafe.later(LIVE_ABSENCE_S * SECONDS)
        news = listener.hears_of(lambda state: bool(state["seats"][seat]["away"]))
        assert news["state"]["seats"][seat]["takeover_at"] == cafe.clock.at + COUNTDOWN_MS
        slow.state(match)
        cafe.run(cafe.context.attendance.write())
        back = listener.hears_of(lambda state: not state["seats"][seat]["away"])
        assert back["state"]["seats"][seat]["takeover_at"] is None
        slow.plays(match, seat)


def test_whoever_stays_away_is_taken_over_and_takes_their_seat_back(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    slow, waiting, seat = on_turn(anna, ben, match)
    cafe.later(1)
    with waiting.follow(match) as listener:
        listener.hears()
        cafe.run(cafe.context.attendance.write())
        cafe.later(LIVE_ABSENCE_S * SECONDS)
        listener.hears_of(lambda state: bool(state["seats"][seat]["away"]))
        cafe.later(COUNTDOWN_MS)
        listener.hears_of(lambda state: bool(state["seats"][seat]["taken_over"]))
        listener.hears_of(lambda state: state["view"]["player"] != seat)
    back = slow.post(f"/api/matches/{match}/take-back", {"seat": seat})["state"]["seats"][seat]
    assert (back["taken_over"], back["was_taken_over"]) == (False, True)


def test_the_bell_is_heard_by_whoever_is_on_turn(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    slow, waiting, seat = on_turn(anna, ben, match)
    nudge, seq = f"/api/matches/{match}/nudge", anna.state(match)["seq"]
    assert waiting.post(nudge, status=409) == {"error": "nudge-too-soon"}
    cafe.later(MIN_TURN_BEFORE_NUDGE_MS)
    waiting.post(nudge, {"key": "ring"})
    waiting.post(nudge, {"key": "ring"})
    [entry] = slow.get(f"/api/matches/{match}/events", after=seq)["entries"]
    assert (entry["type"], entry["seat"], entry["by"]) == ("nudged", seat, 1 - seat)
    assert waiting.post(nudge, status=409) == {"error": "nudge-too-soon"}
    cafe.later(NUDGE_INTERVAL_MS)
    waiting.post(nudge)
    assert slow.post(nudge, status=409) == {"error": "nothing-to-nudge"}
    assert cafe.guest("Cara").post(nudge, status=403) == {"error": "not-your-seat"}


def test_a_pause_is_asked_for_agreed_to_and_ended_by_anybody(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    slow, waiting, seat = on_turn(anna, ben, match)
    path = f"/api/matches/{match}"
    asked = slow.post(f"{path}/pause", {"key": "p"})["state"]["pause"]
    assert asked == {"agreed": [seat], "missing": [1 - seat], "until": None}
    assert slow.post(f"{path}/pause", status=409) == {"error": "pause-asked-already"}
    begun = waiting.post(f"{path}/pause")["state"]
    assert begun["pause"]["until"] == cafe.clock.at + MAX_PAUSE_MS
    moves, _ = slow.drafts(match, seat)
    assert slow.commits(match, seat, moves, status=409) == {"error": "match-paused"}
    assert waiting.post(f"{path}/nudge", status=409) == {"error": "match-paused"}
    cafe.later(3_600 * SECONDS)
    assert waiting.post(f"{path}/resume")["state"]["pause"] is None
    assert slow.post(f"{path}/resume", status=409) == {"error": "not-paused"}
    slow.commits(match, seat, moves)


def test_a_pause_ends_by_itself_and_the_bot_plays_on(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(bot_pace_ms=1_000)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, RANDOM)
    if anna.state(match)["view"]["player"] == 0:
        anna.plays(match, 0)
    paused = anna.post(f"/api/matches/{match}/pause")["state"]
    assert paused["pause"]["missing"] == []
    cafe.later(60 * SECONDS)
    assert anna.state(match)["view"]["player"] == 1, "no bot moves meanwhile"
    cafe.later(MAX_PAUSE_MS)
    anna.waits_for(match, lambda state: state["pause"] is None)
    cafe.later(1_000)
    anna.waits_for(match, lambda state: state["view"]["player"] == 0)


def test_a_spectator_neither_pauses_nor_goes_on(cafe: Cafe) -> None:
    _, _, match = two_at_a_table(cafe)
    cara = cafe.guest("Cara")
    for act in ("pause", "resume"):
        assert cara.post(f"/api/matches/{match}/{act}", status=403) == {"error": "not-your-seat"}


@pytest.mark.parametrize("sign", Sign)
def test_a_sign_is_said_like_a_line_and_muted_like_one(cafe: Cafe, sign: Sign) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seq = anna.state(match)["seq"]
    ben.post(f"/api/matches/{match}/react", {"sign": sign.value, "key": "s"}, 204)
    [said] = anna.get(f"/api/matches/{match}/events", after=seq)["entries"]
    assert (said["type"], said["name"], said["text"], said["sign"]) == ("said", "Ben", "", sign.value)
    anna.post(f"/api/matches/{match}/mute", {"speaker": said["person"]}, 204)
    assert anna.get(f"/api/matches/{match}/events", after=seq)["entries"] == []
    assert ben.post(f"/api/matches/{match}/react", {"sign": "shrug"}, 400)["error"] == "bad-field"


def test_silenced_spectators_make_no_signs(cafe: Cafe) -> None:
    anna, _, match = two_at_a_table(cafe)
    anna.post(f"/api/matches/{match}/spectators", {"silenced": True})
    refused = cafe.guest("Cara").post(f"/api/matches/{match}/react", {"sign": "laugh"}, 403)
    assert refused == {"error": "spectators-silenced"}
