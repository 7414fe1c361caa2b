"""The game is for everyone: axe finds nothing, nothing is too wide or small, and events are said aloud."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit
from .playing import Keys, Mouse, changed, open_table, seen, settled, step

WINDOWS = (320, 390, 768, 1024, 1280, 3840)


def refused(page: Page) -> None:
    """Choose a guest and ask a chair that does not take them."""
    if seen(page)["drafted"]:
        page.locator('[data-action="restart"]').click()
        settled(page)
    hand = seen(page)["hand"]
    Mouse(page).choose(next(index for index, guest in enumerate(hand) if not guest.startswith("*")))
    lit = seen(page)["lit"]
    names = page.locator("[data-chair]").evaluate_all("all => all.map(one => one.dataset.chair)")
    page.locator(f'[data-chair="{next(name for name in names if name not in lit)}"]').click()
    page.get_by_text("not possible").or_(page.locator("svg.near")).first.wait_for()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("edition", ["board", "card"])
def test_axe_finds_nothing_while_one_plays(visit: Visit, edition: str, phone: bool) -> None:
    page = visit(phone=phone)
    open_table(page, edition, "device:Ada", "bot", "bot")
    for _ in range(4):
        step(Mouse(page))
    settled(page)
    refused(page)
    assert violations(page) == []
    if phone:
        page.locator('[data-action="more"]').click()
        page.locator('[data-tab="list"]').click()
    page.locator("summary", has_text="The tables as a list").click()
    assert violations(page) == []


@pytest.mark.parametrize("edition", ["board", "card"])
def test_no_game_is_wider_than_its_window(visit: Visit, edition: str) -> None:
    page = visit()
    open_table(page, edition, "device:Ada", *["bot"] * 3)
    settled(page)
    assert too_wide(page) == []


COVERED = """() => [...document.querySelectorAll('[data-hand]')].flatMap((card, index) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return card.contains(top) ? [] : [index];
})"""


def test_the_middle_of_every_card_is_its_own_whatever_the_font(visit: Visit) -> None:
    page = visit()
    open_table(page, "card", "device:Ada", "bot")
    fill_the_hand(page)
    covered = {}
    for spacing in ("normal", "0.35em"):  # as wide as letters get in any font
        page.evaluate("spacing => { document.body.style.letterSpacing = spacing }", spacing)
        for width in WINDOWS:
            page.set_viewport_size({"width": width, "height": 2000})
            page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
            covered[spacing, width] = page.evaluate(COVERED)
    assert not any(covered.values()), covered


def fill_the_hand(page: Page) -> None:
    """Draw a guest every turn until there are as many as a hand may hold (C6)."""
    while len((now := settled(page))["hand"]) < 12:
        Mouse(page).press("commit" if now["commit"] else "draw")
        changed(page, now)
    settled(page)


@pytest.mark.parametrize("path", ["/tutorial", "/referee", "/rules"])
def test_no_page_is_wider_than_its_window(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert too_wide(page) == []


def too_wide(page: Page) -> list[tuple[int, int]]:
    """The windows that are narrower than the page, and how wide it is there."""
    found = []
    for width in WINDOWS:
        page.set_viewport_size({"width": width, "height": 800})
        taken = page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
            " done(document.documentElement.scrollWidth))))"
        )
        if taken > width:
            found.append((width, taken))
    return found


def test_what_one_touches_is_large_enough(visit: Visit) -> None:
    page = visit(phone=True)
    for edition in ("board", "card"):
        open_table(page, edition, "device:Ada", "bot")
        settled(page)
        refused(page)
        small = page.evaluate(
            """() => [...document.querySelectorAll('.match button, .match summary, .match .button')]
                .map(one => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
                .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""
        )
        assert small == []


def test_events_are_said_aloud(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "bot")
    page.evaluate(
        """() => {
            window.said = [];
            const region = document.querySelector('[role=status][aria-live=polite].unseen');
            new MutationObserver(() => window.said.push(region.textContent)).observe(region, {
                childList: true, subtree: true, characterData: true,
            });
        }"""
    )
    for _ in range(12):
        if page.evaluate("window.said.length") > 1:
            break
        step(Mouse(page))
    assert "seats" in " ".join(page.evaluate("window.said")) or "bar" in " ".join(
        page.evaluate("window.said")
    )


class Tabs(Keys):
    """Somebody who knows Tab, the arrows and Enter, and no shortcut but H."""

    SHORTCUTS = {}  # noqa: RUF012 - it is read only


@pytest.mark.parametrize(("edition", "other"), [("board", "bot"), ("card", "device:Bo")])
def test_the_keyboard_never_loses_its_place_in_a_game(visit: Visit, edition: str, other: str) -> None:
    page = visit()
    open_table(page, edition, "device:Ada", other)
    settled(page)
    assert page.locator(".title:focus").count() == 0, "whoever just came has pressed nothing yet"
    keys = Tabs(page)
    for _ in range(9):
        if not step(keys):
            break
        settled(page)
        on_something(page)
    if not seen(page)["drafted"] and not seen(page)["pass"] and not seen(page)["over"]:
        step(keys)
    if seen(page)["drafted"]:
        keys.press("restart")
        expect(page.locator(".match")).to_have_attribute("data-draft", "0")
        on_something(page)


@pytest.mark.parametrize(("path", "button"), [("/link", "Make a link"), ("/new", "Start the game")])
def test_no_button_leaves_the_keyboard_nowhere(visit: Visit, path: str, button: str) -> None:
    page = visit(path)
    pressed = page.get_by_role("button", name=button, exact=True)
    pressed.focus()
    page.keyboard.press("Enter")
    expect(pressed).to_be_hidden()
    on_something(page)


def test_who_asks_the_referee_before_the_room_is_there_keeps_their_place(visit: Visit) -> None:
    page = visit()
    page.route("**/api/plans/**", lambda _: None)  # it never comes
    page.goto("/referee")
    page.get_by_role("radio", name="Set up").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Ask")).to_be_focused()
    expect(page.get_by_role("radio", name="Ask")).to_be_checked()


def on_something(page: Page) -> None:
    """What was pressed may be gone; the focus is on something else, and stays there."""
    page.wait_for_function("() => document.activeElement !== document.body && document.hasFocus()")
