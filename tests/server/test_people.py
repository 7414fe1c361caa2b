"""Who is who: cookies, a second device, tokens for bots."""

from __future__ import annotations

import httpx
import pytest
from itsdangerous import Signer

from cafe.hosting.storage.people import LINK_TTL_MS

from .cafe import DEVICE, OPEN, Cafe, Guest


def with_cookie(cafe: Cafe, value: str) -> Guest:
    guest = cafe.guest()
    guest.http.cookies.set("cafe", value)
    return guest


def test_the_first_visit_makes_a_person_and_the_next_finds_them(cafe: Cafe) -> None:
    anna = cafe.guest()
    first = anna.http.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Path=/"))
    assert first.json() == {"name": "", "muted": {}}
    assert anna.patch("/api/me", {"name": "Anna"}) == {"name": "Anna", "muted": {}}
    again = anna.http.get("/api/me")
    assert again.json()["name"] == "Anna"
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("value", ["", "x", "x.y", "x" * 5_000, "AAAAAAAAAAAAAAAA.c2lnbmF0dXJl", "\\u00e9"])
def test_a_cookie_that_is_not_ours_is_nobodys(cafe: Cafe, value: str) -> None:
    assert with_cookie(cafe, value).get("/api/me") == {"name": "", "muted": {}}


def test_a_cookie_signed_for_somebody_else_is_nobodys(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    person, _, signature = anna.http.cookies["cafe"].rpartition(".")
    forged = Signer("another secret").sign(person).decode()
    assert with_cookie(cafe, forged).get("/api/me")["name"] == ""
    assert with_cookie(cafe, f"{'A' * len(person)}.{signature}").get("/api/me")["name"] == ""
    assert with_cookie(cafe, anna.http.cookies["cafe"]).get("/api/me")["name"] == "Anna"


def test_a_link_makes_a_second_device_the_same_person_once(cafe: Cafe) -> None:
    anna, phone, thief = cafe.guest("Anna"), cafe.guest(), cafe.guest()
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    link = anna.post("/api/me/link")
    assert link["link"] == f"/link#{link['token']}"
    assert link["expires_at"] == cafe.clock.at + LINK_TTL_MS
    assert phone.post("/api/link", {"token": link["token"]})["name"] == "Anna"
    assert phone.state(match)["you"]["seats"] == [0]
    assert thief.post("/api/link", {"token": link["token"]}, 404) == {"error": "no-such-link"}
    late = anna.post("/api/me/link")["token"]
    cafe.clock.at += LINK_TTL_MS + 1
    assert thief.post("/api/link", {"token": late}, 404) == {"error": "no-such-link"}


def test_a_bot_acts_with_a_token_until_it_is_withdrawn(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    made = anna.post("/api/me/tokens", {"label": "my bot"})
    assert anna.get("/api/me/tokens") == {"tokens": [{"id": made["id"], "label": "my bot"}]}
    bot = Guest(cafe, httpx.Client(base_url=cafe.url, transport=cafe.transport))
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    match = bot.starts(DEVICE, DEVICE, edition="card")
    assert match in {match["id"] for match in anna.get("/api/me/matches")["matches"]}
    seat = bot.state(match)["view"]["player"]
    assert bot.commits(match, seat, ["draw"])["entries"]
    assert cafe.guest("Ben").http.delete(f"/api/me/tokens/{made['id']}").status_code == 404
    for wrong in ("0" * 16, made["id"][:3], "%25", made["id"] + "0"):
        assert anna.http.delete(f"/api/me/tokens/{wrong}").status_code == 404
    assert anna.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert bot.get("/api/me", 401) == {"error": "bad-token"}
    assert anna.get("/api/me/tokens") == {"tokens": []}


def test_one_person_has_only_so_many_bots(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    for number in range(20):
        anna.post("/api/me/tokens", {"label": f"bot {number}"})
    assert anna.post("/api/me/tokens", {"label": "one more"}, 409) == {"error": "too-many-tokens"}


@pytest.mark.parametrize("header", ["Bearer", "Basic YTpi", "Bearer é", "Bearer " + "x" * 500])
def test_a_token_that_is_not_ours_is_refused(cafe: Cafe, header: str) -> None:
    answer = httpx.get(f"{cafe.url}/api/me", headers=[(b"Authorization", header.encode("latin-1"))])
    assert (answer.status_code, answer.json()) == (401, {"error": "bad-token"})
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_person_is_known_by_another_name_at_every_table(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    handles = {anna.opens(DEVICE, OPEN)["match"]["state"]["you"]["handle"] for _ in range(3)}
    assert len(handles) == 3
    session = cafe.run(cafe.context.identity.session_of(anna.http.cookies["cafe"]))
    assert session is not None
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert session.person not in anna.http.get(f"/api/matches/{match}/events").text


def test_strangers_have_no_matches_and_no_tokens(cafe: Cafe) -> None:
    stranger = cafe.guest()
    assert stranger.get("/api/me/matches") == {"matches": [], "next": None}
    assert stranger.get("/api/me/tokens") == {"tokens": []}
    assert stranger.http.delete("/api/me/tokens/0123456789abcdef").status_code == 404
