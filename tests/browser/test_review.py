"""A finished game is reviewed beside its replay: asked for, waited for, read, and followed to its turns."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .files import game_file
from .playing import Mouse, give_up, open_table, play_a_turn

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 664}
REVIEW_MS = 120_000.0  # a game of 140 decisions takes some seconds, on a busy machine more


def replay_of(page: Page, size: dict[str, int]) -> str:
    """The replay of a whole card game of two bots, and the match's id."""
    page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict will do
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    match: str = answer.json()["match"]["id"]
    page.goto(f"/match/{match}/replay")
    return match


def open_review(page: Page) -> None:
    """The review is a tab of the page."""
    page.get_by_role("tab", name="Review").click()
    expect(page.locator("[data-review]")).to_be_visible()


def state_of(page: Page, match: str) -> Any:
    return page.request.get(f"/api/matches/{match}/review").json()


def tenths(thousandths: int) -> int:
    return (thousandths + 50) // 100


def figures(page: Page, name: str) -> list[str]:
    return page.locator(f'[data-figure="{name}"] td').all_inner_texts()


def shown_sum(page: Page) -> list[int]:
    cells = page.locator("[data-sum] [data-tenths]").all()
    return [int(cell.get_attribute("data-tenths") or "") for cell in cells]


def test_a_game_is_reviewed_on_a_phone_and_read_at_a_desk_too(visit: Visit) -> None:
    phone = visit(phone=True)
    match = replay_of(phone, PHONE)
    open_review(phone)
    expect(phone.locator('[data-review="none"]')).to_contain_text("The computer plays every decision on")
    assert violations(phone) == []
    phone.get_by_role("button", name="Review this game").click()
    expect(phone.locator(".making").get_by_text(re.compile(r"^Decision \d+ of \d+$"))).to_be_visible()
    expect(phone.locator('[data-review="ready"]')).to_be_visible(timeout=REVIEW_MS)
    review = state_of(phone, match)["review"]
    desk = visit()
    desk.set_viewport_size(DESK)  # type: ignore[arg-type]  # a plain dict will do
    desk.goto(f"/match/{match}/replay?tab=review")
    for page in (phone, desk):
        read_figures(page, review)
        read_sums_and_curves(page, review)
        read_marked_turns(page, review)
        assert violations(page) == []


def read_figures(page: Page, review: dict[str, Any]) -> None:
    """They are the API's, a column for each player."""
    players = review["players"]
    assert figures(page, "accuracy") == [f"{one['accuracy'] / 10:.1f}" for one in players]
    assert figures(page, "decisions") == [str(one["decisions"]) for one in players]
    assert figures(page, "lost-points") == [
        f"{tenths(max(0, one['lost_margin'])) / 10:.1f}" for one in players
    ]
    for name, field in (("great", "great"), ("inaccuracy", "inaccuracies"), ("mistake", "mistakes")):
        assert figures(page, name) == [str(one[field]) for one in players]
    expect(page.get_by_text("Accuracy = 100 · 10 / (10 + e)")).to_be_visible()


def read_sums_and_curves(page: Page, review: dict[str, Any]) -> None:
    """The rows add up to the margin, and the curve is told turn by turn."""
    for seat, name in enumerate(("Ada", "Bo")):
        page.get_by_role("group", name="Whose game").get_by_role("radio", name=name).check()
        expect(page.locator(f'[data-sum="{seat}"]')).to_contain_text("with all cards seen")
        *rows, total = shown_sum(page)
        assert sum(rows) == total == tenths(review["sums"][seat]["margin"])
        assert rows[0] == tenths(review["sums"][seat]["deal"])
        graph = page.get_by_role("img", name=f"{name}’s chance of winning over the game")
        expect(graph).to_be_visible()
    page.get_by_role("group", name="Whose game").get_by_role("radio", name="Ada").check()
    page.get_by_text("Every turn as a list").click()
    own = {turn["turn"] for turn in review["turns"] if turn["seat"] == 0}
    assert page.locator(".graph ol li").count() >= len(own)


