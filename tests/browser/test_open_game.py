"""A game file is opened on one's own page: to look at, to play on, or to learn what is wrong with it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .files import game_file


def open_file(page: Page, text: str) -> None:
    told = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(told)  # type: ignore[arg-type]  # a plain dict will do


def test_a_finished_game_is_there_to_look_at(visit: Visit) -> None:
    page = visit("/me")
    open_file(page, game_file())
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()


def test_a_game_that_is_not_over_is_played_on(visit: Visit) -> None:
    page = visit("/me")
    open_file(page, game_file(6))
    expect(page.locator('.match, [data-action="take-device"]').first).to_be_visible()


def test_a_damaged_file_is_refused_in_ones_own_language_and_can_be_mended(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgive("422")
    page = visit("/me", language="de")
    damaged = re.sub(r"(?m)^(3 player .*) = .*$", r"\1 = 99 99", game_file())
    open_file(page, damaged)
    said = page.get_by_role("alert").filter(has_text="Diese Datei lässt sich nicht lesen.")
    expect(said).to_contain_text(re.compile(r"Zeile \d+, Zeichen \d+: Der Stand ist \d+, nicht 99\."))
    assert violations(page) == []
    open_file(page, game_file())
    expect(page).to_have_url(re.compile("/replay"))


def test_a_file_that_is_too_large_is_refused(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("413")
    page = visit("/me")
    open_file(page, "#" * 3_000_000)
    expect(page.get_by_text("This is larger than a game can be.")).to_be_visible()
