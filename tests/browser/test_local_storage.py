"""What the café keeps in the browser: full, deleted, forbidden, of another version."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.local.frozen import contents, frozen

from .axe import violations
from .chromium import Complaints
from .conftest import Visit
from .local_play import (
    DEEP_LINK,
    come_in,
    draft_a_turn,
    log_of,
    my_turn,
    open_local_table,
    play_my_turn,
    turns_of,
    wait_for_my_turns,
    wait_until,
    walk_to,
)
from .playing import seen
from .static_site import BASE, StaticHost

# Something else of the site takes all the room that the browser gives it, and gives it back.
ROOM_BYTES = 40_000_000
FILL = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('filler');
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
    opening.onsuccess = () => {
        const filler = opening.result;
        const more = (size) => {
            if (size < 1) { filler.close(); return resolve(); }
            const bytes = new Uint8Array(size);
            for (let at = 0; at < size; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
            const transaction = filler.transaction('bytes', 'readwrite');
            transaction.objectStore('bytes').add(bytes);
            transaction.oncomplete = () => more(size);
            transaction.onabort = () => more(size >> 2);
        };
        more(1 << 22);
    };
})"""
DELETE = """(name) => new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
})"""
# The café's own database, written and read past the café.
PUT = """([version, stores]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('cafe', version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
        for (const name of ['log', 'matches', 'kept']) opening.result.createObjectStore(name);
    };
    opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(Object.keys(stores), 'readwrite');
        for (const [name, pairs] of Object.entries(stores))
            for (const [key, value] of pairs) transaction.objectStore(name).put(value, key);
        transaction.oncomplete = () => { database.close(); resolve(); };
        transaction.onabort = () => reject(transaction.error);
    };
})"""
GET = """([version, name]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('cafe', version);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const database = opening.result, store = database.transaction(name).objectStore(name);
        const keys = store.getAllKeys(), values = store.getAll();
        values.onsuccess = () => {
            database.close();
            resolve(keys.result.map((key, at) => [key, values.result[at]]));
        };
    };
})"""
NO_ROOM_FOR_BOTS = """{
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (value, key) {
        const { type, seat } = JSON.parse(JSON.parse(value).entry);
        if (globalThis.isFull && type === 'turn-played' && seat === 1)
            throw new DOMException('no room', 'QuotaExceededError');
        return add.call(this, value, key);
    };
}
"""


def allow(page: Page, host: StaticHost, size: int) -> None:
    """The browser gives this site so many bytes and no more."""
    words = {"origin": host.url, "quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", words)


def test_full_storage_is_told_and_what_was_drafted_stays(visit: Visit, host: StaticHost) -> None:
    page = visit(at=host)
    allow(page, host, ROOM_BYTES)
    come_in(page)
    match = open_local_table(page, "board", "device:Ada", "bot")
    play_my_turn(page, match)
    draft_a_turn(page)
    drafted = seen(page)["drafted"]
    before = log_of(page, match)
    page.evaluate(FILL)
    page.locator('[data-action="commit"]').click()
    expect(page.get_by_text("The browser’s storage is full").first).to_be_visible()
    assert log_of(page, match) == before
    assert seen(page)["drafted"] >= drafted
    page.evaluate(DELETE, "filler")
    page.locator('[data-action="commit"]').click()
    wait_for_my_turns(page, match, len(turns_of(before, 0)) + 1)


def test_a_bots_turn_that_finds_no_room_is_told_in_every_tab_and_played_when_there_is_some(
    visit: Visit, host: StaticHost
) -> None:
    host.preludes["local-worker"] = NO_ROOM_FOR_BOTS
    page = visit(at=host)
    come_in(page)
    match = open_local_table(page, "board", "device:Ada", "bot")
    my_turn(page)
    beside = visit(beside=page)
    come_in(beside)
    [worker] = page.workers
    worker.evaluate("isFull = true")
    seq = len(log_of(page, match))
    play_my_turn(page, match)
    for each in (page, beside):
        expect(each.locator("[data-space=none]")).to_contain_text("The browser’s storage is full")
    assert violations(page) == []
    assert turns_of(log_of(page, match)[seq:], 1) == []
    page.locator("[data-space=none]").get_by_role("button", name="Close").click()
    expect(page.locator("[data-space=none]")).to_have_count(0)
    worker.evaluate("isFull = false")
    page.evaluate("match => cafe.api.skip(match)", match)  # or it would be tried again some seconds later
    my_turn(page)
    expect(beside.locator("[data-space=none]")).to_have_count(0)
    assert len(turns_of(log_of(page, match)[seq:], 1)) == 1


def test_a_storage_that_is_deleted_under_the_cafe_is_opened_anew(
    visit: Visit, host: StaticHost, complaints: Complaints
) -> None:
    complaints.forgive("the storage is gone")
    page = visit(at=host)
    come_in(page)
    open_local_table(page, "card", "device:Ada", "bot")
    page.evaluate(DELETE, "cafe")
    wait_until(page, "async () => (await cafe.api.getMe()).ok")
    walk_to(page, "")
    open_local_table(page, "card", "device:Bo", "bot")


@pytest.mark.parametrize("version", [1, 2])
def test_games_of_a_newer_version_are_left_alone_and_that_is_told(
    visit: Visit, host: StaticHost, complaints: Complaints, version: int
) -> None:
    complaints.forgive(DEEP_LINK)
    page = visit(at=host)
    page.goto(f"{BASE}rules")
    newer = {"kept": [["format", "99"]]}
    page.evaluate(PUT, [version, newer])
    page.goto(BASE)
    expect(page.locator('[data-trouble="newer-format"]')).to_contain_text("saved by a newer version")
    assert violations(page) == []
    assert page.evaluate(GET, [version, "kept"]) == newer["kept"]


def test_where_nothing_can_be_stored_that_is_told(visit: Visit, host: StaticHost) -> None:
    host.preludes["local-worker"] = (
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
    )
    page = visit(at=host)
    page.goto(BASE)
    expect(page.locator('[data-trouble="no-storage"]')).to_contain_text("no place for your games")
    assert violations(page) == []


@pytest.mark.parametrize("file", frozen(), ids=lambda file: file.name)
def test_a_game_of_an_earlier_version_goes_on(
    visit: Visit, host: StaticHost, complaints: Complaints, file: Path
) -> None:
    complaints.forgive(DEEP_LINK)
    kept = contents(file)
    page = visit(at=host)
    page.goto(f"{BASE}rules")
    page.evaluate(PUT, [1, kept["stores"]])
    match = kept["running"]
    come_in(page, f"match/{match}")
    expect(page.locator(".match")).to_be_visible()
    assert log_of(page, match) == kept["entries"]
    play_my_turn(page, match)
    assert len(turns_of(log_of(page, match), 0)) == len(turns_of(kept["entries"], 0)) + 1


def test_the_browser_is_asked_once_to_keep_the_games_for_good(visit: Visit, host: StaticHost) -> None:
    page = visit(at=host)
    page.add_init_script(
        """StorageManager.prototype.persist = () => {
            window.asked = (window.asked ?? 0) + 1;
            return Promise.resolve(true);
        }"""
    )
    come_in(page)
    assert page.evaluate("window.asked") is None
    for _ in range(2):
        open_local_table(page, "card", "device:Ada", "bot")
        assert page.evaluate("window.asked") == 1
        walk_to(page, "")
