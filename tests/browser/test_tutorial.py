"""The tutorial, from the opening to the end of both courses: everything in it is judged by the referee."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit

BUTTONS = {"end": "commit", "draw": "draw", "close": "close-cafe"}


def take_step(page: Page, move: str) -> None:
    """Do what the lesson asks for, as a visitor would."""
    if move in BUTTONS:
        page.locator(f'[data-action="{BUTTONS[move]}"]').click()
    elif move.startswith("lower:"):
        page.locator(f'[data-offer="{move}"]').click()
    elif move.startswith("aside:"):
        page.locator(f'[data-hand="{move.removeprefix("aside:")}"]').first.click()
        page.locator('[data-action="lay-aside"]').click()
    else:
        guest, place = move.removeprefix("swap:").split("@")
        page.locator(f'[data-hand="{guest}"]').first.click()
        page.locator('[data-action="bar"]' if place == "bar" else f'[data-chair="{place}"]').click()


def do_lesson(page: Page) -> str:
    """Do the lesson to its end; its id."""
    done = page.locator("[data-lesson-done]")
    expect(page.locator(".notes h2")).to_be_visible()
    while not done.count():
        move = page.locator("[data-goal]").get_attribute("data-goal") or ""
        take_step(page, move)
        expect(page.locator(f'[data-goal="{move}"]')).to_have_count(0)
    expect(done).to_be_visible()
    return done.get_attribute("data-lesson-done") or ""


def walk(page: Page) -> dict[str, str]:
    """All lessons of a course; what the referee said each turn brings."""
    brought = {}
    words = page.locator(".notes h2")
    while "Try any guest" not in words.inner_text():
        lesson = do_lesson(page)
        total = page.locator("[data-total]")
        brought[lesson] = (total.get_attribute("data-total") or "") if total.count() else "refused"
        page.locator('[data-action="next"]').click()
        expect(page.locator(f'[data-lesson-done="{lesson}"]')).to_have_count(0)
    return brought


def test_both_courses_are_walked_from_the_opening_to_the_end(visit: Visit) -> None:
    page = visit("/tutorial")
    expect(page.get_by_role("heading", name="The goal, in 30 seconds")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Begin").click()
    assert walk(page) == {
        "X1": "2",
        "X2": "2",
        "X3": "2",
        "X7": "refused",
        "refill": "3",
        "X4": "14",
        "bar": "3",
        "costs": "-6",
        "broke": "-4",
        "X5": "8",
        "X6": "0",
        "full-bar": "-30",
    }
    free = page.locator('[data-hand="USm"]')
    free.click()
    page.locator('[data-chair="l14"]').click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    page.locator('[data-action="restart"]').click()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.locator('[data-hand="ITm"]').click()
    page.locator('[data-chair="l14"]').click()
    expect(page.locator("[data-why-not]")).to_contain_text("Rule E2")
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("heading", name="You know the ropes")).to_be_visible()
    page.get_by_role("link", name="Learn the card game").click()
    assert walk(page) == {
        "X8": "7",
        "X12": "refused",
        "X11": "7",
        "X14": "refused",
        "X10": "18",
        "X9": "23",
        "X13": "10",
        "draw": "0",
        "aside": "0",
        "close": "4",
    }
    assert violations(page) == []
    page.get_by_role("button", name="Finish").click()
    page.get_by_role("link", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_hint_leads_and_another_way_is_answered_too(visit: Visit) -> None:
    page = visit("/tutorial?course=board&lesson=3")
    hint = page.locator("[data-goal]")
    expect(hint).to_contain_text("Who could keep the Indian lady company")
    page.locator('[data-hand="ITm"]').click()
    page.locator('[data-chair="l14"]').click()
    expect(page.locator("[data-why-not]")).to_contain_text("Rule E2")
    expect(hint).to_contain_text("Choose the American gentleman")
    page.locator('[data-hand="USm"]').click()
    page.locator('[data-chair="j12"]').click()
    expect(page.locator('[data-part="turn"]')).to_contain_text("allowed, too, for 3 points")


def test_it_can_be_left_and_resumed_and_tried_as_often_as_one_likes_on_a_phone(visit: Visit) -> None:
    page = visit("/tutorial?course=board&lesson=4", phone=True)
    page.set_viewport_size({"width": 390, "height": 664})
    hand = page.locator("[data-hand]")
    expect(page.locator('[data-action="next"]')).to_be_in_viewport(ratio=1)
    before = hand.first.bounding_box()
    for guest in ("INf", "INm", "USm"):
        page.locator(f'[data-hand="{guest}"]').tap()
        if not page.locator("svg.near").count():
            page.locator('[data-chair="m13"]').tap()  # the first tap on a small chair comes nearer
            expect(page.locator("svg.near")).to_be_visible()
        page.locator('[data-chair="m13"]').tap()
        expect(page.locator("[data-why-not]")).to_contain_text("Rule E3")
        page.locator(f'[data-hand="{guest}"][aria-pressed="true"]').tap()
    assert hand.first.bounding_box() == before
    expect(page.locator('[data-lesson-done="X7"]')).to_have_count(1)
    assert violations(page) == []
    page.reload()
    expect(page.get_by_role("heading", name="Why not?")).to_be_visible()
    page.goto("/tutorial")
    page.get_by_role("link", name="Continue at lesson 4").click()
    page.locator('[data-action="lessons"]').tap()
    expect(page.get_by_role("button", name="Lesson 4 of 13, done")).to_have_attribute("aria-current", "step")
    page.go_back()
    expect(page.get_by_role("heading", name="The goal, in 30 seconds")).to_be_visible()
