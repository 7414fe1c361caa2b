"""Somebody at a screen who plays whatever the page offers: by mouse, by keyboard alone, or with a finger."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

MOST_STEPS = 600  # more than any game takes
MOST_TAPS = 4
# A click that still waits for the page comes before its next frames, and is no reason to tap again.
FELT_AFTER_ALL = """async () => {
    for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const { felt = false } = window;
    delete window.felt;
    return felt;
}"""
UNFELT = 5_000.0  # milliseconds after which a tap will not be felt any more
SEEN = """() => {
    const all = wanted => [...document.querySelectorAll(wanted)];
    const enabled = name => document.querySelector(`[data-action="${name}"]`)?.disabled === false;
    const match = document.querySelector('.match');
    return {
        seq: Number(match?.dataset.seq ?? -1),
        drafted: Number(match?.dataset.draft ?? 0),
        busy: match?.dataset.busy === 'true',
        over: !!document.querySelector('[data-status="over"]'),
        mine: !!document.querySelector('[data-my-turn="true"]'),
        pass: !!document.querySelector('[data-action="take-device"], [data-action="put-down"]'),
        drawn: !!document.querySelector('[data-action="put-down"]'),
        hand: all('[data-hand]').map(one => one.dataset.hand),
        able: all('[data-hand]').flatMap((one, at) => one.matches('.idle, :disabled') ? [] : [at]),
        chosen: all('[data-hand]').findIndex(one => one.ariaPressed === 'true'),
        lit: all('[data-chair][data-points]')
            .sort((one, other) => other.dataset.points - one.dataset.points).map(one => one.dataset.chair),
        choices: all('[data-offer^="lower:"], [data-offer^="birthday:"]').map(one => one.dataset.offer),
        commit: enabled('commit'), bar: enabled('bar'), draw: enabled('draw'), aside: enabled('lay-aside'),
    };
}"""


LOOK_AROUND = """() => {
    const chairs = [...document.querySelectorAll('[data-chair]')];
    const lead = (chair, key) => {
        chair.focus();
        chair.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        return document.activeElement.dataset.chair;
    };
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    return Object.fromEntries(chairs.map(chair =>
        [chair.dataset.chair, Object.fromEntries(arrows.map(arrow => [arrow, lead(chair, arrow)]))]));
}"""


def tap(wanted: Locator) -> None:
    """Touch it until Chromium has felt a tap: on a busy machine a slow one is taken for a hold."""
    page = wanted.page
    for _ in range(MOST_TAPS):
        page.evaluate(
            "addEventListener('click', () => { window.felt = true }, { capture: true, once: true })"
        )
        wanted.tap()
        with suppress(PlaywrightTimeout):
            page.wait_for_function("window.felt", timeout=UNFELT)
        if page.evaluate(FELT_AFTER_ALL):
            return
    raise AssertionError("no tap was felt")


class Fingers(Protocol):
    """How somebody does it."""

    page: Page

    def choose(self, index: int) -> None: ...
    def sit(self, chair: str) -> None: ...
    def press(self, action: str) -> None: ...
    def answer(self, offer: str) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, index: int) -> None:
        self.page.locator("[data-hand]").nth(index).click()

    def sit(self, chair: str) -> None:
        self.page.locator(f'[data-chair="{chair}"]').click()

    def press(self, action: str) -> None:
        self.page.locator(f'[data-action="{action}"]').click()

    def answer(self, offer: str) -> None:
        self.page.locator(f'[data-offer="{offer}"]').click()


class Finger(Mouse):
    """On a phone the first tap on a small chair only comes nearer."""

    def choose(self, index: int) -> None:
        tap(self.page.locator("[data-hand]").nth(index))

    def sit(self, chair: str) -> None:
        there = self.page.locator(f'[data-chair="{chair}"]')
        if self.page.locator("svg.tiny").count():
            before = seen(self.page)["drafted"]
            tap(there)
            expect(self.page.locator("svg.near")).to_be_visible()
            assert seen(self.page)["drafted"] == before, "coming nearer placed a guest"
        tap(there)

    def press(self, action: str) -> None:
        tap(self.page.locator(f'[data-action="{action}"]'))

    def answer(self, offer: str) -> None:
        tap(self.page.locator(f'[data-offer="{offer}"]'))


class Keys:
    """The keyboard alone: H to the hand, arrows, Enter, and the shortcuts that the help lists."""

    SHORTCUTS = {"commit": "e", "bar": "b", "draw": "d"}  # noqa: RUF012 - it is read only

    def __init__(self, page: Page) -> None:
        self.page = page
        self.arrows: dict[str, dict[str, str]] = {}  # by chair, where each arrow leads

    def choose(self, index: int) -> None:
        if not self.arrows:
            self.arrows = self.page.evaluate(LOOK_AROUND)
        self.page.keyboard.press("h")
        for _ in range(14):
            if self._focused("data-hand") and self._position() == index:
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def sit(self, chair: str) -> None:
        for arrow in self._way(self._focused("data-chair"), chair):
            self.page.keyboard.press(arrow)
        assert self._focused("data-chair") == chair
        self.page.keyboard.press("Enter")

    def press(self, action: str) -> None:
        if key := self.SHORTCUTS.get(action):
            self.page.keyboard.press(key)
        else:
            self._tab_to(self.page.locator(f'[data-action="{action}"]'))
            self.page.keyboard.press("Enter")

    def answer(self, offer: str) -> None:
        self._tab_to(self.page.locator(f'[data-offer="{offer}"]'))
        self.page.keyboard.press("Enter")

    def _focused(self, attribute: str) -> str:
        told: str = self.page.evaluate("name => document.activeElement?.getAttribute(name) ?? ''", attribute)
        return told

    def _position(self) -> int:
        where: int = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-hand]')].indexOf(document.activeElement)"
        )
        return where

    def _way(self, here: str, chair: str) -> list[str]:
        """The arrows that lead from one chair to another, as few as there can be."""
        ways: dict[str, list[str]] = {here: []}
        for place in (coming := [here]):
            for arrow, there in self.arrows[place].items():
                if there not in ways:
                    ways[there] = [*ways[place], arrow]
                    coming.append(there)
        return ways[chair]

    def _tab_to(self, wanted: Locator) -> None:
        for _ in range(120):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("not reached by Tab")


def open_menu(page: Page) -> Locator:
    """What is seldom needed in a match."""
    page.locator('[data-action="menu"]').click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    return menu


def give_up(page: Page) -> Locator:
    """Ask to give up; the dialog that wants to be sure."""
    open_menu(page).get_by_role("button", name="Give up").click()
    sure = page.get_by_role("dialog", name="Give up this game?")
    expect(sure).to_be_visible()
    return sure


def lay_on_the_table(page: Page, game: str) -> None:
    """Go on with a game, as whoever is on turn; in the card game they take the device first."""
    answer = page.request.post("/api/import", data=game, headers={"content-type": "text/plain"})
    page.goto(f"/match/{answer.json()['match']['id']}")
    if settled(page)["pass"]:
        Mouse(page).press("take-device")
        settled(page)


def sit_down(page: Page, match: str, name: str) -> None:
    page.goto(f"/match/{match}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def turn_at(pages: list[Page]) -> Page:
    """Whose turn it is; everybody sees the same."""
    for page in pages:
        expect(page.locator('[data-status="running"]')).to_be_visible()
    return next(page for page in pages if seen(page)["mine"])


def seen(page: Page) -> dict[str, Any]:
    """What the page shows and offers now."""
    told: dict[str, Any] = page.evaluate(SEEN)
    return told


def of_nations(now: dict[str, Any]) -> list[int]:
    """The places in the hand of the guests who can do something, but for jokers."""
    return [index for index in now["able"] if not now["hand"][index].startswith("*")]


def settled(page: Page) -> dict[str, Any]:
    """What the page shows once it is somebody's turn here, or the game is over."""
    page.wait_for_function(
        """() => {
            const match = document.querySelector('.match');
            if (!match || match.dataset.busy === 'true') return false;
            if (!match.querySelector('.room[data-settled="true"]')) return false;
            const passed = '[data-action="take-device"], [data-action="put-down"]';
            if (match.dataset.passing === 'true') return document.querySelector(passed);
            if (document.querySelector('[data-status="over"]')) return true;
            // What is asked at the end of a turn comes with a chunk of its own.
            const offered = ['[data-hand]:not(.idle, :disabled)', '[data-offer]',
                '[data-action="commit"]:enabled', '[data-action="draw"]:enabled'];
            return document.querySelector('[data-my-turn="true"]') && document.querySelector(offered);
        }""",
        timeout=30_000,
    )
    return seen(page)


