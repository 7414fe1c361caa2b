"""The shell: installable, there without a network, and never pulled from under a page."""

from __future__ import annotations

import json
from urllib.parse import urljoin

from playwright.sync_api import Page, Request, expect

from .chromium import Complaints
from .conftest import BUILT, Visit

GIVEN_UP_MS = 30_000
WORKER_IS_ACTIVE = """patience => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the service worker was not installed')), patience);
    navigator.serviceWorker.ready.then(({ active }) => {
        const look = () => active.state === 'activated' && resolve();
        active.addEventListener('statechange', look);
        look();
    });
})"""


def test_the_cafe_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert urljoin("/manifest.webmanifest", manifest["start_url"]) == "/"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_without_a_network_the_page_still_opens_and_says_so(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("ERR_INTERNET_DISCONNECTED")
    page = visit("/")
    wait_for_worker(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("cannot be reached")).to_be_visible()
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", name="New table", level=1)).to_be_visible()
    page.context.set_offline(False)


def test_the_worker_keeps_every_file_of_the_shell_and_nothing_of_the_api(visit: Visit) -> None:
    page = visit("/")
    wait_for_worker(page)
    kept = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
            return all.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    built = {
        f"/assets/{file.name}" for file in (BUILT / "assets").iterdir() if file.suffix in (".js", ".css")
    }
    assert built <= set(kept)
    assert not [path for path in kept if path.startswith("/api")]


def test_a_new_worker_waits_for_the_last_old_page() -> None:
    source = (BUILT / "sw.js").read_text(encoding="utf-8")
    assert "skipWaiting" not in source
    before_claiming, *claiming = source.split("clients.claim")
    asked = before_claiming.rpartition("addEventListener(")[2]
    assert len(claiming) == 1
    assert asked.startswith("'message'"), (
        "only a page that asks for Python may be taken over, and only by its own"
    )


def test_a_page_older_than_the_cafe_begins_anew_when_a_part_of_it_is_gone(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgive("404")
    page = visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    anew: list[Request] = []
    page.on("request", lambda one: anew.append(one) if one.is_navigation_request() else None)
    page.route(
        "**/assets/RulesPage*.js", lambda route: route.continue_() if anew else route.fulfill(status=404)
    )
    page.evaluate("window.old = true")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    assert anew
    assert not page.evaluate("window.old")


def test_no_page_names_another_host(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    origin = page.evaluate("location.origin")
    fetched = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).origin)")
    assert set(fetched) == {origin}


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((BUILT.parents[3] / "web" / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def wait_for_worker(page: Page) -> None:
    page.evaluate(WORKER_IS_ACTIVE, GIVEN_UP_MS)
    page.reload()  # from now on it answers
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
