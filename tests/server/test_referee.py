"""The referee, asked through the API."""

from __future__ import annotations

from .cafe import Cafe


def test_the_referee_judges_what_they_are_asked(cafe: Cafe) -> None:
    question = {
        "ruleset": "card",
        "tables": {"b2": "RU", "d2": "GB", "c3": "FR", "b4": "ES", "d4": "IT"},
        "seated": {"b1": "RUm", "b3": "RUm"},
        "play": ["RUf@c2"],
    }
    anna = cafe.guest()
    verdict = anna.post("/api/ask", question)
    assert verdict["legal"]
    assert verdict["total"] == verdict["steps"][0]["points"] > 0
    refused = anna.post("/api/ask", {**question, "play": ["RUm@c2"]})
    assert (refused["legal"], refused["step"]) == (False, 1)
    assert "E3" in {objection["rule"] for objection in refused["objections"]}
    offers = anna.post("/api/ask", {**question, "play": [], "hand": ["RUf"]})["offers"]
    assert "RUf@c2" in {offer["move"] for offer in offers}
    assert anna.post("/api/ask", {**question, "bar": 3}, 422) == {
        "error": "bad-question",
        "reason": "The card game has no bar.",
        "flaw": {"type": "no-bar-here"},
    }
    assert anna.post("/api/ask", {**question, "hand": ["XY"]}, 422)["error"] == "bad-field"


def test_a_guest_who_takes_a_jokers_place_brings_the_joker_into_the_hand(cafe: Cafe) -> None:
    question = {
        "ruleset": "board",
        "seated": {"o13": "INm", "n14": "INm", "n12": "INf", "m13": "**f"},
        "hand": ["DEm"],
    }
    anna = cafe.guest()
    before = anna.post("/api/ask", question)
    assert (before["joker"], before["hand"]) == (None, ["DEm"])
    swapped = anna.post("/api/ask", {**question, "play": ["swap:INf@m13"]})
    assert (swapped["legal"], swapped["total"]) == (True, 0)
    assert (swapped["joker"], swapped["hand"]) == ("**f", ["DEm", "**f"])
