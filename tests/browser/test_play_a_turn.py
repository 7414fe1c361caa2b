"""A turn in the making: lit chairs, receipts, refusals that cite their rule, undo, and what survives."""

from __future__ import annotations

import re
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .chromium import Complaints
from .conftest import Visit
from .files import full_hand_file
from .playing import (
    Finger,
    Mouse,
    give_up,
    lay_on_the_table,
    of_nations,
    open_menu,
    open_table,
    seen,
    settled,
    step,
    tap,
)
from .server import CafeProcess

NOTE_OWN_REMARKS = """() => {
    const own = document.querySelector('[data-seat].me .remarks');
    window.remarks = [own.textContent];
    new MutationObserver(() => window.remarks.push(own.textContent))
        .observe(own, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def board(visit: Visit) -> Page:
    """A board game in which it is one's turn."""
    page = visit()
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    return page


def choose_somebody(page: Page) -> dict[str, Any]:
    """Choose the first guest whom some chairs would take; if there is none, play on until there is.

    A joker does not count, for whom all chairs may be right. Whoever only has guests for the bar is ruined
    in a few turns (B8): then there is another table.
    """
    mouse, before = Mouse(page), list[dict[str, Any]]()
    for _ in range(30):
        before.append(now := settled(page))
        if now["over"]:
            open_table(page, "board", "device:Ada", "bot")
            continue
        for index in [] if now["drafted"] else of_nations(now):
            mouse.choose(index)
            expect(page.locator("[data-hand]").nth(index)).to_have_attribute("aria-pressed", "true")
            before.append(then := seen(page))
            if then["lit"]:
                return then
            page.keyboard.press("Escape")
        step(mouse)
    raise AssertionError(f"nobody can ever sit: {before}")


def test_lit_chairs_say_what_they_pay_before_anything_is_done(board: Page) -> None:
    now = choose_somebody(board)
    chair = board.locator(f'[data-chair="{now["lit"][0]}"]')
    expect(chair).to_have_accessible_name(re.compile(r"free, (pays \d+ points|but the guest would wait)"))
    chair.hover()
    expect(board.get_by_role("region", name="This turn")).to_contain_text("If ")
    assert seen(board)["drafted"] == 0


def test_every_other_chair_says_why_not_and_cites_its_rule(board: Page) -> None:
    now = choose_somebody(board)
    names = board.locator("[data-chair]").evaluate_all("all => all.map(one => one.dataset.chair)")
    refused = next(name for name in names if name not in now["lit"])
    board.locator(f'[data-chair="{refused}"]').click()
    note = board.locator(f'[data-why-not="{refused}"]')
    expect(note).to_contain_text("not possible")
    link = note.get_by_role("link").first
    expect(link).to_have_text(re.compile(r"^Rule [EB]\d+$"))
    link.click()
    dialog = board.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(re.compile(r"^[EB]\d+ · \w+"))
    with board.expect_popup() as rules:
        dialog.get_by_role("link", name="All rules (opens in a new tab)").click()
    expect(rules.value).to_have_url(re.compile(r"/rules/[EB]\d+$"))
    expect(board.locator(".match")).to_be_visible()


def test_whoever_reads_the_rules_is_still_at_the_table(board: Page) -> None:
    with board.expect_popup() as rules:
        open_menu(board).get_by_role("link", name="Rules (opens in a new tab)").click()
    expect(rules.value.get_by_role("heading", name="The rules", level=1)).to_be_visible()
    expect(board.locator(".match")).to_be_visible()


def test_the_keyboards_focus_asks_too(board: Page) -> None:
    now = choose_somebody(board)
    names = board.locator("[data-chair]").evaluate_all("all => all.map(one => one.dataset.chair)")
    refused = next(name for name in names if name not in now["lit"])
    board.keyboard.press("r")
    expect(board.locator("[data-chair]:focus-visible")).to_have_count(1)
    board.locator(f'[data-chair="{refused}"]').focus()
    expect(board.locator(f'[data-why-not="{refused}"]')).to_be_visible()


