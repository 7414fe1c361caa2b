"""The referee: a position is set up by clicking, and every chair is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .chromium import Complaints
from .conftest import Visit

X9 = (
    "/referee#game=card&tables=b2%3DRU%2Cd2%3DGB%2Cc3%3DFR%2Cb4%3DES%2Cd4%3DIT"
    "&seated=b1%3DRUm%2Cb3%3DRUm&hand=RUf%2CITf%2CITm"
)


def put(page: Page, guest: str, chair: str) -> None:
    page.locator(f'[data-brush="{guest}"]').click()
    page.locator(f'[data-chair="{chair}"]').click()
    expect(page.locator(f'[data-chair="{chair}"]')).to_have_attribute("data-guest", guest)


def ask(page: Page) -> None:
    page.get_by_role("radio", name="Ask").check()


def take(page: Page, *guests: str) -> None:
    for guest in guests:
        page.locator(f'[data-brush="{guest}"]').click()
        page.locator('[data-action="take"]').click()


def test_a_board_is_set_up_and_asked_about(visit: Visit) -> None:
    page = visit("/referee")
    for chair, guest in {"o13": "INm", "n14": "INm", "n12": "INf"}.items():
        put(page, guest, chair)
    take(page, "**f", "ITm")
    ask(page)
    page.locator('[data-hand="**f"]').click()
    wanted = page.locator('[data-chair="m13"]')
    expect(wanted).to_have_attribute("data-points", "8")
    page.locator('[data-chair="o13"]').click()
    expect(page.locator("[data-why-not]")).to_contain_text("Rule E1")
    page.locator("[data-why-not]").get_by_role("button", name="Close").click()
    wanted.click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "8")
    expect(page.locator("[data-verdict]")).to_contain_text("hand size may be lowered")
    page.locator('[data-action="undo"]').click()
    page.locator('[data-hand="ITm"]').click()
    wanted.click()
    expect(page.locator("[data-why-not]")).to_contain_text("Rule E2")


def test_a_whole_turn_is_judged_step_by_step(visit: Visit) -> None:
    page = visit(X9)
    ask(page)
    for guest, chair in (("RUf", "c2"), ("ITf", "c4"), ("ITm", "d3")):
        page.locator(f'[data-hand="{guest}"]').click()
        page.locator(f'[data-chair="{chair}"]').click()
        expect(page.locator(f'[data-hand="{guest}"]')).to_have_count(0)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "23")
    expect(page.locator("[data-verdict]")).to_contain_text("Full and cleared: the French table")


def test_table_cards_are_laid_by_clicking(visit: Visit) -> None:
    page = visit("/referee")
    page.get_by_role("radio", name="card game").check()
    page.locator('[data-nation-brush="TR"]').click()
    page.locator('[data-table="b2"]').click()
    expect(page.locator('[data-table="b2"]')).to_have_attribute("data-nation", "TR")


def test_a_position_is_kept_in_the_address(visit: Visit) -> None:
    page = visit("/referee")
    put(page, "USf", "k13")
    again = visit(page.url)
    expect(again.locator('[data-chair="k13"]')).to_have_attribute("data-guest", "USf")


IMPOSSIBLE = {
    "en": "American lady: 5 in the question, 4 in the game.",
    "de": "Dame aus den USA: 5 in der Frage, 4 im Spiel.",
    "fr": "Américaine\N{NO-BREAK SPACE}: 5 dans la question, 4 dans le jeu.",
    "nl": "Amerikaanse dame: 5 in de vraag, 4 in het spel.",
}


def test_a_position_that_cannot_be_is_told_in_every_language(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("422")
    page = visit("/referee")
    for chair in ("i13", "j12", "j14", "k13", "l12"):
        put(page, "USf", chair)
    take(page, "USm")
    ask(page)
    for language, told in IMPOSSIBLE.items():
        page.locator('[data-action="menu"]').click()
        page.locator('[data-action="settings"]').click()
        page.locator(f'input[value="{language}"]').check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_the_referees(visit: Visit, phone: bool) -> None:
    page = visit(X9, phone=phone)
    expect(page.locator("[data-brush]").first).to_be_visible()
    assert violations(page) == []
    ask(page)
    page.locator('[data-hand="RUf"]').click()
    page.locator('[data-chair="e2"]').click()
    expect(page.locator("[data-why-not]")).to_be_visible()
    assert violations(page) == []
