"""One café per browser: reloads, kills, other tabs, updates."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

from .chromium import FLAGS, WINDOWLESS, Complaints, program_of
from .conftest import PATIENCE, Visit
from .local_play import (
    DEEP_LINK,
    come_in,
    draft_a_turn,
    draft_something,
    log_of,
    my_turn,
    open_local_table,
    play_my_turn,
    turns_of,
    wait_until,
    wait_until_kept,
)
from .static_site import BASE, StaticHost

# Plays what is drafted; the moves, as soon as they are on their way.
COMMIT = """() => new Promise(sent => {
    const { api } = cafe, { play } = api;
    api.play = (match, turn) => {
        sent(turn.moves);
        return play.call(api, match, turn);
    };
    document.querySelector('[data-action=commit]').click();
})"""
KEPT_PYTHON = """async () => {
    const names = (await caches.keys()).filter(name => name.includes('/python-'));
    const whole = await Promise.all(names.map(cacheName => caches.match(PARTS, { cacheName })));
    return names.filter((_, at) => whole[at]);
}""".replace("PARTS", f"'{BASE}python/parts.json'")


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
    program = program_of(WINDOWLESS)
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


@contextmanager
def page_of(
    playwright: Playwright, folder: Path, address: str
) -> Iterator[tuple[Page, subprocess.Popen[bytes]]]:
    """A page in a browser that can be killed."""
    with browser_of(playwright, folder) as (browser, process):
        page = browser.contexts[0].new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        expect(page.locator("[data-house]")).to_have_count(0)
        yield page, process


def kill(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGKILL)


def test_a_browser_killed_in_mid_turn_loses_nothing_that_was_confirmed(
    playwright_driver: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    folder = tmp_path / "browser"
    with page_of(playwright_driver, folder, host.url + BASE) as (page, process):
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        match = open_local_table(page, "card", "device:Ada", "bot")
        play_my_turn(page, match)
        assert draft_something(page) > 0
        confirmed = log_of(page, match)
        assert turns_of(confirmed, 0)
        kill(process)
    with page_of(playwright_driver, folder, f"{host.url}{BASE}match/{match}") as (page, _):
        expect(page.locator(".match")).to_be_visible()
        assert log_of(page, match) == confirmed
        play_my_turn(page, match)
        assert len(turns_of(log_of(page, match), 0)) == len(turns_of(confirmed, 0)) + 1


def test_a_turn_whose_answer_a_killed_browser_did_not_wait_for_is_there_wholly_once_or_not_at_all(
    playwright_driver: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    folder = tmp_path / "browser"
    with page_of(playwright_driver, folder, host.url + BASE) as (page, process):
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        match = open_local_table(page, "card", "device:Ada", "bot")
        play_my_turn(page, match)
        draft_a_turn(page)
        confirmed, sent = log_of(page, match), page.evaluate(COMMIT)
        kill(process)
    before = turns_of(confirmed, 0)
    with page_of(playwright_driver, folder, f"{host.url}{BASE}match/{match}") as (page, _):
        expect(page.locator(".match")).to_be_visible()
        log = log_of(page, match)
        assert log[: len(confirmed)] == confirmed
        assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
        added = [entry["moves"] for entry in turns_of(log, 0)[len(before) :]]
        assert added in ([], [sent])
        play_my_turn(page, match)
        assert len(turns_of(log_of(page, match), 0)) == len(before) + len(added) + 1


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


def test_after_an_update_of_a_part_it_plays_on_without_a_host(
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
        wait_until_kept(old)
        match = open_local_table(old, "card", "device:Ada", "bot")
        play_my_turn(old, match)
        asked = [path for path in host.asked if path.endswith(".wasm")]
        part = publish_another_part(folder)

        new = visit(beside=old)
        come_in(new, f"match/{match}")
        expect_workers(old, new)
        wait_until(new, f"async () => (await ({KEPT_PYTHON})()).length === 2")
        assert [path for path in host.asked if path.endswith(".wasm")] == asked, (
            "what stayed the same is here"
        )
        assert any(path.endswith(part) for path in host.asked)
        before = log_of(new, match)
        host.stop()
        for page in (old, new):
            page.close()

        later = opened_by_the_new_worker(visit, old, match)
        assert log_of(later, match)[: len(before)] == before
        play_my_turn(later, match)
        [worker] = later.workers
        fetched = worker.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
        assert any(address.endswith(part) for address in fetched)
        later.close()
    finally:
        host.stop()


def opened_by_the_new_worker(visit: Visit, old: Page, match: str) -> Page:
    """The game in a page that came after the old ones; the browser takes a moment to see them gone."""
    for _ in range(20):
        page = visit(beside=old)
        come_in(page, f"match/{match}")
        expect(page.locator(".match")).to_be_visible()
        if len(page.evaluate(KEPT_PYTHON)) == 1:
            return page
        page.close()
    raise AssertionError("the new service worker never takes over")


def publish_anew(folder: Path) -> None:
    """The same site under another version."""
    publish(folder, json.loads((folder / "python" / "parts.json").read_text()))


def publish_another_part(folder: Path) -> str:
    """The same site with something more in our own modules; the name of the part that they are in."""
    told = json.loads((folder / "python" / "parts.json").read_text())
    part = next(each for each in told["files"] if each["role"] == "cafe")
    other = folder / "python" / "cafe-0123456789ab.zip"
    shutil.copy(folder / "python" / part["name"], other)
    with zipfile.ZipFile(other, "a") as archive:
        archive.writestr("cafe/news.txt", "There is something new.")
    part |= {"name": other.name, "bytes": other.stat().st_size, "gzip": other.stat().st_size}
    publish(folder, told)
    return other.name


def publish(folder: Path, parts: dict[str, Any]) -> None:
    """These parts under another version."""
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace(parts["version"], "0123456789abcdef"))
    (folder / "python" / "parts.json").write_text(json.dumps({**parts, "version": "0123456789abcdef"}))


def expect_workers(old: Page, new: Page) -> None:
    """The old tab hands the café over to the one that came with the update."""
    for _ in range(120):
        if (len(old.workers), len(new.workers)) == (0, 1):
            return
        new.wait_for_timeout(250)
    raise AssertionError(f"workers: {len(old.workers)} in the old tab, {len(new.workers)} in the new one")
