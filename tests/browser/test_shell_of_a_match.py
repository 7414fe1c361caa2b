"""The table of a match: at every size everything that a turn needs is in the window, and nothing moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cafe.words import LANGUAGES

from .conftest import Visit
from .files import birthday_file, club_file
from .playing import (
    MOST_STEPS,
    Mouse,
    lay_on_the_table,
    of_nations,
    open_menu,
    open_table,
    play_a_turn,
    seen,
    settled,
    sit_down,
    step,
    turn_at,
)
from .test_play_a_turn import choose_somebody

SIZES = ("320x568", "390x664", "844x390", "820x1180", "1280x800", "1920x1080", "2560x1440")
MOST_PLAYERS = {"board": 4, "card": 5}
STILL = 1.0  # pixels: whoever sees less than that sees nothing
GAP = 8.0  # around the room
LARGE = 40.0  # of an opponent's guest
CUT_OFF = """all => all
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent)"""
EDGES = "one => one.getBoundingClientRect().toJSON()"
COUNT_SHIFTS = """() => {
    window.shifted = [];
    const elementOf = node => node?.nodeType === 1 ? node : node?.parentElement;
    const nameOf = node => elementOf(node)?.outerHTML.slice(0, 200);
    const beside = () => [...document.querySelectorAll('.side .part')].some(part => part.checkVisibility());
    const aside = node => elementOf(node)?.closest('.side');
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            for (const { node } of entry.sources) if (node && !aside(node)) window.shifted.push(nameOf(node));
            if (entry.sources.length === 0 && !beside()) window.shifted.push(`by a style: ${entry.value}`);
        }
    }).observe({ type: 'layout-shift' });
}"""
COVERED_CHAIRS = """() => [...document.querySelectorAll('[data-chair]')].filter(chair => {
    const { left, top, width, height } = chair.firstElementChild.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2).closest('.side, .notices');
}).map(chair => chair.dataset.chair)"""
BESIDE = """() => {
    const places = {};
    for (const part of document.querySelectorAll('.side .part'))
        part.querySelectorAll('summary, header button, form > *').forEach((one, at) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            places[`${part.dataset.part} ${one.localName} ${at}`] = [left, top, right, bottom];
        });
    for (const one of document.querySelectorAll('.bar [data-action]')) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        places[`bar ${one.dataset.action}`] = [left, top, right, bottom];
    }
    return places;
}"""
LOOK = """() => {
    const places = {};
    const note = (key, one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        places[key] = [left, top, right, bottom];
    };
    const all = wanted => document.querySelectorAll(wanted);
    for (const one of all(':is(.bar, .status, .dock) [data-action]'))
        if (one.checkVisibility()) note(one.dataset.action, one);
    for (const one of all('[data-place]')) note(`place ${one.dataset.place}`, one);
    for (const one of all('[data-seat]')) note(`seat ${one.dataset.seat}`, one);
    for (const one of all('[data-pile]')) note(`pile ${one.dataset.pile}`, one);
    for (const one of all('[data-chair]')) note(one.dataset.chair, one.firstElementChild);
    note('room', document.querySelector('.fit svg'));
    note('status', document.querySelector('section.status'));
    const boxes = wanted =>
        [...all(`[data-seat] ${wanted}`)].map(one => one.getBoundingClientRect()).filter(box => box.width);
    const apart = (one, two) =>
        one.left >= two.right || two.left >= one.right || one.top >= two.bottom || two.top >= one.bottom;
    const scrolling = one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    return {
        places,
        window: [innerWidth, innerHeight],
        scrolls: scrolling(document.querySelector('.shell')) || scrolling(document.documentElement),
        shifted: window.shifted,
        covered: boxes('.face').filter(one => boxes('[data-score]').some(two => !apart(one, two))).length,
    };
}"""


def outside(now: dict[str, Any]) -> list[str]:
    """What is not wholly in the window."""
    width, height = now["window"]
    return [
        name
        for name, (left, top, right, bottom) in now["places"].items()
        if left < -STILL or top < -STILL or right > width + STILL or bottom > height + STILL
    ]


def moved(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What stands elsewhere than before, or is gone, or new."""
    if gone := before["places"].keys() ^ now["places"].keys():
        return sorted(gone)
    return [
        f"{name} {box} {now['places'][name]}"
        for name, box in before["places"].items()
        if any(abs(was - is_now) > STILL for was, is_now in zip(box, now["places"][name], strict=True))
    ]


