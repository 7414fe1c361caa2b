"""The start page: from nothing to a game in two clicks, and everything else one begins with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from cafe.words import LANGUAGES

from .chromium import Complaints
from .conftest import Visit

A_MATCH = re.compile(r"/match/[\w-]+$")
PLAY_TOP = "document.querySelector('.others').getBoundingClientRect().top + scrollY"  # right below it
TOUCHED = "button, select, input:not([type=radio]), .button, nav a, label:has(input[type=radio])"


@pytest.mark.parametrize("edition", ["Board game", "Card game"])
def test_two_clicks_lead_to_a_game_against_the_computer(visit: Visit, edition: str) -> None:
    page = visit("/")
    page.get_by_role("radio", name=edition).check()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(A_MATCH)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (844, 390), (1280, 800)])
def test_a_game_can_be_begun_without_scrolling_in_any_window(visit: Visit, size: tuple[int, int]) -> None:
    page = visit()
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_in_viewport(ratio=1)
    page.get_by_role("radio", name="Card game").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
        here = page.evaluate(
            "document.activeElement.closest('label, button, input').getBoundingClientRect().bottom"
        )
        assert here <= page.evaluate("document.querySelector('.play').getBoundingClientRect().bottom")


def test_whoever_clicks_before_the_introduction_stays_the_same_person(visit: Visit) -> None:
    page = visit("/rules")
    page.context.clear_cookies()
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    assert held
    for route in held:
        route.continue_()
    page.unroute("**/api/me")
    expect(page).to_have_url(A_MATCH)
    told = page.request.get(page.url.replace("/match/", "/api/matches/")).json()
    assert told["state"]["you"]["seats"] == [0]


def test_a_game_goes_on_from_the_start_page(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(A_MATCH)
    match = page.url
    page.get_by_role("link", name="To the start page").click()
    mine = page.get_by_role("region", name="My games")
    mine.get_by_role("link").first.click()
    expect(page).to_have_url(match)


def test_friends_are_invited_by_a_link_that_says_what_is_played(visit: Visit) -> None:
    host = visit("/")
    host.get_by_role("button", name="Invite friends").click()
    asked = host.get_by_role("dialog", name="What may the others call you?")
    asked.get_by_label("Your name").fill("Rosa")
    asked.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="2 chairs are still free")).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Rosa")).to_be_visible()
    link = host.get_by_label("Link to the table").input_value()
    host.get_by_role("button", name="Copy").click()
    assert host.evaluate("navigator.clipboard.readText()") == link

    ada = visit(link)
    expect(ada.get_by_role("heading", name="What is played here")).to_be_visible()
    sit_down(ada, "Ada")
    expect(host.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    sit_down(visit(link, phone=True), "Bo")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, ada):
        expect(page.get_by_role("heading", name="What is played here")).to_be_hidden()


def test_everybody_at_a_shared_device_has_a_name_and_is_asked_once(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="On this device").click()
    asked = page.get_by_role("dialog", name="Who is playing?")
    asked.get_by_label("Your name").fill("Ada")
    asked.get_by_label("Seat 2").fill("Bo")
    page.keyboard.press("Enter")
    expect(page).to_have_url(A_MATCH)
    told = page.request.get(page.url.replace("/match/", "/api/matches/")).json()
    assert [seat["name"] for seat in told["state"]["seats"]] == ["Ada", "Bo", ""]
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.get_by_role("button", name="On this device").click()
    expect(asked.get_by_label("Seat 2")).to_have_value("Bo")


def test_a_name_typed_on_the_start_page_is_the_one_at_the_table(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(A_MATCH)
    told = page.request.get(page.url.replace("/match/", "/api/matches/")).json()
    assert told["state"]["seats"][0]["name"] == "Rosa"


def test_an_open_table_is_found_on_the_start_page(visit: Visit) -> None:
    host = visit("/new")
    host.get_by_role("group", name="With whom?").get_by_label("Friends by link").check()
    host.get_by_role("switch", name="Show it on the start page").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Without a name").click()
    expect(host).to_have_url(A_MATCH)
    other = visit("/")
    tables = other.get_by_role("region", name="Open tables")
    tables.get_by_role("link", name=re.compile("Join")).first.click()
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Jetzt spielen"),
        ("fr", "Jouer maintenant"),
        ("nl", "Nu spelen"),
        ("en", "Play now"),
        ("it", "Play now"),
    ],
)
def test_the_browsers_language_is_spoken(visit: Visit, language: str, said: str) -> None:
    expect(visit("/", language=language).get_by_role("button", name=said)).to_be_visible()


def test_a_language_is_changed_without_a_reload_and_remembered(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("window.same = true")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ein Stuhl ist frei")
    assert page.evaluate("[window.same, document.documentElement.lang]") == [True, "de"]
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ein Stuhl ist frei")


def test_the_theme_is_changed_and_remembered(visit: Visit) -> None:
    page = visit("/", theme="dark")
    assert theme(page) == "dark"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Light").check()
    assert theme(page) == "light"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert theme(page) == "light"


def test_sound_is_off_until_asked_for(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    page.get_by_role("switch", name="Sound").check()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()


def test_a_name_is_remembered_and_shown(visit: Visit) -> None:
    page = visit("/rules")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_text("Saved.").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Rosa")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("404")
    page = visit()
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is no such page here")).to_be_visible()


def test_the_start_page_is_used_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Board game")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Card game")).to_be_checked()
    for _ in range(9):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(A_MATCH)


def test_no_page_is_wider_than_its_window(visit: Visit) -> None:
    page = visit()
    for path in ("/", "/new", "/me", "/link"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for width in (390, 768, 1280, 3840):
            page.set_viewport_size({"width": width, "height": 700})
            page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width)


def test_everything_one_touches_is_large_enough(visit: Visit) -> None:
    for path in ("/", "/new", "/me", "/link"):
        page = visit(path, phone=True)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        small = page.evaluate(
            """wanted => [...document.querySelectorAll(wanted)]
                .map(one => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
                .filter(([one]) => !one.closest('.skip') && one.type !== 'checkbox')
                .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)""",
            TOUCHED,
        )
        assert small == [], path


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def theme(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.theme"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_into_a_game_stays_where_it_is_whichever_game_is_chosen(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    for width in (320, 390, 430, 460, 600, 820, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        tops = {}
        for edition in ("board", "card"):
            page.locator(f"input[value={edition}]").check()
            expect(page.locator(f"input[value={edition}]")).to_be_checked()
            tops[edition] = page.evaluate(PLAY_TOP)
        assert tops["board"] == pytest.approx(tops["card"], abs=1), width
