"""What there is to choose from, and what is nowhere."""

from __future__ import annotations

from .cafe import Cafe


def test_what_is_nowhere_is_not_found(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    for match in ("nowhere", "x" * 41, "%00", "ä", "a.b", "'--"):
        assert anna.get(f"/api/matches/{match}", 404) == {"error": "no-such-match"}
    assert anna.get("/api/plans/moon", 404) == {"error": "no-such-plan"}
    assert anna.get("/api/nothing", 404) == {"error": "no-such-path"}
    assert anna.patch("/api/bots", {}, 405) == {"error": "no-such-method"}


def test_plans_and_bots_are_told(cafe: Cafe) -> None:
    plan = cafe.guest().get("/api/plans/corners")
    assert len(plan["chairs"]) == 68
    assert len(plan["bar"]) == len(plan["prices"]) == 20
    assert cafe.guest().get("/api/plans/card")["prices"] == []


def test_bots_are_told_with_the_game_and_strength_of_the_characters(cafe: Cafe) -> None:
    bots = cafe.guest().get("/api/bots")["bots"]
    assert bots[:2] == [{"name": name, "edition": None, "level": None} for name in ("greedy", "random")]
    assert {"name": "leonora", "edition": "board", "level": 5} in bots
    assert [bot["level"] for bot in bots if bot["edition"] == "card"] == [1, 2, 3, 4, 5]
    assert len(bots) == 12
