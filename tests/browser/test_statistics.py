"""What somebody's games add up to, as they see it: at a desk, on a phone, by ear, by keys, and in a file."""

from __future__ import annotations

import csv
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cafe.words import LANGUAGES

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .files import game_file
from .playing import give_up, open_table

DAY_MS = 86_400_000
START_MS = 1_760_000_000_000
PATH = "/me/statistics"
REVIEW = {"decisions": 20, "lost_win": 1_500, "accuracy": 869, "luck": 2_000}
WIDE = "document.documentElement.scrollWidth <= innerWidth"


def tally(of: str, games: int, won: int, interval: tuple[int, int] | None = None) -> dict[str, Any]:
    low, high = interval or (None, None)
    share = {"value": round(1_000 * won / games), "low": low, "high": high}
    margin = {"value": 4_200, "low": None if low is None else -1_300, "high": None if low is None else 9_700}
    lost = games - won
    return {"of": of, "games": games, "won": won, "shared": 0, "lost": lost, "share": share, "margin": margin}


def a_game(number: int, **changes: Any) -> dict[str, Any]:
    edition, place = ("board", "card")[number % 4 == 3], 1 + number % 2
    points = 60 + (number * 37) % 90
    return {
        "match": f"m{number}",
        "over_at": START_MS + number * DAY_MS,
        "edition": edition,
        "players": 2,
        "kind": "result",
        "seat": 0,
        "place": place,
        "sharing": 1,
        "points": points,
        "margin": 7 if place == 1 else -7,
        "opponents": [{"bot": "leonora" if number % 3 else "", "place": 3 - place, "points": points - 7}],
        "gave_up": False,
        "bot_for_you": number == 5,
        "bot_for_others": False,
        "best_turn": {"points": 20, "number": 9},
        "review": {"decisions": 20, "lost_win": 1_500, "accuracy": 869, "luck": 2_000}
        if number % 2
        else None,
        **changes,
    }


def some_statistics() -> dict[str, Any]:
    """A person with forty games, and some that do not count."""
    others = [a_game(41, kind="imported", opponents=[]), a_game(40, kind="several-seats", opponents=[])]
    mean = {"value": 869, "low": 840, "high": 898}
    return {
        "total": tally("", 40, 22, (398, 690)),
        "editions": [tally("board", 30, 17, (390, 727)), tally("card", 10, 5, (237, 763))],
        "sizes": [tally("2", 36, 20, (396, 704)), tally("4", 4, 2)],
        "opponents": [tally("leonora", 28, 12, (266, 609)), tally("", 14, 10, (454, 883))],
        "apart": {"several_seats": 1, "imported": 1, "ended_early": 0},
        "reviewed": {
            "games": 19,
            "decisions": 412,
            "lost_win": {"value": 1_520, "low": 1_180, "high": 1_860},
            "accuracy": mean,
            "luck": {"value": -1_400, "low": -3_100, "high": 300},
        },
        "win_streak": {"length": 4, "first_at": START_MS, "last_at": START_MS + 6 * DAY_MS},
        "day_streak": {"length": 40, "first_at": START_MS, "last_at": START_MS + 39 * DAY_MS},
        "best_turn": {"match": "m4", "number": 9, "points": 32, "over_at": START_MS + 4 * DAY_MS},
        "games": [*others, *(a_game(number) for number in reversed(range(40)))],
        "unread": 0,
        "left_off": 0,
    }


