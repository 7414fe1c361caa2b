"""For whoever enlarges the page, has a small screen, reads another language, or brings their own colours."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cafe.words import LANGUAGES

from .conftest import Visit
from .files import game_file
from .playing import Mouse, open_table, settled
from .test_play_a_turn import choose_somebody
from .test_shell_of_a_match import SIZES, sized
from .test_shell_of_other_pages import COUNT_SHIFTS, look

ZOOMED, NARROW = "640x400", "320x568"  # a window of 1280 × 800 at 200 %, and the narrowest there is
PHONES = (NARROW, "390x664")
PLAIN = ("/", "/new", "/rules", "/tutorial", "/me", "/me/statistics", "/link")
SHELLS = ("/referee#game=board", "/referee#game=card")
BEYOND = """() => [...document.querySelectorAll('main :is(a, button, input, select, h1)')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen, .strip, dialog'))
    .filter(one => { const box = one.getBoundingClientRect();
        return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1); })
    .map(one => one.outerHTML.slice(0, 120))"""
CUT = """() => [...document.querySelectorAll('.shell :is(.bar, .dock) :is(button, a, label, output)')]
    .filter(one => one.checkVisibility() && !one.closest('.strip'))
    .flatMap(one => [one, ...one.querySelectorAll('span')])
    .filter(one => one.clientWidth > 1 && !one.matches('.unseen, .title'))
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map(one => one.outerHTML.slice(0, 160))"""
TELLING = [
    *("background-color", "border-color", "border-width", "color", "outline-style", "outline-color"),
    *("stroke", "stroke-width", "stroke-dasharray"),
]
STYLES = (
    """(all, telling) => all.map(one => telling.map(name => getComputedStyle(one).getPropertyValue(name)))"""
)


def open_shell(page: Page, path: str) -> None:
    """Go there, and see all of it in the window."""
    page.goto("about:blank")  # pages that differ by what follows the # are one page
    page.goto(path)
    expect(page.locator('[data-settled="true"]')).to_be_visible()
    look(page)


def import_replay(page: Page) -> str:
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    return f"/match/{answer.json()['match']['id']}/replay"


def enlarge(page: Page, size: str, scale: int) -> None:
    """As a browser zooms: fewer CSS pixels in the window, each of them so many dots wide."""
    metrics = {**sized(size), "deviceScaleFactor": scale, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)
    page.wait_for_function("scale => devicePixelRatio === scale", arg=scale)


@pytest.mark.parametrize(("size", "scale"), [(ZOOMED, 2), (NARROW, 1)])
def test_no_page_scrolls_sideways_and_all_of_it_can_be_reached(visit: Visit, size: str, scale: int) -> None:
    page = visit()
    page.add_init_script(f"({COUNT_SHIFTS})()")
    enlarge(page, size, scale)
    for path in PLAIN:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), path
        assert page.evaluate(BEYOND) == [], path
    for path in (*SHELLS, import_replay(page)):
        open_shell(page, path)
    for edition in ("board", "card"):
        open_shell(page, f"/match/{open_table(page, edition, 'device:Ada', 'bot')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_referee_say_all_of_it_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    page.add_init_script(f"({COUNT_SHIFTS})()")
    paths = (import_replay(page), *SHELLS)
    for size in PHONES:
        page.set_viewport_size(sized(size))
        for path in paths:
            open_shell(page, path)
            assert page.evaluate(CUT) == [], (path, size)


def differ(page: Page, chosen: str, other: str) -> None:
    """What is chosen looks unlike all that is not, by more than its words."""
    expect(page.locator(chosen).first).to_be_visible()
    expect(page.locator(other).first).to_be_visible()
    styles, others = (page.locator(one).evaluate_all(STYLES, TELLING) for one in (chosen, other))
    assert all(style not in others for style in styles), chosen


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_in_forced_colours_every_choice_is_unmistakable(visit: Visit, theme: str) -> None:
    page = visit("/", theme=theme, forced_colours=True)
    differ(page, "main input:checked + span", "main input:not(:checked) + span")
    differ(page, "main .button.primary", "main .button:not(.primary)")
    page.goto("/new")
    differ(page, "main input:checked + .face", "main input:not(:checked) + .face")
    page.goto("/referee")
    differ(page, "[data-brush][aria-pressed=true]", "[data-brush]:not(.eraser)[aria-pressed=false]")
    page.goto("/tutorial")
    differ(page, "main input:checked + span", "main input:not(:checked) + span")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_in_forced_colours_a_chosen_guest_and_lit_chairs_are_unmistakable(visit: Visit, theme: str) -> None:
    page = visit(theme=theme, forced_colours=True)
    open_table(page, "board", "device:Ada", "bot")
    now: dict[str, Any] = choose_somebody(page)
    assert now["lit"]
    for size in SIZES:
        page.set_viewport_size(sized(size))
        differ(page, "[data-hand][aria-pressed=true]", "[data-hand][aria-pressed=false]")
        differ(page, "[data-chair]:is(.lit, .waits) > .seat", "[data-chair]:not(.lit, .waits) > .seat")
        differ(page, "[data-player].turn", "[data-player]:not(.turn)")
    Mouse(page).sit(now["lit"][0])
    settled(page)
    differ(page, ".drafted", "[data-chair]:not(.lit, .waits) > .seat")
