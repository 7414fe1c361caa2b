"""Every rule has its place on the rules page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cafe.words import RULE_IDS, rule

from .axe import violations
from .chromium import Complaints
from .conftest import Visit


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_all_rules_are_there_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/rules", language=language)
    for rule_id in RULE_IDS:
        heading = page.locator(f"article#{rule_id} h4")
        expect(heading).to_have_text(f"{rule_id} {rule(rule_id, language).title}")


def test_a_rule_that_can_be_drawn_has_a_small_picture(visit: Visit) -> None:
    page = visit("/rules")
    expect(page.locator("article#V2 svg")).to_have_count(1)
    drawn = set(page.locator(".text article:has(svg)").evaluate_all("all => all.map(one => one.id)"))
    assert drawn >= {"E1", "E3", "S1", "S2", "S3", "B5", "B7", "C4", "C5", "C6", "C7", "V1", "V2"}
    assert len(drawn) >= 25
    expect(page.locator("article#C7 svg .badge")).to_have_text("−2")


def test_an_address_leads_to_one_rule(visit: Visit) -> None:
    page = visit("/rules/E3")
    expect(page.locator("article#E3")).to_be_in_viewport()
    expect(page.locator("article#E3 h4")).to_be_focused()
    page.locator("article#E4").get_by_role("link", name="B5").click()
    expect(page.locator("article#B5")).to_be_in_viewport()


def test_a_rule_that_is_not_there_is_named(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("404")
    expect(visit("/rules/E9").get_by_text("There is no rule E9.")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_on_the_rules_page(visit: Visit, phone: bool) -> None:
    page = visit("/rules/S2", phone=phone)
    expect(page.locator("article#S2")).to_be_in_viewport()
    assert violations(page) == []


def test_each_game_is_told_on_one_page_that_can_be_printed(visit: Visit) -> None:
    page = visit("/rules")
    for edition, title in (("board", "The board game on one page"), ("card", "The card game on one page")):
        summary = page.locator(f"#summary-{edition}")
        expect(summary.get_by_role("heading", name=title)).to_be_visible()
        assert summary.locator("article").count() == summary.locator("article svg").count() > 5
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed") is True
    page.emulate_media(media="print")
    for gone in (page.get_by_role("banner"), page.get_by_role("contentinfo"), page.get_by_role("navigation")):
        expect(gone).to_have_count(0)
    expect(page.locator("article#E3")).to_be_visible()


def test_paper_is_light_whatever_the_theme(visit: Visit) -> None:
    page = visit("/rules", theme="dark")
    ink = "getComputedStyle(document.querySelector('h1')).color"
    by_night = page.evaluate(ink)
    page.emulate_media(media="print", color_scheme="dark")
    on_paper = page.evaluate(ink)
    assert sum(map(int, re.findall(r"\d+", by_night))) > 3 * 200
    assert sum(map(int, re.findall(r"\d+", on_paper))) < 3 * 80