def step(fingers: Fingers) -> bool:
    """Do one thing that is offered; false when the game is over."""
    page = fingers.page
    now = settled(page)
    if now["over"]:
        return False
    if now["pass"]:
        if now["drawn"]:
            fingers.press("put-down")
        fingers.press("take-device")
    elif now["choices"]:
        fingers.answer(now["choices"][0])
    elif now["commit"]:
        fingers.press("commit")
    elif not take_up(fingers, now):
        fingers.press("draw")
    changed(page, now)
    return True


def take_up(fingers: Fingers, now: dict[str, Any]) -> bool:
    """Choose the first guest who can do something, and let them do the best of it."""
    for index in now["able"]:
        fingers.choose(index)
        expect(fingers.page.locator("[data-hand]").nth(index)).to_have_attribute("aria-pressed", "true")
        then = seen(fingers.page)
        if then["lit"]:
            fingers.sit(then["lit"][0])
            return True
        if then["bar"]:
            fingers.press("bar")
            return True
        if then["aside"]:
            fingers.press("lay-aside")
            return True
        fingers.page.keyboard.press("Escape")
    return False


def changed(page: Page, before: dict[str, Any]) -> None:
    """Wait until what was done is seen."""
    page.wait_for_function(
        """({seq, drafted, pass}) => {
            const match = document.querySelector('.match');
            if (!match || match.dataset.busy === 'true') return false;
            const passed = document.querySelector('[data-action="take-device"], [data-action="put-down"]');
            return Number(match.dataset.seq) !== seq || Number(match.dataset.draft) !== drafted
                || !!passed !== pass;
        }""",
        arg=before,
    )


