"""What keeps others out: origins, headers, limits on size, time and number."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest

from cafe.api.rate_limit import RateLimit
from cafe.server.security.addresses import address_group, site_group
from cafe.server.security.rate_limits import ADDRESS_FACTOR, QUOTAS, SITE_FACTOR
from cafe.server.settings import Timeouts

from .cafe import DEVICE, OPEN, Cafe
from .conftest import CafeFactory

FOREIGN = [
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "https://blog.cafe.example"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://127.0.0.1"},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/matches"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me/tokens/0123456789abcdef"),
        ("POST", "/api/matches/x/moves"),
        ("POST", "/api/import"),
    ],
)
def test_another_sites_page_changes_nothing(
    cafe: Cafe, headers: dict[str, str], method: str, path: str
) -> None:
    answer = cafe.guest("Anna").http.request(method, path, headers=headers, content=b"{}")
    assert (answer.status_code, answer.json()) == (403, {"error": "foreign-origin"})


@pytest.mark.parametrize(
    "headers", [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": "OWN"}]
)
def test_our_own_pages_and_scripts_may_act(cafe: Cafe, headers: dict[str, str]) -> None:
    sent = {name: value.replace("OWN", cafe.url) for name, value in headers.items()}
    assert cafe.guest().http.patch("/api/me", json={"name": "Anna"}, headers=sent).status_code == 200


def test_behind_a_proxy_the_public_address_is_our_own(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(public_url="https://cafe.example", trusted_proxies=("127.0.0.1",))
    guest = cafe.guest()
    sent = {"Origin": "https://cafe.example", "X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
    answer = guest.http.patch("/api/me", json={"name": "Anna"}, headers=sent)
    assert answer.status_code == 200
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/docs", "/api/nothing", "/healthz", "/api/matches/x", "/plain.css"]
)
def test_every_answer_carries_the_security_headers(cafe: Cafe, path: str) -> None:
    headers = cafe.guest().http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_a_body_that_is_too_large_is_refused_declared_or_not(cafe: Cafe) -> None:
    guest = cafe.guest()
    large = b'{"name":"' + b"x" * 70_000 + b'"}'
    answers = [
        guest.http.post("/api/matches", content=large),
        guest.http.post("/api/matches", content=iter([large[:40_000], large[40_000:]])),
        guest.http.post("/api/import", content=b"x" * 1_100_000),
    ]
    assert [(answer.status_code, answer.json()) for answer in answers] == [(413, {"error": "too-large"})] * 3
    assert guest.http.post("/api/import", content=b"x" * 100_000).status_code == 422


def test_a_body_that_does_not_come_is_not_waited_for(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(timeouts=Timeouts(body_s=0.05))
    with socket.create_connection(("127.0.0.1", cafe.port), timeout=20) as line:
        line.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert line.recv(1_000).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad-json"),
        (b"\xff", "bad-json"),
        (b"[]", "bad-field"),
        (b'{"name": 1}', "bad-field"),
        (b'{"name":"\\ud800"}', "bad-json"),
        (b'{"name":"A","more":1}', "bad-field"),
        (b"", "bad-field"),
        (b"[" * 60_000, "bad-field"),
    ],
)
def test_a_body_that_makes_no_sense_is_refused(cafe: Cafe, body: bytes, code: str) -> None:
    answer = cafe.guest().http.patch("/api/me", content=body)
    assert (answer.status_code, answer.json()["error"]) == (400, code)


def test_who_asks_too_often_is_told_when_to_come_back(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(rate_factor=0.1)  # three tables in ten minutes
    anna = cafe.guest("Anna")
    for _ in range(3):
        anna.opens(DEVICE, OPEN)
    refused = anna.http.post("/api/matches", json={"edition": "board", "seats": [DEVICE, OPEN]})
    assert (refused.status_code, refused.json()) == (429, {"error": "too-many-requests"})
    assert 1 <= int(refused.headers["retry-after"]) <= 600
    assert anna.get("/api/bots"), "other things are counted apart"
    match = anna.get("/api/me/matches")["matches"][0]["id"]
    for _ in range(3):
        anna.post(f"/api/matches/{match}/say", {"text": "spam"}, 204)
    assert anna.post(f"/api/matches/{match}/say", {"text": "spam"}, 429)["error"] == "too-many-requests"


def test_an_address_makes_only_so_many_people_and_a_proxys_clients_are_told_apart(
    new_cafe: CafeFactory,
) -> None:
    cafe = new_cafe(rate_factor=0.1, trusted_proxies=("127.0.0.0/8",))  # eight people in ten minutes
    statuses = [httpx.get(f"{cafe.url}/api/me").status_code for _ in range(9)]
    assert statuses == [200] * 8 + [429]
    other = httpx.get(f"{cafe.url}/api/me", headers={"X-Forwarded-For": "192.0.2.1"})
    assert other.status_code == 200


def test_guessing_tokens_is_counted_too(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(rate_factor=0.1)
    sent = {"Authorization": "Bearer guess"}
    statuses = [httpx.post(f"{cafe.url}/api/me/link", headers=sent).status_code for _ in range(9)]
    assert statuses == [401] * 8 + [429]


def test_who_is_no_trusted_proxy_is_not_believed(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(rate_factor=0.1)
    forwarded = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(9)]
    statuses = [httpx.get(f"{cafe.url}/api/me", headers=headers).status_code for headers in forwarded]
    assert statuses == [200] * 8 + [429]


def test_every_rate_limit_is_documented() -> None:
    hosting = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| (.*\.) \| (\d+) \| (\d+) \|$", hosting, re.MULTILINE)
    assert rows == [(quota.description, str(quota.requests), str(quota.minutes)) for quota in QUOTAS.values()]
    assert list(QUOTAS) == list(RateLimit)
    assert "an address has eight times as much, an IPv6 network /48 sixty-four times" in hosting
    assert (ADDRESS_FACTOR, SITE_FACTOR) == (8, 64)


def test_one_household_is_one_address() -> None:
    assert address_group("2001:db8:1:2:3::4") == address_group("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert address_group("::ffff:192.0.2.1") == address_group("192.0.2.1") == "192.0.2.1"
    assert address_group("") == ""
    assert len(address_group("no address" * 100)) <= 64


def test_all_of_one_customers_networks_are_one_site() -> None:
    assert site_group("2001:db8:1:2::1") == site_group("2001:db8:1:ffff::1") == "2001:db8:1::/48"
    assert site_group("192.0.2.1") is site_group("::ffff:192.0.2.1") is site_group("nonsense") is None


def test_while_the_server_closes_nothing_is_begun(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    cafe.loop.call_soon_threadsafe(cafe.context.matches.close)
    cafe.run(cafe.context.matches.closing.wait())
    answer = anna.http.post("/api/matches", json={"edition": "board", "seats": [DEVICE, OPEN]})
    assert (answer.status_code, answer.json(), answer.headers["retry-after"]) == (
        503,
        {"error": "closing"},
        "2",
    )
    assert anna.http.get("/readyz").status_code == 503
    assert anna.http.get("/healthz").status_code == 200
