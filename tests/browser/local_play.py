"""Somebody in the café without a server."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .static_site import BASE

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


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has everything that it needs without a host."""
    for _ in range(PATIENCE):
        if page.evaluate(KEPT, BASE):
            return
        page.wait_for_timeout(250)
    raise AssertionError("the browser keeps nothing")


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
