"""The browser client: what a first visit weighs, how soon it can be used, and what an event costs."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page, Playwright, sync_playwright

from tests.browser.chromium import open_chromium
from tests.browser.server import CafeProcess

from .clock import Measured
from .trace import Tracing, Work, work_of_message

WEIGHT_AIM = 80_000  # bytes of JavaScript and CSS, compressed
INTERACTIVE_AIM, FRAME_AIM = 1.0, 0.016
SLOWDOWN = 4
EVENTS_IN_A_ROUND, WARM_UP = 2, 4
GUEST_SEAT = 3
MID_GAME = 24  # turns that are over when we begin to look
QUIET = 900.0  # milliseconds until a slowed page has shown everything
DESK = {"width": 1280, "height": 860}
READY = {
    "start": "button.primary:not(:disabled)",
    "match": ".match [data-chair]",
}
WATCH = """wanted => {
    const look = () => document.querySelector(wanted)
        ? setTimeout(() => { window.usableAt = performance.now(); })
        : requestAnimationFrame(look);
    look();
}"""
FETCHED = """() => performance.getEntriesByType('resource')
    .filter(one => /\\.(js|css)$/.test(new URL(one.name).pathname) && !one.name.endsWith('/sw.js'))
    .map(one => [/words/.test(one.name) ? 'words' : 'code', one.encodedBodySize])"""


def bench(rounds: int) -> Iterator[str]:
    """A real Chromium at a real server; rounds are cold visits."""
    with tempfile.TemporaryDirectory(prefix="cafe-bench-") as folder, sync_playwright() as playwright:
        cafe = CafeProcess(Path(folder))
        cafe.start()
        try:
            browser = open_chromium(playwright)
            events = EVENTS_IN_A_ROUND * rounds
            yield f"web: Chromium {browser.version}, {rounds} visits, {events} events at {SLOWDOWN}× slowdown"
            yield from _lines(playwright, browser, cafe, rounds)
            browser.close()
        finally:
            cafe.stop()


def _lines(playwright: Playwright, browser: Browser, cafe: CafeProcess, rounds: int) -> Iterator[str]:
    table = Table.open(playwright, cafe)
    for page, path in {"start": "/", "match": f"/match/{table.match}"}.items():
        visits = [_visit(browser, cafe, page, path) for _ in range(rounds)]
        yield _weighed(page, visits[0])
        yield _timed(Measured(f"{page}: interactive", tuple(one.usable for one in visits), INTERACTIVE_AIM))
    yield from _events_told("spectator", _events(browser, cafe, table, None, rounds))
    another = Table.open(playwright, cafe)
    yield from _events_told("player", _events(browser, cafe, another, another.guest, rounds))


@dataclass(frozen=True, slots=True)
class Visit:
    """A first visit: bytes on the wire, and seconds until the page can be used."""

    code: int
    words: int
    usable: float


def _visit(browser: Browser, cafe: CafeProcess, page: str, path: str) -> Visit:
    context = browser.new_context(base_url=cafe.url, viewport=DESK)  # type: ignore[arg-type]
    tab = context.new_page()
    tab.add_init_script(f"({WATCH})({READY[page]!r})")
    tab.goto(path)
    tab.wait_for_function("() => window.usableAt")
    usable: float = tab.evaluate("window.usableAt")
    fetched: list[tuple[str, int]] = tab.evaluate(FETCHED)
    context.close()
    code, words = (sum(size for kind, size in fetched if kind == wanted) for wanted in ("code", "words"))
    return Visit(code, words, usable / 1_000)


def _weighed(page: str, visit: Visit) -> str:
    told = (
        f"{page + ': JavaScript and CSS':34}{visit.code / 1_000:>7.1f} kB   aim {WEIGHT_AIM / 1_000:.0f} kB"
    )
    over = "  over the aim" if visit.code > WEIGHT_AIM else ""
    return f"{told}   and {visit.words / 1_000:.1f} kB of words in one language{over}"


def _timed(found: Measured) -> str:
    told = f"{found.name:34}median {_ms(found.median)}   p95 {_ms(found.p95)}   aim {_ms(found.aim)}"
    return told if found.median <= found.aim else f"{told}  over the aim"


def _events_told(who: str, works: list[Work]) -> Iterator[str]:
    yield _timed(Measured(f"{who}: an event on screen", tuple(one.total for one in works), FRAME_AIM))
    kinds = {kind: median(one.by_kind[kind] for one in works) for kind in works[0].by_kind}
    yield f"{'':34}of which " + ", ".join(f"{kind} {_ms(spent)}" for kind, spent in kinds.items())


def _ms(seconds: float) -> str:
    return f"{seconds * 1_000:.1f} ms"


@dataclass
class Table:
    """A board game of four, played through the API: three seats on one device, and one of somebody else."""

    match: str
    host: APIRequestContext
    guest: APIRequestContext
    keys: int = 0

    @classmethod
    def open(cls, playwright: Playwright, cafe: CafeProcess) -> Table:
        host, guest = (playwright.request.new_context(base_url=cafe.url) for _ in range(2))
        seats = [*({"kind": "device", "name": name} for name in ("Ada", "Bo", "Cy")), {"kind": "open"}]
        told = _json(host.post("/api/matches", data={"edition": "board", "seats": seats}))
        table = cls(told["match"]["id"], host, guest)
        _json(guest.post(f"{table.address}/join", data={"name": "Di"}))
        _json(host.post(f"{table.address}/start", data={}))
        for _ in range(MID_GAME):
            table.play()
        return table

    @property
    def address(self) -> str:
        return f"/api/matches/{self.match}"

    def play(self) -> None:
        """A whole turn: the best that is offered, step by step."""
        state = _json(self.host.get(self.address))["state"]
        seat, moves = state["view"]["player"], list[str]()
        door = self.guest if seat == GUEST_SEAT else self.host
        while True:
            asked = {"seat": seat, "moves": moves}
            offers = _json(door.post(f"{self.address}/preview", data=asked))["offers"]
            if not offers:
                break
            best = max(offers, key=lambda one: (one["kind"] == "seat", one["points"]))
            moves.append(best["move"])
        self.keys += 1
        commit = {"seat": seat, "moves": moves, "seen": state["seq"], "key": f"bench-{self.keys}"}
        _json(door.post(f"{self.address}/moves", data=commit))


def _json(answer: Any) -> dict[str, Any]:
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def _events(
    browser: Browser, cafe: CafeProcess, table: Table, who: APIRequestContext | None, rounds: int
) -> list[Work]:
    """What each turn costs a page that looks on, as a stranger or from a seat."""
    state = None if who is None else who.storage_state()
    context = browser.new_context(base_url=cafe.url, viewport=DESK, storage_state=state)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/match/{table.match}")
    page.locator(READY["match"]).first.wait_for()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    works = [_event(page, Tracing(session), table) for _ in range(WARM_UP + EVENTS_IN_A_ROUND * rounds)]
    context.close()
    return [work for work in works[WARM_UP:] if work is not None]


def _event(page: Page, tracing: Tracing, table: Table) -> Work | None:
    page.wait_for_timeout(QUIET)
    tracing.begin()
    table.play()
    page.wait_for_timeout(QUIET)
    return work_of_message(tracing.end(page.wait_for_timeout))