def test_undo_and_start_over_leave_no_trace(board: Page) -> None:
    now = choose_somebody(board)
    before = seen(board)
    Mouse(board).sit(now["lit"][0])
    expect(board.locator('[data-action="undo"]')).to_be_enabled()
    board.locator('[data-action="undo"]').click()
    expect(board.locator('[data-action="undo"]')).to_be_disabled()
    now = choose_somebody(board)
    Mouse(board).sit(now["lit"][0])
    expect(board.locator('[data-action="restart"]')).to_be_enabled()
    board.locator('[data-action="restart"]').click()
    assert seen(board)["hand"] == before["hand"]


def test_undo_and_play_never_change_places(board: Page) -> None:
    def places() -> list[float]:
        boxes = [
            board.locator(f'[data-action="{name}"]').bounding_box() for name in ("undo", "restart", "commit")
        ]
        return [box["x"] for box in boxes if box]

    before = places()
    now = choose_somebody(board)
    assert places() == before
    Mouse(board).sit(now["lit"][0])
    expect(board.locator('[data-action="undo"]')).to_be_enabled()
    assert places() == before
    undo, restart, commit = before
    assert undo < restart < commit


def test_a_guest_is_dragged_to_a_chair(board: Page) -> None:
    now = choose_somebody(board)
    tile = board.locator("[data-hand][data-draggable]").nth(now["chosen"])
    tile.drag_to(board.locator(f'[data-chair="{now["lit"][0]}"]'))
    expect(board.locator(".match")).to_have_attribute("data-draft", "1")


def test_a_chair_can_be_picked_before_a_guest(board: Page) -> None:
    now = choose_somebody(board)
    board.keyboard.press("Escape")
    board.locator(f'[data-chair="{now["lit"][0]}"]').click()
    board.get_by_role("region", name=re.compile("^Who may sit")).get_by_role("button").first.click()
    expect(board.locator(".match")).to_have_attribute("data-draft", "1")


def test_a_reload_keeps_the_turn_in_the_making(board: Page) -> None:
    now = choose_somebody(board)
    Mouse(board).sit(now["lit"][0])
    expect(board.locator(".match")).to_have_attribute("data-draft", "1")
    board.reload()
    expect(board.locator(".match")).to_have_attribute("data-draft", "1")
    expect(board.locator('[data-action="undo"]')).to_be_enabled()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_restarts_keeps_the_turn_in_the_making(
    visit: Visit, own_cafe: CafeProcess, complaints: Complaints, how: signal.Signals
) -> None:
    complaints.forgive("WebSocket")
    complaints.forgive("Failed to load resource")
    complaints.forgive("ERR_")
    complaints.forgive("fetching the script")  # the service worker's, while the server is away
    page = visit(at=own_cafe)
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    now = choose_somebody(page)
    Mouse(page).sit(now["lit"][0])
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")
    page.evaluate(NOTE_OWN_REMARKS)
    own_cafe.stop(how)
    expect(page.locator("[data-connection]")).to_be_visible()
    own_cafe.start()
    expect(page.locator("[data-connection]")).to_be_hidden(timeout=20_000)
    page.wait_for_load_state("networkidle")
    remarks = page.evaluate("window.remarks")
    assert remarks
    assert not any("away" in remark for remark in remarks), "nobody is away to themselves"
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")
    page.locator('[data-action="undo"]').click()
    expect(page.locator(".match")).to_have_attribute("data-draft", "0")


