"""Finished games with their reviews, each made once for all tests of a café."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, expect

from .files import game_file

REVIEW_MS = 120_000.0  # a game of 140 decisions takes some seconds, on a busy machine more
_made: dict[tuple[str, str, int], ReviewedMatch] = {}
MISTAKES = ("inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class ReviewedMatch:
    """A match of bots, and what the API tells of it."""

    id: str
    review: dict[str, Any]

    @property
    def replay(self) -> str:
        return f"/match/{self.id}/replay"

    def first(self, *marks: str, seat: int | None = None) -> dict[str, Any]:
        """The first decision with one of these marks."""
        found = (
            turn for turn in self.review["turns"] if turn["mark"] in marks and seat in (None, turn["seat"])
        )
        return next(found)


def reviewed_match(browser: Browser, cafe: str, edition: str, players: int = 2) -> ReviewedMatch:
    """A whole game of greedy bots, laid on the table by somebody else and reviewed."""
    if (cafe, edition, players) not in _made:
        _made[cafe, edition, players] = _make(browser, cafe, game_file(None, edition, players))
    return _made[cafe, edition, players]


def _make(browser: Browser, cafe: str, text: str) -> ReviewedMatch:
    """Whoever tests it is a stranger to the match."""
    somebody = browser.new_context(base_url=cafe, locale="en")
    answer = somebody.request.post("/api/import", data=text, headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    match: str = answer.json()["match"]["id"]
    asking = somebody.new_page()
    asking.goto(f"/match/{match}/replay?tab=review")
    asking.get_by_role("button", name="Review this game").click()
    expect(asking.locator('[data-review="ready"]')).to_be_visible(timeout=REVIEW_MS)
    review = somebody.request.get(f"/api/matches/{match}/review").json()["review"]
    somebody.close()
    return ReviewedMatch(match, review)
