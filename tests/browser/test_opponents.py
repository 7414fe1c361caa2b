"""Whom the computer plays is chosen by portrait and strength, wherever a seat is given to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from cafe.bots import characters_of
from cafe.rules import Edition
from cafe.words import LANGUAGES, text

from .axe import violations
from .conftest import Visit
from .playing import open_table
from .test_first_load import FETCHED, WATCH_CHAIRS
from .test_new_table import choose, snapshot

A_MATCH = re.compile(r"/match/[\w-]+$")
NARROW: ViewportSize = {"width": 320, "height": 568}
GAMES = {Edition.BOARD: "Board game", Edition.CARD: "Card game"}
COUNT_SHIFTS = """
    window.shifted = 0;
    new PerformanceObserver(seen => seen.getEntries().forEach(one => window.shifted += one.value))
        .observe({ type: 'layout-shift', buffered: true });
"""
BOXES = """() => {
    const all = wanted => [...document.querySelectorAll(`[data-player]${wanted}`)];
    return {
        players: all('').map(one => JSON.stringify(one.getBoundingClientRect())),
        names: all(' .name').map(one => JSON.stringify(one.getBoundingClientRect())),
        faces: all(' .face').map(one => [one.offsetWidth, one.offsetHeight]),
    };
}"""
PORTRAITS = re.compile("portrait|Opponent|Face-")
REMEMBER = """([edition, bot]) => localStorage.setItem('cafe:settings', JSON.stringify({ edition, bot }))"""


def opponents(page: Page) -> Locator:
    return page.get_by_role("group", name="Against whom?")


def opponent(page: Page, name: str) -> Locator:
    return opponents(page).get_by_role("radio", name=name)


def bots(page: Page) -> list[str]:
    expect(page).to_have_url(A_MATCH)
    return [seat["bot"] for seat in snapshot(page)["state"]["seats"]]


def test_whoever_chooses_leonora_plays_against_leonora(visit: Visit) -> None:
    page = visit("/")
    choose(page, "Players", "2")
    opponent(page, "Leonora").check()
    expect(page.get_by_text("She counts every guest in the bag.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-player='1']")).to_contain_text("Leonora")
    assert bots(page) == ["", "leonora"]


@pytest.mark.parametrize("edition", Edition)
def test_each_game_offers_its_characters_with_portrait_strength_and_sentence(
    visit: Visit, edition: Edition
) -> None:
    page = visit("/")
    page.get_by_role("radio", name=GAMES[edition]).check()
    characters = characters_of(edition)
    expect(opponents(page).get_by_role("radio")).to_have_count(len(characters))
    for each in characters:
        name = text(f"bot-{each.name}", "en")
        offered = opponent(page, f"{name} Strength {each.level} of 5")
        offered.check()
        expect(offered).to_have_accessible_description(text(f"bot-{each.name}.about", "en"))
        expect(opponents(page).get_by_text(text(f"bot-{each.name}.about", "en"))).to_be_visible()
        label = opponents(page).locator("label").nth(each.level - 1)
        expect(label).to_contain_text(name)
        expect(label.locator("path").first).to_be_attached()


def test_the_other_game_has_somebody_as_strong_and_the_choice_is_remembered(visit: Visit) -> None:
    page = visit("/")
    expect(opponent(page, "Gustav")).to_be_checked()
    opponent(page, "Hedwig").check()
    page.get_by_role("radio", name="Card game").check()
    expect(opponent(page, "Sancho")).to_be_checked()
    page.reload()
    expect(opponent(page, "Sancho")).to_be_checked()
    page.get_by_role("radio", name="Board game").check()
    expect(opponent(page, "Hedwig")).to_be_checked()


@pytest.mark.parametrize(
    ("edition", "bot", "expected"),
    [
        ("board", "random", "Pippa"),
        ("card", "greedy", "Wilma"),
        ("card", "leonora", "Magnus"),
        ("board", "nobody", "Gustav"),
    ],
)
def test_what_was_chosen_before_there_were_characters_stands_for_one(
    visit: Visit, edition: str, bot: str, expected: str
) -> None:
    page = visit("/")
    page.evaluate(REMEMBER, [edition, bot])
    page.reload()
    expect(opponent(page, expected)).to_be_checked()


def test_an_opponent_is_chosen_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    opponent(page, "Gustav").focus()
    page.keyboard.press("ArrowLeft")
    expect(opponent(page, "Pippa")).to_be_checked()
    page.keyboard.press("ArrowLeft")
    expect(opponent(page, "Leonora")).to_be_checked()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    assert set(bots(page)) == {"", "pippa"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_whoever_is_chosen(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    page.set_viewport_size(NARROW)
    group = page.get_by_role("group", name=text("start-bot", language))
    play = page.get_by_role("button", name=text("start-play", language))
    heights = set[float]()
    for edition in Edition:
        page.get_by_role("radio", name=text(f"start-edition-{edition}", language)).check()
        places = set[float]()
        for each in group.get_by_role("radio").all():
            each.check()
            places.add(play.evaluate("one => one.offsetTop"))
            heights.add(group.evaluate("one => one.offsetHeight"))
        assert len(places) == 1
    assert len(heights) == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_portraits_have_their_place_before_they_come(visit: Visit) -> None:
    page = visit()
    held: list[Route] = []
    page.route("**/portraits-*.js", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    page.goto("/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    page.wait_for_load_state("domcontentloaded")
    before = play.evaluate("one => one.getBoundingClientRect().top")
    expect(opponents(page).locator("path")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    expect(opponents(page).locator("path").first).to_be_attached()
    assert play.evaluate("one => one.getBoundingClientRect().top") == before


def test_every_seat_has_an_opponent_of_its_own(visit: Visit) -> None:
    page = visit("/new?edition=board")
    choose(page, "Players", "4")
    for seat, name in ((2, "Pippa"), (3, "Hedwig"), (4, "Pippa")):
        page.get_by_role("group", name=f"Who plays on seat {seat}?").get_by_role("radio", name=name).check()
    page.get_by_role("radio", name="Card game").check()
    page.get_by_role("button", name="Start the game").click()
    assert bots(page) == ["", "tobi", "sancho", "tobi"]
    for seat, name in ((1, "Tobi 2"), (2, "Sancho"), (3, "Tobi 4")):
        expect(page.locator(f"[data-player='{seat}'] .name")).to_contain_text(name)
    page.goto("/")
    expect(opponent(page, "Tobi")).to_be_checked()
    card = page.get_by_role("region", name="My games").get_by_role("link").first
    expect(card.locator(".person")).to_contain_text(["", "Tobi 2", "Sancho", "Tobi 4"])


def test_the_names_of_characters_are_those_of_the_readers_language(visit: Visit) -> None:
    page = visit("/", language="fr")
    page.get_by_role("radio", name="Edwige").check()
    page.get_by_role("button", name="Jouer maintenant").click()
    expect(page.locator("[data-player='1'] .name")).to_contain_text("Edwige 2")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_in_the_waiting_room_a_character_sits_down_with_their_portrait(visit: Visit, theme: str) -> None:
    page = visit(theme=theme)
    page.set_viewport_size(NARROW)
    open_table(page, "board", "device:Ada", "open")
    page.get_by_role("button", name="Give it to the computer").click()
    dialog = page.get_by_role("dialog", name="Who is to play here?")
    expect(dialog.get_by_role("radio")).to_have_count(5)
    dialog.get_by_role("radio", name="Pippa").check()
    expect(dialog.locator("path").first).to_be_attached()
    assert violations(page) == []
    dialog.get_by_role("button", name="Let them sit down").click()
    row = page.get_by_role("listitem").filter(has_text="Pippa")
    expect(row.locator("path").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_a_match_begins_without_portraits(visit: Visit) -> None:
    page = visit()
    page.add_init_script(WATCH_CHAIRS)
    open_table(page, "board", "device:Ada", "bot")
    expect(page.locator("[data-player='1'] .face svg")).to_be_visible()
    fetched = page.evaluate(FETCHED, None)
    assert any(PORTRAITS.search(name) for name, _ in fetched)
    first = page.evaluate(FETCHED, page.evaluate("window.chairsAt"))
    assert not [name for name, _ in first if PORTRAITS.search(name)]


@pytest.mark.parametrize("size", [(390, 664), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", ["match", "replay"])
@pytest.mark.parametrize("edition", ["board", "card"])
def test_bots_are_seen_by_their_portraits_among_the_players_and_nothing_moves_for_them(
    visit: Visit, edition: str, kind: str, size: tuple[int, int]
) -> None:
    page = visit()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(COUNT_SHIFTS)
    bot = characters_of(Edition(edition))[0].name
    seats = [{"kind": "device", "name": "Ada"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": "greedy"}]
    answer = page.request.post("/api/matches", data={"edition": edition, "seats": seats, "start": True})
    held: list[Route] = []
    page.route("**/assets/Face-*.js", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    with page.expect_request("**/assets/Face-*.js"):
        page.goto(f"/match/{answer.json()['match']['id']}" + ("/replay" if kind == "replay" else ""))
    players = page.locator("[data-player]")
    expect(players.nth(1)).to_contain_text(text("play-is-bot", "en"))
    expect(page.locator("[data-settled=true]")).to_be_attached()
    before = page.evaluate(BOXES)
    assert all(width > 0 and height == width for width, height in before["faces"][1:])  # it has its place
    expect(players.locator(".face svg")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    faces = players.locator(".face")
    expect(faces.nth(1).locator("svg[viewBox='0 0 64 64']")).to_be_visible()
    expect(faces.nth(2).locator("svg[viewBox='0 0 24 24']")).to_be_visible()
    expect(faces.nth(0).locator("svg")).to_have_count(0)
    if size[0] < 1280:
        expect(faces.nth(0)).to_be_hidden()
    else:
        expect(faces.nth(0)).to_have_text("A")
    assert page.evaluate(BOXES) == before
    assert page.evaluate("window.shifted") == 0
