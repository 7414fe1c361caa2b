"""The deal of the day and challenges: found, played once, and compared only afterwards."""

from __future__ import annotations

import re
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .axe import violations
from .conftest import Visit
from .server import CafeProcess
from .told_deals import a_challenge, a_comparison, a_table

A_MATCH = re.compile(r"/match/[\w-]+$")
WIDE = "document.documentElement.scrollWidth <= innerWidth"
CARD_HEIGHT = "document.querySelector('.daily').getBoundingClientRect().height"
TURNS = 3  # that somebody plays before they give up
RAW = r"@[a-z]\d|\b[A-Z]{2}[fm]\b"
RANDOM = {"kind": "bot", "bot": "random"}
SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def give_up_by_hand(page: Page) -> str:
    """Give up the match that is shown; its id."""
    match = page.url.rpartition("/")[2]
    seats = page.request.get(f"/api/matches/{match}").json()["state"]["you"]["seats"]
    answer = page.request.post(f"/api/matches/{match}/resign", data={"seat": seats[0]})
    assert answer.ok, answer.text()
    return match


def play_by_hand(page: Page, turns: int) -> None:
    """Play some turns of the match that is shown, always what is offered last."""
    match = page.url.rpartition("/")[2]
    [seat] = page.request.get(f"/api/matches/{match}").json()["state"]["you"]["seats"]
    for number in range(turns):
        after, state = 0, page.request.get(f"/api/matches/{match}").json()["state"]
        while state["view"]["player"] != seat:
            news = page.request.get(f"/api/matches/{match}/events?after={after}&wait=20").json()
            after, state = news["seq"], news["state"]
        moves = list[str]()
        while offers := _offered(page, match, seat, moves):
            ends = [offer["move"] for offer in offers if offer["kind"] in ("end-turn", "draw")]
            moves.append(ends[0] if ends else offers[-1]["move"])
        turn = {"seat": seat, "moves": moves, "seen": state["seq"], "key": f"by-hand-{number}"}
        answer = page.request.post(f"/api/matches/{match}/moves", data=turn)
        assert answer.ok, answer.text()


def _offered(page: Page, match: str, seat: int, moves: list[str]) -> Any:
    draft = page.request.post(f"/api/matches/{match}/preview", data={"seat": seat, "moves": moves})
    return draft.json()["offers"]


def bots_played(page: Page) -> str:
    """A match of two bots that this person opened, played to its end before they look."""
    wanted = {"edition": "card", "seats": [RANDOM, RANDOM], "start": True}
    match: str = page.request.post("/api/matches", data=wanted).json()["match"]["id"]
    after, status = 0, "running"
    while status != "over":
        news = page.request.get(f"/api/matches/{match}/events?after={after}&wait=20").json()
        after, status = news["seq"], news["state"]["status"]
    page.goto(f"/match/{match}")
    expect(page.locator('[data-status="over"]')).to_be_attached(timeout=120_000)
    return match


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", r"Seal for \w+ \d+, \d{4}"),
        ("de", r"Siegel für den \d+\. \w+ \d{4}"),
        ("fr", r"Sceau du \w+ \w+ \d{4}"),
        ("nl", r"Zegel voor \d+ \w+ \d{4}"),
    ],
)
def test_the_days_of_seals_are_said_as_people_say_them(visit: Visit, language: str, said: str) -> None:
    page = visit("/daily", language=language)
    expect(page.get_by_text(re.compile(said)).first).to_be_visible()