def sized(size: str) -> ViewportSize:
    width, _, height = size.partition("x")
    return {"width": int(width), "height": int(height)}


def holds_still(page: Page, before: dict[str, Any]) -> None:
    now = page.evaluate(LOOK)
    assert not now["scrolls"], "the page scrolls"
    assert outside(now) == []
    assert moved(before, now) == []
    assert now["shifted"] == []
    assert now["covered"] == 0, "a face covers a score"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", ["board", "card"])
def test_through_a_whole_game_everything_is_in_the_window_and_nothing_moves(
    visit: Visit, edition: str, size: str
) -> None:
    page = visit()
    page.set_viewport_size(sized(size))
    open_table(page, edition, "device:Ada", *["bot"] * (MOST_PLAYERS[edition] - 1))
    settled(page)
    page.evaluate(COUNT_SHIFTS)
    first = page.evaluate(LOOK)
    for _ in range(MOST_STEPS):
        if settled(page)["over"]:
            break
        holds_still(page, first)
        step(Mouse(page))
    else:
        raise AssertionError("the game does not end")
    whole_end(page)


def whole_end(page: Page) -> None:
    """After the game there is nothing left to press that is of no use, and the result is in sight."""
    expect(page.locator(".dock")).to_have_count(0)
    for wanted in ("[data-part=after] h2", '[data-action="rematch"]'):
        expect(page.locator(wanted)).to_be_in_viewport(ratio=1)
    now = page.evaluate(LOOK)
    assert not now["scrolls"], "the page scrolls"
    assert outside(now) == []


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_turn_is_played_on_the_smallest_phone_lying_on_its_side(visit: Visit, edition: str) -> None:
    page = visit()
    page.set_viewport_size(sized("568x320"))
    open_table(page, edition, "device:Ada", *["bot"] * (MOST_PLAYERS[edition] - 1))
    begun = settled(page)["seq"]
    page.evaluate(COUNT_SHIFTS)
    first = page.evaluate(LOOK)
    while seen(page)["seq"] == begun:
        holds_still(page, first)
        step(Mouse(page))
    settled(page)
    holds_still(page, first)


