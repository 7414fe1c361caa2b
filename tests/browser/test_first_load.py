"""How much a first visit costs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .chromium import Complaints
from .conftest import BUILT, Visit
from .server import CafeProcess

BUDGET = 80_000  # bytes of JavaScript and CSS, compressed
SIZES = json.loads((BUILT / "sizes.json").read_text()) if (BUILT / "sizes.json").exists() else {"pages": {}}


FETCHED = """until => performance.getEntriesByType('resource')
    .filter(one => until === null || one.startTime < until)
    .filter(one => /\\.(js|css)$/.test(new URL(one.name).pathname))
    .filter(one => !/words/.test(one.name) && !one.name.endsWith('/sw.js'))
    .map(one => [new URL(one.name).pathname, one.encodedBodySize])"""
IN_THE_PAGE = (
    "[...document.querySelectorAll('link[rel=stylesheet][disabled]')].map(one => one.getAttribute('href'))"
)
STYLES_APPLY = "[...document.querySelectorAll('style')].map(one => one.sheet.cssRules.length > 0)"
WATCH_CHAIRS = """new MutationObserver((_, observer) => {
    if (!document.querySelector('.match [data-chair]')) return;
    window.chairsAt = performance.now();
    observer.disconnect();
}).observe(document, { subtree: true, childList: true })"""

UNUSED_STYLES = """[...document.querySelectorAll('link[rel=preload][as=style]')].filter(asked =>
    ![...document.querySelectorAll('link[rel=stylesheet]')].some(used => used.href === asked.href))"""


@pytest.mark.parametrize("page", sorted(SIZES["pages"]))
def test_every_page_begins_within_the_budget(page: str) -> None:
    total = sum(smallest(name) for name in SIZES["pages"][page])
    assert total < BUDGET, f"{page} needs {total} bytes"


def test_the_start_page_fetches_no_more_than_that(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").wait_for()
    fetched = page.evaluate(FETCHED, None)
    assert fetched
    assert sum(size for _, size in fetched) + in_the_page(page) < BUDGET, fetched


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_match_fetches_no_more_than_that_until_its_chairs_are_there(visit: Visit, edition: str) -> None:
    page = visit()
    page.add_init_script(WATCH_CHAIRS)
    seats = [{"kind": "device", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post("/api/matches", data={"edition": edition, "seats": seats, "start": True})
    page.goto(f"/match/{answer.json()['match']['id']}")
    page.wait_for_function("() => window.chairsAt")
    page.locator("[data-held=true]").wait_for()  # what comes last is on its way
    fetched = page.evaluate(FETCHED, page.evaluate("window.chairsAt"))
    assert fetched
    assert sum(size for _, size in fetched) + in_the_page(page) < BUDGET, fetched


@pytest.mark.parametrize("path", ["/", "/new", "/me", "/rules", "/referee", "/tutorial"])
def test_every_style_that_the_head_asks_for_is_used(visit: Visit, path: str) -> None:
    assert uses_every_style(visit(path))


def test_a_match_and_its_replay_use_every_style_that_their_heads_ask_for(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "device", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post("/api/matches", data={"edition": "card", "seats": seats, "start": True})
    match = f"/match/{answer.json()['match']['id']}"
    for path in (match, f"{match}/replay"):
        page.goto(path)
        assert uses_every_style(page)


def uses_every_style(page: Page) -> bool:
    """Wait until all styles asked for in the head are applied; whether there were any."""
    page.wait_for_function(UNUSED_STYLES + ".length === 0")
    return bool(page.evaluate("document.querySelector('link[rel=preload][as=style]') !== null"))


def test_the_head_asks_for_the_page_and_its_words(visit: Visit) -> None:
    page = visit("/rules")
    page.get_by_role("heading", name="E1").first.wait_for()
    asked = page.evaluate(
        "[...document.querySelectorAll('link[rel=modulepreload][href]')].map(one => one.getAttribute('href'))"
    )
    names = {Path(name).name.partition("-")[0] for name in asked}
    assert {"RulesPage", "_words_most"} <= names


@pytest.mark.parametrize("path", ["/", "/referee", "/kitchen"])
def test_the_first_styles_stand_in_the_page_and_are_fetched_by_nobody(
    visit: Visit, complaints: Complaints, path: str
) -> None:
    complaints.forgive("the server responded with a status of 404")  # of the page that does not exist
    page = visit(path)  # Chromium complains of a style that the policy refuses
    page.locator("#arriving").wait_for(state="detached")
    page.locator("main h1").first.wait_for(state="attached")
    written = page.evaluate(IN_THE_PAGE)
    assert page.evaluate(STYLES_APPLY) == [True] * len(written) != []
    fetched = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    assert not set(fetched) & set(written)
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"


def test_what_the_server_wrote_goes_when_the_page_is_there(visit: Visit) -> None:
    page = visit("/referee")
    page.locator("[data-chair]").first.wait_for()
    assert page.locator("#arriving").count() == 0


def test_without_scripts_a_page_says_what_it_is(cafe: CafeProcess, chromium: Browser) -> None:
    context = chromium.new_context(base_url=cafe.url, java_script_enabled=False, locale="de")
    try:
        page = context.new_page()
        page.goto("/tutorial")
        assert page.locator("h1").is_visible()
        assert page.locator("noscript p").is_visible()
    finally:
        context.close()


def test_one_language_is_fetched_and_no_other(visit: Visit) -> None:
    page = visit("/", language="fr")
    page.get_by_role("button", name="Jouer maintenant").wait_for()
    names = page.evaluate(
        "performance.getEntriesByType('resource').map(one => one.name).filter(one => /words/.test(one))"
    )
    assert names
    assert all("-fr-" in name for name in names), names


def in_the_page(page: Page) -> int:
    """What the styles would weigh that the server has written into the page."""
    written: list[str] = page.evaluate(IN_THE_PAGE)
    assert written
    return sum(smallest(name.removeprefix("/")) for name in written)


def smallest(name: str) -> int:
    ready = BUILT / f"{name}.br"
    return (ready if ready.exists() else BUILT / name).stat().st_size