@SCREENS
def test_the_deal_of_the_day_is_played_from_the_start_page_and_its_results_come_after(
    visit: Visit, phone: bool
) -> None:
    page = visit("/", phone=phone)
    height = page.evaluate(CARD_HEIGHT)
    card = page.get_by_role("link", name="Deal of the day")
    expect(card).to_contain_text("not played yet")
    assert page.evaluate(CARD_HEIGHT) == height, "nothing moves when it comes"
    assert card.evaluate("card => card.scrollHeight <= card.parentElement.clientHeight")
    card.click()
    expect(page.locator('[data-results="hidden"]')).to_be_visible()
    expect(page.locator("[data-seed]")).to_have_count(0)
    assert page.evaluate(WIDE)
    assert violations(page) == []
    page.locator('[data-action="play-daily"]').press("Enter")
    expect(page).to_have_url(A_MATCH)
    give_up_by_hand(page)
    page.locator('[data-action="daily-results"]').click()
    mine = page.get_by_role("row").filter(has_text="you")
    expect(mine).to_contain_text("gave up")
    expect(page.locator('[data-results="mine"]')).to_be_visible()
    expect(page.locator("[data-par]")).to_be_visible()
    assert page.evaluate(WIDE)
    assert violations(page) == []
    page.get_by_role("radio", name="All days").check()
    expect(page.get_by_text("All days that are over")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Deal of the day")).to_contain_text("given up")


@SCREENS
@pytest.mark.parametrize("days", [1, 5])
def test_whoever_ends_their_game_on_a_later_day_is_led_to_the_results_of_its_own(
    visit: Visit, own_cafe: CafeProcess, phone: bool, days: int
) -> None:
    own_cafe.days_later(0)
    page = visit("/daily", at=own_cafe, phone=phone)
    begun = page.request.get("/api/daily").json()["date"]
    page.locator('[data-action="play-daily"]').click()
    expect(page).to_have_url(A_MATCH)
    give_up_by_hand(page)
    results = page.locator('[data-action="daily-results"]')
    expect(results).to_have_attribute("href", f"/daily?day={begun}")
    own_cafe.days_later(days)
    results.click()
    chosen = "Yesterday" if days == 1 else said_day(begun)
    expect(page.get_by_role("radio", name=chosen)).to_be_checked()
    expect(page.get_by_role("row").filter(has_text="you")).to_contain_text("gave up")
    assert page.evaluate(WIDE)
    assert violations(page) == []
    page.get_by_role("radio", name="Today").check()
    expect(page.locator('[data-results="hidden"]')).to_be_visible()


def said_day(written: str) -> str:
    day = date.fromisoformat(written)
    return f"{day:%B} {day.day}, {day.year}"


@pytest.mark.parametrize("day", ["tomorrow", "2026-11-31", "2999-01-01"])
def test_a_day_that_has_no_results_yet_is_answered_with_today(visit: Visit, day: str) -> None:
    page = visit(f"/daily?day={day}")
    expect(page.get_by_role("radio", name="Today")).to_be_checked()
    expect(page.get_by_role("radio")).to_have_count(2 + 3)


@SCREENS
def test_a_finished_game_is_offered_played_by_another_and_compared(visit: Visit, phone: bool) -> None:
    anna = visit("/", phone=phone)
    first = bots_played(anna)
    anna.locator('[data-action="challenge"]').click()
    link = anna.get_by_label("Whoever opens this link plays your seat with the same deal").input_value()
    ben = visit(link[link.index("/challenge") :], phone=phone)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Same deal, your turn")
    expect(ben.get_by_text("when you have finished")).to_be_visible()
    assert first not in ben.content()
    assert ben.evaluate(WIDE)
    assert violations(ben) == []
    ben.locator('[data-action="play-challenge"]').click()
    expect(ben).to_have_url(A_MATCH)
    play_by_hand(ben, TURNS)
    own = give_up_by_hand(ben)
    ben.locator('[data-action="compare"]').click()
    expect(ben.locator("[data-parted]")).to_be_visible()
    expect(ben.get_by_role("row").filter(has_text="you")).to_contain_text("gave up")
    compared = ben.request.get(f"/api/challenges/{token_of(link)}/comparison?match={own}").json()
    parted = next(at for at, pair in enumerate(compared["turns"]) if not pair["same"])
    assert parted < TURNS, "these games part while both are played"
    rows = ben.get_by_role("group", name="Turn by turn").locator("tbody tr")
    expect(rows).to_have_count(len(compared["turns"]))
    for at, pair in enumerate(compared["turns"][:TURNS]):
        for cell, turn in zip(rows.nth(at).locator("td").all(), (pair["ours"], pair["theirs"]), strict=True):
            expect(cell).to_contain_text(f"{turn['score']}".replace("-", "\N{MINUS SIGN}"))
            assert not re.search(RAW, cell.inner_text()), "turns are told in words"
        expect(rows.nth(at)).to_have_class(
            re.compile("same") if pair["same"] else re.compile("^((?!same).)*$")
        )
    assert ben.evaluate(WIDE)
    assert violations(ben) == []
    anna.goto(f"/challenge#{token_of(link)}")
    expect(anna.get_by_role("group", name="Turn by turn").locator("tbody tr")).to_have_count(
        len(compared["turns"])
    )


def token_of(link: str) -> str:
    return link.rpartition("#")[2]


@SCREENS
def test_one_chooses_whose_game_lies_beside_ones_own(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    asked = list[str]()

    def compared(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        route.fulfill(json=a_comparison())

    page.route("**/api/challenges/t", lambda route: route.fulfill(json=a_challenge()))
    page.route("**/api/challenges/t/comparison?*", compared)
    page.goto("/challenge#t")
    expect(page.get_by_role("cell", name="Draw a guest").first).to_be_visible()
    page.get_by_role("button", name="Compare with Cara’s game").press("Enter")
    expect(page.get_by_role("button", name="Compare with Cara’s game")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("button", name="Compare with Anna’s game").press("Enter")
    expect(page.get_by_role("button", name="Compare with Anna’s game")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("button", name="Compare with Anna’s game")).to_be_focused()
    assert asked == ["match=m-Ben", "match=m-Ben&beside=m-Cara", "match=m-Ben"]
    assert page.evaluate(WIDE)
    assert violations(page) == []


def test_a_game_that_was_offered_on_is_never_compared_with_itself(visit: Visit) -> None:
    """Whoever plays a challenge may offer it again: then the offered game is among the results, too."""
    page = visit("/")
    challenge, asked = a_challenge(), list[str]()
    challenge["offered"] = {name: told for name, told in challenge["results"][1].items() if name != "mine"}

    def compared(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        route.fulfill(json=a_comparison())

    page.route("**/api/challenges/t", lambda route: route.fulfill(json=challenge))
    page.route("**/api/challenges/t/comparison?*", compared)
    page.goto("/challenge#t")
    expect(page.get_by_role("cell", name="Draw a guest").first).to_be_visible()
    assert asked == ["match=m-Cara"]
    expect(page.get_by_role("button", name="Compare with")).to_have_count(1)


@SCREENS
def test_results_of_yesterday_tell_how_good_one_was_beside_others_and_par(visit: Visit, phone: bool) -> None:
    """The seal that is compared is the one that this browser saw before the seed was opened."""
    page = visit("/", phone=phone)
    daily = page.request.get("/api/daily").json()
    [deal] = [game["deal"] for game in daily["games"] if game["deal"]["table"]["edition"] == "board"]
    yesterday = (date.fromisoformat(daily["date"]) - timedelta(days=1)).isoformat()
    seed, noted = "5eed", sha256(b"cafe-commitment-1\x005eed").hexdigest()
    table = a_table({**deal, "date": yesterday, "seed": seed, "commitment": "something else"})
    page.route(f"**/api/daily/board/{yesterday}?*", lambda route: route.fulfill(json=table))
    kept = {f"{yesterday} board": {"seal": noted, "on": "2026-01-02"}}
    page.evaluate("kept => localStorage.setItem('cafe:daily-seals', JSON.stringify(kept))", kept)
    page.goto("/daily")
    page.get_by_role("radio", name="Yesterday").check()
    expect(page.locator('[data-results="mine"]')).to_have_text("You are ahead of 91% of the others.")
    expect(page.locator('[data-par="ready"]')).to_contain_text("Par +5.3 ± 0.8")
    expect(page.get_by_role("row")).to_have_count(1 + 6)
    expect(page.get_by_role("row").filter(has_text="Ben")).to_contain_text("you")
    expect(page.locator('[data-noted="2026-01-02"]')).to_contain_text("noted this seal on January 2, 2026")
    page.locator('[data-action="check-deal"]').click()
    expect(page.locator('[data-deal="holds"]')).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text=noted)).to_have_count(2)
    assert page.evaluate(WIDE)
    assert violations(page) == []


def test_a_link_to_no_challenge_says_so(visit: Visit, complaints: Any) -> None:
    complaints.forgive("404")
    page = visit("/challenge#nothing")
    expect(page.get_by_text("This challenge is gone")).to_be_visible()
