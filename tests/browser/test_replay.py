"""A finished match is looked at again: by arrow keys and slider, from every seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit
from .files import game_file
from .playing import (
    Mouse,
    give_up,
    open_menu,
    open_table,
    play_a_turn,
    seen,
    settled,
    sit_down,
    step,
    turn_at,
)
from .test_shell_of_a_match import sized


@pytest.fixture
def replay(visit: Visit) -> Page:
    page = visit()
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    page.goto(f"/match/{answer.json()['match']['id']}/replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    return page


def test_a_game_is_gone_through_by_keys_and_slider_from_any_seat(replay: Page, visit: Visit) -> None:
    turn = replay.locator(".slider .number")
    expect(turn).to_have_text(re.compile("Turn 0 of"))
    replay.keyboard.press("ArrowRight")
    replay.keyboard.press("ArrowRight")
    expect(turn).to_have_text(re.compile("Turn 2 of"))
    replay.keyboard.press("End")
    last = (turn.text_content() or "").split(" of ")[1]
    expect(turn).to_have_text(f"Turn {last} of {last}")
    replay.keyboard.press("Home")
    replay.get_by_role("slider").fill("3")
    expect(turn).to_have_text(f"Turn 3 of {last}")
    expect(replay).to_have_url(re.compile(r"turn=3"))
    replay.get_by_role("combobox", name="Seen by").select_option("Ada")
    expect(replay).to_have_url(re.compile(r"view=0"))
    other = visit(replay.url)
    expect(other.locator(".slider .number")).to_have_text(f"Turn 3 of {last}")
    assert violations(replay) == []
    replay.set_viewport_size({"width": 390, "height": 500})
    on = replay.get_by_role("button", name="One step on")
    on.focus()
    asked: list[str] = []
    replay.on("request", lambda request: asked.append(request.url))
    replay.keyboard.press("Enter")
    expect(turn).to_have_text(f"Turn 4 of {last}")
    expect(replay).to_have_url(re.compile(r"turn=4"))
    expect(on).to_be_focused()
    assert [url for url in asked if "/api/" in url] == [], "a step asks the server for nothing"
    replay.get_by_role("link", name="To the game").click()
    expect(replay.locator(".match")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "told_beside"), [("390x664", False), ("844x390", True), ("1280x800", True), ("1920x1080", True)]
)
def test_a_turn_is_told_once_and_summed_up_beside_its_story(
    visit: Visit, size: str, told_beside: bool
) -> None:
    page = visit()
    page.set_viewport_size(sized(size))
    answer = page.request.post(
        "/api/import", data=game_file(None, "board"), headers={"content-type": "text/plain"}
    )
    page.goto(f"/match/{answer.json()['match']['id']}/replay")
    status = page.locator("section.status")
    expect(status).to_contain_text(re.compile(r"\d+ turns\." if told_beside else "The guests are dealt"))
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        story = page.locator('[data-part="turn"] p').first
        expect(story).to_contain_text(re.compile("Ada|Bo"))
        summed_up = re.compile(r"in this turn, \S+ in all\.")
        if told_beside:
            expect(status).to_contain_text(summed_up)
            expect(status).not_to_contain_text(story.inner_text())
        else:
            expect(status).not_to_contain_text(summed_up)
            expect(story).to_be_hidden()


@pytest.mark.parametrize(
    ("asked", "turn"), [("turn=-5&view=x", "0"), ("turn=1.5&view=NaN", "0"), ("turn=9999&view=open", "last")]
)
def test_an_odd_address_of_a_replay_still_shows_it(replay: Page, asked: str, turn: str) -> None:
    number = replay.locator(".slider .number")
    last = (number.text_content() or "").split(" of ")[1]
    replay.goto(f"{replay.url.partition('?')[0]}?{asked}")
    expect(number).to_have_text(f"Turn {last if turn == 'last' else turn} of {last}")
    expect(replay.get_by_role("combobox", name="Seen by")).to_have_value("open")


def test_a_spectator_looks_back_on_a_running_game_and_sees_no_hand(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "card", "device:Ada", "device:Bo")
    finger = Mouse(page)
    while seen(page)["seq"] < 8:
        step(finger)
    guest = visit(f"/match/{match}")
    open_menu(guest).get_by_role("link", name="Look back at the whole game").click()
    expect(guest.get_by_role("heading", name="The game so far")).to_be_visible()
    turn = guest.locator(".slider .number")
    last = (turn.text_content() or "").split(" of ")[1]
    expect(turn).to_have_text(f"Turn {last} of {last}")
    for hand in guest.locator('[data-part="hands"] .hand').all():
        expect(hand).to_have_accessible_name(re.compile(r"\d+ guests?"))
    guest.keyboard.press("Home")
    expect(turn).to_have_text(f"Turn 0 of {last}")
    expect(guest.get_by_role("combobox", name="Seen by")).to_have_count(0)
    expect(guest.get_by_role("link", name="Game file")).to_have_count(0)
    play_a_turn(finger)
    expect(turn).to_have_text(f"Turn 0 of {int(last) + 1}")
    guest.keyboard.press("End")
    expect(turn).to_have_text(f"Turn {int(last) + 1} of {int(last) + 1}")
    play_a_turn(finger)
    expect(turn).to_have_text(f"Turn {int(last) + 2} of {int(last) + 2}")
    assert violations(guest) == []
    guest.get_by_role("link", name="To the game").click()
    expect(guest.locator(".match")).to_be_visible()


def test_who_looks_back_hears_that_it_is_their_turn_and_that_it_is_over(visit: Visit) -> None:
    host, guest = visit(), visit()
    match = open_table(host, "board", "device:Ada", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Start the game").click()
    first = turn_at([host, guest])
    second = guest if first is host else host
    second.goto(f"/match/{match}/replay")
    note = second.locator(".note", has_text="still being played")
    expect(note).to_be_visible()
    expect(note).not_to_contain_text("Your turn")
    play_a_turn(Mouse(first))
    expect(note).to_contain_text("Your turn")
    expect(second.get_by_role("status").get_by_text("Your turn.", exact=True)).to_have_count(1)
    expect(second).to_have_title(re.compile("^● Your turn"))
    give_up(first).get_by_role("button", name="Give up").click()
    expect(second.get_by_role("heading", name="Replay")).to_be_visible()
    expect(second.get_by_role("combobox", name="Seen by")).to_be_visible()
    expect(second.locator(".slider .number")).to_have_text("Turn 1 of 1")


def test_who_shares_a_device_looks_back_with_their_own_eyes_only(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "card", "device:Ada", "device:Bo")
    assert settled(page)["pass"]
    step(Mouse(page))
    open_menu(page).get_by_role("link", name="Look back at the whole game").click()
    expect(page.get_by_role("heading", name="The game so far")).to_be_visible()
    own = int(page.url.partition("view=")[2])
    hidden = re.compile(r"^\d+ guests?$")
    expect(page.locator('[data-part="hands"] .hand').nth(1 - own)).to_have_accessible_name(hidden)
    expect(page.locator('[data-part="hands"] .hand').nth(own)).not_to_have_accessible_name(hidden)
    page.goto(f"/match/{match}/replay")
    expect(page).to_have_url(re.compile(f"/match/{match}$"))


def test_a_table_that_waits_for_somebody_has_nothing_to_look_back_on(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "board", "device:Ada", "open")
    page.goto(f"/match/{match}/replay")
    expect(page).to_have_url(re.compile(f"/match/{match}$"))
