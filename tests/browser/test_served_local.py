"""The café in the browser itself, handed out by a server: kept once asked for, and there without it."""

from __future__ import annotations

from playwright.sync_api import Page, Request, expect

from .chromium import Complaints
from .conftest import Visit
from .local_play import wait_until
from .playing import open_table
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
LOCAL_MATCH = """async () => {
    const seats = [{ kind: 'device' }, { kind: 'bot', bot: 'greedy' }];
    const answer = await cafe.api.openMatch({ edition: 'card', seats, options: {}, start: true });
    return answer.value.match.id;
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


def test_who_installs_the_cafe_can_play_without_the_server(visit: Visit) -> None:
    page = visit("/")
    wait_for_worker(page)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    wait_until(page, f"async () => (await ({PARTS_KEPT})()).includes('/python/parts.json')")
    assert sorted(page.evaluate(PARTS_KEPT)) == sorted(["/python/parts.json", *page.evaluate(LISTED)])


def test_who_asks_for_python_to_be_kept_has_all_of_it(visit: Visit) -> None:
    page = visit("/")
    wait_for_worker(page)
    assert page.evaluate(KEEP) == {"kept": "yes"}
    kept = page.evaluate(PARTS_KEPT)
    assert sorted(kept) == sorted(["/python/parts.json", *page.evaluate(LISTED)])


def test_a_name_given_without_a_server_is_the_servers_at_the_next_visit(visit: Visit) -> None:
    page = visit("/")
    give_name(page, "Ada")
    page.goto("/local/")
    assert page.evaluate(LOCAL_BOTS) > 0
    expect(page.get_by_label("Your name").first).to_have_value("Ada")
    give_name(page, "Bo")
    for path in ("/", "/local/", "/"):
        page.goto(path)
        expect(page.get_by_label("Your name").first).to_have_value("Bo")


def give_name(page: Page, name: str) -> None:
    field = page.get_by_label("Your name").first
    field.fill(name)
    field.press("Enter")
    expect(page.get_by_text("Saved").first).to_be_visible()


def test_a_match_of_the_other_cafe_is_told_to_be_nowhere_here(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("404")
    page = visit("/")
    at_server = open_table(page, "card", "device:Ada", "bot")
    page.goto("/local/")
    assert page.evaluate(LOCAL_BOTS) > 0
    local: str = page.evaluate(LOCAL_MATCH)
    for address in (f"/local/match/{at_server}", f"/match/{local}"):
        page.goto(address)
        expect(page.get_by_text("There is no such table here.")).to_be_visible()
        expect(page.get_by_role("main").get_by_role("link")).to_have_count(1)
    page.goto(f"/local/match/{local}")
    expect(page.locator(".match")).to_be_visible()
    page.goto(f"/match/{at_server}")
    expect(page.locator(".match")).to_be_visible()


def test_local_pages_open_when_the_server_does_not_answer(
    visit: Visit, own_cafe: CafeProcess, complaints: Complaints
) -> None:
    complaints.forgive("ERR_CONNECTION_REFUSED")
    page = visit("/local/", at=own_cafe)
    assert page.evaluate(LOCAL_BOTS) > 0
    wait_for_worker(page)
    assert page.evaluate(KEEP) == {"kept": "yes"}
    own_cafe.stop()
    for path in ("/local/", "/local/new"):
        page.goto(own_cafe.url + path)
        assert page.evaluate(LOCAL_BOTS) > 0
    page.goto(own_cafe.url)
    expect(page.get_by_text("cannot be reached")).to_be_visible()
