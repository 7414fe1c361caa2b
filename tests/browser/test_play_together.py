"""Several people at one table: two browsers and a spectator, one device for two, talk, and the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .chromium import Complaints
from .conftest import Visit
from .playing import (
    Mouse,
    changed,
    give_up,
    of_nations,
    open_table,
    seen,
    settled,
    sit_down,
    step,
    turn_at,
)


def test_two_browsers_and_a_spectator_see_the_same_game(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    match = open_table(host, "board", "device:Ada", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Start the game").click()
    watcher.goto(f"/match/{match}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    for _ in range(3):
        page = turn_at([host, guest])
        mover = Mouse(page)
        before = seen(page)["seq"]
        for _ in range(9):
            now = settled(page) if seen(page)["mine"] else seen(page)
            if now["seq"] != before:
                break
            step(mover)
        after = seen(page)["seq"]
        for other in (host, guest, watcher):
            expect(other.locator(".match")).to_have_attribute("data-seq", str(after))
    rooms = [
        page.locator("[data-chair][data-guest]").evaluate_all(
            "all => all.map(one => one.dataset.chair + one.dataset.guest)"
        )
        for page in (host, guest, watcher)
    ]
    assert rooms[0] == rooms[1] == rooms[2] != []
    assert watcher.locator("[data-hand]").count() == 0


def test_two_share_a_device_and_pass_it_in_the_card_game(visit: Visit) -> None:
    page = visit()
    open_table(page, "card", "device:Ada", "device:Bo")
    mouse = Mouse(page)
    passed = drawn = 0
    assert settled(page)["pass"], "nobody has taken the device yet"
    while passed < 3 or drawn < 1:
        now = settled(page)
        if now["drawn"]:
            before = page.get_by_role("dialog", name=re.compile("(Ada|Bo) drew this guest"))
            expect(before.get_by_role("img")).to_be_visible()
            page.locator('[data-action="put-down"]').click()
            page.reload()
            assert not settled(page)["drawn"], "what was drawn is shown to somebody else"
            drawn += 1
        if now["pass"]:
            dialog = page.get_by_role("dialog", name=re.compile("Pass the device to (Ada|Bo)"))
            expect(dialog).to_be_visible()
            assert page.locator("[data-hand]").count() == 0, "a hand is seen while the device is passed"
            passed += 1
        if not now["commit"] and not now["pass"] and now["draw"] and not drawn:
            mouse.press("draw")
            changed(page, now)
        else:
            step(mouse)


def test_a_reload_shows_a_shared_device_to_nobody_else(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("403")
    page = visit()
    match = open_table(page, "card", "device:Ada", "device:Bo")
    looks = f"sessionStorage.getItem('cafe:looker:{match}')"
    mouse = Mouse(page)
    while page.evaluate(looks) != "1" or not settled(page)["mine"]:
        step(mouse)
    hand = seen(page)["hand"]
    page.reload()
    now = settled(page)
    assert now["mine"], "whoever holds the device goes on without a curtain"
    assert now["hand"] == hand
    page.evaluate(f"sessionStorage.setItem('cafe:looker:{match}', 4)")
    page.reload()
    assert settled(page)["pass"], "a seat that is not one's own is nobody's to look from"


def test_two_share_a_device_in_the_board_game_without_a_curtain(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "device:Bo")
    for _ in range(6):
        now = settled(page)
        assert not now["pass"]
        step(Mouse(page))


def test_people_talk_and_somebody_is_muted(visit: Visit) -> None:
    host, guest = visit(), visit()
    match = open_table(host, "board", "device:Ada", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator("summary", has_text="Chat").click()
    guest.get_by_label("Say something").fill("Hello there")
    guest.get_by_role("button", name="Send").click()
    expect(host.locator(".chat .log")).to_contain_text("Hello there")
    host.get_by_role("button", name="Mute Bo").click()
    expect(host.locator(".chat .log")).not_to_contain_text("Hello there")
    host.get_by_role("button", name="Unmute").click()
    expect(host.locator(".chat .log")).to_contain_text("Hello there")


def test_what_happened_since_ones_last_turn_is_stepped_through(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "bot", "bot")
    mouse = Mouse(page)
    for _ in range(40):
        now = settled(page)
        if page.locator("[data-story]").count() and now["mine"]:
            break
        step(mouse)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".mentioned").first).to_be_visible()
    expect(page.locator('[data-story][aria-pressed="true"]')).to_have_count(1)


def test_a_second_tab_is_the_same_player(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "board", "device:Ada", "bot")
    other = visit(f"/match/{match}", beside=page)
    settled(page)
    settled(other)
    assert seen(page)["hand"] == seen(other)["hand"] != []
    mouse, before = Mouse(page), seen(page)["seq"]
    while seen(page)["seq"] == before:
        step(mouse)
    settled(page)
    expect(other.locator(".match")).to_have_attribute(
        "data-seq", page.locator(".match").get_attribute("data-seq") or ""
    )


def test_after_the_game_there_are_places_hands_files_a_proof_and_a_rematch(visit: Visit) -> None:
    page = visit()
    match = open_table(page, "card", "device:Ada", "bot", "bot", "bot", "bot")
    mouse = Mouse(page)
    while seen(page)["seq"] < 20:
        step(mouse)
    give_up(page).get_by_role("button", name="Give up").click()
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("heading", level=2)).to_have_text(re.compile("^You (won|came in|share)"))
    expect(over.get_by_role("heading", level=2)).to_be_in_viewport()
    places = over.get_by_role("list", name="Standings").get_by_role("listitem")
    expect(places).to_have_count(5)
    for place in places.all():
        expect(place.get_by_role("img")).to_have_attribute("aria-label", re.compile("lady|gentleman"))
    assert over.locator(".button.primary").all_inner_texts() == ["Rematch"]
    expect(over.get_by_role("img", name=re.compile("Everybody’s points over"))).to_be_visible()
    with page.expect_download() as download:
        over.get_by_role("button", name="CSV").click()
    table = download.value.path().read_text(encoding="utf-8")
    assert table.startswith("turn,time,player,moves,points,Ada,")
    with page.expect_download() as download:
        over.get_by_role("link", name="Game file").click()
    assert "card" in download.value.path().read_text(encoding="utf-8")
    sheet = over.get_by_role("region", name="Score sheet")
    assert sheet.get_by_role("columnheader").all_inner_texts()[1] == "Ada"
    expect(sheet.get_by_role("columnheader")).to_have_count(6)
    sheet.get_by_role("button", name=re.compile("^Ada, round 1: ")).click()
    expect(sheet.get_by_role("cell").filter(has_text="Ada").first).to_be_visible()
    over.locator('[data-action="check-deal"]').click()
    expect(over.locator("[data-deal]")).to_have_attribute("data-deal", "holds")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    for hidden in ('[data-action="rematch"]', '[data-action="check-deal"]', "[data-chair]"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert sheet.evaluate("box => box.scrollHeight <= box.clientHeight"), "a part of the sheet is not printed"
    page.emulate_media(media="screen")
    over.locator('[data-action="rematch"]').click()
    expect(page).not_to_have_url(re.compile(match))
    expect(page.locator(".match")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "turn", "guests"),
    [
        ("de", "Du bist am Zug", "Deine Gäste: 5"),
        ("fr", "À vous de jouer", "Vos clients\N{NO-BREAK SPACE}: 5"),
        ("nl", "Jouw beurt", "Jouw gasten: 5"),
        ("en", "Your turn", "Your guests: 5"),
    ],
)
def test_the_game_speaks_every_language(visit: Visit, language: str, turn: str, guests: str) -> None:
    page = visit(language=language)
    open_table(page, "board", "device:Ada", "bot")
    settled(page)
    expect(page.locator("[data-my-turn]")).to_have_text(turn)
    expect(page.get_by_role("heading", name=guests)).to_be_visible()
    now = seen(page)
    Mouse(page).choose(of_nations(now)[0])
    lit = seen(page)["lit"]
    names = page.locator("[data-chair]").evaluate_all("all => all.map(one => one.dataset.chair)")
    page.locator(f'[data-chair="{next(name for name in names if name not in lit)}"]').click()
    expect(page.locator("[data-why-not]")).to_be_visible()
    assert not re.search(r"\b(play|tutorial|referee)-[a-z]", page.locator("main").inner_text())
    changed_to = {"en": "de"}.get(language, "en")
    page.locator('[data-action="menu"]').click()
    page.locator("dialog[open] [data-action=settings]").click()
    page.get_by_role("radio", name={"en": "English", "de": "Deutsch"}[changed_to]).check()
    expect(page.locator("[data-my-turn]")).to_have_text(
        {"en": "Your turn", "de": "Du bist am Zug"}[changed_to]
    )


def test_a_variant_brings_its_own_choices(visit: Visit) -> None:
    page = visit()
    open_table(page, "card", "device:Ada", "bot", clubs="on")
    mouse = Mouse(page)
    for _ in range(30):
        now = settled(page)
        if now["over"]:
            return
        clubs = page.locator('[data-offer^="club:"]')
        if clubs.count():
            page.locator("summary", has_text="club").first.click()
            clubs.first.click()
            changed(page, now)
            return
        step(mouse)
