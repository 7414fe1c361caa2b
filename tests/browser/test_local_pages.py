"""What one does in the café without a server besides playing to the end: its pages, journey by journey."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, Page, expect

from cafe.bots import CHARACTERS
from cafe.protocol import constants
from cafe.puzzles import Puzzle, shipped
from cafe.rules import Edition

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .files import short_game_file
from .local_play import DEEP_LINK, come_in, log_of, walk_to
from .playing import Finger, Fingers, Mouse, give_up, open_menu, play_a_turn, settled, step
from .static_site import BASE, StaticHost
from .test_new_table import choose
from .test_open_game import open_file
from .test_puzzles import outcome, plays
from .test_referee import ask, put, take
from .test_tutorial import do_lesson

SIZES: dict[str, dict[str, int]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 664},
}
at_each_size = pytest.mark.parametrize("size", SIZES)
GAMES = {Edition.BOARD: "Board game", Edition.CARD: "Card game"}
AS_STRONG_AS_EVER = 3  # the level up to which characters have time enough anywhere
REVIEW_MS = 120_000.0  # of a dozen decisions, on a busy machine
OUTSIDE = """base => [...document.querySelectorAll('a[href]')]
    .map(link => link.getAttribute('href'))
    .filter(address => !address.startsWith(base) && !address.startsWith('#'))"""
SNAPSHOT = """async id => {
    const answer = await cafe.api.getMatch(id);
    return answer.ok ? answer.value : answer;
}"""


def arrive(visit: Visit, host: StaticHost, size: str = "desk", path: str = "") -> tuple[Page, Fingers]:
    page = visit(at=host, phone=size == "phone")
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]  # a plain dict will do
    come_in(page, path)
    return page, Finger(page) if size == "phone" else Mouse(page)


def match_at(page: Page) -> str:
    found = re.search(r"/match/([^/?#]+)", page.url)
    assert found, page.url
    return found[1]


def text_of(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


def moves_in(file: str) -> list[str]:
    """The lines of a game file that tell who played what."""
    return re.findall(r"(?m)^\d+ player .*$", file)


def fits(page: Page) -> bool:
    inside: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return inside


def seating_puzzle() -> Puzzle:
    """The first one whose answer is to seat two guests."""
    library = shipped()
    all_of_them = (library.get(listed.id) for listed in library.listed(Edition.CARD))
    return next(each for each in all_of_them if [move[3:4] for move in each.best.moves] == ["@", "@", ""])


def test_a_newcomer_learns_looks_up_rules_and_asks_the_referee(visit: Visit, host: StaticHost) -> None:
    page, _ = arrive(visit, host)
    new_here = page.get_by_role("region", name="New here?")
    new_here.get_by_role("link", name="Learn to play").click()
    page.get_by_role("link", name="Begin").click()
    for lesson in ("X1", "X2"):
        assert do_lesson(page) == lesson
        page.locator('[data-action="next"]').click()
        expect(page.locator(f'[data-lesson-done="{lesson}"]')).to_have_count(0)
    walk_to(page, "tutorial?course=board&lesson=3")
    page.locator('[data-hand="ITm"]').click()
    page.locator('[data-chair="l14"]').click()
    expect(page.locator("[data-why-not]")).to_contain_text("Rule E2")
    walk_to(page, "rules/E2")
    expect(page.locator("article#E2")).to_be_in_viewport()
    walk_to(page, "referee")
    for chair, guest in {"o13": "INm", "n14": "INm", "n12": "INf"}.items():
        put(page, guest, chair)
    take(page, "**f")
    ask(page)
    page.locator('[data-hand="**f"]').click()
    page.locator('[data-chair="m13"]').click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "8")
    assert violations(page) == []


@at_each_size
def test_a_puzzle_is_solved_by_its_link_and_counted(
    visit: Visit, host: StaticHost, complaints: Complaints, size: str
) -> None:
    complaints.forgive(DEEP_LINK)
    puzzle = seating_puzzle()
    page, fingers = arrive(visit, host, size, f"puzzles/{puzzle.id}")
    expect(page.locator("[data-puzzle] .room[data-settled=true]")).to_be_visible()
    plays(fingers, *puzzle.best.moves)
    outcome(page, "right")
    expect(page.locator("[data-result]")).to_contain_text("Your rating: 1,200 → 1,2")
    assert fits(page)
    walk_to(page, "puzzles")
    expect(page.locator('[data-row="solved"]')).to_contain_text("1 of 1")
    for edition in Edition:
        expect(page.locator(f"[data-today={edition}] a")).to_be_visible()
    assert violations(page) == []


@at_each_size
def test_two_share_a_device_take_a_hint_take_the_game_along_and_give_up(
    visit: Visit, host: StaticHost, size: str
) -> None:
    page, fingers = arrive(visit, host, size)
    page.get_by_role("radio", name="Card game").check()
    choose(page, "Players", "2")
    page.get_by_role("button", name="On this device").click()
    names = page.get_by_role("dialog", name="Who is playing?")
    names.get_by_label("Your name").fill("Ada")
    names.get_by_label("Seat 2").fill("Bo")
    names.get_by_role("button", name="Start the game").click()
    hold(fingers)
    match = match_at(page)

    fingers.press("hint")
    expect(page.locator("[data-hint]").first).to_contain_text("Expected margin")
    page.locator("[data-hint]").first.click()
    expect(page.locator('.match[data-draft="0"]')).to_have_count(0)
    for _ in ("Ada", "Bo"):
        play_a_turn(fingers)
        hold(fingers)

    menu = open_menu(page)
    with page.expect_download() as taken:
        menu.locator('[data-action="game-file"]').click()
    file = text_of(taken.value)
    assert moves_in(file)
    walk_to(page, "me")
    open_file(page, file)
    page.wait_for_url(lambda url: "/match/" in url and match not in url)
    hold(fingers)
    assert turns(log_of(page, match_at(page))) == turns(log_of(page, match))
    play_a_turn(fingers)

    walk_to(page, f"match/{match}")
    hold(fingers)
    give_up(page).get_by_role("button", name="Give up").click()
    expect(page.locator('[data-status="over"]')).to_be_visible()
    page.locator('[data-action="statistics"]').click()
    expect(page.locator(f'[data-game="{match}"]')).to_contain_text("several seats, one device")
    assert fits(page)
    assert violations(page) == []


def hold(fingers: Fingers) -> None:
    """Take the device, if it is passed on."""
    while settled(fingers.page)["pass"]:
        step(fingers)


def turns(log: list[dict[str, Any]]) -> list[Any]:
    return [(entry["seat"], entry["moves"]) for entry in log if entry["type"] == "turn-played"]


def test_the_file_of_a_server_is_opened_looked_back_at_and_reviewed(visit: Visit, host: StaticHost) -> None:
    at_server = visit("/")
    imported = at_server.request.post(
        "/api/import", data=short_game_file(), headers={"content-type": "text/plain"}
    )
    file = at_server.request.get(f"/api/matches/{imported.json()['match']['id']}/export").text()
    at_server.close()

    page, _ = arrive(visit, host)
    walk_to(page, "me")
    open_file(page, file)
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    match = match_at(page)
    page.get_by_role("tab", name="Score sheet").click()
    expect(page.locator('[data-part="sheet"]')).to_be_visible()
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".making").get_by_text(re.compile(r"^Decision \d+ of \d+$"))).to_be_visible()
    expect(page.locator('[data-review="ready"]')).to_be_visible(timeout=REVIEW_MS)
    expect(page.locator('[data-figure="accuracy"] td')).to_have_count(2)
    page.locator('[data-filter="whose"]').select_option("all")
    page.locator('[data-filter="which"]').select_option("all")
    page.locator("[data-decision]").first.click()
    expect(page.locator("[data-studied]")).to_have_count(1)
    assert violations(page) == []

    walk_to(page, "me")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download the game file").click()
    assert moves_in(text_of(taken.value)) == moves_in(file)
    walk_to(page, "me/statistics")
    expect(page.locator(f'[data-game="{match}"]')).to_contain_text("from a file")


@at_each_size
def test_name_language_and_settings_come_along_and_every_option_can_be_played(
    visit: Visit, size: str
) -> None:
    page = visit("/", phone=size == "phone")
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]  # a plain dict will do
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_label("Your name").press("Enter")
    expect(dialog.get_by_text("Saved")).to_be_visible()
    choose(page, "Appearance", "Dark")
    choose(page, "Language", "Deutsch")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Ohne Verbindung spielen").click()
    expect(page).to_have_url(re.compile("/local/$"))
    expect(page.locator("[data-house]")).to_have_count(0)
    expect(page.get_by_role("heading", name="Ohne Verbindung")).to_be_visible()
    expect(page.locator("html[lang=de][data-theme=dark]")).to_have_count(1)
    expect(page.get_by_label("Dein Name")).to_have_value("Ada")

    page.get_by_role("link", name="Alle Optionen").click()
    page.get_by_role("radio", name="Brettspiel").check()
    expect(page.locator(".option")).to_have_count(len(constants.options()[Edition.BOARD]))
    kinds = page.locator("#kind-1 option").evaluate_all("all => all.map(one => one.value)")
    assert kinds == ["device", "bot"]
    page.locator('.option input[value="every-group"]').check()
    page.locator('.option input[value="gentle"]').check()
    page.get_by_role("button", name="Spiel starten").click()
    expect(page.locator(".match")).to_be_visible()
    told = page.evaluate(SNAPSHOT, match_at(page))
    assert told["options"] | {"doubling": "every-group", "bar": "gentle"} == told["options"]
    assert told["state"]["seats"][0]["name"] == "Ada"
    assert fits(page)


def test_who_is_weaker_without_a_server_is_labelled_so(visit: Visit, host: StaticHost) -> None:
    page, _ = arrive(visit, host)
    for character in CHARACTERS.values():
        page.get_by_role("radio", name=GAMES[character.edition]).check()
        page.locator(f'input[value="{character.name}"]').check()
        weaker = page.locator(".about > .shown").get_by_text("Weaker here than on a server")
        expect(weaker).to_have_count(1 if character.level > AS_STRONG_AS_EVER else 0)


def test_links_lead_to_their_pages_under_the_base_path(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    page, _ = arrive(visit, host, path="me/statistics")
    expect(page.get_by_role("heading", name="Nothing to add up yet")).to_be_visible()
    page.get_by_role("link", name="Play a game").click()
    expect(page).to_have_url(f"{host.url}{BASE}")
    titles = {
        "new": "New table",
        "tutorial": "The goal, in 30 seconds",
        "rules/E3": "Rules",
        "me": "Your corner",
        "daily": "Without a connection",
        "link": "Without a connection",
    }
    for path, title in titles.items():
        walk_to(page, path)
        expect(page.get_by_role("heading", name=title).first).to_be_visible()
        assert page.evaluate(OUTSIDE, BASE) == []
    walk_to(page, "match/nowhere")
    expect(page.get_by_text("There is no such table here.")).to_be_visible()
    for path in reversed(titles):
        page.go_back()
        expect(page).to_have_url(f"{host.url}{BASE}{path}")
    walk_to(page, "rules/E3")
    page.reload()
    expect(page.locator("article#E3")).to_be_in_viewport()
