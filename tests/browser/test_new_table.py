"""A new table: every option of a ruleset is offered and explained, and what is chosen is played."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cafe.protocol import constants
from cafe.rules import Edition, ruleset
from cafe.rules.option_kinds import ANY_NUMBER, OWN_DRAWING
from cafe.rules.options import PLAYERS
from cafe.words import text

from .conftest import Visit
from .test_shell_of_a_match import SIZES, sized

NAMES = "found => found.map(each => each.labels[0].textContent.trim())"


def test_every_option_is_offered_with_its_sentence_and_rule(visit: Visit) -> None:
    page = visit("/new?edition=board")
    for name in (
        "Floor plan",
        "Doubling",
        "Joker swap",
        "Bar",
        "Lone joker",
        "Hand size",
        "Birthday tables",
        "Clubs",
    ):
        expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()
    page.get_by_role("group", name="Doubling").get_by_label("Every group").check()
    expect(page.get_by_text("Every one-nation couple, trio and full table pays double")).to_be_visible()
    assert page.get_by_role("link", name=re.compile("^Rule S3")).first.get_attribute("href") == "/rules/S3"


def test_a_rules_number_stays_on_the_line_of_its_brackets(visit: Visit) -> None:
    page = visit("/new?edition=board", phone=True)
    numbers = page.locator("main a[href*='/rules/']")
    expect(numbers.first).to_be_visible()
    lines = numbers.evaluate_all(
        "all => all.map(one => [one.parentElement.innerText, one.parentElement.getClientRects().length])"
    )
    assert lines
    assert all(re.fullmatch(r"\(?[ESBCV]\d+[).,]*", said) and count == 1 for said, count in lines), lines


def test_a_preset_sets_everything_and_says_what_was_changed(visit: Visit) -> None:
    page = visit("/")
    choose(page, "Players", "2")
    page.get_by_role("radio", name="Card game").check()
    page.get_by_role("link", name="All options").click()
    expect(page.get_by_role("radio", name="Card game")).to_be_checked()
    expect(page.get_by_role("group", name="Players", exact=True).get_by_label("2")).to_be_checked()
    expect(page.get_by_role("switch", name="Show it on the start page")).to_have_count(0)
    kinds = page.get_by_role("group", name="What kind of game?")
    expect(kinds.get_by_role("radio")).to_have_count(3)
    page.get_by_role("radio", name="Board game").check()
    expect(kinds.get_by_label("Rulebook of 1989")).to_be_checked()
    kinds.get_by_label("Everything").check()
    expect(page.get_by_role("group", name="Clubs", exact=True).get_by_label("On")).to_be_checked()
    expect(page.get_by_label("Points", exact=True)).to_have_value("30")
    expect(page.locator("[data-changed]")).to_have_count(0)
    choose(page, "Bar", "Gentle")
    expect(page.locator("[data-changed]")).to_have_text("changed")
    page.get_by_role("button", name="Back to “Everything”").click()
    expect(page.get_by_role("group", name="Bar", exact=True).get_by_label("Classic")).to_be_checked()
    kinds.get_by_label("Tournament").check()
    expect(page.get_by_label("Minutes")).to_have_value("15")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/match/"))
    told = snapshot(page)
    assert (told["edition"], told["clock"]["kind"], told["listed"]) == ("board", "bank", False)
    assert [seat["kind"] for seat in told["state"]["seats"]] == ["device", "bot"]


def test_what_is_chosen_is_played(visit: Visit) -> None:
    page = visit("/new?edition=board")
    choose(page, "Doubling", "Every group")
    choose(page, "Bar", "Gentle")
    choose(page, "Birthday tables", "On")
    page.get_by_label("Points", exact=True).fill("40")
    choose(page, "Players", "2")
    page.get_by_label("Seat 2").select_option("invited")
    page.get_by_role("radio", name="Per game").check()
    page.get_by_label("Minutes").fill("10")
    page.get_by_label("Wait for somebody who is gone").select_option("5 minutes")
    expect(page.get_by_role("switch", name="Show it on the start page")).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Without a name").click()

    expect(page.get_by_role("heading", name="1 chair is still free")).to_be_visible()
    told = snapshot(page)
    assert told["options"] | {"doubling": "every-group", "bar": "gentle", "birthday": "40"} == told["options"]
    assert told["clock"] == {"kind": "bank", "seconds": 600, "increment": 10, "days": 0}
    assert told["listed"] is False
    expect(page.get_by_text("Whoever is first to reach 40 points")).to_be_visible()

    link = page.get_by_label("Link to seat 2").input_value()
    guest = visit(link)
    guest.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_table_without_free_chairs_starts_at_once(visit: Visit) -> None:
    page = visit("/new?edition=card")
    choose(page, "Players", "5")
    for seat in (2, 3, 4, 5):
        page.get_by_label(f"Seat {seat}").select_option("bot" if seat > 2 else "device")
    page.get_by_label("Name", exact=True).fill("Ada")
    choose(page, "Clubs", "On")
    page.get_by_role("button", name="Start the game").click()
    asked = page.get_by_role("dialog", name="What may the others call you?")
    asked.get_by_role("button", name="Without a name").click()
    expect(page).to_have_url(re.compile("/match/"))
    told = snapshot(page)
    assert told["state"]["status"] == "running"
    assert told["options"]["clubs"] == "on"
    assert [seat["kind"] for seat in told["state"]["seats"]] == ["device", "device", "bot", "bot", "bot"]
    assert told["state"]["seats"][1]["name"] == "Ada"


def test_whoever_plays_with_others_is_asked_for_the_names_that_are_missing_once(visit: Visit) -> None:
    page = visit("/new?edition=board")
    choose(page, "Players", "4")
    for seat, kind in ((2, "bot"), (3, "device"), (4, "device")):
        page.get_by_label(f"Seat {seat}").select_option(kind)
    page.get_by_label("Name", exact=True).last.fill("Cleo")
    start = page.get_by_role("button", name="Start the game")
    start.click()
    asked = page.get_by_role("dialog", name="Who is playing?")
    expect(asked.get_by_role("textbox")).to_have_count(2)
    for size in SIZES:
        page.set_viewport_size(sized(size))
        for wanted in (*asked.get_by_role("textbox").all(), *asked.get_by_role("button").all()):
            expect(wanted).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert "/new" in page.url
    start.click()
    asked.get_by_label("Your name").fill("Ada")
    asked.get_by_label("Seat 3").fill("Bo")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/match/"))
    assert [seat["name"] for seat in snapshot(page)["state"]["seats"]] == ["Ada", "", "Bo", "Cleo"]
    page.goto("/new?edition=board")
    choose(page, "With whom?", "Friends by link")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/match/"))


def test_a_drawing_of_ones_own_is_played_on(visit: Visit) -> None:
    page = visit("/new?edition=board")
    drawn = [" ".join(row) for row in ruleset("board", {"plan": "ring"}).plan.drawing]
    choose(page, "Floor plan", "Own drawing")
    page.get_by_label("Your drawing").fill("\n".join(drawn))
    choose(page, "Players", "2")
    page.get_by_label("Seat 2").select_option("bot")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/match/"))
    assert snapshot(page)["plan"]["name"] == "own"


def test_the_host_calls_a_table_off(visit: Visit) -> None:
    page = visit("/new")
    choose(page, "With whom?", "Friends by link")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Without a name").click()
    page.get_by_role("button", name="Call the game off").click()
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("edition", Edition)
def test_the_form_offers_the_options_of_the_table_and_no_other(edition: Edition, visit: Visit) -> None:
    page = visit(f"/new?edition={edition}")
    for option in constants.options()[edition]:
        group = page.get_by_role("group", name=text(f"option-{option['name']}.label", "en"), exact=True)
        values = [_label(option["name"], value) for value in option["values"]]
        expect(group.get_by_role("radio")).to_have_count(len(values))
        assert group.get_by_role("radio").evaluate_all(NAMES) == values
        expect(group.get_by_label(_label(option["name"], option["usual"]), exact=True)).to_be_checked()
    offered = len(constants.options()[edition])
    expect(page.locator(".option")).to_have_count(offered)


def _label(name: str, value: str) -> str:
    form = "choose" if value == ANY_NUMBER else "label"
    return text(f"option-{name}-{value}.{form}", "en")


@pytest.mark.parametrize("edition", Edition)
def test_the_referee_asks_for_the_options_that_it_judges_by(edition: Edition, visit: Visit) -> None:
    page = visit(f"/referee?game={edition}")
    page.locator("summary", has_text=text("referee-more", "en")).click()
    for option in constants.options()[edition]:
        select = page.get_by_role("combobox", name=text(f"option-{option['name']}.label", "en"), exact=True)
        if not option["judged"] or "number" in option:
            expect(select).to_have_count(0)
            continue
        values = [value for value in option["values"] if value != OWN_DRAWING]
        expect(select.locator("option")).to_have_count(len(values))
        assert select.locator("option").evaluate_all("found => found.map(each => each.value)") == values
        expect(select).to_have_value(option["usual"])


@pytest.mark.parametrize("edition", Edition)
def test_the_form_knows_how_many_may_play(edition: Edition, visit: Visit) -> None:
    page = visit(f"/new?edition={edition}")
    counts = page.get_by_role("group", name="Players", exact=True).get_by_role("radio")
    expect(counts).to_have_count(len(PLAYERS[edition]))
    assert counts.evaluate_all(NAMES) == [str(players) for players in PLAYERS[edition]]


def choose(page: Page, group: str, label: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_label(label, exact=True).check()


def snapshot(page: Page) -> dict[str, Any]:
    match = page.url.split("/match/")[1].split("#")[0]
    told: dict[str, Any] = json.loads(page.request.get(f"/api/matches/{match}").text())
    return told
