"""The operator's page: behind a token, from our own site only, and what its forms do."""

from __future__ import annotations

import hmac
import html
import re
from types import SimpleNamespace

import httpx
import pytest

from cafe.server.operator import sign_in
from cafe.server.operator.sign_in import COOKIE, COOKIE_LIVES_S, OperatorSignIn

from .cafe import Cafe, Guest, two_at_a_table
from .conftest import CafeFactory
from .test_reports import cases_at, person_of, says

TOKEN = "a token for the operator"
FOREIGN = {"Origin": "https://evil.example"}


@pytest.fixture
def guarded(new_cafe: CafeFactory) -> Cafe:
    return new_cafe(operator_token=TOKEN)


def browser(cafe: Cafe) -> httpx.Client:
    return httpx.Client(base_url=cafe.url, transport=cafe.transport)


def signed_in(cafe: Cafe) -> httpx.Client:
    client = browser(cafe)
    assert client.post("/operator/sign-in", data={"token": TOKEN}).status_code == 303
    return client


def reported(cafe: Cafe, text: str = "rude") -> tuple[Guest, Guest, str, int]:
    """Anna reported a line of Ben's; the number of the report."""
    anna, ben, match = two_at_a_table(cafe)
    anna.post(f"/api/matches/{match}/report", {"seq": says(ben, match, text), "reason": "<i>why</i>"}, 204)
    (case,) = cases_at(cafe, match)
    return anna, ben, match, case.id


def submit(client: httpx.Client, **fields: object) -> httpx.Response:
    return client.post("/operator/orders", data={name: str(value) for name, value in fields.items()})


@pytest.mark.parametrize("path", ["", "/sign-in", "/sign-out", "/orders"])
def test_a_server_without_a_token_has_no_such_page(new_cafe: CafeFactory, path: str) -> None:
    cafe = new_cafe()
    method = "POST" if path else "GET"
    response = browser(cafe).request(method, f"/operator{path}", data={"token": ""} if path else None)
    assert response.status_code == 404
    assert response.json() == {"error": "no-such-path"}


def test_without_the_token_nothing_is_shown_and_nothing_is_done(guarded: Cafe) -> None:
    _, ben, match, number = reported(guarded, "very rude")
    stranger = browser(guarded)
    page = stranger.get("/operator")
    assert (page.status_code, "very rude" in page.text, "token" in page.text) == (200, False, True)
    assert submit(stranger, report=number, order="ban").status_code == 403
    for wrong in ("", "wrong", TOKEN[:-1], TOKEN + "x", TOKEN.upper()):
        response = stranger.post("/operator/sign-in", data={"token": wrong})
        assert (response.status_code, COOKIE in response.cookies) == (403, False)
    for forged in ("1", "9999999999999.abc", "x" * 10_000, f"{guarded.clock() * 2}."):
        stranger.cookies.set(COOKIE, forged)
        assert submit(stranger, report=number, order="ban").status_code == 403
    ben.post(f"/api/matches/{match}/say", {"text": "Still here"}, 204)


def test_the_cookie_is_for_this_page_alone_and_for_an_hour(guarded: Cafe) -> None:
    client = browser(guarded)
    response = client.post("/operator/sign-in", data={"token": TOKEN})
    assert response.headers["location"] == "/operator"
    attributes = response.headers["set-cookie"].lower()
    for attribute in ("httponly", "samesite=strict", "path=/operator", f"max-age={COOKIE_LIVES_S}"):
        assert attribute in attributes
    assert "Reports" in client.get("/operator").text
    kept = client.cookies[COOKIE]
    guarded.clock.at += COOKIE_LIVES_S * 1_000
    late = browser(guarded)
    late.cookies.set(COOKIE, kept)
    assert "Reports" not in late.get("/operator").text


def test_a_cookie_ends_with_the_token_it_was_made_for(guarded: Cafe, new_cafe: CafeFactory) -> None:
    client = signed_in(guarded)
    other = browser(new_cafe(operator_token="another token for it"))
    other.cookies.set(COOKIE, client.cookies[COOKIE])
    assert "Reports" not in other.get("/operator").text
    same = browser(new_cafe(operator_token=TOKEN))  # as all cafés of the tests it has the same secret
    same.cookies.set(COOKIE, client.cookies[COOKIE])
    assert "Reports" in same.get("/operator").text


def test_signing_out_takes_the_cookie_away(guarded: Cafe) -> None:
    client = signed_in(guarded)
    client.post("/operator/sign-out")
    assert COOKIE not in client.cookies


