"""Whole games in the café without a server, whose host is gone: by mouse, by keyboard, with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit
from .local_play import come_in, open_local_table, wait_until_kept
from .playing import Finger, Fingers, Keys, Mouse, play_to_the_end
from .static_site import StaticHost

each_edition = pytest.mark.parametrize("edition", ["board", "card"])


# Bots take their time, so that one can follow them; nobody follows here.
HURRY = """setInterval(() => {
    const [, match] = /match\\/([^/]+)$/.exec(location.pathname) ?? [];
    if (match && document.querySelector('[data-my-turn="false"]')) void cafe.api.skip(match);
}, 100)"""


def play_without_a_host(page: Page, host: StaticHost, edition: str, fingers: Fingers) -> None:
    page.add_init_script(HURRY)
    come_in(page)
    wait_until_kept(page)
    host.stop()
    open_local_table(page, edition, "device:Ada", "bot")
    assert play_to_the_end(fingers) > 3
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@each_edition
def test_a_game_is_played_by_mouse(visit: Visit, host: StaticHost, edition: str) -> None:
    page = visit(at=host)
    play_without_a_host(page, host, edition, Mouse(page))
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()


@each_edition
def test_a_game_is_played_by_keyboard_alone(visit: Visit, host: StaticHost, edition: str) -> None:
    page = visit(at=host)
    play_without_a_host(page, host, edition, Keys(page))


@each_edition
def test_a_game_is_played_with_a_finger_on_a_phone(visit: Visit, host: StaticHost, edition: str) -> None:
    page = visit(at=host, phone=True)
    play_without_a_host(page, host, edition, Finger(page))


def test_it_opens_again_without_a_host(visit: Visit, host: StaticHost) -> None:
    page = visit(at=host)
    come_in(page)
    wait_until_kept(page)
    match = open_local_table(page, "card", "device:Ada", "bot")
    host.stop()
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    later = visit(beside=page)
    come_in(later, f"match/{match}")
    expect(later.locator(".match")).to_be_visible()