def test_on_a_phone_a_tap_on_a_small_chair_comes_nearer_and_places_nobody(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    now = choose_somebody(page)
    chair = page.locator(f'[data-chair="{now["lit"][0]}"]')
    tap(chair)
    expect(page.locator("svg.near")).to_be_visible()
    assert seen(page)["drafted"] == 0
    box = chair.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    tap(page.get_by_role("button", name="Whole room"))
    expect(page.locator("svg.near")).to_have_count(0)
    Finger(page).sit(now["lit"][0])
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")


def test_the_keys_are_listed_and_can_be_switched_off(board: Page) -> None:
    board.keyboard.press("?")
    dialog = board.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("the chosen guest to the bar")
    dialog.get_by_role("switch", name="Shortcuts").uncheck()
    board.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    board.keyboard.press("?")
    expect(dialog).to_be_hidden()


def test_guests_beyond_the_ninth_are_reached_by_keys_as_the_help_says(visit: Visit) -> None:
    page = visit()
    lay_on_the_table(page, full_hand_file())
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog.locator("dd", has_text="the first nine")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    guests = page.locator("[data-hand]")
    expect(guests).to_have_count(12)
    page.keyboard.press("h")
    expect(guests.first).to_be_focused()
    page.keyboard.press("End")
    expect(guests.nth(11)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(guests.nth(9)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.keyboard.press("Home")
    expect(guests.first).to_be_focused()


def test_the_room_is_also_a_list_of_tables(board: Page) -> None:
    board.get_by_text("The tables as a list").click()
    headings = board.get_by_role("heading", name=re.compile(r"^(Left|Right) American table: \d of 4"))
    expect(headings).to_have_count(2)


def test_who_gives_up_is_asked_first(board: Page) -> None:
    sure = give_up(board)
    sure.get_by_role("button", name="Play on").click()
    expect(sure).to_be_hidden()
    give_up(board).get_by_role("button", name="Give up").click()
    expect(board.locator('[data-status="over"], [data-my-turn="false"]').first).to_be_visible()


def test_on_a_phone_a_second_tap_before_the_room_is_near_places_nobody(visit: Visit) -> None:
    page = visit(phone=True, still=False)
    open_table(page, "board", "device:Ada", "bot")
    chair = page.locator(f'[data-chair="{choose_somebody(page)["lit"][0]}"]')
    whole = page.locator(".room svg").first.get_attribute("viewBox")
    chair.evaluate("""one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const middle = { clientX: x + width / 2, clientY: y + height / 2 };
        const tap = () => new PointerEvent('click', { bubbles: true, pointerType: 'touch', ...middle });
        one.dispatchEvent(tap());
        one.dispatchEvent(tap());
    }""")
    expect(page.locator("svg.near")).to_be_visible()
    assert seen(page)["drafted"] == 0
    page.wait_for_function(
        """whole => {
            const before = window.lastBox;
            window.lastBox = document.querySelector('svg.near').getAttribute('viewBox');
            return window.lastBox !== whole && window.lastBox === before;
        }""",
        arg=whole,
    )
    assert seen(page)["drafted"] == 0
    tap(chair)
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")


def test_on_a_phone_no_chair_that_one_comes_nearer_to_lies_under_the_way_back(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    for chair in ("n1", "o2", "b1", "n14"):
        place = page.locator(f'[data-chair="{chair}"]')
        tap(place)
        expect(page.locator("svg.near")).to_be_visible()
        place.tap(trial=True)
        tap(page.get_by_role("button", name="Whole room"))
        expect(page.locator("svg.near")).to_have_count(0)


def test_on_a_phone_one_who_asks_why_not_beside_a_drafted_guest_stays_near(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "board", "device:Ada", "bot")
    finger = Finger(page)
    finger.sit(choose_somebody(page)["lit"][0])
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")
    expect(page.locator("svg.near")).to_have_count(0)
    finger.choose(0)
    taken = page.locator('[data-chair]:not([data-points])[data-guest]:not([data-guest^="*"])').first
    tap(taken)
    expect(page.locator("svg.near")).to_be_visible()
    tap(taken)
    expect(page.locator("[data-why-not]")).to_be_visible()
    expect(page.locator("svg.near")).to_be_visible()
