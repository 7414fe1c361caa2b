"""The café in the browser itself, handed out by a server: kept once asked for, and there without it."""

from __future__ import annotations

from playwright.sync_api import Page, Request, expect

from .chromium import Complaints
from .conftest import Visit
from .server import CafeProcess
from .test_shell import wait_for_worker

PARTS_KEPT = """async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('cafe-python-'));
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().map(request => new URL(request.url).pathname);
}"""
KEEP = """() => new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    void navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ keep: 'python' }, [port2]));
})"""
LISTED = """async () => {
    const { files } = await (await fetch('/python/parts.json')).json();
    return files.map(({ name }) => `/python/${name}`);
}"""
LOCAL_BOTS = """async () => {
    while (!globalThis.cafe?.api) await new Promise(resolve => setTimeout(resolve, 50));
    const answer = await cafe.api.get('/bots');
    return answer.ok && answer.value.bots.length;
}"""


def fetched_of_python(page: Page) -> list[Request]:
    fetched: list[Request] = []
    page.context.on("request", lambda one: fetched.append(one) if "/python/" in one.url else None)
    return fetched


def test_nothing_of_python_comes_or_is_kept_before_it_is_wanted(visit: Visit) -> None:
    page = visit("/rules")
    fetched = fetched_of_python(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    wait_for_worker(page)
    assert fetched == []
    assert page.evaluate(PARTS_KEPT) == []


def test_who_asks_for_python_to_be_kept_has_all_of_it(visit: Visit) -> None:
    page = visit("/")
    wait_for_worker(page)
    assert page.evaluate(KEEP) == {"kept": True}
    kept = page.evaluate(PARTS_KEPT)
    assert sorted(kept) == sorted(["/python/parts.json", *page.evaluate(LISTED)])


def test_local_pages_open_when_the_server_does_not_answer(
    visit: Visit, own_cafe: CafeProcess, complaints: Complaints
) -> None:
    complaints.forgive("ERR_CONNECTION_REFUSED")
    page = visit("/local/", at=own_cafe)
    assert page.evaluate(LOCAL_BOTS) > 0
    wait_for_worker(page)
    assert page.evaluate(KEEP) == {"kept": True}
    own_cafe.stop()
    for path in ("/local/", "/local/new"):
        page.goto(own_cafe.url + path)
        assert page.evaluate(LOCAL_BOTS) > 0
    page.goto(own_cafe.url)
    expect(page.get_by_text("cannot be reached")).to_be_visible()