def read_marked_turns(page: Page, review: dict[str, Any]) -> None:
    """All of them, then one player's mistakes."""
    marked = [turn for turn in review["turns"] if turn["mark"]]
    assert marked, "this game has turns worth a look"
    buttons = page.locator("[data-decision]")
    expect(buttons).to_have_count(len(marked))
    page.get_by_label("Whose turns").select_option("Ada")
    page.get_by_label("Which turns").select_option("Everything that cost chances")
    mistakes = [turn for turn in marked if turn["seat"] == 0 and turn["mark"] != "great"]
    expect(buttons).to_have_count(len(mistakes))


def test_a_review_in_the_making_is_called_off_by_whoever_may(visit: Visit) -> None:
    page = visit()
    making = {
        "status": "making",
        "done": 3,
        "total": 9,
        "may_cancel": True,
        "outdated": False,
        "review": None,
    }
    none = {**making, "status": "none", "done": 0, "total": 0, "may_cancel": False}
    answers = {"GET": making, "POST": none}
    page.route(
        re.compile("/review(/cancel)?$"), lambda route: route.fulfill(json=answers[route.request.method])
    )
    replay_of(page, DESK)
    open_review(page)
    expect(page.get_by_role("progressbar", name="Decision 3 of 9")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Review this game")).to_be_visible()
    other = visit()
    other.route(re.compile("/review$"), lambda route: route.fulfill(json={**making, "may_cancel": False}))
    other.goto(page.url)
    expect(other.get_by_role("progressbar", name="Decision 3 of 9")).to_be_visible()
    expect(other.get_by_role("button", name="Cancel")).to_have_count(0)


def outdated(status: str) -> dict[str, Any]:
    """A review that was made long ago, and how far the next one is."""
    method = {"engine": "1", "weights": "w", "seed": "s", "nodes": 40}
    empty = {"turns": [], "draws": [], "players": [], "sums": [], "all_cards_seen": True}
    told = {"status": status, "done": 3, "total": 9, "may_cancel": False, "outdated": True}
    return {**told, "review": {"method": method, "ruleset": "card", **empty}}


def test_an_outdated_review_is_made_anew_by_itself_and_read_meanwhile(visit: Visit) -> None:
    page = visit()
    answers = {"GET": outdated("ready"), "POST": outdated("making")}
    page.route(re.compile("/review$"), lambda route: route.fulfill(json=answers[route.request.method]))
    replay_of(page, DESK)
    open_review(page)
    expect(page.get_by_role("progressbar", name="Decision 3 of 9")).to_be_visible()
    expect(page.get_by_text("until then you can read the old one")).to_be_visible()
    expect(page.get_by_text("How this is reckoned")).to_be_visible()


def test_where_it_is_not_made_anew_one_may_ask_and_a_refusal_is_told(
    visit: Visit, complaints: Complaints
) -> None:
    page = visit()

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json=outdated("ready"))
        else:
            route.fulfill(status=429, json={"error": "too-many-reviews"}, headers={"retry-after": "60"})

    page.route(re.compile("/review$"), answer)
    complaints.forgive("429")
    replay_of(page, DESK)
    open_review(page)
    page.get_by_role("button", name="Review it anew").click()
    expect(page.locator(".review [role=alert]")).to_contain_text("Many reviews are waiting already")


def test_a_game_that_somebody_gave_up_has_no_review(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "board", "device:Ada", "device:Bo")
    play_a_turn(Mouse(page))
    give_up(page).get_by_role("button", name="Give up").click()
    expect(page.locator('[data-status="over"]')).to_be_visible()
    page.goto(f"/match/{match}/replay")
    expect(page.get_by_role("tab")).to_have_count(2)
    page.goto(f"/match/{match}/replay?tab=review")
    expect(page.get_by_role("tab", name="Replay")).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-part="review"], [data-action="review"]')).to_have_count(0)
