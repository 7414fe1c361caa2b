"""Every main screen: how one gets there, and what its picture is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from urllib.parse import urlencode

from playwright.sync_api import Page

from tests.browser import told_deals
from tests.browser.files import game_file
from tests.browser.playing import Mouse
from tests.browser.test_puzzles import plays
from tests.browser.test_statistics import some_statistics
from tests.puzzle_library import puzzles_for_tests

from .camera import Camera, Screen, Theme, Visitor
from .games import finished, unfinished

BOARD, CARD = ("board players=4", "havana"), ("card players=3", "trieste")  # and the seed of the deal
MID_BOARD, MID_CARD = 26, 39  # turns
X9 = {
    "game": "card",
    "tables": "b2=RU,d2=GB,c3=FR,b4=ES,d4=IT",
    "seated": "b1=RUm,b3=RUm",
    "hand": "RUf,ITf,ITm",
}  # the card game's grand turn
PUZZLES = puzzles_for_tests()
LINK = "https://cafe.example/match/rM4x9c"
REVIEW_MS = 120_000  # a whole game, on a busy machine
VISITOR = Visitor()
EVERYTHING = (Screen.DESK, Screen.PHONE)  # where every screen is taken; elsewhere the games are
GAMES = ("board", "card")
Shot = Callable[[Camera, str], None]


def main_shots(*themes: Theme) -> Iterator[tuple[str, Shot]]:
    """Name and way of every picture of a main screen."""
    for screen, theme in product(Screen, themes):
        visitor = Visitor(screen, theme)
        for name, take in MAIN.items():
            if screen not in EVERYTHING and name not in GAMES:
                continue
            yield f"{name}-{screen.name.lower()}-{theme.value}", partial(take, visitor=visitor)


def album_shots() -> Iterator[tuple[str, Shot]]:
    """Name and way of every picture of the documents."""
    yield from main_shots(Theme.LIGHT, Theme.DARK)
    yield "new-table", new_table
    yield "waiting-room", waiting_room
    yield "receipt", receipt
    yield "replay", replay
    yield "review", review
    yield "review-link", review_link
    yield "puzzle", answered_puzzle
    yield "puzzle-phone", partial(puzzle, visitor=Visitor(Screen.PHONE))
    yield "daily", daily
    yield "challenge", challenge
    yield "statistics", statistics
    yield "rules", rules
    yield "link", link


def start(camera: Camera, name: str, *, visitor: Visitor) -> None:
    page = camera.open(visitor)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    camera.take(page, name)


def new_table(camera: Camera, name: str) -> None:
    page = camera.open(Visitor())
    page.goto("/new")
    page.get_by_role("heading", name="New table").wait_for()
    camera.take(page, name)


def waiting_room(camera: Camera, name: str) -> None:
    page = camera.open(Visitor())
    with page.expect_response("**/api/me"):
        page.goto("/")
    page.request.patch("/api/me", data={"name": "Ada"})
    seats = [{"kind": "device"}, {"kind": "open"}, {"kind": "bot", "bot": "gustav"}]
    told = page.request.post("/api/matches", data={"edition": "board", "seats": seats}).json()
    page.goto(f"/match/{told['match']['id']}")
    link = page.locator("input[readonly]").first
    link.wait_for()
    link.evaluate("(one, link) => { one.value = link; }", LINK)  # the real one is another each time
    camera.take(page, name)


def imported(page: Page, text: str, ending: str = "") -> str:
    """Lay a game file on the table, and go there."""
    with page.expect_response("**/api/me"):  # from then on the page and its requests are the same person
        page.goto("/")
    told = page.request.post("/api/import", data=text, headers={"content-type": "text/plain"}).json()
    match = str(told["match"]["id"])
    page.goto(f"/match/{match}{ending}")
    return match


def at_table(camera: Camera, visitor: Visitor, rules: str, seed: str, turn: int) -> Page:
    page = camera.open(visitor)
    imported(page, unfinished(rules, seed, turn))
    page.locator(".match [data-chair]").first.wait_for()
    if rules.startswith("card"):  # all sit at this device, and hands are hidden
        page.locator('[data-action="take-device"]').click()
    page.locator('[data-my-turn="true"]').wait_for()
    return page


def choose(page: Page, visitor: Visitor = VISITOR) -> list[str]:
    """Choose the guest with the most to win; the chairs that take him, best first."""
    match = page.url.rpartition("/")[2]
    offers = page.request.get(f"/api/matches/{match}").json()["state"]["offers"]
    seats = [offer for offer in offers if offer["kind"] == "seat"]
    worth: Counter[str] = Counter()
    for offer in seats:
        worth[offer["guest"]] += offer["points"]
    guest = max(sorted(worth), key=lambda one: (not one.startswith("*"), worth[one]))
    tap(page, f'[data-hand="{guest}"] >> nth=0', visitor)
    page.locator("[data-chair][data-points]").first.wait_for()
    mine = sorted((offer for offer in seats if offer["guest"] == guest), key=lambda one: -one["points"])
    return [offer["chair"] for offer in mine]


def mid_game(camera: Camera, name: str, *, visitor: Visitor, game: tuple[str, str, int]) -> None:
    page = at_table(camera, visitor, *game)
    choose(page, visitor)
    if not visitor.screen.is_touched:
        page.mouse.move(5, 5)
    camera.take(page, name)


def receipt(camera: Camera, name: str) -> None:
    page = at_table(camera, Visitor(), *CARD, MID_CARD)
    best = choose(page)
    page.locator(f'[data-chair="{best[0]}"]').click()
    page.locator('[data-draft="1"]').wait_for()
    page.mouse.move(5, 5)
    camera.take(page, name)


def refusal(camera: Camera, name: str, *, visitor: Visitor) -> None:
    page = at_table(camera, visitor, *BOARD, MID_BOARD)
    free = choose(page, visitor)
    chairs: list[str] = page.locator("[data-chair]:not([data-guest])").evaluate_all(
        "all => all.map(one => one.dataset.chair)"
    )
    asked = next(chair for chair in reversed(chairs) if chair not in free)
    tap(page, f'[data-chair="{asked}"]', visitor)
    page.locator(f'[data-why-not="{asked}"]').wait_for()
    page.locator(f'[data-why-not="{asked}"]').scroll_into_view_if_needed()
    camera.take(page, name)


def tap(page: Page, where: str, visitor: Visitor) -> None:
    """Click, or tap: the first one only comes nearer."""
    if not visitor.screen.is_touched:
        page.locator(where).click()
        return
    page.locator(where).tap()
    if page.locator("svg.near").count():
        page.wait_for_timeout(400)
        page.locator(where).tap()


def end(camera: Camera, name: str, *, visitor: Visitor, game: tuple[str, str]) -> None:
    page = camera.open(visitor)
    imported(page, finished(*game))
    page.locator('[data-status="over"]').first.wait_for()
    camera.take(page, name)


def replay(camera: Camera, name: str) -> None:
    page = camera.open(Visitor())
    imported(page, finished(*BOARD), "/replay?turn=30")
    page.get_by_role("slider").wait_for()
    camera.take(page, name)


def reviewed(page: Page) -> str:
    """The review of a game in which somebody could have done better, made now; and the match's id."""
    match = imported(page, game_file(None, "board", 4), "/replay?tab=review")
    page.locator('[data-action="ask-review"]').click()
    page.locator('[data-review="ready"]').wait_for(timeout=REVIEW_MS)
    return match


