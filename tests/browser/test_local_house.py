"""One café per browser: reloads, kills, other tabs, full storage, updates; and pages where it cannot run."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

from .axe import violations
from .chromium import FLAGS, PROGRAMS, Complaints
from .conftest import PATIENCE, Visit
from .local_play import come_in, log_of, open_local_table
from .playing import Mouse, play_a_turn, seen, step
from .static_site import BASE, StaticHost

POLICY = (
    "default-src 'self'; script-src 'self'; worker-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self'"
)
STRICTER = {"Content-Security-Policy": POLICY}
# While somebody says so, the browser has no room left.
FULL_ON_DEMAND = """
    let isFull = false;
    new BroadcastChannel('test-full').onmessage = ({ data }) => { isFull = data; };
    for (const name of ['add', 'put']) {
        const write = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...words) {
            if (isFull) throw new DOMException('no room', 'QuotaExceededError');
            return write.apply(this, words);
        };
    }
"""


DEEP_LINK = "the server responded with a status of 404"  # and with the page all the same: see 404.html


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


def draft_something(page: Page) -> int:
    """Take a step of a turn without playing it; how many steps are drafted."""
    my_turn(page)
    while seen(page)["drafted"] == 0:
        before = seen(page)["seq"]
        step(Mouse(page))
        if seen(page)["seq"] != before:
            my_turn(page)
    return int(seen(page)["drafted"])


def test_a_reload_in_mid_turn_loses_nothing_and_doubles_nothing(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    page = visit(at=host)
    come_in(page)
    match = open_local_table(page, "board", "device:Ada", "bot")
    play_my_turn(page, match)
    drafted = draft_something(page)
    before = log_of(page, match)
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    expect(page.locator(".match")).to_have_attribute("data-draft", str(drafted))
    assert log_of(page, match) == before
    play_my_turn(page, match)
    assert len(turns_of(log_of(page, match), 0)) == len(turns_of(before, 0)) + 1


@contextmanager
def browser_of(playwright: Playwright, folder: Path) -> Iterator[tuple[Browser, subprocess.Popen[bytes]]]:
    """A Chromium with a folder of its own, which can be killed."""
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    port_file = folder / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    words = [program, *FLAGS, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={folder}"]
    process = subprocess.Popen(
        [*words, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        for _ in range(240):
            if port_file.exists() and "\n" in port_file.read_text():
                break
            time.sleep(0.25)
        yield (
            playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port_file.read_text().split()[0]}"),
            process,
        )
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_a_killed_browser_loses_nothing_that_was_confirmed(
    playwright_driver: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    with browser_of(playwright_driver, tmp_path / "browser") as (browser, process):
        page = browser.contexts[0].new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.url + BASE)
        expect(page.locator("[data-house]")).to_have_count(0)
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        match = open_local_table(page, "card", "device:Ada", "bot")
        play_my_turn(page, match)
        my_turn(page)
        confirmed = log_of(page, match)
        assert turns_of(confirmed, 0)
        os.killpg(process.pid, signal.SIGKILL)
    with browser_of(playwright_driver, tmp_path / "browser") as (browser, _):
        page = browser.contexts[0].new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{host.url}{BASE}match/{match}")
        expect(page.locator(".match")).to_be_visible()
        assert log_of(page, match)[: len(confirmed)] == confirmed
        play_my_turn(page, match)
        assert len(turns_of(log_of(page, match), 0)) == len(turns_of(confirmed, 0)) + 1


def test_a_second_tab_joins_the_first_and_takes_over_when_that_goes(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    first = visit(at=host)
    come_in(first)
    match = open_local_table(first, "card", "device:Ada", "bot")
    second = visit(beside=first)
    come_in(second, f"match/{match}")
    expect(second.locator(".match")).to_be_visible()
    assert (len(first.workers), len(second.workers)) == (1, 0)

    play_my_turn(first, match)
    my_turn(first)
    now = first.locator(".match").get_attribute("data-seq")
    expect(second.locator(".match")).to_have_attribute("data-seq", now or "")

    first.close()
    play_my_turn(second, match)
    assert len(second.workers) == 1
    log = log_of(second, match)
    assert len(turns_of(log, 0)) == 2
    assert [entry["seq"] for entry in log] == sorted({entry["seq"] for entry in log})


def test_full_storage_is_told_and_what_was_drafted_stays(visit: Visit, host: StaticHost) -> None:
    host.worker_prelude = FULL_ON_DEMAND
    page = visit(at=host)
    come_in(page)
    match = open_local_table(page, "board", "device:Ada", "bot")
    play_my_turn(page, match)
    while not seen(page)["commit"]:
        my_turn(page)
        step(Mouse(page))
    drafted = seen(page)["drafted"]
    before = log_of(page, match)
    page.evaluate("new BroadcastChannel('test-full').postMessage(true)")
    page.locator('[data-action="commit"]').click()
    expect(page.get_by_text("The browser’s storage is full").first).to_be_visible()
    assert log_of(page, match) == before
    assert seen(page)["drafted"] >= drafted
    page.evaluate("new BroadcastChannel('test-full').postMessage(false)")
    page.locator('[data-action="commit"]').click()
    wait_for_my_turns(page, match, len(turns_of(before, 0)) + 1)


def test_an_update_of_the_site_while_a_game_runs(
    visit: Visit, site: Path, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.forgive(DEEP_LINK)
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    host = StaticHost(folder)
    host.start()
    try:
        old = visit(at=host)
        come_in(old)
        match = open_local_table(old, "card", "device:Ada", "bot")
        play_my_turn(old, match)
        my_turn(old)
        before = log_of(old, match)
        publish_anew(folder)

        new = visit(beside=old)
        come_in(new, f"match/{match}")
        expect(new.locator(".match")).to_be_visible()
        expect_workers(old, new)
        assert log_of(new, match) == before
        play_my_turn(old, match)  # which asks the new café
        assert len(turns_of(log_of(new, match), 0)) == len(turns_of(before, 0)) + 1
        for page in (old, new):
            page.close()  # they may still fetch pictures
    finally:
        host.stop()


def publish_anew(folder: Path) -> None:
    """The same site under another version."""
    parts = folder / "python" / "parts.json"
    told = json.loads(parts.read_text())
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace(told["version"], "0123456789abcdef"))
    told["version"] = "0123456789abcdef"
    parts.write_text(json.dumps(told))


def expect_workers(old: Page, new: Page) -> None:
    """The old tab hands the café over to the one that came with the update."""
    for _ in range(120):
        if (len(old.workers), len(new.workers)) == (0, 1):
            return
        new.wait_for_timeout(250)
    raise AssertionError(f"workers: {len(old.workers)} in the old tab, {len(new.workers)} in the new one")


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
    host.worker_prelude = "delete globalThis.WebAssembly;"
    page = visit(at=host)
    page.goto(BASE)
    reads_without_playing(page)


def reads_without_playing(page: Page) -> None:
    expect(page.locator('[data-trouble="no-wasm"]')).to_be_visible()
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
