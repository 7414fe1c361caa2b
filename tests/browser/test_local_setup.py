"""Setting up the café in the browser: how far it is, and pages where it cannot run."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from threading import Event

from playwright.sync_api import Page, Route, expect

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .local_play import DEEP_LINK, come_in, come_to_read
from .static_site import BASE, StaticHost

POLICY = (
    "default-src 'self'; script-src 'self'; worker-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self'"
)
STRICTER = {"Content-Security-Policy": POLICY}
NO_ROOM_FOR_PARTS = """for (const name of ['put', 'add']) {
    Cache.prototype[name] = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
}
"""


def test_setting_up_can_be_cancelled_and_taken_up_again(visit: Visit, host: StaticHost) -> None:
    host.dawdling = 3.0
    page = visit(at=host)
    page.goto(BASE)
    expect(page.get_by_role("heading", name="The café is being set up in your browser")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("The café has not been set up.")).to_be_visible()
    assert len(page.workers) == 0
    assert violations(page) == []
    host.dawdling = 0.0
    page.get_by_role("button", name="Set up the café").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_progress_counts_every_byte(visit: Visit, host: StaticHost) -> None:
    host.trickling = 0.1
    page = visit(at=host)
    page.add_init_script(
        """window.told = [];
        new MutationObserver(() => {
            const bar = document.querySelector('progress[value]');
            if (bar) window.told.push([bar.value, bar.max]);
        }).observe(document, { subtree: true, childList: true, attributes: true });"""
    )
    come_in(page)
    told: list[list[int]] = page.evaluate("window.told")
    folder = host.folder / "python"
    parts = json.loads((folder / "parts.json").read_text())["files"]
    sent = [part["gzip" if (folder / f"{part['name']}.gz").is_file() else "bytes"] for part in parts]
    assert len(told) > 3
    done, total = zip(*told, strict=True)
    assert total[-1] == sum(sent)
    assert list(done) == sorted(done)
    assert total[-1] // 2 < done[-1] <= total[-1]


def test_bytes_are_counted_as_they_come_through_the_service_worker_too(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    page = visit(at=host)
    come_to_read(page)
    host.held = Event()
    page.goto(BASE)
    page.wait_for_function(
        """() => {
            const bar = document.querySelector('progress[value]');
            return navigator.serviceWorker.controller && bar?.value > 0;
        }"""
    )
    host.held.set()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_where_nothing_can_be_kept_the_cafe_is_set_up_all_the_same_and_says_so(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    host.preludes["sw.js"] = NO_ROOM_FOR_PARTS
    page = visit(at=host)
    come_to_read(page)
    come_in(page)
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("The café could not be kept in this browser")).to_be_visible()
    assert violations(page) == []


def test_nothing_of_python_is_fetched_by_whoever_reads_the_rules(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    page = visit(at=host)
    page.goto(f"{BASE}rules")
    expect(page.get_by_role("heading", name="E1").first).to_be_visible()
    assert [path for path in host.asked if "/python/" in path] == []


def test_without_connection_at_the_first_visit_it_can_be_tried_again(
    visit: Visit, site: Path, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.forgive("404")
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    parts = folder / "python" / "parts.json"
    aside = parts.rename(tmp_path / "parts.json")
    host = StaticHost(folder)
    host.start()
    try:
        page = visit(at=host)
        page.goto(BASE)
        expect(page.locator('[data-trouble="unreachable"]')).to_be_visible()
        assert violations(page) == []
        shutil.copy(aside, parts)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.close()  # it may still fetch pictures
    finally:
        host.stop()


def test_where_the_content_policy_forbids_it_rules_and_lessons_can_be_read(
    visit: Visit, host: StaticHost
) -> None:
    host.headers.update(STRICTER)
    page = visit(at=host)
    page.goto(BASE)
    reads_without_playing(page)


def test_where_there_is_no_wasm_rules_and_lessons_can_be_read(visit: Visit, host: StaticHost) -> None:
    host.preludes["local-worker"] = "delete globalThis.WebAssembly;"
    page = visit(at=host)
    page.goto(BASE)
    reads_without_playing(page)


def test_over_plain_http_rules_and_lessons_can_be_read(visit: Visit, host: StaticHost) -> None:
    page = visit(at=host)
    elsewhere = "http://cafe.example"

    def hand_on(route: Route) -> None:
        answer = page.request.get(route.request.url.replace(elsewhere, host.url))
        route.fulfill(response=answer)

    page.route(f"{elsewhere}/**", hand_on)
    page.goto(elsewhere + BASE)
    assert page.evaluate("isSecureContext") is False
    reads_without_playing(page, "unsafe")
    assert page.evaluate("async () => (await cafe.api.getMe()).error") == "not-set-up"


def reads_without_playing(page: Page, trouble: str = "no-wasm") -> None:
    expect(page.locator(f'[data-trouble="{trouble}"]')).to_be_visible()
    expect(page.get_by_role("heading", name="The café could not be set up")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("main").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="E1").first).to_be_visible()
    page.go_back()
    page.get_by_role("main").get_by_role("link", name="Learn to play").click()
    page.locator('[data-action="begin"]').first.click()
    expect(page.get_by_role("heading", name="The first couple")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page).to_have_url(re.compile("lesson=2"))