def review(camera: Camera, name: str) -> None:
    """A turn that cost chances, with the better one beside it."""
    page = camera.open(Visitor())
    reviewed(page)
    page.locator('[data-decision]:not([data-mark="great"])').first.click()
    page.locator('.dock [data-action="answer"]').click()
    page.locator('[data-told="better"] .total').wait_for()
    page.wait_for_timeout(400)  # the letters come a moment after the words
    camera.take(page, name)


def review_link(camera: Camera, name: str) -> None:
    """What a link to a review unfolds to, as the server draws it."""
    page = camera.open(Visitor())
    match = reviewed(page)
    camera.keep(page.request.get(f"/api/matches/{match}/review/picture.png").body(), name)


def puzzle(camera: Camera, name: str, *, visitor: Visitor) -> None:
    """A puzzle to be thought about, with a guest chosen."""
    page = camera.open(visitor)
    page.goto(f"/puzzles/{PUZZLES.get('board-1de08391').id}")
    page.locator("[data-puzzle] .room[data-settled=true]").wait_for()
    tap(page, "[data-hand] >> nth=0", visitor)
    camera.take(page, name)


def answered_puzzle(camera: Camera, name: str) -> None:
    """The greedy turn of a puzzle, beside the best one."""
    page = camera.open(Visitor())
    wanted = PUZZLES.get("card-8fa71452")
    page.goto(f"/puzzles/{wanted.id}")
    page.locator("[data-puzzle] .room[data-settled=true]").wait_for()
    plays(Mouse(page), *wanted.greedy_turn.moves)
    page.locator("[data-result] [data-turn=best]").wait_for()
    camera.take(page, name)


