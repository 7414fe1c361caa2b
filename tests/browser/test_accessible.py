"""axe finds nothing on the pages around the game, in either theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .axe import violations
from .chromium import Complaints
from .conftest import Visit

PAGES = {
    "start": "/",
    "new": "/new",
    "me": "/me",
    "statistics": "/me/statistics",
    "link": "/link",
    "daily": "/daily",
    "nowhere": "/no/such/page",
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_the_page(visit: Visit, complaints: Complaints, name: str) -> None:
    if name == "nowhere":
        complaints.forgive("404")
    page = visit(PAGES[name])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone_with_the_menu_open(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_axe_finds_nothing_in_the_settings(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_axe_finds_nothing_in_the_waiting_room(visit: Visit) -> None:
    host = visit("/")
    host.get_by_role("button", name="Invite friends").click()
    expect(host.get_by_role("dialog", name="What may the others call you?")).to_be_visible()
    assert violations(host) == []
    host.get_by_role("button", name="Without a name").click()
    expect(host.get_by_label("Link to the table")).to_be_visible()
    expect(host.get_by_label("Say something")).to_be_visible()
    assert violations(host) == []
    guest = visit(host.url)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(guest) == []


def test_a_new_page_is_announced_by_its_focus(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", name="New table", level=1)).to_be_visible()
    assert page.evaluate("document.activeElement.tagName") == "MAIN"
    assert page.title() == "New table · Café International"
