"""A café, a Chromium, and visitors who complain about every error on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, expect, sync_playwright

from .chromium import Complaints, open_chromium
from .reviewed import ReviewedMatch, reviewed_match
from .server import CafeProcess
from .static_site import StaticHost, built_site

BUILT = Path(__file__).parents[2] / "src" / "cafe" / "server" / "web"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 860}
PATIENCE = 30_000.0  # milliseconds for what must appear, also on a busy machine

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]
Reviewed = Callable[..., ReviewedMatch]


@dataclass
class Visitors:
    """The browser contexts of a test; they leave before a host closes, or their pages would miss it aloud."""

    contexts: list[BrowserContext] = field(default_factory=list)

    def leave(self) -> None:
        while self.contexts:
            self.contexts.pop().close()


@pytest.fixture(scope="package")
def _client() -> None:
    if not (BUILT / "index.html").exists():
        pytest.fail("the browser client is not built: ./run web")


@pytest.fixture(scope="package")
def cafe(_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CafeProcess]:
    """One café for all tests that leave it as they found it."""
    opened = CafeProcess(tmp_path_factory.mktemp("cafe"))
    opened.days_later(0)
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def own_cafe(
    _client: None, tmp_path: Path, visitors: Visitors, request: pytest.FixtureRequest
) -> Iterator[CafeProcess]:
    """A café that a test may stop and start again."""
    opened = CafeProcess(tmp_path / "cafe")
    opened.lucky(request.node.name)
    opened.start()
    yield opened
    visitors.leave()
    opened.stop()


@pytest.fixture(scope="package")
def playwright_driver() -> Iterator[Playwright]:
    """Playwright holds the thread's event loop: it must be gone before another folder's tests want theirs."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright_driver: Playwright) -> Iterator[Browser]:
    browser = open_chromium(playwright_driver)
    yield browser
    browser.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Errors on any page of the test; each one fails it at the end, unless it was forgiven."""
    told = Complaints()
    yield told
    assert told.unforgiven() == []


@pytest.fixture
def visitors(complaints: Complaints) -> Iterator[Visitors]:
    """Whoever came by the test; all have left before complaints are counted."""
    here = Visitors()
    yield here
    here.leave()


def go_and_be_introduced(page: Page, path: str) -> None:
    """Open a page, and wait until its own first request has brought the cookie.

    A test that acts by the API sooner would be one person, and a moment later the page another.
    """
    introductions: list[Request] = []

    def listen(request: Request) -> None:
        if request.url.endswith("/api/me"):
            introductions.append(request)

    page.on("request", listen)
    page.goto(path)
    for introduction in introductions:
        introduction.response()
    page.remove_listener("request", listen)


@pytest.fixture
def visit(
    chromium: Browser,
    cafe: CafeProcess,
    complaints: Complaints,
    visitors: Visitors,
    request: pytest.FixtureRequest,
) -> Visit:
    """Opens a tab as a new person or beside another one; without a path it stays empty."""
    cafe.lucky(request.node.name)

    def visit_as(
        path: str = "",
        *,
        beside: Page | None = None,
        at: CafeProcess | StaticHost = cafe,
        phone: bool = False,
        theme: str = "light",
        language: str = "en",
        still: bool = True,
        forced_colours: bool = False,
    ) -> Page:
        if beside is None:
            context = chromium.new_context(
                base_url=at.url,
                viewport=PHONE if phone else DESK,  # type: ignore[arg-type]  # a plain dict will do
                has_touch=phone,
                is_mobile=phone,
                locale=language,
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce" if still else "no-preference",
                forced_colors="active" if forced_colours else "none",
                permissions=["clipboard-read", "clipboard-write"],
            )
            context.set_default_timeout(PATIENCE)
            visitors.contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        complaints.listen(page)
        if path:
            go_and_be_introduced(page, path)
        return page

    return visit_as


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built café without a server."""
    return built_site(tmp_path_factory.mktemp("static"))


@pytest.fixture
def host(site: Path, complaints: Complaints, visitors: Visitors) -> Iterator[StaticHost]:
    """A static host of it, which a test may stop."""
    complaints.forgive("icon.svg")  # which Chromium fetches for its own tab, past every service worker
    opened = StaticHost(site)
    opened.start()
    yield opened
    visitors.leave()
    opened.stop()


@pytest.fixture
def reviewed(chromium: Browser, cafe: CafeProcess) -> Reviewed:
    """A finished game of so many, with its review."""
    return lambda edition, players=2: reviewed_match(chromium, cafe.url, edition, players)
