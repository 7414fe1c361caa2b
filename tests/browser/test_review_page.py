"""The page of a review: tabs, one turn in the room, trying it oneself, filters, and what is shared."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .axe import violations
from .conftest import Reviewed, Visit
from .reviewed import MISTAKES, ReviewedMatch
from .test_shell_of_a_match import sized

SIZES = ("390x664", "1280x800")
PHONE = "390x664"
TITLES = {"replay": "Replay", "review": "Review", "sheet": "Score sheet"}
GAMES = [("board", 2), ("card", 2)]
at_each_size = pytest.mark.parametrize("size", SIZES)
of_each_game = pytest.mark.parametrize(("edition", "players"), GAMES)


def open_tab(page: Page, match: ReviewedMatch, size: str, tab: str = "review") -> None:
    page.set_viewport_size(sized(size))
    page.goto(f"{match.replay}?tab={tab}")
    expect(page.get_by_role("tab", name=TITLES[tab])).to_have_attribute("aria-selected", "true")
    if tab == "review":
        expect(page.locator('[data-review="ready"]')).to_be_visible()


def look_at(page: Page, turn: dict[str, Any]) -> Locator:
    """Choose a turn in the list; on a phone what is said of it lies below the room."""
    page.locator('[data-filter="whose"]').select_option("all")
    page.locator('[data-filter="which"]').select_option("all")
    page.locator(f'[data-decision="{turn["decision"]}"]').click()
    studied = page.locator(f'[data-studied="{turn["decision"]}"]')
    expect(studied).to_have_count(1)
    return studied


def read_it(page: Page) -> None:
    """On a phone the words about the turn come up over the room."""
    if page.locator('.status [data-action="more"]').is_visible():
        page.locator('.status [data-action="more"]').click()


def drawn(page: Page, letter: str) -> set[tuple[str, str]]:
    """Who is drawn where by one of the turns."""
    found = page.locator(f'[data-drawn][data-by~="{letter}"]').all()
    return {(one.get_attribute("data-drawn") or "", one.get_attribute("data-guest") or "") for one in found}


def seatings(moves: list[str]) -> set[tuple[str, str]]:
    """The chairs and guests of a turn."""
    taken = [re.fullmatch(r"(?:swap:)?(\S{3})@([a-z]\d+)", move) for move in moves]
    return {(found[2], found[1]) for found in taken if found}


def play(page: Page, moves: list[str]) -> None:
    """Try these moves by keyboard, in the hand and in the room; the end of the turn is left out."""
    for move in moves:
        if move == "draw":
            page.locator('.dock [data-action="draw"]').click()
        elif move.endswith("@bar"):
            page.locator(f'[data-hand="{move[:3]}"]').first.click()
            page.locator('.dock [data-action="bar"]').click()
        elif move.startswith("aside:"):
            page.locator(f'[data-hand="{move[6:]}"]').first.click()
            page.locator('.dock [data-action="lay-aside"]').click()
        elif "@" in move:
            guest, chair = move.removeprefix("swap:").split("@")
            page.locator(f'[data-hand="{guest}"]').first.press("Enter")
            page.locator(f'[data-chair="{chair}"]').press("Enter")
            expect(page.locator(f'[data-chair="{chair}"]')).to_have_attribute("data-guest", guest)


def compare(page: Page) -> None:
    """By keyboard, once what was tried has been drafted."""
    button = page.locator('.dock [data-action="compare"]')
    expect(button).to_be_enabled()
    button.press("Enter")


@at_each_size
def test_replay_review_and_score_sheet_are_tabs_of_one_page(
    visit: Visit, reviewed: Reviewed, size: str
) -> None:
    page = visit()
    match = reviewed("card")
    page.set_viewport_size(sized(size))
    page.goto(f"{match.replay}?turn=3")
    tabs = page.get_by_role("tablist", name="Ways to look at this game").get_by_role("tab")
    expect(tabs).to_have_count(3)
    replay, review, sheet = (page.get_by_role("tab", name=name) for name in TITLES.values())
    expect(replay).to_have_attribute("aria-selected", "true")
    expect(page.locator(".slider .number")).to_have_text(re.compile("^Turn 3 of "))
    replay.focus()
    page.keyboard.press("ArrowRight")
    expect(review).to_be_focused()
    expect(review).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-review="ready"]')).to_be_visible()
    expect(page).to_have_url(re.compile(r"tab=review&turn=3$"))
    expect(page.get_by_role("tabpanel", name="Review")).to_have_count(1)
    page.keyboard.press("End")
    expect(sheet).to_be_focused()
    expect(page.locator('[data-part="sheet"]')).to_be_visible()
    expect(page).to_have_url(re.compile(r"tab=sheet&turn=3$"))
    page.keyboard.press("ArrowRight")
    expect(replay).to_be_focused()
    expect(page).to_have_url(re.compile(r"replay\?turn=3$"))
    assert violations(page) == []
    for tab, part in (("review", "review"), ("sheet", "sheet")):
        other = visit()
        open_tab(other, match, size, tab)
        expect(other.locator(f'[data-part="{part}"]')).to_be_visible()
        assert violations(other) == []
    page.goto(f"{match.replay}?tab=nonsense&turn=2")
    expect(replay).to_have_attribute("aria-selected", "true")


@at_each_size
@of_each_game
def test_a_mistake_is_looked_at_without_giving_its_answer_away(
    visit: Visit, reviewed: Reviewed, size: str, edition: str, players: int
) -> None:
    page = visit()
    match = reviewed(edition, players)
    open_tab(page, match, size)
    turn = match.first(*MISTAKES)
    studied = look_at(page, turn)
    expect(page.locator('.dock [data-action="answer"]')).to_be_enabled()
    assert drawn(page, "played") >= seatings(turn["played"]["moves"])
    assert drawn(page, "better") == set()
    expect(studied.locator('[data-told="better"]')).to_have_count(0)
    assert violations(page) == []
    page.locator('.dock [data-action="answer"]').click()
    expect(studied.locator('[data-told="better"] .total')).to_have_count(1)
    better, best = drawn(page, "better"), turn["alternatives"][0]
    assert better >= seatings(best["moves"])
    read_it(page)
    for told, judged in (("played", turn["played"]), ("better", best)):
        block = studied.locator(f'[data-told="{told}"]')
        expect(block).to_be_visible()
        points = judged["points"]
        sign = "+" if points > 0 else "\N{MINUS SIGN}" if points < 0 else ""
        expect(block.locator(".total b")).to_have_text(f"{sign}{abs(points)}")
        expect(block).to_contain_text(f"{judged['value']['win'] / 10:.1f}%")
    assert not re.search(r"@[a-z]\d", studied.inner_text()), "turns are told in words"
    assert violations(page) == []


@at_each_size
@of_each_game
def test_every_judged_turn_says_how_far_it_is_behind_and_what_its_margin_is_made_of(
    visit: Visit, reviewed: Reviewed, size: str, edition: str, players: int
) -> None:
    page = visit()
    match = reviewed(edition, players)
    open_tab(page, match, size)
    turn = next(
        one for one in match.review["turns"] if one["mark"] in MISTAKES and len(one["alternatives"]) > 1
    )
    studied = look_at(page, turn)
    expect(studied.locator("[data-piece], .behind, [data-other]")).to_have_count(0)
    page.locator('.dock [data-action="answer"]').click()
    read_it(page)
    best, *others = turn["alternatives"]
    shown = [
        (studied.locator('[data-told="better"]'), best),
        (studied.locator('[data-told="played"]'), turn["played"]),
    ]
    shown += zip(studied.locator("[data-other]").all(), others, strict=True)
    for block, judged in shown:
        told = [part["part"] for part in judged["parts"] if abs(part["points"]) >= 50]
        pieces = block.locator("[data-piece]")
        assert [one.get_attribute("data-piece") for one in pieces.all()] == told
        expect(block.locator(".behind")).to_have_count(0 if judged is best else 1)
        if judged is not best:
            far = f"{max(0, judged['behind']['win']) / 10:.1f}%"
            expect(block.locator(".behind")).to_contain_text(far)
        block.scroll_into_view_if_needed()
        assert block.evaluate("block => block.scrollWidth <= block.clientWidth")
    assert not re.search(r"@[a-z]\d", studied.inner_text()), "turns are told in words"
    assert violations(page) == []


@at_each_size
@of_each_game
def test_whoever_finds_the_best_turn_is_told_so_by_keyboard_alone(
    visit: Visit, reviewed: Reviewed, size: str, edition: str, players: int
) -> None:
    page = visit()
    match = reviewed(edition, players)
    open_tab(page, match, size)
    turn = match.first(*MISTAKES)
    studied = look_at(page, turn)
    best = turn["alternatives"][0]
    play(page, best["moves"])
    compare(page)
    lowered = [move for move in best["moves"] if move.startswith("lower:")]
    for move in lowered:
        page.locator(f'[data-offer="{move}"]').press("Enter")
        compare(page)
    expect(studied.locator('[data-verdict="best"]')).to_have_count(1)
    expect(
        page.locator("[aria-live]").filter(has_text="That is the best turn that was found.")
    ).to_have_count(1)
    read_it(page)
    tried = studied.locator('[data-told="tried"]')
    expect(tried).to_be_visible()
    expect(tried).to_contain_text(f"{best['value']['win'] / 10:.1f}%")
    assert violations(page) == []


@at_each_size
def test_a_turn_that_nobody_judged_is_said_to_be_one_and_can_be_tried_again(
    visit: Visit, reviewed: Reviewed, size: str
) -> None:
    page = visit()
    match = reviewed("board")
    turn, guest = _unjudged_bar(page, match)
    open_tab(page, match, size)
    studied = look_at(page, turn)
    play(page, [f"{guest}@bar"])
    page.locator('.dock [data-action="compare"]').click()
    expect(studied.locator('[data-verdict="unknown"]')).to_contain_text("not among those that were judged")
    expect(studied.locator('[data-told="tried"] .worth')).to_have_count(0)
    assert {guest for _, guest in drawn(page, "tried")} == {guest}
    page.locator('.dock [data-action="again"]').click()
    expect(page.locator('.dock [data-action="compare"]')).to_be_disabled()
    assert drawn(page, "better") == set(), "the answer is gone again"
    play(page, [f"{guest}@bar"])
    page.locator('.dock [data-action="undo"]').click()
    expect(page.locator(f'[data-hand="{guest}"]').first).to_be_visible()
    page.locator(f'[data-hand="{guest}"]').first.press("Enter")
    refusing = page.locator("[data-chair]:not([data-points]):not([data-guest])").first
    refusing.focus()
    refusing.press("Enter")
    expect(page.locator("[data-why-not]")).to_be_visible()


def _unjudged_bar(page: Page, match: ReviewedMatch) -> tuple[dict[str, Any], str]:
    """A mistake at which some guest could have been sent to the bar, which nobody judged."""
    for turn in match.review["turns"]:
        if turn["mark"] not in MISTAKES:
            continue
        body: dict[str, Any] = {"decision": turn["decision"], "moves": []}
        offers = page.request.post(f"/api/matches/{match.id}/review/try", data=body).json()["draft"]["offers"]
        for offer in offers:
            if offer["kind"] != "send-to-bar":
                continue
            body["moves"] = [offer["move"]]
            tried = page.request.post(f"/api/matches/{match.id}/review/try", data=body).json()
            if tried["whole"] and tried["judged"] is None:
                return turn, offer["guest"]
    raise AssertionError("there is such a turn in this game")


@at_each_size
def test_turns_are_found_in_graph_and_list_and_left_again(
    visit: Visit, reviewed: Reviewed, size: str
) -> None:
    page = visit()
    match = reviewed("board")
    open_tab(page, match, size)
    graph = page.get_by_role("img", name=re.compile("chance of winning over the game"))
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 60)
    expect(page.locator("[data-studied]")).to_have_count(1)
    first = page.locator("[data-studied]").get_attribute("data-studied")
    page.keyboard.press("Escape")
    expect(page.locator("[data-studied]")).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_visible()
    if size == PHONE:
        page.get_by_role("tab", name="Review").click()
    page.get_by_text("Every turn as a list").click()
    page.locator(".graph [data-turn]").first.press("Enter")
    expect(page.locator("[data-studied]")).to_have_count(1)
    assert page.locator("[data-studied]").get_attribute("data-studied") != first


@at_each_size
def test_turns_are_filtered_by_player_and_mark(visit: Visit, reviewed: Reviewed, size: str) -> None:
    page = visit()
    match = reviewed("board", 4)
    open_tab(page, match, size)
    whose, which = page.locator('[data-filter="whose"]'), page.locator('[data-filter="which"]')
    expect(whose).to_have_value("all")
    turns = [turn for turn in match.review["turns"] if turn["mark"]]
    for seat in ("all", "0", "3"):
        whose.select_option(seat)
        of_seat = [turn for turn in turns if seat in ("all", str(turn["seat"]))]
        for name in ("all", "mistakes", "blunder", "great"):
            which.select_option(name)
            wanted = {"all": {*MISTAKES, "great"}, "mistakes": {*MISTAKES}}.get(name, {name})
            count = sum(turn["mark"] in wanted for turn in of_seat)
            expect(page.locator("[data-decision]")).to_have_count(count)
    assert violations(page) == []


@at_each_size
def test_a_review_is_shared_as_link_and_picture(visit: Visit, reviewed: Reviewed, size: str) -> None:
    page = visit()
    match = reviewed("card")
    open_tab(page, match, size)
    share = page.get_by_role("region", name="Share this review")
    link = share.get_by_label("Link to the review").input_value()
    assert link.endswith(f"/match/{match.id}/replay?tab=review")
    picture = page.request.get(share.locator('[data-action="picture"]').get_attribute("href") or "")
    assert picture.ok
    assert picture.body().startswith(b"\x89PNG")
    head = page.request.get(link, headers={"accept": "text/html"}).text()
    assert f'content="{link}"' in head
    assert f"/api/matches/{match.id}/review/picture.png" in head
    other = visit()
    other.goto(link)
    expect(other.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
@at_each_size
def test_a_turn_is_looked_at_in_every_language(
    visit: Visit, reviewed: Reviewed, size: str, language: str
) -> None:
    page = visit(language=language)
    match = reviewed("card", 5)
    page.set_viewport_size(sized(size))
    page.goto(f"{match.replay}?tab=review")
    expect(page.locator('[data-review="ready"]')).to_be_visible()
    look_at(page, match.first(*MISTAKES))
    page.locator('.dock [data-action="answer"]').click()
    read_it(page)
    expect(page.locator('[data-told="better"]')).to_be_visible()
    shown = page.locator("body").inner_text()
    assert not re.search(r"\breview-[a-z]+|\{ ?\$", shown), "every message is there"
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    assert violations(page) == []
