"""Whatever is sent, the server answers, and never with 5xx."""

from __future__ import annotations

import random
import socket
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from cafe.api.route import Route
from cafe.server.api.routes import ROUTES, api_document

from .cafe import DEVICE, RANDOM, Cafe, Guest

schema = schemathesis.openapi.from_dict(api_document())
schema.config.output.sanitization.update(enabled=False)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PLACES = (
    "/",
    "/match/x",
    "/assets/x.js",
    "/plain.css",
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/docs",
    "/api",
)


@pytest.fixture(scope="session")
def table(cafe: Cafe) -> tuple[Guest, list[str]]:
    """A host with an open, a running and a finished match."""
    anna = cafe.guest("Anna")
    running = anna.starts(DEVICE, DEVICE, edition="card")
    open_one = anna.opens(DEVICE, {"kind": "open"})["match"]["id"]
    over = anna.starts(RANDOM, DEVICE)
    anna.post(f"/api/matches/{over}/resign", {"seat": 1})
    return anna, [running, open_one, over]


def _somebody(cafe: Cafe, anna: Guest, method: str, path: str) -> Guest:
    """Anna, unless she would not be Anna afterwards."""
    ends_all = {("DELETE", "/api/me"), ("POST", "/api/me/sign-out")}
    return cafe.guest("Zoe") if (method.upper(), path) in ends_all else anna


@schema.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    phases=[Phase.generate],
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_what_the_document_allows_and_forbids_is_answered_as_it_says(
    case: schemathesis.Case[Any], cafe: Cafe, table: tuple[Guest, list[str]]
) -> None:
    anna, matches = table
    if "id" in case.path_parameters and (number := hash(str(case.body)) % 4) < len(matches):
        case.path_parameters["id"] = matches[number]
    if "wait" in case.query:
        case.query["wait"] = 0
    asks = _somebody(cafe, anna, case.operation.method, case.operation.path)
    case.call_and_validate(base_url=cafe.url, headers={"Cookie": asks.cookie}, checks=CHECKS)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_random_bytes_are_refused(route: Route, cafe: Cafe, table: tuple[Guest, list[str]]) -> None:
    rng, (anna, matches) = random.Random(route.path), table
    asks = _somebody(cafe, anna, route.method, route.path)
    for length in (0, 1, 2, 40, 4_000):
        match = rng.choice([*matches, "x"])
        path = route.path.replace("{id}", match).replace("{name}", "card").replace("{token}", "0" * 16)
        body, query = rng.randbytes(length), rng.randbytes(8).hex()
        for content in (body, b'{"key":"' + body + b'"}', b"[" + body, b'{"seat":' + b"9" * length + b"}"):
            answer = asks.http.request(route.method, f"{path}?after=%{query}&seat={query}", content=content)
            assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("place", PLACES)
def test_random_paths_are_answered(place: str, cafe: Cafe) -> None:
    rng = random.Random(place)
    for number in range(10):
        path = f"{place}/{'%2e%2e/' * number}%{rng.randrange(256):02x}%{rng.randrange(256):02x}"
        for method in ("GET", "POST", "OPTIONS", "BREW"):
            answer = cafe.guest().http.request(method, path)
            assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("seed", range(12))
def test_random_lines_do_not_stop_the_server(seed: int, cafe: Cafe) -> None:
    """What is not even HTTP."""
    rng = random.Random(seed)
    heads: list[Any] = [
        rng.randbytes(200),
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: cafe=" + rng.randbytes(30) + b"\r\n\r\n",
        b"GET /api/matches/x/follow?after=1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n"
        + rng.randbytes(50),
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + rng.randbytes(50),
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /" + rng.randbytes(60).hex().encode() * 200 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ]
    for head in heads:
        with socket.create_connection(("127.0.0.1", cafe.port), timeout=20) as line:
            line.sendall(head)
            line.shutdown(socket.SHUT_WR)
            answer = line.recv(100)
            assert not answer.startswith(b"HTTP/1.1 5"), (head, answer)
    assert cafe.guest().get("/api/bots")
