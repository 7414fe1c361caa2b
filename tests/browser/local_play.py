"""Somebody in the café without a server."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .playing import Mouse, play_a_turn, seen, step
from .static_site import BASE
from .test_shell import GIVEN_UP_MS, WORKER_IS_ACTIVE

DEEP_LINK = "the server responded with a status of 404"  # and with the page all the same: see 404.html
PATIENCE = 240  # times a quarter of a second
KEPT = """async base => {
    if (!navigator.serviceWorker?.controller) return false;
    return (await caches.match(base + 'python/parts.json')) !== undefined;
}"""
OPEN = """async wanted => {
    const answer = await cafe.api.openMatch(wanted);
    return answer.ok ? answer.value.match.id : `refused: ${JSON.stringify(answer)}`;
}"""
WALK = """address => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main').append(link);
    link.click();
    link.remove();
}"""
LOG = """async id => {
    const entries = [];
    for (let after = 0; ; ) {
        const { value } = await cafe.api.getNews(id, { after });
        entries.push(...value.entries);
        if (value.seq <= after || value.seq >= value.state.seq) return entries;
        after = value.seq;
    }
}"""


def come_in(page: Page, path: str = "") -> None:
    """Open a page of the café, and wait until it is set up."""
    page.goto(BASE + path)
    expect(page.locator("main h1").first).to_be_attached()
    expect(page.locator("[data-house]")).to_have_count(0)


def come_to_read(page: Page) -> None:
    """Open a page that needs no Python, and wait for the service worker: what comes next comes through it."""
    page.goto(f"{BASE}rules")
    page.evaluate(WORKER_IS_ACTIVE, GIVEN_UP_MS)


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has everything that it needs without a host."""
    wait_until(page, KEPT, BASE)


def wait_until(page: Page, what: str, *asked: str) -> None:
    """Wait for the answer yes of an asynchronous function, for which `wait_for_function` does not wait."""
    for _ in range(PATIENCE):
        if page.evaluate(what, *asked):
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"it never came: {what}")


def walk_to(page: Page, path: str) -> None:
    """Go to another page as by a link, without loading anything anew."""
    page.evaluate(WALK, BASE + path)


def open_local_table(page: Page, edition: str, *seats: str) -> str:
    """Open a table beside the page, and go there without loading anything anew; seats as for `open_table`."""
    wanted = [
        {"kind": "bot", "bot": name or "greedy"} if kind == "bot" else {"kind": kind, "name": name}
        for kind, _, name in (seat.partition(":") for seat in seats)
    ]
    match: str = page.evaluate(OPEN, {"edition": edition, "seats": wanted, "options": {}, "start": True})
    assert not match.startswith("refused"), match
    walk_to(page, f"match/{match}")
    expect(page.locator('.match, [data-action="take-device"]').first).to_be_visible()
    return match


def log_of(page: Page, match: str) -> list[dict[str, Any]]:
    """Everything that has happened in a match, as the café tells it."""
    entries: list[dict[str, Any]] = page.evaluate(LOG, match)
    return entries


def my_turn(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('[data-my-turn=true]')")


def turns_of(log: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    return [entry for entry in log if entry["type"] == "turn-played" and entry["seat"] == seat]


def play_my_turn(page: Page, match: str) -> None:
    """Play until a turn of one's own is in the log."""
    before = len(turns_of(log_of(page, match), 0))
    while len(turns_of(log_of(page, match), 0)) == before:
        my_turn(page)
        play_a_turn(Mouse(page))


def wait_for_my_turns(page: Page, match: str, count: int) -> None:
    for _ in range(120):
        if len(turns_of(log_of(page, match), 0)) == count:
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"{len(turns_of(log_of(page, match), 0))} turns instead of {count}")


def draft_a_turn(page: Page) -> None:
    """Draft a whole turn, and do not play it."""
    my_turn(page)
    while not seen(page)["commit"]:
        my_turn(page)
        step(Mouse(page))


def draft_something(page: Page) -> int:
    """Take a step of a turn without playing it; how many steps are drafted."""
    my_turn(page)
    while seen(page)["drafted"] == 0:
        before = seen(page)["seq"]
        step(Mouse(page))
        if seen(page)["seq"] != before:
            my_turn(page)
    return int(seen(page)["drafted"])