def test_forms_of_other_sites_are_refused(guarded: Cafe) -> None:
    *_, number = reported(guarded)
    client = signed_in(guarded)
    for path in ("sign-in", "sign-out", "orders"):
        fields = {"token": TOKEN, "report": str(number), "order": "ban"}
        response = client.post(f"/operator/{path}", data=fields, headers=FOREIGN)
        assert response.status_code == 403
    assert len(guarded.run(guarded.context.moderation.reports.open_cases())) == 1


def test_how_long_a_comparison_takes_says_nothing_of_the_token(
    guarded: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[tuple[int, int]] = []

    def compare(given: bytes, wanted: bytes) -> bool:
        compared.append((len(given), len(wanted)))
        return hmac.compare_digest(given, wanted)

    monkeypatch.setattr(sign_in, "hmac", SimpleNamespace(compare_digest=compare))
    operator = OperatorSignIn(TOKEN, guarded.context.identity, guarded.clock)
    guesses = ["", "x", TOKEN[:-1], TOKEN]
    assert [operator.accepts(guess) for guess in guesses] == [False, False, False, True]
    assert compared == [(32, 32)] * len(guesses), "always as many bytes, in constant time"


def test_attempts_at_the_token_are_limited(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(operator_token=TOKEN, rate_factor=1.0)
    client = browser(cafe)
    statuses = [client.post("/operator/sign-in", data={"token": "guess"}).status_code for _ in range(17)]
    assert statuses == [403] * 16 + [429]
    late = client.post("/operator/sign-in", data={"token": TOKEN})
    assert late.status_code == 429
    assert "retry-after" in late.headers


def test_the_page_may_send_forms_and_run_no_script(guarded: Cafe) -> None:
    headers = signed_in(guarded).get("/operator").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "form-action 'self'" in policy
    assert "script-src" not in policy
    assert headers["cache-control"] == "no-store"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"


def test_what_people_wrote_is_shown_as_they_wrote_it_and_never_as_markup(guarded: Cafe) -> None:
    text = "<script>alert(1)</script> & \"quoted\" 'too'"
    _, _, match, number = reported(guarded, text)
    page = signed_in(guarded).get("/operator").text
    assert "<script" not in page
    assert "<i>why" not in page
    assert text in html.unescape(page)
    assert f'href="/match/{match}"' in page
    assert f'id="report-{number}"' in page


def test_every_order_of_the_page_is_carried_out(guarded: Cafe) -> None:
    _, ben, match, number = reported(guarded)
    client, person = signed_in(guarded), person_of(guarded, ben, match)
    path = f"/api/matches/{match}/say"
    response = submit(client, report=number, order="mute", hours=24)
    assert (response.status_code, response.headers["location"]) == (303, "/operator?done=muted")
    assert ben.post(path, {"text": "Hi"}, 403) == {"error": "silenced"}
    page = client.get("/operator?done=muted").text
    assert "Done: muted." in page
    assert "Nothing is waiting" in page
    assert re.search(r"muted until \d{4}", page)
    submit(client, person=person, order="unmute")
    ben.post(path, {"text": "Hi"}, 204)
    submit(client, report=number, order="rename", name=" A  guest ")
    assert ben.get("/api/me")["name"] == "A guest"
    submit(client, report=number, order="ban")
    assert ben.post(path, {"text": "Hi"}, 403) == {"error": "banned"}
    submit(client, person=person, order="unban")
    ben.post(path, {"text": "Hi"}, 204)


def test_a_match_is_closed_and_a_report_dismissed_from_the_page(guarded: Cafe) -> None:
    anna, _, match, number = reported(guarded)
    client = signed_in(guarded)
    submit(client, report=number, order="close")
    assert anna.state(match)["outcome"] == "closed"
    *_, other = reported(guarded)
    submit(client, report=other, order="dismiss")
    page = client.get("/operator").text
    assert "Nothing is waiting" in page
    assert all(f"<td>{outcome}</td>" in page for outcome in ("closed", "dismissed"))


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"order": "ban"},
        {"order": "ban", "report": "999999"},
        {"order": "ban", "report": "x"},
        {"order": "unban", "person": "nobody"},
        {"order": "explode", "report": "{number}"},
        {"order": "mute", "report": "{number}", "hours": "7"},
        {"order": "rename", "report": "{number}", "name": "\u200b"},
    ],
)
def test_a_form_that_the_page_did_not_make_does_nothing(guarded: Cafe, fields: dict[str, str]) -> None:
    _, ben, match, number = reported(guarded)
    filled = {name: value.replace("{number}", str(number)) for name, value in fields.items()}
    assert submit(signed_in(guarded), **filled).status_code == 404
    ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 204)
    assert len(cases_at(guarded, match)) == 1


def test_a_form_that_is_too_large_is_refused(guarded: Cafe) -> None:
    assert signed_in(guarded).post("/operator/orders", data={"name": "x" * 5_000}).status_code == 413
