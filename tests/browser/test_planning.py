"""While others play: planning one's own turn, looking at what they could do, and at who is still to come."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Visit
from .playing import open_table, seen, sit_down, tap, turn_at

Json = dict[str, Any]


def two_at_a_table(visit: Visit, edition: str = "board") -> tuple[Page, Page, str]:
    """Ada, Bo and their match."""
    host, guest = visit(), visit()
    match = open_table(host, edition, "device:Ada", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator('[data-status="running"]')).to_be_visible()
    return host, guest, match


def seat_of(page: Page, match: str) -> int:
    seat: int = page.request.get(f"/api/matches/{match}").json()["state"]["you"]["seat"]
    return seat


def could(page: Page, match: str) -> list[list[Json]]:
    """What each seat could do if it were its turn."""
    seats: list[list[Json]] = page.request.get(f"/api/matches/{match}/prospects").json()["seats"]
    return seats


def seatings(offers: list[Json]) -> dict[str, Json]:
    """The best seating at each chair."""
    found: dict[str, Json] = {}
    for offer in sorted(
        (offer for offer in offers if offer["kind"] == "seat"), key=lambda offer: offer["points"]
    ):
        found[offer["chair"]] = offer
    return found


def play(page: Page, match: str, *moves: str) -> None:
    """Play moves by the API, and whatever is needed to end the turn."""
    seat, steps = seat_of(page, match), list(moves)
    for _ in range(4):
        draft = page.request.post(f"/api/matches/{match}/preview", data={"seat": seat, "moves": steps}).json()
        offers = {offer["kind"]: offer["move"] for offer in reversed(draft["offers"])}
        if not offers:
            break
        steps.append(offers.get("end-turn") or offers["seat"])
    state = page.request.get(f"/api/matches/{match}").json()["state"]
    commit = {"seat": seat, "moves": steps, "seen": state["seq"], "key": f"{state['seq']}"}
    answer = page.request.post(f"/api/matches/{match}/moves", data=commit)
    assert answer.ok, answer.text()


def to_the_bar(page: Page, match: str) -> str:
    offers = could(page, match)[seat_of(page, match)]
    return next(str(offer["move"]) for offer in offers if offer["kind"] == "send-to-bar")


def plan(page: Page, guest: str, chair: str) -> None:
    drafted = seen(page)["drafted"]
    page.locator(f'[data-hand="{guest}"]').first.click()
    page.locator(f'[data-chair="{chair}"][data-points]').click()
    expect(page.locator(".match")).to_have_attribute("data-draft", str(drafted + 1))


def test_a_plan_is_kept_while_others_play_and_checked_again(visit: Visit) -> None:
    ada, bo, match = two_at_a_table(visit)
    mover = turn_at([ada, bo])
    planner = bo if mover is ada else ada
    expect(planner.locator(".hint")).to_have_text("Plan ahead: choose a guest.")

    mine = seatings(could(planner, match)[seat_of(planner, match)])
    first = next(iter(mine.values()))
    planner.locator(f'[data-hand="{first["guest"]}"]').first.click()
    expect(planner.locator(f'[data-chair="{first["chair"]}"][data-points]')).to_be_visible()
    planner.locator("[data-chair]:not([data-points], [data-guest])").first.click()
    refusal = planner.locator("[data-why-not]")
    expect(refusal).to_contain_text(re.compile(r"not possible.*Rule E\d", re.DOTALL))
    planner.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    plan(planner, first["guest"], first["chair"])
    expect(planner.locator('[data-plan="true"]')).to_be_visible()
    expect(planner.locator(".hint")).to_contain_text("Find company for")
    expect(planner.locator('[data-action="commit"]')).to_be_disabled()
    expect(planner.get_by_role("heading", name="Your plan")).to_be_visible()
    assert violations(planner) == []
    planner.reload()
    expect(planner.locator(".match")).to_have_attribute("data-draft", "1")
    expect(mover.locator(f'[data-chair="{first["chair"]}"][data-guest]')).to_have_count(0)

    play(mover, match, to_the_bar(mover, match))
    expect(planner.locator('[data-my-turn="true"]')).to_be_visible()
    expect(planner.locator('[data-plan="false"]')).to_be_visible()
    expect(planner.locator(f'[data-chair="{first["chair"]}"]')).to_have_attribute(
        "data-guest", first["guest"]
    )
    expect(planner.locator("[data-lapsed]")).to_have_count(0)

    planner.locator('[data-action="restart"]').click()
    play(planner, match, to_the_bar(planner, match))
    expect(mover.locator('[data-my-turn="true"]')).to_be_visible()
    both = could(planner, match)
    mine, theirs = (seatings(both[seat_of(page, match)]) for page in (planner, mover))
    chair = next(chair for chair in mine if chair in theirs)
    plan(planner, mine[chair]["guest"], chair)
    play(mover, match, theirs[chair]["move"])
    expect(planner.locator('[data-my-turn="true"]')).to_be_visible()
    lapsed = planner.locator("[data-lapsed]")
    expect(lapsed).to_contain_text("No longer possible in your plan:")
    expect(lapsed).to_contain_text("E1")
    expect(planner.locator('[role="status"] p').filter(has_text="No longer possible")).to_have_count(1)
    expect(planner.locator(".match")).to_have_attribute("data-draft", "0")
    assert violations(planner) == []
    lapsed.get_by_role("button", name="Close").click()
    expect(lapsed).to_have_count(0)


def test_a_plan_is_kept_in_the_card_game_too(visit: Visit) -> None:
    ada, bo, match = two_at_a_table(visit, "card")
    mover = turn_at([ada, bo])
    planner = bo if mover is ada else ada
    while not (mine := seatings(could(planner, match)[seat_of(planner, match)])):
        for page, other in ((mover, planner), (planner, mover)):
            play(page, match, "draw")
            expect(other.locator('[data-my-turn="true"]')).to_be_visible()
    expect(planner.locator(".hint")).to_have_text("Plan ahead: choose a guest.")
    first = next(iter(mine.values()))
    plan(planner, first["guest"], first["chair"])
    expect(planner.locator('[data-plan="true"]')).to_be_visible()
    expect(planner.locator('[data-action="commit"]')).to_be_disabled()
    expect(mover.locator(f'[data-chair="{first["chair"]}"][data-guest]')).to_have_count(0)
    play(mover, match, "draw")
    expect(planner.locator('[data-my-turn="true"]')).to_be_visible()
    expect(planner.locator('[data-plan="false"]')).to_be_visible()
    expect(planner.locator(f'[data-chair="{first["chair"]}"]')).to_have_attribute(
        "data-guest", first["guest"]
    )
    expect(planner.locator("[data-lapsed]")).to_have_count(0)


def test_pointing_at_somebody_elses_guest_shows_what_they_could_do(visit: Visit) -> None:
    ada, bo, match = two_at_a_table(visit)
    theirs = could(ada, match)[seat_of(bo, match)]
    guest = next(offer["guest"] for offer in theirs if offer["kind"] == "seat")
    chairs = {offer["chair"] for offer in theirs if offer["kind"] == "seat" and offer["guest"] == guest}

    def lit(page: Page) -> set[str]:
        return set(page.locator("[data-theirs]").evaluate_all("all => all.map(one => one.dataset.chair)"))

    tile = ada.locator(f'[data-their-guest="{guest}"]').first
    tile.hover()
    expect(ada.locator("[data-theirs]")).to_have_count(len(chairs))
    assert lit(ada) == chairs
    expect(ada.locator("[data-status]")).to_have_text("Bo")
    expect(ada.locator(".hint")).to_have_text(re.compile(r"chairs? for this guest|could only wait"))
    assert ada.locator("[data-points]").count() == 0, "nobody's own chairs are lit beside them"
    assert violations(ada) == []
    ada.locator(".hint").hover()
    expect(ada.locator("[data-theirs]")).to_have_count(0)
    tile.focus()
    expect(ada.locator("[data-theirs]")).to_have_count(len(chairs))
    expect(ada.locator('[role="status"] p').filter(has_text=re.compile(r"^Bo: "))).to_have_count(1)

    phone = visit(f"/match/{match}", phone=True)
    tap(phone.locator('[data-action="their-guests"]').last)
    expect(phone.locator("[data-unfolded]")).to_be_visible()
    tap(phone.locator(f'[data-unfolded] [data-their-guest="{guest}"]').first)
    expect(phone.locator("[data-theirs]")).to_have_count(len(chairs))
    assert violations(phone) == []
    phone.locator("[data-status]").tap()
    expect(phone.locator("[data-theirs]")).to_have_count(0)
    expect(phone.locator("[data-unfolded]")).to_have_count(0)


def test_whom_nobody_has_seen_is_counted_from_the_bag(visit: Visit) -> None:
    def counted(page: Page, where: str = '[data-action="bag"]') -> tuple[int, int]:
        """How many are told by guest, and how many are in the bag or deck."""
        page.locator(where).click()
        expect(page.locator("[data-unseen]")).to_be_visible()
        told = page.locator("[data-count]").evaluate_all("all => all.map(one => Number(one.dataset.count))")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-unseen]")).to_have_count(0)
        return sum(told), int(page.locator('[data-pile="guests"]').inner_text())

    player, watcher = visit(), visit()
    match = open_table(player, "board", "device:Ada", "device:Bo")
    watcher.goto(f"/match/{match}")
    assert counted(player) == counted(watcher) == counted(player, "[data-bag]") == (90, 90)
    match = open_table(player, "card", "device:Ada", "bot")
    watcher.goto(f"/match/{match}")
    expect(player.locator('[data-my-turn="true"]')).to_be_visible()
    for page in (player, watcher):
        hands = page.request.get(f"/api/matches/{match}").json()["state"]["view"]["hands"]
        hidden = sum(guest is None for hand in hands for guest in hand)
        told, deck = counted(page)
        assert told == deck + hidden, "others' guests are as unknown as the deck"
