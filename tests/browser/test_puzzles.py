"""Puzzles in the browser: chosen, solved, missed, given up; by mouse, finger and keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cafe.puzzles import Puzzle
from cafe.words import LANGUAGES
from tests.puzzle_library import puzzles_for_tests

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .playing import Finger, Fingers, Keys, Mouse

BOARD = puzzles_for_tests().get("board-1de08391")  # two guests are seated
AT_THE_BAR = puzzles_for_tests().get("board-986fed0c")
CARD = puzzles_for_tests().get("card-8fa71452")  # two guests are seated, of three players
DRAWING = puzzles_for_tests().get("card-30aa845d")
SIZES = {
    "phone": {"width": 390, "height": 664},
    "small": {"width": 320, "height": 568},
    "lying": {"width": 844, "height": 390},
    "desk": {"width": 1280, "height": 800},
    "wide": {"width": 1920, "height": 1080},
}
phone_too = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
INSIDE = """() => {
    const shell = document.querySelector('.shell');
    const wanted = [...shell.querySelectorAll('.room, [data-hand], .actions [data-action], .status')];
    const outside = wanted.filter(one => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
    });
    return outside.map(one => one.className || one.dataset.action);
}"""
HEARD = """() => {
    window.heard = [];
    const regions = document.querySelectorAll('[role=status].unseen, [role=alert].unseen');
    for (const region of regions)
        new MutationObserver(() => window.heard.push(region.textContent.trim()))
            .observe(region, { childList: true, subtree: true, characterData: true });
}"""


def at(visit: Visit, puzzle: Puzzle, **more: Any) -> Page:
    page = visit(f"/puzzles/{puzzle.id}", **more)
    expect(page.locator("[data-puzzle] .room[data-settled=true]")).to_be_visible()
    return page


def plays(fingers: Fingers, *moves: str) -> None:
    """Make the moves of a turn, and answer with it."""
    page = fingers.page
    for count, move in enumerate([each for each in moves if each != "end"], start=1):
        guest, _, place = move.partition("@")
        if not place:
            fingers.press(guest)
        else:
            hand = page.locator("[data-hand]").evaluate_all("all => all.map(one => one.dataset.hand)")
            fingers.choose(hand.index(guest))
            if place == "bar":
                fingers.press("bar")
            else:
                fingers.sit(place)
        expect(page.locator(f'[data-puzzle][data-draft="{count}"][data-busy=false]')).to_be_visible()
    if page.locator(".side.raised.peeking").count():
        page.keyboard.press("Escape")
    fingers.press("commit")


def outcome(page: Page, expected: str) -> None:
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-outcome", expected)
    expect(page.locator("[data-result]")).to_be_visible()


def of_puzzle(page: Page, puzzle: Puzzle) -> Any:
    return page.request.get(f"/api/puzzles/{puzzle.id}").json()["listed"]


@phone_too
def test_the_best_turn_solves_a_puzzle(visit: Visit, phone: bool) -> None:
    page = at(visit, BOARD, phone=phone)
    expect(page.get_by_role("region", name="The game")).to_contain_text("Which turn is best")
    plays(Finger(page) if phone else Mouse(page), *BOARD.best.moves)
    outcome(page, "right")
    result = page.locator("[data-result]")
    expect(result).to_contain_text("Right: that is the best turn.")
    expect(result).to_contain_text("Your rating: 1,200 → 1,2")
    expect(result.locator("[data-turn=best]")).to_contain_text("+")
    expect(result.locator("[data-turn=yours]")).to_have_count(0)
    expect(page.locator('[data-tab="after"]')).to_have_count(1 if phone else 0)
    assert of_puzzle(page, BOARD)["solved"] is True
    assert violations(page) == []


@phone_too
def test_another_turn_is_laid_beside_the_best_one_and_both_are_shown_in_the_room(
    visit: Visit, phone: bool
) -> None:
    page = at(visit, CARD, phone=phone)
    greedy = CARD.greedy_turn.moves
    plays(Finger(page) if phone else Mouse(page), *greedy)
    outcome(page, "wrong")
    result = page.locator("[data-result]")
    expect(result.locator("[data-turn=yours]")).to_be_visible()
    expect(result.locator("[data-turn=best]")).to_be_visible()
    expect(result).to_contain_text("less than the best one")
    expect(result).to_contain_text("Where the difference comes from")
    chair = CARD.best.moves[0].partition("@")[2]
    guest = CARD.best.moves[0].partition("@")[0]
    before = CARD.view.scene.room.guests
    assert chair not in before
    page.get_by_role("radio", name="The best").check()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-shown", "best")
    expect(page.locator(f'[data-chair="{chair}"]')).to_have_attribute("data-guest", guest)
    page.get_by_role("radio", name="Before").check()
    expect(page.locator(f'[data-chair="{chair}"][data-guest]')).to_have_count(0)
    assert of_puzzle(page, CARD)["solved"] is False
    assert violations(page) == []


def test_giving_up_is_asked_about_and_shows_the_best_turn(visit: Visit) -> None:
    page = at(visit, AT_THE_BAR)
    page.locator('[data-action="give-up"]').click()
    dialog = page.get_by_role("dialog", name="Show the answer")
    expect(dialog).to_contain_text("counts as not solved")
    dialog.get_by_role("button", name="Cancel").click()
    assert of_puzzle(page, AT_THE_BAR)["solved"] is None
    page.locator('[data-action="give-up"]').click()
    page.locator('[data-action="give-up-sure"]').click()
    outcome(page, "given-up")
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-shown", "best")
    expect(page.locator("[data-turn=best]")).to_contain_text("bar")
    assert of_puzzle(page, AT_THE_BAR)["solved"] is False
    page.reload()
    page.locator('[data-action="give-up"]').click()
    outcome(page, "given-up")
    expect(page.locator("[data-result]")).to_contain_text("Only your first answer counts")


def test_the_keyboard_alone_solves_one_and_everything_is_said(visit: Visit) -> None:
    page = at(visit, BOARD)
    page.evaluate(HEARD)
    plays(Keys(page), *BOARD.best.moves)
    outcome(page, "right")
    page.wait_for_function("() => window.heard.some(line => line.includes('The best turn:'))")
    expect(page.locator('[data-action="next"]')).to_be_focused()
    page.keyboard.press("n")
    page.wait_for_url(lambda url: "/puzzles/board-" in url and BOARD.id not in url)
    expect(page.locator("[data-puzzle] .room[data-settled=true]")).to_be_visible()


def test_drawing_is_no_answer_before_somebody_says_so(visit: Visit) -> None:
    page = at(visit, DRAWING)
    page.locator('[data-action="draw"]').click()
    expect(page.locator('[data-puzzle][data-draft="1"]')).to_be_visible()
    page.locator('[data-action="undo"]').click()
    expect(page.locator('[data-puzzle][data-draft="0"]')).to_be_visible()
    plays(Mouse(page), "draw")
    outcome(page, "right")


def test_why_not_is_said_at_the_chair_and_a_draft_outlives_a_reload(visit: Visit) -> None:
    page = at(visit, BOARD)
    first = BOARD.best.moves[0]
    guest, _, chair = first.partition("@")
    taken = next(iter(BOARD.view.scene.room.guests))
    page.locator(f'[data-hand="{guest}"]').first.click()
    page.locator(f'[data-chair="{taken}"]').click()
    expect(page.locator("[data-why-not]").first).to_contain_text("Rule")
    page.locator(f'[data-chair="{chair}"]').click()
    expect(page.locator('[data-puzzle][data-draft="1"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-puzzle][data-draft="1"]')).to_be_visible()
    assert of_puzzle(page, BOARD)["solved"] is None


@phone_too
def test_todays_puzzle_and_the_next_one_are_chosen_on_their_page(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    page.get_by_role("link", name="Puzzles").last.click()
    expect(page.locator("[data-puzzles=ready]")).to_be_visible()
    assert violations(page) == []
    today = {
        each["edition"]: each["today"]["id"] for each in page.request.get("/api/puzzles").json()["games"]
    }
    page.locator("[data-today=board] a").click()
    expect(page.locator(f'[data-puzzle="{today["board"]}"]')).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Today’s puzzle")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-puzzles=ready]")).to_be_visible()
    page.get_by_role("radio", name="Card game").check()
    page.get_by_label("About").select_option("draw")
    page.locator('[data-action="next"]').click()
    expect(page.locator("[data-puzzle^=card-]")).to_be_visible()
    found = page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""
    assert "draw" in puzzles_for_tests().get(found).themes


def test_what_one_solved_is_on_the_page(visit: Visit) -> None:
    page = at(visit, DRAWING)
    plays(Mouse(page), "draw")
    outcome(page, "right")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator('[data-row="solved"]')).to_contain_text("1 of 1")
    expect(page.locator('[data-row="row"]')).to_contain_text("1")


def test_a_puzzle_that_is_not_there(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("404")
    page = visit("/puzzles/board-00000000")
    expect(page.get_by_role("heading", level=1)).to_contain_text("no such puzzle")
    page.get_by_role("link", name="Puzzles").last.click()
    expect(page.locator("[data-puzzles]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("puzzle", [BOARD, CARD], ids=["board", "card"])
def test_everything_a_turn_needs_is_in_the_window(visit: Visit, puzzle: Puzzle, size: str) -> None:
    page = visit()
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]  # a plain dict will do
    for language in LANGUAGES:
        page.context.set_extra_http_headers({"Accept-Language": language})
        page.add_init_script(f"localStorage.setItem('language', JSON.stringify('{language}'))")
        page.goto(f"/puzzles/{puzzle.id}")
        expect(page.locator("[data-puzzle] .room[data-settled=true]")).to_be_visible()
        assert page.evaluate(INSIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_puzzles_is_no_wider_than_a_small_phone(visit: Visit, language: str) -> None:
    page = visit("/puzzles", language=language, phone=True)
    page.set_viewport_size({"width": 320, "height": 568})
    expect(page.locator("[data-puzzles=ready]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert "puzzle-page" not in page.locator("main").inner_text()
