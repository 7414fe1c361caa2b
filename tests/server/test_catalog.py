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
    assert "greedy" in cafe.guest().get("/api/bots")["bots"]
