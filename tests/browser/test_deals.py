"""The deal of the day and challenges: found, played once, and compared only afterwards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit

A_MATCH = re.compile(r"/match/[\w-]+$")
WIDE = "document.documentElement.scrollWidth <= innerWidth"
CARD_HEIGHT = "document.querySelector('.daily').getBoundingClientRect().height"
RANDOM = {"kind": "bot", "bot": "random"}
SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def give_up_by_hand(page: Page) -> str:
    """Give up the match that is shown; its id."""
    match = page.url.rpartition("/")[2]
    seats = page.request.get(f"/api/matches/{match}").json()["state"]["you"]["seats"]
    answer = page.request.post(f"/api/matches/{match}/resign", data={"seat": seats[0]})
    assert answer.ok, answer.text()
    return match


def bots_played(page: Page) -> str:
    """A match of two bots that this person opened, played to its end."""
    wanted = {"edition": "card", "seats": [RANDOM, RANDOM], "start": True}
    match: str = page.request.post("/api/matches", data=wanted).json()["match"]["id"]
    page.goto(f"/match/{match}")
    expect(page.locator('[data-status="over"]')).to_be_attached(timeout=120_000)
    return match


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", r"Seal for \w+ \d+, \d{4}"),
        ("de", r"Siegel für den \d+\. \w+ \d{4}"),
        ("fr", r"Sceau du \w+ \w+ \d{4}"),
        ("nl", r"Zegel voor \d+ \w+ \d{4}"),
    ],
)
def test_the_days_of_seals_are_said_as_people_say_them(visit: Visit, language: str, said: str) -> None:
    page = visit("/daily", language=language)
    expect(page.get_by_text(re.compile(said)).first).to_be_visible()


@SCREENS
def test_the_deal_of_the_day_is_played_from_the_start_page_and_its_results_come_after(
    visit: Visit, phone: bool
) -> None:
    page = visit("/", phone=phone)
    height = page.evaluate(CARD_HEIGHT)
    card = page.get_by_role("link", name="Deal of the day")
    expect(card).to_contain_text("not played yet")
    assert page.evaluate(CARD_HEIGHT) == height, "nothing moves when it comes"
    assert card.evaluate("card => card.scrollHeight <= card.parentElement.clientHeight")
    card.click()
    expect(page.locator('[data-results="hidden"]')).to_be_visible()
    expect(page.locator("[data-seed]")).to_have_count(0)
    assert page.evaluate(WIDE)
    assert violations(page) == []
    page.locator('[data-action="play-daily"]').press("Enter")
    expect(page).to_have_url(A_MATCH)
    give_up_by_hand(page)
    page.locator('[data-action="daily-results"]').click()
    mine = page.get_by_role("row").filter(has_text="you")
    expect(mine).to_contain_text("gave up")
    expect(page.locator('[data-results="mine"]')).to_be_visible()
    expect(page.locator("[data-par]")).to_be_visible()
    assert page.evaluate(WIDE)
    assert violations(page) == []
    page.get_by_role("radio", name="All days").check()
    expect(page.get_by_text("All days that are over")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Deal of the day")).to_contain_text("given up")


@SCREENS
def test_a_finished_game_is_offered_played_by_another_and_compared(visit: Visit, phone: bool) -> None:
    anna = visit("/", phone=phone)
    first = bots_played(anna)
    anna.locator('[data-action="challenge"]').click()
    link = anna.get_by_label("Whoever opens this link plays your seat with the same deal").input_value()
    ben = visit(link[link.index("/challenge") :], phone=phone)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Same deal, your turn")
    expect(ben.get_by_text("when you have finished")).to_be_visible()
    assert first not in ben.content()
    assert ben.evaluate(WIDE)
    assert violations(ben) == []
    ben.locator('[data-action="play-challenge"]').click()
    expect(ben).to_have_url(A_MATCH)
    give_up_by_hand(ben)
    ben.locator('[data-action="compare"]').click()
    expect(ben.locator("[data-parted]")).to_be_visible()
    expect(ben.get_by_role("row").filter(has_text="you")).to_contain_text("gave up")
    assert ben.evaluate(WIDE)
    assert violations(ben) == []


def test_a_link_to_no_challenge_says_so(visit: Visit, complaints: Any) -> None:
    complaints.forgive("404")
    page = visit("/challenge#nothing")
    expect(page.get_by_text("This challenge is gone")).to_be_visible()
