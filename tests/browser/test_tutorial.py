"""The tutorial, from start to end: the rulebooks' own examples, judged by the referee."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit


def do_lesson(page: Page) -> str:
    """Do what the lesson asks for until it is done; its example."""
    done = page.locator("[data-lesson-done]")
    for _ in range(4):
        goal = page.locator("[data-goal]")
        if done.count() or not goal.count():
            break
        move = goal.get_attribute("data-goal") or ""
        guest, chair = move.removeprefix("swap:").split("@")
        page.locator(f'[data-hand="{guest}"]').first.click()
        page.locator(f'[data-chair="{chair}"]').click()
        expect(page.locator(f'[data-goal="{move}"]')).to_have_count(0)
    expect(done).to_be_visible()
    return done.get_attribute("data-lesson-done") or ""


def test_all_lessons_are_done_one_after_another(visit: Visit) -> None:
    page = visit("/tutorial")
    examples = []
    while page.get_by_role("heading", name="You know the ropes").count() == 0:
        examples.append(do_lesson(page))
        page.get_by_role("button", name="Next", exact=True).click()
    assert sorted(examples, key=lambda one: int(one[1:])) == [f"X{number}" for number in range(1, 15)]
    page.get_by_role("link", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_the_receipt_of_the_grand_turn_adds_up(visit: Visit) -> None:
    page = visit("/tutorial")
    page.get_by_role("button", name="Lesson 13 of 14").click()
    assert do_lesson(page) == "X9"
    expect(page.locator("article")).to_contain_text("+10")


def test_another_way_is_answered_too(visit: Visit) -> None:
    page = visit("/tutorial")
    page.get_by_role("button", name="Lesson 3 of 14").click()
    page.locator('[data-hand="ITm"]').click()
    page.locator('[data-chair="l14"]').click()
    expect(page.locator("[data-why-not]")).to_contain_text("Rule E2")
    page.locator('[data-hand="USm"]').click()
    page.locator('[data-chair="j12"]').click()
    expect(page.locator("article")).to_contain_text("allowed, too, for 3 points")


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_the_tutorial(visit: Visit, phone: bool) -> None:
    page = visit("/tutorial", phone=phone)
    page.get_by_role("button", name="Lesson 5 of 14").click()
    assert do_lesson(page) == "X7"
    assert violations(page) == []
