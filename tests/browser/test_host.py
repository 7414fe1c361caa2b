"""The host at their table, a rematch that somebody accepts, and lists that come in pages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .files import game_file
from .playing import give_up, open_menu, open_table, sit_down
from .server import CafeProcess

START = "Start the game"


def two_at_a_table(visit: Visit) -> tuple[Page, Page, str]:
    """The host Ada, and Bo who joined, before the start."""
    host, guest = visit(), visit()
    match = open_table(host, "board", "device:Ada", "open")
    sit_down(guest, match, "Bo")
    expect(host.get_by_text("Everybody is here")).to_be_visible()
    return host, guest, match


def seat_of(page: Page, name: str) -> Locator:
    """The row of a seat in the waiting room."""
    return page.get_by_role("listitem").filter(has=page.get_by_text(name, exact=True))


def test_the_host_frees_a_seat_and_the_guest_sits_down_again(visit: Visit) -> None:
    host, guest, _match = two_at_a_table(visit)
    host.get_by_role("button", name="Free the seat Bo").click()
    for page in (host, guest):
        expect(page.locator('[data-told="seat-cleared"]')).to_have_text("The host has freed Bo’s seat.")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("button", name=START)).to_be_visible()


def test_the_host_removes_somebody_who_cannot_come_back(visit: Visit) -> None:
    host, guest, match = two_at_a_table(visit)
    host.get_by_role("button", name="Remove Bo").click()
    dialog = host.get_by_role("dialog", name="Remove Bo?")
    expect(dialog).to_contain_text("cannot come back")
    dialog.get_by_role("button", name="Remove").click()
    expect(host.locator('[data-told="person-removed"]')).to_have_text("The host has removed Bo.")
    expect(guest.get_by_text("The host has removed you from this table.")).to_be_visible()
    guest.goto(f"/match/{match}")
    expect(guest.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)


def test_the_host_silences_spectators_and_lets_them_talk_again(visit: Visit) -> None:
    host, guest, match = two_at_a_table(visit)
    host.get_by_role("button", name=START).click()
    watcher = visit(f"/match/{match}")
    for page in (host, guest, watcher):
        page.locator("summary", has_text="Chat").click()
    expect(watcher.get_by_label("Say something")).to_be_visible()
    expect(guest.get_by_role("button", name="Silence spectators")).to_have_count(0)
    host.get_by_role("button", name="Silence spectators").click()
    expect(watcher.get_by_text("Only players can talk now.")).to_be_visible()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    expect(guest.get_by_label("Say something")).to_be_visible()
    host.get_by_role("button", name="Let spectators talk").click()
    watcher.get_by_label("Say something").fill("Well played")
    watcher.get_by_role("button", name="Send").click()
    expect(host.locator(".chat .log")).to_contain_text("Well played")


def test_the_host_gives_a_chair_to_a_bot_and_people_talk_before_the_game(visit: Visit) -> None:
    host, guest = visit(), visit()
    match = open_table(host, "card", "device:Ada", "open", "open")
    sit_down(guest, match, "Bo")
    guest.get_by_label("Say something").fill("Shall we let the computer play?")
    guest.get_by_role("button", name="Send").click()
    expect(host.locator(".chat .log")).to_contain_text("Shall we let")
    expect(guest.get_by_role("button", name="Give it to the computer")).to_have_count(0)
    host.get_by_role("button", name="Give it to the computer").click()
    dialog = host.get_by_role("dialog", name="Who is to play here?")
    dialog.get_by_role("radio", name="Tobi").check()
    dialog.get_by_role("button", name="Let them sit down").click()
    for page in (host, guest):
        expect(page.locator('[data-told="bot-seated"]')).to_have_text("A computer player sits down.")
        expect(page.get_by_role("listitem").filter(has_text="Tobi")).to_be_visible()
    host.get_by_role("button", name="Free the chair Tobi").click()
    expect(host.get_by_role("button", name=START)).to_have_count(0)
    host.get_by_role("button", name="Give it to the computer").click()
    dialog.get_by_role("button", name="Let them sit down").click()
    host.get_by_role("button", name=START).click()
    expect(guest.locator(".match")).to_be_visible()


def test_one_person_takes_a_second_seat_where_the_host_allows_it(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.goto("/new?edition=card")
    host.get_by_role("group", name="With whom?").get_by_label("Friends by link").check()
    host.get_by_role("switch", name="One person may take several seats").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Without a name").click()
    expect(host).to_have_url(re.compile("/match/"))
    sit_down(guest, host.url.rpartition("/")[2], "Bo")
    expect(guest.get_by_text("one person may have several seats")).to_be_visible()
    guest.get_by_role("button", name="Take this seat, too").click()
    guest.get_by_role("dialog").get_by_label("Name").fill("Grandma")
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    for name in ("Bo", "Grandma"):
        expect(seat_of(host, name)).to_be_visible()
    expect(host.get_by_role("button", name=START)).to_be_visible()


def test_a_rematch_waits_until_the_other_accepts(visit: Visit) -> None:
    host, guest, match = two_at_a_table(visit)
    host.get_by_role("button", name=START).click()
    give_up(guest).get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Rematch").click()
    expect(host).not_to_have_url(re.compile(match))
    expect(host.get_by_text("1 player is still expected")).to_be_visible()
    expect(seat_of(host, "Bo")).to_contain_text("the chair is kept")
    expect(host.get_by_role("button", name=START)).to_have_count(0)
    expect(guest.get_by_text("Ada wants a rematch.")).to_be_visible()
    guest.get_by_role("button", name="Play again").click()
    expect(guest.get_by_text("You have a seat.")).to_be_visible()
    host.get_by_role("button", name=START).click()
    expect(guest.locator(".match")).to_be_visible()


def test_the_lobby_shows_more_tables_when_one_asks_for_them(own_cafe: CafeProcess, visit: Visit) -> None:
    body = {"edition": "board", "seats": [{"kind": "device"}, {"kind": "open"}], "listed": True}
    for _ in range(5):
        host = visit("/rules", at=own_cafe)
        for _ in range(3):
            assert host.request.post("/api/matches", data=body).ok
    page = visit("/", at=own_cafe)
    tables = page.get_by_role("region", name="Open tables")
    expect(tables.get_by_role("listitem")).to_have_count(12)
    tables.get_by_role("button", name="Show more").click()
    expect(tables.get_by_role("listitem")).to_have_count(15)
    expect(tables.get_by_role("button", name="Show more")).to_have_count(0)


@pytest.mark.parametrize(("moves", "path"), [(6, ""), (None, ""), (None, "/replay")])
def test_an_imported_game_is_marked_as_imported(visit: Visit, moves: int | None, path: str) -> None:
    page = visit("/rules")
    answer = page.request.post(
        "/api/import", data=game_file(moves), headers={"content-type": "text/plain; charset=utf-8"}
    )
    assert answer.ok, answer.text()
    match = answer.json()["match"]["id"]
    page.goto(f"/match/{match}{path}")
    if moves is not None:  # while it runs, its bar says so in a word and the menu in a sentence
        expect(page.get_by_text("Imported", exact=True)).to_be_visible()
        page.locator('[data-action="take-device"]').click()
        open_menu(page)
    expect(page.locator("[data-imported]").first).to_contain_text("This game comes from a file")
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("listitem").first
    expect(mine).to_contain_text("Imported")
