"""The café without a server, on its static build in Chromium: weight, start, answers, bots' turns, memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from cafe.bots import CHARACTERS
from cafe.bots.in_time import LEVEL_S, USUAL_S
from tests.browser.chromium import WHOLE, open_chromium, open_with_profile
from web.static_server import StaticServer

from .clock import Measured
from .worker_memory import measurable, memory_of, worker_cpu_s

SITE, BASE = Path(".tools/bench-site"), "/cafe/"
MB = 1_000_000
WEIGHT_BAR, HEAP_BAR, STORED_BAR = 6.0 * MB, 64 * 2**20, 16 * 2**20
COLD_BAR_S, WARM_BAR_S, CPU_BAR_S = 3.0, 2.0, 1.5
PREVIEW_BAR_S, COMMIT_BAR_S, EASY_TURN_BAR_S = 0.050, 0.100, 0.5
EASY_LEVELS = 3  # whose turns have a bar of their own; those above have the limit that they have everywhere
TURNS_OF_A_BOT = 3
SETTLING_MS = 1_000  # a new tab makes the browser itself busy
KEEPING_MS = 8_000  # Chromium writes down what it has compiled seconds after it has
KEPT_AGAIN_MS = 100
TURNS_BEFORE_MEMORY = 20

READY = "() => globalThis.cafe?.api"
FIRST_ANSWER = "async () => { await cafe.api.get('/bots'); return performance.now() / 1000; }"
KEPT = """async () => (await Promise.all((await caches.keys()).map(
    async name => (await caches.open(name)).match(`${location.pathname}python/parts.json`)))).some(Boolean)"""
STORED = "async () => (await navigator.storage.estimate()).usage"
OPEN = """async ([edition, ...seats]) => {
    const made = await cafe.api.openMatch({ edition, seats, start: true });
    if (!made.ok) throw new Error(JSON.stringify(made));
    return made.value.match.id;
}"""
# A turn, the last offer at every step: the seconds of every preview, and of the commit.
TURN = """async ([match, key]) => {
    const { value: { state } } = await cafe.api.getMatch(match);
    if (state.status === 'over') return null;
    const seat = state.view.player, moves = [], previews = [];
    for (;;) {
        const begun = performance.now();
        const { value: draft } = await cafe.api.preview(match, { seat, moves });
        previews.push((performance.now() - begun) / 1000);
        if (draft.offers.length === 0) break;
        moves.push(draft.offers.at(-1).move);
    }
    const begun = performance.now();
    const played = await cafe.api.play(match, { seat, moves, seen: state.seq, key });
    if (!played.ok) throw new Error(JSON.stringify(played));
    return [previews, (performance.now() - begun) / 1000];
}"""
# Until it is our turn again: the longest that a small request had to wait, which is for the bot's thoughts.
BOTS_TURN = """async match => {
    let longest = 0;
    for (;;) {
        const begun = performance.now();
        const { value: { state } } = await cafe.api.getMatch(match);
        longest = Math.max(longest, (performance.now() - begun) / 1000);
        if (state.status === 'over' || state.view.player === 0) return longest;
        await new Promise(resolve => setTimeout(resolve, 5));
    }
}"""
DEVICE = {"kind": "device"}


def bench(rounds: int) -> Iterator[str]:
    """A real Chromium and a plain file server; rounds are visits."""
    with static_host() as address, sync_playwright() as playwright:
        browser = open_chromium(playwright, WHOLE)
        yield f"offline: Chromium {browser.version}, {rounds} visits, the static build on loopback"
        yield _weight()
        yield from _visits(playwright, address, rounds)
        yield _work(browser, address, rounds)
        page = _open(browser.new_context(), address)
        yield from _answers(page, rounds)
        yield from _turns_of_bots(page)
        _wait_until_kept(page)
        yield _sized("stored after these games", page.evaluate(STORED), STORED_BAR)
        yield from _memory(browser, address)
        browser.close()


@contextmanager
def static_host() -> Iterator[str]:
    server = StaticServer(SITE, BASE, 0)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{BASE}"
    finally:
        server.shutdown()
        server.server_close()


def _weight() -> str:
    files = json.loads((SITE / "python" / "parts.json").read_text())["files"]
    return _sized("Python parts as gzip", sum(file["gzip"] for file in files), WEIGHT_BAR)


def _open(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY)
    return page


def _visits(playwright: Playwright, address: str, rounds: int) -> Iterator[str]:
    """From the navigation to the first answer: of somebody new, and of who comes back.

    The profile lies on the disk, as everybody's does: only there does Chromium keep what it has compiled.
    """
    cold, second, warm = [], [], []
    for _ in range(rounds):
        with TemporaryDirectory(prefix="cafe-bench-") as profile:
            context = open_with_profile(playwright, profile)
            cold.append(_visit(context, address))
            second.append(_visit(context, address))
            _visit(context, address)  # by now it has compiled what was kept
            warm.append(_visit(context, address))
            context.close()
    yield _timed(Measured("ready, cold", tuple(cold), COLD_BAR_S))
    yield _timed(Measured("ready, second visit", tuple(second), WARM_BAR_S))
    yield _timed(Measured("ready, later visits", tuple(warm), WARM_BAR_S))


def _visit(context: BrowserContext, address: str) -> float:
    """In a tab that is open already; it is left when everything is kept."""
    page = context.new_page()
    page.wait_for_timeout(SETTLING_MS)
    page.goto(address)
    page.wait_for_function(READY)
    took: float = page.evaluate(FIRST_ANSWER)
    _wait_until_kept(page)
    page.wait_for_timeout(KEEPING_MS)
    page.close()
    return took


def _wait_until_kept(page: Page) -> None:
    while not page.evaluate(KEPT):
        page.wait_for_timeout(KEPT_AGAIN_MS)


def _work(browser: Browser, address: str, rounds: int) -> str:
    """The processor time of the worker until somebody new has an answer."""
    work = []
    for _ in range(rounds):
        before = worker_cpu_s(browser)
        context = browser.new_context()
        _open(context, address).evaluate(FIRST_ANSWER)
        work.append(worker_cpu_s(browser) - before)
        context.close()
    return _timed(Measured("worker's CPU until ready", tuple(work), CPU_BAR_S))


def _answers(page: Page, rounds: int) -> Iterator[str]:
    """Whole games of two on one device, as many turns as it takes."""
    previews: list[float] = []
    commits: list[float] = []
    for edition in ("board", "card"):
        match = page.evaluate(OPEN, [edition, DEVICE, DEVICE])
        for turn in range(4 * rounds):
            played = page.evaluate(TURN, [match, f"{edition}-{turn}"])
            if played is None:
                break
            previews += played[0]
            commits.append(played[1])
    yield _always(Measured("preview, page to page", tuple(previews), PREVIEW_BAR_S))
    yield _always(Measured("commit, page to page", tuple(commits), COMMIT_BAR_S))


def _turns_of_bots(page: Page) -> Iterator[str]:
    for character in CHARACTERS.values():
        seats = [DEVICE, {"kind": "bot", "bot": character.name}]
        match = page.evaluate(OPEN, [character.edition.value, *seats])
        page.evaluate(BOTS_TURN, match)  # perhaps the bot begins
        times = []
        for turn in range(TURNS_OF_A_BOT):
            if page.evaluate(TURN, [match, f"{character.name}-{turn}"]) is None:
                break
            times.append(page.evaluate(BOTS_TURN, match))
        name = f"{character.name}'s turn (level {character.level})"
        if character.level <= EASY_LEVELS:
            yield _timed(Measured(name, tuple(times), EASY_TURN_BAR_S))
        else:
            yield _always(Measured(name, tuple(times), LEVEL_S.get(character.level, USUAL_S)))


def _memory(browser: Browser, address: str) -> Iterator[str]:
    """After a game in a visit of its own, for which pages are made to tell."""
    context = browser.new_context(service_workers="block")
    measurable(context)
    page = _open(context, address)
    match = page.evaluate(OPEN, ["board", DEVICE, DEVICE])
    for turn in range(TURNS_BEFORE_MEMORY):
        page.evaluate(TURN, [match, f"memory-{turn}"])
    used = memory_of(page)
    parts = f"   Python {used.python / 2**20:.1f} MB, page and worker {used.scripts / 2**20:.1f} MB"
    yield _sized("heap after a game", used.python + used.scripts, HEAP_BAR) + parts
    context.close()


def _sized(name: str, size: float, bar: float) -> str:
    unit = MB if bar == WEIGHT_BAR else 2**20
    told = f"{name:28}{size / unit:.2f} MB   bar {bar / unit:.0f} MB"
    return told if size <= bar else f"{told}  over the bar"


def _timed(found: Measured) -> str:
    """Within the bar if the median is."""
    return _judged(found, found.median)


def _always(found: Measured) -> str:
    """Within the bar if (nearly) all are."""
    return _judged(found, found.p95)


def _judged(found: Measured, deciding: float) -> str:
    told = f"{found.name:28}{_spread(found)}   bar {found.aim * 1000:.0f} ms"
    return f"{told}  over the bar" if deciding > found.aim else told


def _spread(found: Measured) -> str:
    best, median, p95 = min(found.times), found.median, found.p95
    return f"best {best * 1000:.0f} ms   median {median * 1000:.0f} ms   p95 {p95 * 1000:.0f} ms"
