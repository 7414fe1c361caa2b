"""Hints on the game screen: asked by button or key, shown on the chairs, and drafted by a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .playing import open_table


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_hint_is_asked_by_a_key_and_drafted_by_a_click(visit: Visit, edition: str) -> None:
    page = visit()
    open_table(page, edition, "device:Ada", "bot")
    expect(page.locator('[data-my-turn="true"]')).to_be_visible()
    page.keyboard.press("t")
    hints = page.locator("[data-hints]")
    first = hints.locator("[data-hint]").first
    expect(first).to_be_visible()
    expect(first).to_contain_text("Expected margin")
    expect(page.locator('[data-action="hint"]')).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("standard error")).to_be_visible()
    first.click()
    expect(page.locator('[data-action="commit"]')).to_be_enabled()
    page.keyboard.press("t")
    expect(hints).to_have_count(0)


def test_the_chairs_of_a_hint_are_shown_in_the_room(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "device:Bo")
    page.locator('[data-action="hint"]').click()
    hint = page.locator("[data-hint]").first
    seatings = (hint.get_attribute("data-hint") or "").count("@")
    hint.focus()
    expect(page.locator(".room .mentioned")).to_have_count(seatings)


def test_a_hint_goes_when_the_turn_is_played(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "device:Bo")
    page.keyboard.press("t")
    page.locator("[data-hint]").first.click()
    page.locator('[data-action="commit"]').click()
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_where_the_table_wants_none_there_is_no_button_and_no_key(visit: Visit) -> None:
    page = visit()
    open_table(page, "board", "device:Ada", "device:Bo", hints=False)
    expect(page.locator('[data-action="commit"]')).to_be_visible()
    expect(page.locator('[data-action="hint"]')).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_the_host_says_whether_there_are_hints(visit: Visit) -> None:
    page = visit("/new")
    hints = page.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    page.get_by_text("Hints", exact=True).click()
    expect(hints).not_to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[data-action="menu"]')).to_be_visible()
    expect(page.locator('[data-action="hint"]')).to_have_count(0)
