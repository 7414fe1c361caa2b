"""Replay, referee and tutorial in the shell of a match: all of it is in the window, and nothing moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cafe.words import LANGUAGES

from .conftest import Reviewed, Visit
from .files import game_file
from .reviewed import MISTAKES
from .test_shell_of_a_match import CUT_OFF, SIZES, moved, outside, sized
from .test_tutorial import take_step

GAMES = ("board", "card", "card", "board", "card", "board", "card")  # at each size one of them
LESSONS = {"board": 6, "card": 9}  # with a question at the end, and with twelve guests in hand
COUNT_SHIFTS = """() => {
    window.shifted = [];
    const elementOf = node => node?.nodeType === 1 ? node : node?.parentElement;
    new PerformanceObserver(list => {
        for (const { sources } of list.getEntries())
            for (const node of sources.map(source => elementOf(source.node)))
                if (node && !node.closest('.side')) window.shifted.push(node.outerHTML.slice(0, 200));
    }).observe({ type: 'layout-shift', buffered: true });
}"""
LOOK = """() => {
    const places = {};
    const note = (key, one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        places[key] = [left, top, right, bottom];
    };
    const all = wanted => document.querySelectorAll(wanted);
    for (const one of all('.shell :is(.bar, .status, .dock) [data-action]'))
        if (one.checkVisibility()) note(one.dataset.action, one);
    for (const one of all('.dock input')) note(one.type === 'radio' ? one.value : one.type, one);
    for (const one of all('[data-place]')) note(`place ${one.dataset.place}`, one);
    for (const one of all('[data-seat]')) note(`seat ${one.dataset.seat}`, one);
    for (const one of all('[data-chair]')) note(one.dataset.chair, one.firstElementChild);
    for (const one of all('[data-strip]')) if (one.checkVisibility()) note('strip', one);
    for (const area of ['bar', 'lead', 'status', 'dock']) {
        const one = document.querySelector(`.grid > .${area}`);
        if (one) note(area, one);
    }
    note('room', document.querySelector('.fit svg'));
    const isSmall = ({ width, height }) => width < 43.5 || height < 43.5;
    const scrolling = one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    return {
        places,
        window: [innerWidth, innerHeight],
        scrolls: scrolling(document.querySelector('.shell')) || scrolling(document.documentElement),
        small: [...all('.shell :is(.bar, .status, .dock) :is(button, select)')]
            .filter(one => one.checkVisibility())
            .filter(one => isSmall(one.getBoundingClientRect()))
            .map(one => one.outerHTML.slice(0, 120)),
        shifted: window.shifted,
    };
}"""


def open_page(page: Page, path: str, size: str) -> dict[str, Any]:
    """The page at a size, and where everything stands once it is there."""
    page.set_viewport_size(sized(size))
    page.add_init_script(f"({COUNT_SHIFTS})()")
    page.goto(path)
    expect(page.locator('[data-settled="true"]')).to_be_visible()
    now = look(page)
    assert now["small"] == []
    return now


def look(page: Page) -> dict[str, Any]:
    """Where everything stands, all of it in the window."""
    now: dict[str, Any] = page.evaluate(LOOK)
    assert not now["scrolls"], "the page scrolls"
    assert outside(now) == []
    assert now["shifted"] == []
    return now


def holds_still(page: Page, before: dict[str, Any]) -> None:
    assert moved(before, look(page)) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_holds_still_while_one_goes_through_it(visit: Visit, size: str) -> None:
    page = visit()
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    before = open_page(page, f"/match/{answer.json()['match']['id']}/replay", size)
    for turn in (1, 2, 3):
        page.locator('[data-action="on"]').click()
        expect(page.get_by_role("slider")).to_have_value(str(turn))
        holds_still(page, before)
    page.locator('[data-action="last"]').click()
    holds_still(page, before)


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, SIZES, strict=True)])
def test_tabs_and_a_turn_of_the_review_leave_everything_where_it_was(
    visit: Visit, reviewed: Reviewed, game: str, size: str
) -> None:
    page, match = visit(), reviewed(game)
    before = open_page(page, match.replay, size)
    for tab in ("sheet", "review"):
        page.locator(f'[role="tab"][data-action="{tab}"]').click()
        expect(page.locator(f'[data-part="{tab}"]')).to_be_visible()
        holds_still(page, before)
    mistake = match.first(*MISTAKES)["decision"]
    page.locator(f'[data-decision="{mistake}"]').click()
    expect(page.locator('.dock [data-action="answer"]')).to_be_enabled()
    look(page)
    stays(page, before)
    page.locator('.dock [data-action="answer"]').click()
    expect(
        page.locator('[data-drawn][data-by~="better"]').or_(page.locator('[data-told="better"]')).first
    ).to_be_attached()
    stays(page, before)
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider")).to_be_visible()
    holds_still(page, before)


def stays(page: Page, before: dict[str, Any]) -> None:
    """The areas, the chairs and the bar stay; what stands in the dock is something else."""
    now = look(page)
    kept = {name: place for name, place in now["places"].items() if name in before["places"]}
    assert (
        moved({**before, "places": {name: before["places"][name] for name in kept}}, {**now, "places": kept})
        == []
    )


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, SIZES, strict=True)])
def test_the_referee_holds_still_from_an_empty_room_to_a_refusal(visit: Visit, game: str, size: str) -> None:
    page = visit()
    before = open_page(page, f"/referee#game={game}", size)
    page.locator('[data-brush="GBf"]').click()
    page.locator('[data-action="take"]').click()
    expect(page.locator('[data-hand="GBf"]')).to_be_visible()
    holds_still(page, before)
    page.get_by_role("radio", name="Ask").check()
    page.locator('[data-hand="GBf"]').click()
    holds_still(page, before)
    refusing = page.locator("[data-chair]:not([data-points])").first
    refusing.focus()
    refusing.press("Enter")
    expect(page.locator("[data-why-not]")).to_be_visible()
    holds_still(page, before)


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, SIZES, strict=True)])
def test_a_lesson_holds_still_from_its_first_step_to_its_end(visit: Visit, game: str, size: str) -> None:
    page = visit()
    before = open_page(page, f"/tutorial?course={game}&lesson={LESSONS[game]}", size)
    done = page.locator("[data-lesson-done]")
    goal = page.locator("[data-goal]")
    while not done.count():
        move = goal.get_attribute("data-goal") or ""
        take_step(page, move)
        expect(page.locator(f'[data-goal="{move}"]')).to_have_count(0)
        holds_still(page, before)
    expect(done).to_be_visible()
    page.locator('[data-action="restart"]').click()
    expect(done).to_have_count(0)
    holds_still(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_the_way_into_a_course_is_in_sight_at_once(visit: Visit, size: str) -> None:
    page = visit()
    page.set_viewport_size(sized(size))
    page.add_init_script(f"({COUNT_SHIFTS})()")
    page.goto("/tutorial")
    expect(page.locator('[data-action="begin"]')).to_be_in_viewport(ratio=1)
    assert page.evaluate("window.shifted") == []


def test_who_only_looks_at_a_refusing_chair_has_not_tried_it(visit: Visit) -> None:
    page = visit("/tutorial?course=board&lesson=3")
    page.locator('[data-hand="ITm"]').press("Enter")
    page.locator('[data-chair="l14"]').focus()
    expect(page.locator("[data-why-not]")).to_be_visible()
    expect(page.locator("[data-shown]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-shown]")).to_have_count(1)


def test_in_the_last_lesson_of_the_card_game_one_can_draw(visit: Visit) -> None:
    page = visit("/tutorial?course=card&lesson=11")
    page.locator('[data-action="draw"]').click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "0")
    page.locator('[data-action="undo"]').click()
    expect(page.locator("[data-verdict]")).to_have_count(0)


def test_a_replay_is_printed_as_room_and_turn(visit: Visit) -> None:
    page = visit()
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    page.goto(f"/match/{answer.json()['match']['id']}/replay?turn=3")
    told = page.get_by_role("region", name="This turn")
    expect(told).to_be_visible()
    page.emulate_media(media="print")
    expect(told).to_be_visible()
    expect(page.locator("[data-chair]").first).to_be_visible()
    for hidden in ('[data-action="on"]', '[data-action="menu"]', '[data-part="list"]'):
        expect(page.locator(hidden)).to_be_hidden()


def test_a_score_sheet_is_printed_without_the_room_of_a_turn(visit: Visit) -> None:
    page = visit()
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    page.goto(f"/match/{answer.json()['match']['id']}/replay?tab=sheet")
    sheet = page.locator('[data-part="sheet"] table')
    expect(sheet).to_be_visible()
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(page.locator("[data-chair]").first).to_be_hidden()


@pytest.mark.parametrize("size", ["1024x700", "1280x800", "1920x1080"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_of_a_lesson_is_written_out_on_a_large_screen(
    visit: Visit, size: str, language: str
) -> None:
    page = visit(language=language)
    open_page(page, "/tutorial?course=card&lesson=9", size)
    assert page.locator(".actions .button .words").evaluate_all(CUT_OFF) == []


def test_six_guests_of_a_lesson_lie_in_one_row(visit: Visit) -> None:
    page = visit()
    for size in SIZES:
        now = open_page(page, "/tutorial?course=card&lesson=3", size)
        assert len({now["places"][f"place {place}"][1] for place in range(6)}) == 1