def shown(visit: Visit, **how: Any) -> Page:
    """The page of the person with forty games."""
    page = visit(**how)
    page.route(re.compile(r"/api/me/statistics"), lambda route: route.fulfill(json=some_statistics()))
    page.goto(PATH)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("[data-game]").first).to_be_visible()
    return page


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_has_not_played_is_invited_to(visit: Visit, phone: bool) -> None:
    page = visit("/me", phone=phone)
    page.locator('[data-action="statistics"]').click()
    expect(page.get_by_role("heading", name="Your statistics", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Nothing to add up yet")).to_be_visible()
    expect(page.get_by_text("Which games count")).to_be_visible()
    assert page.title() == "Your statistics · Café International"
    assert violations(page) == []
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_from_the_end_of_a_game_to_its_line_in_the_list(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "board", "device:Ada", "bot")
    give_up(page).get_by_role("button", name="Give up").click()
    expect(page.locator('[data-status="over"]')).to_be_visible()
    page.locator('[data-action="statistics"]').click()
    expect(page).to_have_url(re.compile(f"{PATH}$"))
    expect(page.locator(f'[data-game="{match}"]')).to_contain_text("ended early")
    expect(page.locator("[data-apart]")).to_contain_text("1 that ended early")
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    imported = answer.json()["match"]["id"]
    page.reload()
    line = page.locator(f'[data-game="{imported}"]')
    expect(line).to_contain_text("from a file")
    line.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/match/{imported}/replay"))


@pytest.mark.parametrize("phone", [False, True])
def test_figures_and_plots_are_there_and_axe_finds_nothing(visit: Visit, phone: bool) -> None:
    page = shown(visit, phone=phone)
    expect(page.locator(".figures").first).to_contain_text("40% to 69%")
    for title in ("Against whom", "By table size", "By game"):
        plot = page.get_by_role("img", name=title)
        expect(plot).to_be_visible()
        assert plot.locator("desc").text_content()
    expect(page.get_by_role("img", name="Board game: points of 30 games")).to_be_visible()
    expect(page.get_by_text("no bot played for you: 19 of 40.")).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    people = page.locator('tr[data-of=""]')
    expect(people).to_contain_text("People")
    expect(people).to_contain_text("45% to 88%")
    expect(page.locator('[data-game="m5"]')).to_have_count(0)
    page.get_by_role("button", name="Show more").click()
    expect(page.locator('[data-game="m5"]')).to_contain_text("a bot played for you")
    assert page.evaluate(WIDE)
    assert violations(page) == []


def test_the_best_turn_is_one_press_away_in_the_replay(visit: Visit) -> None:
    page = shown(visit)
    link = page.get_by_role("link", name="See your best turn")
    expect(link).to_have_attribute("href", "/match/m4/replay?turn=9")
    link.focus()
    expect(link).to_be_focused()


def test_games_are_taken_along_as_a_table_and_everything_as_json(visit: Visit) -> None:
    page = shown(visit)
    with page.expect_download() as table:
        page.locator('[data-action="csv"]').click()
    assert table.value.suggested_filename == "cafe-international-statistics.csv"
    rows = list(csv.reader(table.value.path().read_text("utf-8").splitlines()))
    assert len(rows) == 1 + len(some_statistics()["games"])
    assert rows[1][0] == "2025-11-19T08:53:20.000Z"
    assert {len(row) for row in rows} == {12}
    with page.expect_download() as everything:
        page.locator('[data-action="json"]').click()
    assert json.loads(everything.value.path().read_text("utf-8")) == some_statistics()


def test_games_that_are_still_read_come_by_themselves(visit: Visit) -> None:
    page = visit()
    answers = [{**some_statistics(), "unread": 20}, some_statistics()]
    offsets = list[str]()

    def answer(route: Route) -> None:
        offsets.append(route.request.url.partition("offset=")[2])
        route.fulfill(json=answers[min(len(offsets), len(answers)) - 1])

    page.route(re.compile(r"/api/me/statistics"), answer)
    page.goto(PATH)
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.get_by_text("still being read")).to_have_count(0)
    assert len(offsets) == 2
    assert all(re.fullmatch(r"-?\d+", offset) for offset in offsets)


def test_a_refusal_is_told(visit: Visit, complaints: Complaints) -> None:
    page = visit()
    complaints.forgive("429")
    page.route(
        re.compile(r"/api/me/statistics"),
        lambda route: route.fulfill(status=429, json={"error": "too-many-requests"}),
    )
    page.goto(PATH)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(page.get_by_text("Nothing to add up yet")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narrowest_window_shows_all_of_it_in_every_language(visit: Visit, language: str) -> None:
    page = shown(visit, language=language)
    page.set_viewport_size({"width": 320, "height": 568})
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate(WIDE)
    cut = page.evaluate(
        "[...document.querySelectorAll('.statistics svg text')]"
        ".filter(one => one.getBoundingClientRect().left < 0"
        " || one.getBoundingClientRect().right > innerWidth).map(one => one.textContent)"
    )
    assert cut == []
