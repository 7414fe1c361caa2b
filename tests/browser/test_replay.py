"""A finished match is looked at again: by arrow keys and slider, from every seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .playing import THEMES, Mouse, open_table, paint, play_to_the_end


@pytest.fixture
def replay(visit: Visit) -> Page:
    page = visit()
    match = open_table(page, "card", "device:Ada", "bot", "bot", "bot", "bot")
    play_to_the_end(Mouse(page))
    page.goto(f"/match/{match}/replay")
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
    replay.get_by_label("Seen by").select_option("Ada")
    expect(replay).to_have_url(re.compile(r"view=0"))
    other = visit(replay.url)
    expect(other.locator(".slider .number")).to_have_text(f"Turn 3 of {last}")
    for theme in THEMES:
        paint(replay, theme)
        assert violations(replay) == []


def test_a_game_that_is_played_has_no_replay_yet(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("409")
    page = visit()
    match = open_table(page, "board", "device:Ada", "bot")
    page.goto(f"/match/{match}/replay")
    expect(page.get_by_text("This game is still being played.")).to_be_visible()
