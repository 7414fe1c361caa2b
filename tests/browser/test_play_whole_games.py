"""Whole games of both editions: by mouse, by keyboard alone, and with a finger on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .axe import violations
from .conftest import Visit
from .playing import Finger, Keys, Mouse, open_table, play_to_the_end

TABLES = {"board": ("device:Ada", "bot", "bot", "bot"), "card": ("device:Ada", "bot", "bot", "bot", "bot")}
each_edition = pytest.mark.parametrize("edition", list(TABLES))


@each_edition
def test_a_game_is_played_by_mouse_and_axe_finds_nothing_at_its_end(visit: Visit, edition: str) -> None:
    page = visit()
    open_table(page, edition, *TABLES[edition])
    assert play_to_the_end(Mouse(page)) > 3
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert violations(page) == []
    page.locator('[data-action="sheet"]').click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    assert violations(page) == []


@each_edition
def test_a_game_is_played_by_keyboard_alone(visit: Visit, edition: str) -> None:
    page = visit()
    open_table(page, edition, *TABLES[edition])
    assert play_to_the_end(Keys(page)) > 3
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@each_edition
def test_a_game_is_played_with_a_finger_on_a_phone(visit: Visit, edition: str) -> None:
    page = visit(phone=True)
    open_table(page, edition, *TABLES[edition])
    assert play_to_the_end(Finger(page)) > 3
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