def daily(camera: Camera, name: str) -> None:
    """The deal of the day once it is played; who played it is made up."""
    page = camera.open(Visitor())
    page.route("**/api/daily", lambda route: route.fulfill(json=told_deals.today()))
    table = told_deals.a_table(told_deals.a_deal())
    page.route("**/api/daily/board/*?*", lambda route: route.fulfill(json=table))
    page.goto("/daily")
    page.locator('[data-par="ready"]').wait_for()
    page.get_by_role("heading", name="Results").scroll_into_view_if_needed()
    camera.take(page, name)


def challenge(camera: Camera, name: str) -> None:
    """A challenge once it is played, turn by turn; who played it is made up."""
    page = camera.open(Visitor())
    page.route("**/api/challenges/t", lambda route: route.fulfill(json=told_deals.a_challenge()))
    page.route(
        "**/api/challenges/t/comparison?*", lambda route: route.fulfill(json=told_deals.a_comparison())
    )
    page.goto("/challenge#t")
    page.locator("[data-parted]").wait_for()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    camera.take(page, name)


def statistics(camera: Camera, name: str) -> None:
    """Of somebody who has played forty games."""
    page = camera.open(Visitor())
    page.route("**/api/me/statistics?*", lambda route: route.fulfill(json=some_statistics()))
    page.goto("/me/statistics")
    page.locator("[data-game]").first.wait_for()
    camera.take(page, name)


def tutorial(camera: Camera, name: str, *, visitor: Visitor) -> None:
    page = camera.open(visitor)
    page.goto("/tutorial?course=board&lesson=3")
    tap(page, "[data-hand] >> nth=0", visitor)
    camera.take(page, name)


def referee(camera: Camera, name: str, *, visitor: Visitor) -> None:
    page = camera.open(visitor)
    page.goto(f"/referee#{urlencode(X9)}")
    page.locator("[data-chair]").first.wait_for()
    page.get_by_role("radio", name="Ask").check()
    tap(page, "[data-hand] >> nth=0", visitor)
    page.locator("[data-chair][data-points]").first.wait_for()
    page.evaluate("() => scrollTo(0, 0)")
    camera.take(page, name)


def rules(camera: Camera, name: str) -> None:
    page = camera.open(Visitor())
    page.goto("/rules/E3")
    page.get_by_role("heading").first.wait_for()
    camera.take(page, name)


def link(camera: Camera, name: str) -> None:
    """What a link unfolds to, as the server draws it."""
    page = camera.open(Visitor())
    match = imported(page, unfinished(*BOARD, MID_BOARD))
    camera.keep(page.request.get(f"/api/matches/{match}/picture.png").body(), name)


MAIN: dict[str, Callable[..., None]] = {
    "start": start,
    "board": partial(mid_game, game=(*BOARD, MID_BOARD)),
    "card": partial(mid_game, game=(*CARD, MID_CARD)),
    "refusal": refusal,
    "board-end": partial(end, game=BOARD),
    "card-end": partial(end, game=CARD),
    "tutorial": tutorial,
    "referee": referee,
}  # on both screens, by day and by night
