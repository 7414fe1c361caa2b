"""The room: coming nearer never places anybody; signs, marks and sounds are there for whoever wants them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .conftest import Visit
from .files import well_paid_file
from .playing import (
    Finger,
    Mouse,
    lay_on_the_table,
    of_nations,
    open_table,
    play_a_turn,
    seen,
    settled,
    step,
    tap,
)
from .test_play_a_turn import choose_somebody

Touch = dict[str, float]

PICTURE = ".pictures svg >> nth=0"
HELD = "() => document.querySelector('.pictures svg')?.dataset.held === 'true'"

TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Where each note was seen, frame by frame.
WATCH_NOTES = """() => {
    window.spots = {};
    const look = () => {
        for (const note of document.querySelectorAll('[data-callout]')) {
            const { left, top } = note.getBoundingClientRect();
            const spot = `${Math.round(left)} ${Math.round(top)}`;
            const spots = window.spots[note.dataset.callout] ??= [];
            if (note.checkVisibility({ visibilityProperty: true }) && !spots.includes(spot)) spots.push(spot);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def view_box(page: Page) -> tuple[float, ...]:
    """The part of the floor that is seen: x, y, width and height."""
    return tuple(map(float, (page.locator(PICTURE).get_attribute("viewBox") or "").split()))


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(PICTURE).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edges(wanted: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    box = wanted.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def pinch(page: Page, before: float, after: float) -> None:
    """Two fingers around the middle, so many pixels from it before and after."""
    x, y = middle(page)
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *away: float) -> None:
        points: list[Touch] = [{"x": x + side * way, "y": y, "id": side} for way in away for side in (-1, 1)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", before)
    for part in (0.25, 0.5, 0.75, 1):
        touch("touchMove", before + (after - before) * part)
    touch("touchEnd")
    devtools.detach()


def swipe(page: Page, dx: float, dy: float) -> None:
    x, y = middle(page)
    devtools = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.3), ("touchMove", 0.7), ("touchMove", 1.0)):
        point: Touch = {"x": x + dx * part, "y": y + dy * part, "id": 1}
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()


def test_fingers_come_nearer_and_move_the_room_and_place_nobody(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    page.wait_for_function(HELD)
    choose_somebody(page)
    whole, page_scale = view_box(page), page.evaluate("visualViewport.scale")
    pinch(page, 40, 120)
    expect(page.locator("svg.near")).to_be_visible()
    near = view_box(page)
    assert near[2] < whole[2] / 1.5
    swipe(page, 60, 40)
    page.wait_for_function(
        "before => document.querySelector('.pictures svg').getAttribute('viewBox') !== before",
        arg=" ".join(f"{part:g}" for part in near),
    )
    moved = view_box(page)
    assert moved[2] == near[2]
    assert moved[0] < near[0]
    pinch(page, 120, 20)
    expect(page.locator("svg.near")).to_have_count(0)
    assert view_box(page) == whole
    assert page.evaluate("visualViewport.scale") == page_scale, "the page itself was zoomed"
    assert seen(page)["drafted"] == 0
    pinch(page, 40, 160)
    expect(page.locator("svg.near")).to_be_visible()
    tap(page.get_by_role("button", name="Whole room"))
    expect(page.locator("svg.near")).to_have_count(0)
    Finger(page).sit(seen(page)["lit"][0])
    expect(page.locator(".match")).to_have_attribute("data-draft", "1")


def test_wheel_keys_and_a_double_click_come_nearer_and_place_nobody(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "bot")
    page.wait_for_function(HELD)
    choose_somebody(page)
    whole = view_box(page)
    page.mouse.move(*middle(page))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    expect(page.locator("svg.near")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("svg.near")).to_have_count(0)
    page.mouse.wheel(0, -240)
    expect(page.locator("svg.near")).to_be_visible()
    page.keyboard.press("+")
    nearer = view_box(page)
    assert nearer[2] < whole[2] / 1.4
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y, steps=3)
    page.mouse.up()
    assert view_box(page)[0] > nearer[0]
    chair = page.locator('[data-chair="a2"]')
    chair.evaluate("one => one.focus({ focusVisible: true })")
    page.wait_for_function(
        """() => {
            const [chair, room] = ['[data-chair="a2"] .seat', '.pictures']
                .map(one => document.querySelector(one).getBoundingClientRect());
            return chair.left >= room.left && chair.top >= room.top && chair.right <= room.right;
        }"""
    )
    page.keyboard.press("-")
    page.keyboard.press("0")
    expect(page.locator("svg.near")).to_have_count(0)
    floor = page.locator("svg .sign").bounding_box()
    assert floor
    page.mouse.dblclick(floor["x"] + 4, floor["y"] + 4)
    expect(page.locator("svg.near")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("svg.near")).to_have_count(0)
    assert view_box(page) == whole
    assert seen(page)["drafted"] == 0


def in_a_match(page: Page) -> None:
    open_table(page, "board", "device:Ada", "bot")
    choose_somebody(page)


def at_the_referees(page: Page) -> None:
    page.goto("/referee#game=board&seated=o13%3DINm%2Cn14%3DINm%2Cn12%3DINf&hand=ITm")
    page.get_by_role("radio", name="Ask").check()
    page.locator('[data-hand="ITm"]').click()


def in_a_lesson(page: Page) -> None:
    page.goto("/tutorial?course=board&lesson=3")
    page.locator('[data-hand="ITm"]').click()


def in_the_last_lesson(page: Page) -> None:
    page.goto("/tutorial?course=board&lesson=13")
    page.locator('[data-hand="ITm"]').click()


@pytest.mark.parametrize("choose", [in_a_match, at_the_referees, in_a_lesson, in_the_last_lesson])
def test_a_refusal_stands_at_its_chair_and_covers_neither_it_nor_the_edge(
    visit: Visit, choose: Callable[[Page], None]
) -> None:
    page = visit()
    choose(page)
    expect(page.locator('[data-hand][aria-pressed="true"]')).to_be_visible()
    page.wait_for_load_state("networkidle")
    for chair in ("b1", "o2", "n14", "a13", "k4"):
        place = page.locator(f'[data-chair="{chair}"]')
        if place.and_(page.locator("[data-points], [data-guest]")).count():
            continue
        place.click()
        note = page.locator(f'[data-callout="{chair}"]')
        expect(note).to_be_visible()
        expect(note).to_contain_text("not possible")
        expect(page.locator("[data-why-not]")).to_have_count(1)
        page.evaluate(TWO_FRAMES)  # its size is known when it was drawn once
        room, box, seat = (edges(one) for one in (page.locator(".pictures"), note, place.locator(".seat")))
        assert room[0] <= box[0] < box[2] <= room[2]
        assert room[1] <= box[1] < box[3] <= room[3]
        beside = box[0] >= seat[2] or box[2] <= seat[0]
        above_or_below = box[1] >= seat[3] or box[3] <= seat[1]
        assert beside or above_or_below, f"the note covers {chair}"
        note.get_by_role("button").click()
        expect(page.locator("[data-callout]")).to_have_count(0)


def test_a_refusal_is_never_seen_anywhere_else_on_its_way(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    lit = choose_somebody(page)["lit"]
    page.evaluate(WATCH_NOTES)
    for chair in ("k2", "n14", "a13"):
        if chair not in lit:
            page.locator(f'[data-chair="{chair}"]').click()
            expect(page.locator(f'[data-callout="{chair}"]')).to_contain_text("not possible")
            page.evaluate(TWO_FRAMES)
    for chair, spots in page.evaluate("window.spots").items():
        assert len(spots) == 1, f"the note at {chair} was also seen elsewhere: {spots}"


def test_a_chair_where_a_guest_would_wait_shows_two_seats_and_who_could_join(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "bot", "device:Ada")
    sign = page.locator('[data-chair][data-company]:not([data-company=""])').first
    for _ in range(40):
        now = settled(page)
        if now["over"]:
            open_table(page, "board", "bot", "device:Ada")
            continue
        for index in [] if now["drafted"] else of_nations(now):
            Mouse(page).choose(index)
            expect(page.locator("[data-hand]").nth(index)).to_have_attribute("aria-pressed", "true")
            if sign.count():
                break
            page.keyboard.press("Escape")
        if sign.count():
            break
        step(Mouse(page))
    expect(sign).to_have_accessible_name(re.compile("would wait for company, .* could join"))
    company = (sign.get_attribute("data-company") or "").split()
    shown = page.locator(f'.wait[data-company="{" ".join(company)}"]').first
    expect(shown.locator(".board")).to_be_visible()
    assert shown.locator(".chip, .more").count() in (1, 2)
    assert "…" not in (shown.text_content() or "")
    page.emulate_media(forced_colors="active")
    assert_states_differ(page)


def assert_states_differ(page: Page) -> None:
    """With the system's colours, a chair at which one may sit differs from others by colour and by line."""
    lines: list[list[str]] = page.evaluate(
        """() => ['.chair.waits .seat, .chair.lit .seat', '.chair:not(.waits, .lit) .seat'].map(one => {
            const style = getComputedStyle(document.querySelector(one));
            return [style.stroke, style.strokeWidth, style.strokeDasharray];
        })"""
    )
    lit, other = lines
    assert lit[0] != other[0]
    assert float(lit[1].removesuffix("px")) >= 2 * float(other[1].removesuffix("px"))


def test_a_club_is_a_gold_sign_that_shows_its_party_and_is_hosted_by_a_click(visit: Visit) -> None:
    """The offer is put into the server's answer, for no deal brings one for certain."""
    page = visit()
    party = [{"guest": "FRf", "chair": chair} for chair in ("j10", "i11", "k11", "j12")]
    line = {"table": "j11", "nation": "FR", "guests": 4, "doubled": True, "birthday": False, "club": True}
    move = "club:j11:" + "+".join(f"{one['guest']}@{one['chair']}" for one in party)
    club: dict[str, Any] = {
        "move": move,
        "kind": "host-club",
        "guest": None,
        "chair": None,
        "table": "j11",
        "party": party,
        "points": 40,
        "receipt": [{**line, "points": 40}],
        "waits": False,
        "company": [],
    }

    def with_a_club(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["state"]["offers"] = [*told["state"]["offers"], club]
        route.fulfill(response=answer, json=told)

    page.route(re.compile(r"/api/matches/[^/?]+(\?.*)?$"), with_a_club)
    page.route_web_socket(re.compile("/api/"), lambda _: None)  # it would tell the offers as they are
    open_table(page, "board", "device:Ada", "device:Bo", clubs="on")
    sign = page.locator('[data-club="j11"]')
    expect(sign).to_contain_text("+40")
    expect(sign).to_have_accessible_name(re.compile(r"\+40 points$"))
    sign.hover()
    expect(page.locator("[data-party]")).to_have_count(4)
    expect(page.locator('[data-table="j11"]')).to_have_attribute("data-paying", "true")
    page.mouse.move(0, 0)
    expect(page.locator("[data-party]")).to_have_count(0)
    with page.expect_request(lambda request: request.method == "POST") as asked:
        sign.press("Enter")
    assert json.loads(asked.value.post_data or "{}")["moves"] == [move]


def test_guests_travel_from_their_player_unless_one_wants_less_motion(visit: Visit) -> None:
    page = visit(still=False)
    open_table(page, "board", "device:Ada", "bot")
    for motion, journeys in (("system", True), ("less", False)):
        page.evaluate("motion => localStorage.setItem('cafe:settings', JSON.stringify({ motion }))", motion)
        page.reload()
        settled(page)
        expect(page.locator('[data-settled="true"]')).to_have_count(1)
        page.evaluate(
            """() => {
                window.came = [];
                const startOf = one => {
                    const { left, top, width, height } = one.getBoundingClientRect();
                    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
                    const seats = under.flatMap(one => one.closest('[data-player]') ?? []);
                    return seats[0]?.dataset.player ?? 'hand';
                };
                const note = all => window.came.push(
                    ...all.flatMap(one => [...one.addedNodes]).map(startOf));
                const travels = document.querySelector('svg.travels');
                new MutationObserver(note).observe(travels, { childList: true });
            }"""
        )
        Mouse(page).sit(choose_somebody(page)["lit"][0])
        expect(page.locator(".match")).to_have_attribute("data-draft", re.compile("[1-9]"))
        expect(page.locator(".newcomer")).to_have_count(0)
        drafted = page.locator(".drafted")
        expect(drafted).not_to_have_count(0)
        assert set(page.evaluate("window.came")) == ({"hand"} if journeys else set())
        page.evaluate("window.came = []")
        play_a_turn(Mouse(page))
        settled(page)
        assert ("1" in page.evaluate("window.came")) == journeys, "the bot's guests come from the bot"


def test_sounds_coordinates_and_less_motion_come_when_they_are_asked_for(visit: Visit) -> None:
    page = visit("/")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    volume = dialog.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    assert not any("synthesis" in url for url in fetched)
    with page.expect_request(re.compile("synthesis")):
        dialog.get_by_role("switch", name="Sound").check()
    expect(volume).to_be_enabled()
    volume.press("Home")
    assert page.evaluate("JSON.parse(localStorage['cafe:settings']).volume") == 0
    dialog.get_by_role("radio", name="Less").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    dialog.get_by_role("switch", name="Coordinates").check()
    page.keyboard.press("Escape")
    open_table(page, "card", "device:Ada", "bot")
    expect(page.locator("[data-edge] text")).to_have_count(4 * 5)
    settled(page)
    Mouse(page).choose(0)
    chair = page.locator("[data-chair]:not([data-points], [data-guest])").first
    chair.click()
    refusal = page.locator("[data-why-not] h2")
    expect(refusal).to_have_text(re.compile(rf"\b{chair.get_attribute('data-chair')}\b"))
    page.evaluate("localStorage.removeItem('cafe:settings')")
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    expect(page.locator("[data-edge]")).to_have_count(0)


def test_a_chair_that_is_pointed_at_shows_the_tables_that_would_pay(visit: Visit) -> None:
    page = visit()
    lay_on_the_table(page, well_paid_file())
    match = page.url.rpartition("/")[2]
    offers = page.request.get(f"/api/matches/{match}").json()["state"]["offers"]
    offer = max((one for one in offers if one["kind"] == "seat"), key=lambda one: len(one["receipt"]))
    Mouse(page).choose(seen(page)["hand"].index(offer["guest"]))
    paying = page.locator("[data-paying]")
    expect(paying).to_have_count(0)
    page.locator(f'[data-chair="{offer["chair"]}"][data-points]').hover()
    expect(paying).to_have_count(len(offer["receipt"]))
    tables = {line["table"] for line in offer["receipt"]}
    assert len(tables) > 1
    assert set(paying.evaluate_all("all => all.map(one => one.dataset.table)")) == tables


@pytest.mark.parametrize("edition", ["board", "card"])
def test_the_room_grows_with_the_screen(visit: Visit, edition: str) -> None:
    page = visit()
    open_table(page, edition, "device:Ada", "bot")
    settled(page)
    chairs = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        left, _, right, _ = edges(page.locator("[data-chair] .seat").first)
        chairs.append(right - left)
    desk, large, largest = chairs
    assert large > 1.2 * desk
    assert largest > 1.2 * large
