"""The browser client: what a first visit weighs, how soon it can be used, and what an event costs."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import APIRequestContext, Browser, Page, Playwright, sync_playwright

from tests.browser.chromium import WHOLE, open_chromium
from tests.browser.server import CafeProcess

from . import lighthouse
from .clock import Measured
from .trace import SHOWN, Shown, Tracing, shown

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
    "replay": '.replay [data-action="on"]:not(:disabled)',
    "referee": ".referee [data-chair]",
    "rules": ".rulebook article h4",
    "tutorial": 'a[data-action="begin"]',
}
WEIGHED = ("start", "match")
WATCH = """wanted => {
    const look = () => document.querySelector(wanted)
        ? setTimeout(() => { window.usableAt = performance.now(); })
        : requestAnimationFrame(look);
    look();
}"""
FETCHED = """() => performance.getEntriesByType('resource')
    .filter(one => /\\.(js|css)$/.test(new URL(one.name).pathname) && !one.name.endsWith('/sw.js'))
    .map(one => [one.name, one.encodedBodySize])"""
IN_THE_PAGE = "[...document.querySelectorAll('link[rel=stylesheet][disabled]')].map(one => one.href)"
MARK = f"""() => new MutationObserver(() => performance.mark('{SHOWN}'))
    .observe(document.querySelector('.match .room'), {{ subtree: true, childList: true }})"""


def bench(rounds: int) -> Iterator[str]:
    """A real Chromium at a real server; rounds are cold visits."""
    with tempfile.TemporaryDirectory(prefix="cafe-bench-") as folder, sync_playwright() as playwright:
        cafe = CafeProcess(Path(folder))
        cafe.start()
        try:
            browser = open_chromium(playwright, WHOLE)
            events = EVENTS_IN_A_ROUND * rounds
            yield f"web: Chromium {browser.version}, {rounds} visits, {events} events at {SLOWDOWN}× slowdown"
            yield from _lines(playwright, browser, cafe, rounds)
            browser.close()
            yield from lighthouse.lines(_addresses(Table.open(playwright, cafe), cafe))
        finally:
            cafe.stop()


def _lines(playwright: Playwright, browser: Browser, cafe: CafeProcess, rounds: int) -> Iterator[str]:
    table = Table.open(playwright, cafe)
    for page, path in _paths(table).items():
        visits = [_visit(browser, cafe, page, path) for _ in range(rounds)]
        if page in WEIGHED:
            yield _weighed(page, visits[0])
        yield _timed(Measured(f"{page}: interactive", tuple(one.usable for one in visits), INTERACTIVE_AIM))
    yield from _events_told("spectator", _events(browser, cafe, table, None, rounds))
    another = Table.open(playwright, cafe)
    yield from _events_told("player", _events(browser, cafe, another, another.guest, rounds))


def _addresses(table: Table, cafe: CafeProcess) -> dict[str, str]:
    return {name: cafe.url + path for name, path in _paths(table).items()}


def _paths(table: Table) -> dict[str, str]:
    """Every kind of page: a running match, and the same one turn by turn."""
    match = f"/match/{table.match}"
    paths = {"start": "/", "match": match, "replay": f"{match}/replay"}
    return paths | {"referee": "/referee", "rules": "/rules", "tutorial": "/tutorial"}


@dataclass(frozen=True, slots=True)
class Visit:
    """A first visit: bytes on the wire, and seconds until the page can be used."""

    code: int
    gzipped: int
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
    written: list[str] = tab.evaluate(IN_THE_PAGE)
    context.close()
    words = sum(size for name, size in fetched if "words" in name)
    code = {name: size for name, size in fetched if "words" not in name}
    code |= {name: _weight(name, "br") for name in written}  # as if they were files
    return Visit(sum(code.values()), sum(_weight(name, "gzip") for name in code), words, usable / 1_000)


def _weight(address: str, encoding: str) -> int:
    """What a file weighs for a browser that accepts this encoding."""
    with urlopen(Request(address, headers={"accept-encoding": encoding})) as answer:
        return len(answer.read())


def _weighed(page: str, visit: Visit) -> str:
    weight = f"{visit.code / 1_000:>7.1f} kB   aim {WEIGHT_AIM / 1_000:.0f} kB"
    over = "  over the aim" if visit.code > WEIGHT_AIM else ""
    beside = (
        f"{visit.gzipped / 1_000:.1f} kB as gzip; and {visit.words / 1_000:.1f} kB of words in one language"
    )
    return f"{page + ': JavaScript and CSS':34}{weight}   {beside}{over}"


def _timed(found: Measured) -> str:
    times = f"best {_ms(min(found.times))}   median {_ms(found.median)}   p95 {_ms(found.p95)}"
    told = f"{found.name:34}{times}   aim {_ms(found.aim)}"
    return told if found.median <= found.aim else f"{told}  over the aim"


def _events_told(who: str, events: list[Shown]) -> Iterator[str]:
    """The frame that shows an event in the room, and those after it with scores, hands and sentences."""
    firsts = [one.first for one in events]
    yield _timed(Measured(f"{who}: an event in the room", tuple(one.total for one in firsts), FRAME_AIM))
    kinds = {kind: median(one.by_kind[kind] for one in firsts) for kind in firsts[0].by_kind}
    yield f"{'':34}of which " + ", ".join(f"{kind} {_ms(spent)}" for kind, spent in kinds.items())
    after = [[work.total for work in one.after] for one in events]
    frames, total = median(map(len, after)), median(map(sum, after))
    longest = median(max(spent, default=0.0) for spent in after)
    yield f"{'':34}and after it {_ms(total)} in {frames:.0f} frames, the longest {_ms(longest)}"


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
) -> list[Shown]:
    """What each turn costs a page that looks on, as a stranger or from a seat."""
    state = None if who is None else who.storage_state()
    context = browser.new_context(base_url=cafe.url, viewport=DESK, storage_state=state)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/match/{table.match}")
    page.locator(READY["match"]).first.wait_for()
    page.evaluate(MARK)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    events = [_event(page, Tracing(session), table) for _ in range(WARM_UP + EVENTS_IN_A_ROUND * rounds)]
    context.close()
    return [one for one in events[WARM_UP:] if one is not None]


def _event(page: Page, tracing: Tracing, table: Table) -> Shown | None:
    page.wait_for_timeout(QUIET)
    tracing.begin()
    table.play()
    page.wait_for_timeout(QUIET)
    return shown(tracing.end(page.wait_for_timeout))
