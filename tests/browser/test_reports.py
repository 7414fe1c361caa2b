"""Reporting a line of chat and a name, and what the operator does about it on their page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .axe import THEMES, violations, violations_as_shown
from .chromium import Complaints
from .conftest import Visit, Visitors
from .playing import open_table, sit_down
from .server import CafeProcess

TOKEN = "a token for the operator"


@pytest.fixture
def guarded(
    _client: None, tmp_path: Path, visitors: Visitors, request: pytest.FixtureRequest
) -> Iterator[CafeProcess]:
    """A café with an operator."""
    opened = CafeProcess(tmp_path / "cafe", {"CAFE_OPERATOR_TOKEN": TOKEN})
    opened.lucky(request.node.name)
    opened.start()
    yield opened
    visitors.leave()
    opened.stop()


def table_of_two(visit: Visit, at: CafeProcess) -> tuple[Page, Page]:
    """Ada hosts, Bo has joined; both see the game."""
    host, guest = visit("/", at=at), visit("/", at=at)
    match = open_table(host, "board", "device:Ada", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".match")).to_be_visible()
    return host, guest


def chat(page: Page) -> None:
    page.locator("summary", has_text="Chat").click()


def says(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def sign_in(page: Page, cafe: CafeProcess) -> None:
    page.goto(f"{cafe.url}/operator")
    page.get_by_label("The operator’s token").fill(TOKEN)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Reports")).to_be_visible()


def test_a_line_is_reported_and_the_operator_mutes_who_said_it(
    guarded: CafeProcess, visit: Visit, complaints: Complaints
) -> None:
    complaints.forgive("403")
    host, guest = table_of_two(visit, guarded)
    for page in (host, guest):
        chat(page)
    says(guest, "What a fool you are")
    host.get_by_role("button", name="Report: Bo").first.click()
    dialog = host.get_by_role("dialog", name="Report this line?")
    expect(dialog).to_contain_text("What a fool you are")
    dialog.get_by_label("What is wrong with it?").fill("It is rude")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_contain_text("the report has been sent")
    dialog.get_by_role("button", name="Close").last.click()
    expect(dialog).to_be_hidden()

    operator = visit("/", at=guarded)
    sign_in(operator, guarded)
    card = operator.locator("section.card", has_text="What a fool you are")
    expect(card).to_contain_text("It is rude")
    card.get_by_role("combobox").select_option("1 week")
    card.get_by_role("button", name="Mute").click()
    expect(operator.get_by_role("status")).to_have_text("Done: muted.")
    expect(operator.get_by_text("Nothing is waiting for you.")).to_be_visible()
    says(guest, "Who, me?")
    expect(guest.get_by_role("alert").filter(has_text="silenced")).to_be_visible()


def test_a_name_is_reported_and_the_operator_renames_them(
    guarded: CafeProcess, visit: Visit, complaints: Complaints
) -> None:
    complaints.forgive("403")
    host, guest = table_of_two(visit, guarded)
    chat(host)
    host.locator("summary", has_text="People at this table").click()
    host.get_by_role("button", name="Report: Bo").click()
    host.get_by_role("button", name="Send the report").click()
    expect(host.locator("[data-report=sent]")).to_be_visible()
    host.keyboard.press("Escape")

    operator = visit("/", at=guarded)
    sign_in(operator, guarded)
    card = operator.locator("section.card", has_text="Name of Bo")
    card.get_by_label("Another name").fill("A guest")
    operator.keyboard.press("Enter")
    expect(operator.get_by_role("status")).to_have_text("Done: renamed.")
    expect(host.get_by_role("list", name="Players")).to_contain_text("A guest")
    expect(guest.get_by_role("list", name="Players")).to_contain_text("A guest")


def test_a_closed_match_says_who_closed_it(guarded: CafeProcess, visit: Visit) -> None:
    host, guest = table_of_two(visit, guarded)
    chat(host)
    host.locator("summary", has_text="People at this table").click()
    host.get_by_role("button", name="Report: Bo").click()
    host.get_by_role("button", name="Send the report").click()
    expect(host.locator("[data-report=sent]")).to_be_visible()
    host.keyboard.press("Escape")
    operator = visit("/", at=guarded)
    sign_in(operator, guarded)
    operator.get_by_text("Close the match …").click()
    operator.get_by_role("button", name="Close the match").click()
    expect(operator.get_by_role("status")).to_have_text("Done: closed.")
    closed = "The management of the café has closed this game"
    for page in (host, guest):
        expect(page.get_by_role("heading", name=closed)).to_be_visible()
        expect(page.locator('[data-action="rematch"]')).to_have_count(0)


def test_a_name_is_reported_in_the_waiting_room(visit: Visit) -> None:
    host, guest = visit("/"), visit("/")
    match = open_table(host, "board", "device:Ada", "open", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Report: Bo").click()
    dialog = host.get_by_role("dialog", name="Report this name?")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_contain_text("the report has been sent")
    expect(guest.get_by_role("button", name="Report: Ada")).to_be_visible()


def test_the_dialog_and_the_operators_page_are_accessible(guarded: CafeProcess, visit: Visit) -> None:
    host, guest = visit("/", at=guarded, phone=True), visit("/", at=guarded)
    match = open_table(host, "board", "device:Ada", "open", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Report: Bo").click()
    expect(host.get_by_role("dialog", name="Report this name?")).to_be_visible()
    assert violations(host) == []
    host.get_by_role("button", name="Send the report").click()
    expect(host.locator("[data-report=sent]")).to_be_visible()
    for theme in THEMES:
        operator = visit("/", at=guarded, theme=theme, phone=True)
        sign_in(operator, guarded)
        assert violations_as_shown(operator) == []
        assert operator.evaluate("document.documentElement.scrollWidth <= innerWidth")