@pytest.mark.parametrize("size", ["1280x800", "1920x1080"])
def test_what_is_pressed_beside_the_room_keeps_its_place_while_people_play_and_talk(
    visit: Visit, size: str
) -> None:
    ada, bo = visit(), visit()
    match = open_table(ada, "board", "device:Ada", "open", hints=True)
    sit_down(bo, match, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    mover = turn_at([ada, bo])
    other = bo if mover is ada else ada
    for page in (ada, bo):
        page.set_viewport_size(sized(size))
    ada.locator("summary", has_text="Chat").click()
    lines = ada.get_by_role("region", name="Chat").locator("ol > li")
    expect(lines).to_have_count(1)
    places: dict[str, list[float]] = {}
    for turn in range(6):
        play_a_turn(Mouse(mover))
        expect(other.locator('[data-my-turn="true"]')).to_be_visible()
        mover, other = other, mover
        ada.get_by_label("Say something").fill(f"The café fills up: {turn}. " * 4)
        ada.keyboard.press("Enter")
        expect(lines.filter(has_text=f": {turn}.")).to_have_count(1)
        settled(mover)
        for name, now in ada.evaluate(BESIDE).items():
            before = places.setdefault(name, now)
            assert all(abs(was - is_now) <= STILL for was, is_now in zip(before, now, strict=True)), name
    assert {name.split()[0] for name in places} >= {"story", "chat", "list", "bar"}
    assert places.keys() >= {"bar hint", "bar skip", "bar bell", "bar menu"}


def test_whoever_steps_through_what_happened_finds_the_button_where_it_was(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(sized("1280x800"))
    open_table(page, "board", "device:Ada", "bot", "bot", "bot")
    play_a_turn(Mouse(page))
    settled(page)
    story = page.locator("[data-part=story]")
    on, steps = story.get_by_role("button", name="One step on"), story.locator("[data-story]")
    before = on.bounding_box()
    for at in range(steps.count()):
        on.click()
        expect(steps.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(steps.nth(at)).to_be_in_viewport(ratio=0.95)
        assert on.bounding_box() == before
    assert steps.count() > 3


def test_clubs_keep_their_place_while_a_guest_is_chosen(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(sized("1280x800"))
    lay_on_the_table(page, club_file())
    clubs = page.locator("[data-part=turn] summary")
    before = clubs.bounding_box()
    Mouse(page).choose(of_nations(seen(page))[0])
    expect(page.locator("[data-part=turn] .by-chair")).to_be_visible()
    assert clubs.bounding_box() == before


@pytest.mark.parametrize("size", ["1920x1080", "2560x1440"])
def test_opponents_open_hands_are_large_on_a_large_screen(visit: Visit, size: str) -> None:
    page = visit()
    page.set_viewport_size(sized(size))
    open_table(page, "board", "device:Ada", "bot", "bot", "bot")
    settled(page)
    guests = page.locator("[data-their-guest] > svg")
    expect(guests).to_have_count(15)
    boxes = [box for guest in guests.all() if (box := guest.bounding_box())]
    assert [box for box in boxes if min(box["width"], box["height"]) < LARGE - 0.01] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["board", "card"])
def test_what_can_be_done_is_written_out_on_the_smallest_phone(
    visit: Visit, edition: str, language: str
) -> None:
    page = visit(language=language)
    page.set_viewport_size(sized("320x568"))
    open_table(page, edition, "device:Ada", "bot")
    for guest in settled(page)["able"][:1]:  # whose price at the bar is written there too
        Mouse(page).choose(guest)
        expect(page.locator("[data-hand]").nth(guest)).to_have_attribute("aria-pressed", "true")
    assert page.locator(".actions .button:not(.brief) .words").evaluate_all(CUT_OFF) == []


def hand_of(page: Page) -> list[str]:
    guests: list[str] = seen(page)["hand"]
    return guests


def test_a_hand_lies_as_its_owner_likes_and_number_keys_follow(visit: Visit) -> None:
    page = visit()
    open_table(page, "card", "device:Ada", "bot")
    settled(page)
    dealt = hand_of(page)
    menu = open_menu(page)
    menu.get_by_role("radio", name="By nation").check()
    page.keyboard.press("Escape")
    assert hand_of(page) == sorted(dealt)
    able = seen(page)["able"][0]
    page.keyboard.press(str(able + 1))
    expect(page.locator("[data-hand]").nth(able)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.locator("[data-hand][data-draggable]").first.drag_to(page.locator('[data-place="2"]'))
    by_hand = sorted(dealt)
    by_hand.insert(2, by_hand.pop(0))
    assert hand_of(page) == by_hand
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.keyboard.press("Shift+ArrowRight")
    assert hand_of(page) == [by_hand[1], by_hand[0], *by_hand[2:]]
    assert page.evaluate("document.activeElement.dataset.hand") == by_hand[0]
    kept = hand_of(page)
    page.reload()
    settled(page)
    assert hand_of(page) == kept


def test_who_draws_sees_what_it_means_first_unless_they_want_it_at_once(visit: Visit) -> None:
    page = visit()
    open_table(page, "card", "device:Ada", "bot")
    before = settled(page)
    Mouse(page).press("draw")
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")
    expect(page.get_by_role("region", name="This turn")).to_contain_text(
        "You see who comes once you have played"
    )
    assert seen(page)["commit"]
    Mouse(page).press("undo")
    expect(page.locator(".match")).to_have_attribute("data-draft", "0")
    open_menu(page).locator("[data-action=settings]").click()
    page.get_by_role("switch", name="Draw at once").check()
    page.keyboard.press("Escape")
    Mouse(page).press("draw")
    page.wait_for_function("seq => document.querySelector('.match')?.dataset.seq > seq", arg=before["seq"])


def test_the_sheet_covers_the_room_and_gives_the_keyboard_back(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(sized("390x664"))
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    before = page.evaluate(LOOK)
    more = page.locator('[data-action="more"]')
    sheet = page.locator(".side")
    expect(sheet).to_be_hidden()
    more.click()
    expect(page.get_by_role("region", name="This turn").first).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.side') !== null")
    page.locator('[data-tab="story"]').click()
    expect(page.get_by_role("region", name="Since your last turn").last).to_be_visible()
    assert moved(before, page.evaluate(LOOK)) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(more).to_be_focused()
    Mouse(page).choose(of_nations(seen(page))[0])
    lit = seen(page)["lit"]
    names = page.locator("[data-chair]").evaluate_all("all => all.map(one => one.dataset.chair)")
    page.locator(f'[data-chair="{next(name for name in names if name not in lit)}"]').click()
    expect(page.locator("[data-why-not]")).to_be_visible()
    assert moved(before, page.evaluate(LOOK)) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_phone_on_its_side_lists_chairs_on_the_sheet_where_there_is_room_for_them(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(sized("844x390"))
    open_table(page, "board", "device:Ada", "bot")
    choose_somebody(page)
    chairs = page.locator("[data-part=turn] .by-chair")
    expect(page.get_by_role("region", name="This turn").first).to_be_visible()
    expect(chairs).to_be_hidden()
    page.locator('[data-action="more"]').click()
    expect(chairs.get_by_role("heading")).to_be_visible()
    expect(chairs.locator("[data-offer]").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["320x568", "390x664", "844x390"])
@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_refusal_on_the_sheet_covers_the_room_alone_and_not_the_chair_that_was_asked(
    visit: Visit, edition: str, size: str
) -> None:
    page = visit()
    page.set_viewport_size(sized(size))
    open_table(page, edition, "device:Ada", "bot", "bot")
    choose_somebody(page)
    chairs = page.locator("[data-chair]:not([data-points], [data-guest])")
    for chair in (chairs.first, chairs.last):
        chair.focus()
        page.keyboard.press("Enter")
        name = chair.get_attribute("data-chair")
        expect(page.locator(f"[data-why-not={name}]")).to_be_visible()
        room, sheet, seat = (
            page.locator(wanted).evaluate(EDGES)
            for wanted in (".grid > .room", ".side.peeking", f"[data-chair={name}] > * >> nth=0")
        )
        assert sheet["right"] <= room["right"] + GAP
        assert sheet["left"] >= room["left"] - GAP
        assert sheet["top"] >= room["top"] - GAP
        assert sheet["bottom"] <= room["bottom"] + GAP
        middle = (seat["top"] + seat["bottom"]) / 2
        assert middle < sheet["top"] or middle > sheet["bottom"], "the sheet covers what it speaks of"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["320x568", "390x664", "844x390"])
def test_every_answer_to_whose_birthday_it_is_is_in_sight(visit: Visit, size: str, language: str) -> None:
    page = visit(language=language)
    page.set_viewport_size(sized(size))
    lay_on_the_table(page, birthday_file())
    answers = page.locator('[data-offer^="birthday:"]')
    expect(answers).to_have_count(13)
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
        box = answer.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5
    if size == "844x390":
        assert page.evaluate(COVERED_CHAIRS) == [], "one decides by the whole room"
    page.locator('[data-offer="birthday:FR"]').click()
    expect(answers).to_have_count(0)


def test_offers_stay_under_the_pointer_while_their_receipts_are_looked_at(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(sized("1280x800"))
    open_table(page, "board", "device:Ada", "bot")
    offers = page.locator("[data-part=turn] .by-chair")
    rows = offers.locator("[data-offer]")
    page.locator("[data-hand]").nth(of_nations(settled(page))[0]).click()
    expect(offers).to_be_visible()
    before = rows.first.bounding_box()
    receipt = page.locator("[data-part=turn] .receipt")
    said = set[str]()
    for at in range(2):
        rows.nth(at).hover()
        expect(receipt.locator(".considered")).to_be_visible()
        said.add(receipt.inner_text())
        rows.nth(at).hover()  # still there
        assert rows.first.bounding_box() == before
    assert len(said) == 2
