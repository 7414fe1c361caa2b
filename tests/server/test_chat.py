"""Talking at the table, and not having to listen to everybody."""

from __future__ import annotations

import pytest

from .cafe import DEVICE, OPEN, Cafe, Guest
from .listener import Json


def table_of_two(cafe: Cafe) -> tuple[Guest, Guest, str]:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    return anna, ben, match


def said(entries: list[Json]) -> list[tuple[str, str]]:
    return [(entry["name"], entry["text"]) for entry in entries if entry["type"] == "said"]


def test_what_is_said_reaches_everybody_at_the_table(cafe: Cafe) -> None:
    anna, ben, match = table_of_two(cafe)
    spectator = cafe.guest("Cara")
    with ben.follow(match) as listener:
        listener.hears()
        anna.post(f"/api/matches/{match}/say", {"text": "  Good   evening! "}, 204)
        (entry,) = listener.hears()["entries"]
    assert (entry["text"], entry["name"], entry["seat"]) == ("Good evening!", "Anna", 0)
    assert entry["person"] == anna.state(match)["you"]["handle"]
    spectator.post(f"/api/matches/{match}/say", {"text": "Hi"}, 204)
    (*_, last) = ben.get(f"/api/matches/{match}")["chat"]
    assert (last["name"], last["seat"]) == ("Cara", None)


def test_a_muted_speaker_is_not_heard_by_whoever_muted_them_in_any_way(cafe: Cafe) -> None:
    anna, ben, match = table_of_two(cafe)
    ben.post(f"/api/matches/{match}/say", {"text": "rude"}, 204)
    handle = ben.state(match)["you"]["handle"]
    anna.post(f"/api/matches/{match}/mute", {"speaker": handle}, 204)
    anna.post(f"/api/matches/{match}/mute", {"speaker": handle}, 204)
    assert anna.get("/api/me")["muted"] == {match: [handle]}
    with anna.follow(match, after=0) as muting, ben.follow(match, after=0) as hearing:
        muting.hears()
        hearing.until(3)
        ben.post(f"/api/matches/{match}/say", {"text": "ruder"}, 204)
        seq = anna.state(match)["seq"]
        assert said([entry for news in muting.until(seq) for entry in news["entries"]]) == []
        assert ("Ben", "ruder") in said([entry for news in hearing.until(seq) for entry in news["entries"]])
    assert anna.get(f"/api/matches/{match}")["chat"] == []
    assert said(anna.get(f"/api/matches/{match}/events")["entries"]) == []
    assert said(ben.get(f"/api/matches/{match}")["chat"]) == [("Ben", "rude"), ("Ben", "ruder")]
    anna.post(f"/api/matches/{match}/unmute", {"speaker": handle}, 204)
    assert said(anna.get(f"/api/matches/{match}")["chat"]) == [("Ben", "rude"), ("Ben", "ruder")]
    assert anna.post(f"/api/matches/{match}/mute", {"speaker": "0" * 12}, 404) == {"error": "no-such-speaker"}


def test_a_retry_says_nothing_twice(cafe: Cafe) -> None:
    anna, _, match = table_of_two(cafe)
    for _ in range(2):
        anna.post(f"/api/matches/{match}/say", {"text": "once", "key": "k"}, 204)
    assert said(anna.get(f"/api/matches/{match}")["chat"]) == [("Anna", "once")]


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u2066", "\x00\x07", "x" * 501, "\u200d"])
def test_nothing_and_too_much_are_not_said(cafe: Cafe, text: str) -> None:
    anna, _, match = table_of_two(cafe)
    assert anna.post(f"/api/matches/{match}/say", {"text": text}, 422)["error"] == "bad-field"


def test_what_is_said_is_kept_as_it_was_meant_and_cannot_turn_the_line(cafe: Cafe) -> None:
    anna, _, match = table_of_two(cafe)
    anna.post(f"/api/matches/{match}/say", {"text": "<b>e\u0301\u202e 👨\u200d👩\n\x1b[31m</b>"}, 204)
    (entry,) = anna.get(f"/api/matches/{match}")["chat"]
    assert entry["text"] == "<b>é 👨\u200d👩 [31m</b>"
    answer = anna.http.get(f"/api/matches/{match}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
