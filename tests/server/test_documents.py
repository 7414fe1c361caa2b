"""The documents say what the server does: OpenAPI, the API page, and docs/api.md."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cafe.api.route import Route
from cafe.protocol import messages
from cafe.protocol.schemas import REF, components
from cafe.server.api.routes import ROUTES, api_document
from tests.protocol.exact import must_be

from .cafe import DEVICE, OPEN, RANDOM, Cafe

ROOT = Path(__file__).parents[2]


class Addresses(HTMLParser):
    """The links and ids of a page, and everything that would need another source."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.tags: set[str] = set()
        self.styled = False

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        self.tags.add(tag)
        self.links.add(values.get("href") or "")
        self.ids.add(values.get("id") or "")
        self.styled |= "style" in values or any(name.startswith("on") for name in values)


def test_the_document_is_served_and_complete(cafe: Cafe) -> None:
    document = cafe.guest().get("/api/openapi.json")
    assert document == json.loads(json.dumps(api_document()))
    assert document["openapi"].startswith("3.1")
    operations = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert operations == {(route.method, route.path) for route in ROUTES} | {
        ("GET", "/api/matches/{id}/follow")
    }
    names = [
        operation["operationId"] for methods in document["paths"].values() for operation in methods.values()
    ]
    assert len(names) == len(set(names))


def test_every_reference_of_the_document_is_there() -> None:
    text = json.dumps(api_document())
    assert set(re.findall(rf'"{REF}(\w+)"', text)) <= set(components())


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.operation.name)
def test_every_request_says_what_it_does(route: Route) -> None:
    assert route.operation.summary.endswith("."), f"{route.operation.name} has no docstring"


def test_every_type_is_used_by_a_request_or_sent_to_followers() -> None:
    used, waiting = set[str](), [json.dumps(api_document()["paths"]), f'"{REF}News" "{REF}Bye"']
    while waiting:
        new = set(re.findall(rf'"{REF}(\w+)"', waiting.pop())) - used
        used |= new
        waiting += [json.dumps(components()[name]) for name in new]
    assert used == set(components())


def test_the_api_page_needs_nothing_from_elsewhere_and_its_links_lead_somewhere(cafe: Cafe) -> None:
    page = Addresses()
    page.feed(cafe.guest().get("/api/docs"))
    assert not page.tags & {"script", "img", "iframe", "form"}
    assert not page.styled, "the policy allows no style in the page"
    inner = {link[1:] for link in page.links if link.startswith("#")}
    assert inner <= page.ids
    outer = {link for link in page.links if link and not link.startswith("#")}
    assert outer == {"/plain.css", "/api/openapi.json"}
    assert {route.operation.name for route in ROUTES} <= page.ids


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_the_documentation_names_every_request(route: Route) -> None:
    text = (ROOT / "docs/api.md").read_text("utf-8")
    last = route.path.removeprefix("/api/matches/{id}").replace("{token}", "{id}")
    assert f"{route.method} {route.path}" in text or f"…{last}" in text or f"{route.method} {last}" in text


def test_the_documentation_names_every_refusal() -> None:
    text = (ROOT / "docs/api.md").read_text("utf-8")
    codes = {
        code
        for methods in api_document()["paths"].values()
        for operation in methods.values()
        for answer in operation["responses"].values()
        for code in re.findall(r"`([a-z-]+)`", answer["description"])
    }
    assert {code for code in codes if f"`{code}`" not in text} == set()


MESSAGES: list[tuple[str, Any]] = [
    ("/api/me", messages.Me),
    ("/api/me/matches", messages.Matches),
    ("/api/me/tokens", messages.Tokens),
    ("/api/matches?status=running", messages.Matches),
    ("/api/matches/{id}", messages.Snapshot),
    ("/api/matches/{id}/events", messages.News),
    ("/api/plans/corners", messages.Plan),
    ("/api/bots", messages.Bots),
]


@pytest.mark.parametrize("edition", ["board", "card"])
def test_every_answer_is_exactly_of_its_type(cafe: Cafe, edition: str) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, RANDOM, edition=edition, listed=True)
    anna.post("/api/me/tokens", {"label": "bot"})
    anna.post(f"/api/matches/{match}/say", {"text": "Hi"}, 204)
    state = anna.waits_for(match, lambda state: state["view"]["player"] != 2)
    seat = state["view"]["player"]
    moves, draft = anna.drafts(match, seat)
    news = anna.commits(match, seat, moves)
    answers = [(anna.http.get(path.replace("{id}", match)).content, kind) for path, kind in MESSAGES]
    answers += [(msgspec.json.encode(draft), messages.Draft), (msgspec.json.encode(news), messages.News)]
    answers.append((msgspec.json.encode(anna.opens(DEVICE, OPEN, {"kind": "invited"})), messages.Opened))
    for body, kind in answers:
        must_be(kind, body)


def test_a_finished_match_is_told_in_the_types_too(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    anna.plays(match, anna.state(match)["view"]["player"])
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    for path, kind in (("", messages.Snapshot), ("/events", messages.News), ("/replay", messages.Replay)):
        body = anna.http.get(f"/api/matches/{match}{path}").content
        must_be(kind, body)
