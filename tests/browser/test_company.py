"""At the table with friends: one who is gone, the bell, signs, a pause, and going away."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from cafe.match.clock import COUNTDOWN_MS, LIVE_ABSENCE_S, MIN_TURN_BEFORE_NUDGE_MS

from .axe import violations
from .conftest import Visit
from .playing import Mouse, give_up, open_menu, open_table, seen, settled, sit_down, step, turn_at
from .server import CafeProcess
from .test_shell_of_a_match import SIZES, sized

PHONE_AND_DESK = ("390x664", "1280x800")
GONE_MS = (LIVE_ABSENCE_S + 5) * 1_000
BAR = """() => Object.fromEntries([...document.querySelectorAll('.bar [data-action]')]
    .filter(one => one.checkVisibility())
    .map(one => [one.dataset.action, one.getBoundingClientRect().toJSON()]))"""
PEOPLE_ARE_ON_TURN = """() => document.querySelector('[data-seat][aria-current]:not(:has(.bot))')"""


def live_region(page: Page) -> Locator:
    """What a screen reader is told."""
    return page.locator('[role="status"][aria-live="polite"]').last


def bar(page: Page) -> dict[str, dict[str, float]]:
    """Where each button of the bar stands, on a phone and on a desk."""
    places: dict[str, dict[str, float]] = {}
    for size in PHONE_AND_DESK:
        page.set_viewport_size(sized(size))
        places |= {f"{name} at {size}": box for name, box in page.evaluate(BAR).items()}
    return places


def two_friends(visit: Visit, cafe: CafeProcess) -> tuple[Page, Page, str]:
    """Whoever is on turn, the other, and their match."""
    ada, bo = visit(at=cafe), visit(at=cafe)
    match = open_table(ada, "board", "device:Ada", "open", hints=True)
    sit_down(bo, match, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    slow = turn_at([ada, bo])
    return slow, bo if slow is ada else ada, match


def away(waiting: Page) -> Locator:
    return waiting.locator("[data-seat] .remarks", has_text="away")


def go_away(gone: Page, waiting: Page) -> None:
    """Close the page, and let the server notice."""
    gone.goto("about:blank")
    expect(away(waiting)).to_be_visible()


def come_back(gone: Page, waiting: Page, cafe: CafeProcess, match: str) -> None:
    """Open the page again, until it has all it asked for: nothing of it reaches the server later."""
    gone.goto(f"{cafe.url}/match/{match}")
    expect(gone.locator('[data-my-turn="true"]')).to_be_visible()
    gone.wait_for_load_state("networkidle")
    expect(away(waiting)).to_have_count(0)


def test_a_friend_who_is_gone_is_counted_down_for_all_to_see_and_takes_their_seat_back(
    visit: Visit, own_cafe: CafeProcess
) -> None:
    gone, waiting, match = two_friends(visit, own_cafe)
    countdown = waiting.locator('[data-countdown="gone"]')
    for name in ("bell", "chat"):
        expect(waiting.locator(f'[data-action="{name}"]')).to_have_count(1)
    before = bar(waiting)
    assert {name.split()[0] for name in before} >= {"hint", "skip", "bell", "chat", "sheet", "menu"}
    go_away(gone, waiting)
    own_cafe.later(GONE_MS)
    expect(countdown).to_contain_text("is gone. The computer takes over in")
    expect(live_region(waiting)).to_contain_text("is gone: the computer will soon play for them.")
    assert violations(waiting) == []
    for size in SIZES:
        waiting.set_viewport_size(sized(size))
        expect(countdown).to_be_in_viewport(ratio=1)
    come_back(gone, waiting, own_cafe, match)
    expect(countdown).to_have_count(0)
    expect(live_region(waiting)).to_contain_text("is here again.")
    go_away(gone, waiting)
    own_cafe.later(3 * GONE_MS)
    expect(countdown).to_be_visible()
    own_cafe.later(3 * GONE_MS + 2 * COUNTDOWN_MS)
    expect(waiting.locator('[data-my-turn="true"]')).to_be_visible()
    expect(waiting.locator("[data-seat] .bot")).to_have_count(1)
    assert bar(waiting) == before
    gone.goto(f"{own_cafe.url}/match/{match}")
    gone.get_by_role("button", name="Take the seat back").click()
    expect(waiting.locator("[data-seat] .bot")).to_have_count(0)
    assert bar(waiting) == before


def test_friends_ring_speak_in_signs_pause_go_away_and_give_up(visit: Visit, own_cafe: CafeProcess) -> None:
    slow, waiting, _ = two_friends(visit, own_cafe)
    bell = waiting.locator('[data-action="bell"]')
    expect(bell).to_be_disabled()
    expect(slow.locator('[data-action="bell"]')).to_be_disabled()
    own_cafe.later(MIN_TURN_BEFORE_NUDGE_MS)
    for page in (slow, waiting):
        page.reload()
    slow.wait_for_load_state("networkidle")  # it has heard what was before
    bell.click()
    expect(slow.locator('[data-heard="nudged"]')).to_contain_text("rings the bell: it is your turn.")
    expect(live_region(slow)).to_contain_text("rings the bell: it is your turn.")
    expect(bell).to_be_disabled()

    chat = waiting.locator("summary", has_text="Chat")
    chat.click()
    waiting.get_by_role("group", name="Say it without words").get_by_role("button", name="Applause").click()
    waiting.get_by_label("Say something").fill("hurry up")
    waiting.get_by_role("button", name="Send").click()
    expect(live_region(slow)).to_contain_text("hurry up")
    expect(slow.locator('[data-heard="said"]')).to_contain_text("hurry up")
    unread = slow.locator("[data-unread]")
    expect(unread).to_have_text("2 new")
    slow.locator("summary", has_text="Chat").click()
    expect(unread).to_have_count(0)
    expect(slow.get_by_label("Chat").locator("li .sign svg")).to_have_count(1)
    slow.reload()
    expect(slow.locator("summary", has_text="Chat")).to_be_visible()
    expect(unread).to_have_count(0)

    open_menu(waiting).get_by_role("button", name="Ask for a pause").click()
    expect(waiting.get_by_text("You would like a pause.")).to_be_visible()
    expect(slow.get_by_text("would like a pause.", exact=False).last).to_be_visible()
    assert violations(slow) == []
    slow.get_by_role("button", name="Agree").click()
    for page in (slow, waiting):
        expect(page.locator('[data-pause="begun"]')).to_contain_text("The game is paused.")
    waiting.get_by_role("button", name="Go on now").click()
    expect(slow.locator("[data-pause]")).to_have_count(0)

    waiting.get_by_role("link", name="To the start page").first.click()
    ways = waiting.get_by_role("dialog", name="Leave the table?")
    expect(ways).to_contain_text("you are gone for 1 minute while somebody waits")
    assert violations(waiting) == []
    ways.get_by_role("button", name="Stay").click()
    expect(ways).to_have_count(0)
    open_menu(waiting).get_by_role("button", name="Leave the table …").click()
    ways.get_by_role("button", name="Leave the game").click()
    waiting.wait_for_url(f"{own_cafe.url}/")
    expect(slow.locator("[data-seat] .bot")).to_have_count(1)

    sure = give_up(slow)
    expect(sure).to_contain_text("The game ends at once, with the points as they are.")
    sure.get_by_role("button", name="Give up").click()
    expect(slow.locator('[data-status="over"]')).to_be_visible()
    expect(slow.get_by_role("list", name="Standings").get_by_role("listitem").last).to_contain_text("gave up")


def test_a_paused_game_says_so_and_cannot_be_played_and_a_seat_that_was_given_up_has_no_turn(
    visit: Visit, own_cafe: CafeProcess
) -> None:
    ada, bo = visit(at=own_cafe), visit(at=own_cafe)
    match = open_table(ada, "board", "device:Ada", "open", "bot:")
    sit_down(bo, match, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bo):
        expect(page.locator('[data-status="running"]')).to_be_visible()
    ada.wait_for_function(PEOPLE_ARE_ON_TURN)
    slow = ada if seen(ada)["mine"] else bo
    waiting = bo if slow is ada else ada
    settled(slow)
    while not seen(slow)["commit"]:
        step(Mouse(slow))
    play = slow.locator('[data-action="commit"]')
    open_menu(waiting).get_by_role("button", name="Ask for a pause").click()
    slow.get_by_role("button", name="Agree").click()
    for page in (slow, waiting):
        expect(page.locator(".status .hint")).to_have_text("The game is paused.")
    expect(play).to_be_disabled()

    before = bar(waiting)
    give_up(slow).get_by_role("button", name="Give up").click()
    expect(slow.locator("[data-seat] .bot")).to_have_count(2)
    expect(slow.locator('[data-my-turn="true"]')).to_have_count(0)
    expect(slow.locator(".status .title")).to_have_text(re.compile("’s turn$"))
    expect(slow).not_to_have_title(re.compile("Your turn"))
    expect(waiting.locator("[data-seat] .bot")).to_have_count(2)
    assert bar(waiting) == before, "nobody else is left who could be rung for"
    slow.goto(own_cafe.url)
    expect(slow.locator(".latest strong")).to_have_text("Continue")