def play_a_turn(fingers: Fingers) -> None:
    """Play until something of it is in the log."""
    before = seen(fingers.page)["seq"]
    while seen(fingers.page)["seq"] == before:
        step(fingers)


def play_to_the_end(fingers: Fingers) -> int:
    """Play until the game is over; how many things were done."""
    for done in range(MOST_STEPS):
        if not step(fingers):
            return done
    raise AssertionError("the game does not end")


def open_table(page: Page, edition: str, *seats: str, hints: bool | None = None, **options: str) -> str:
    """Open a table as the person of an empty tab and go there; seats are `device:Ada`, `bot`, `open`."""
    wanted = [
        {"kind": kind, "bot": "greedy"}
        if kind == "bot"
        else {"kind": kind, **({"name": name} if name else {})}
        for kind, _, name in (seat.partition(":") for seat in seats)
    ]
    told = {
        "edition": edition,
        "seats": wanted,
        "options": options,
        "hints": hints,
        "start": all(s["kind"] != "open" for s in wanted),
    }
    answer = page.request.post("/api/matches", data=told)
    assert answer.ok, answer.text()
    match: str = answer.json()["match"]["id"]
    page.goto(f"/match/{match}")
    if told["start"]:
        expect(page.locator(".match")).to_be_visible()
    return match
