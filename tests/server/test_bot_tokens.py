"""What a bot's token is good for: playing and reading, and nothing that outlives its withdrawal."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cafe.api.route import Route
from cafe.protocol.openapi import Credentials
from cafe.server.api.routes import ROUTES, api_document

from .cafe import DEVICE, OPEN, Cafe, Guest
from .listener import Listener

NOT_FOR_BOTS = {"error": "not-for-bots"}
FOR_BOTS = {
    "GET /api/bots",
    "GET /api/challenges/{challenge}",
    "GET /api/challenges/{challenge}/comparison",
    "GET /api/daily",
    "GET /api/daily/{edition}/people",
    "GET /api/daily/{edition}/{date}",
    "GET /api/daily/{edition}/{date}/check",
    "GET /api/matches",
    "GET /api/matches/{id}",
    "GET /api/matches/{id}/events",
    "GET /api/matches/{id}/export",
    "GET /api/matches/{id}/picture.png",
    "GET /api/matches/{id}/hint",
    "GET /api/matches/{id}/review",
    "GET /api/matches/{id}/review/picture.png",
    "POST /api/matches/{id}/review/try",
    "GET /api/matches/{id}/prospects",
    "GET /api/matches/{id}/replay",
    "GET /api/me",
    "GET /api/me/matches",
    "GET /api/plans/{name}",
    "GET /api/puzzles",
    "GET /api/puzzles/next",
    "GET /api/puzzles/{puzzle}",
    "GET /api/puzzles/{puzzle}/prospects",
    "POST /api/ask",
    "POST /api/matches",
    "POST /api/matches/{id}/call-off",
    "POST /api/matches/{id}/free",
    "POST /api/matches/{id}/join",
    "POST /api/matches/{id}/leave",
    "POST /api/matches/{id}/moves",
    "POST /api/matches/{id}/pause",
    "POST /api/matches/{id}/preview",
    "POST /api/matches/{id}/rematch",
    "POST /api/matches/{id}/remove",
    "POST /api/matches/{id}/resign",
    "POST /api/matches/{id}/resume",
    "POST /api/matches/{id}/seat-bot",
    "POST /api/matches/{id}/skip",
    "POST /api/matches/{id}/start",
    "POST /api/matches/{id}/take-back",
    "POST /api/matches/{id}/play-on",
    "POST /api/puzzles/{puzzle}/preview",
}


@pytest.fixture(scope="module")
def anna(cafe: Cafe) -> Guest:
    return cafe.guest("Anna")


@pytest.fixture
def bot(cafe: Cafe, anna: Guest) -> Iterator[Guest]:
    """A bot with a token of its own, and nothing else."""
    made = anna.post("/api/me/tokens", {"label": "bot"})
    bot = cafe.guest()
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    yield bot
    anna.http.delete(f"/api/me/tokens/{made['id']}")


def _name(route: Route) -> str:
    return f"{route.method} {route.path}"


def _asks(guest: Guest, route: Route) -> httpx.Response:
    path = route.path.replace("{id}", "none").replace("{name}", "corners")
    path = path.replace("{token}", "0" * 16).replace("{device}", "0" * 16)
    body = None if route.request is None else b"{}"
    return guest.http.request(route.method, path, content=body)


@pytest.mark.parametrize("route", ROUTES, ids=_name)
def test_a_bot_is_let_in_where_the_document_says_so_and_nowhere_else(route: Route, bot: Guest) -> None:
    answer = _asks(bot, route)
    operation = api_document()["paths"][route.path][route.method.lower()]
    if {"bearer": []} in operation["security"]:
        assert answer.status_code not in (401, 403), answer.text
    else:
        assert (answer.status_code, answer.json()) == (403, NOT_FOR_BOTS)
        assert "`not-for-bots`" in operation["responses"]["403"]["description"]
    assert "set-cookie" not in answer.headers


def test_what_bots_may_do_is_this_and_no_more() -> None:
    assert {_name(route) for route in ROUTES if route.credentials is Credentials.PERSON_OR_BOT} == FOR_BOTS
    forbidden = {_name(route) for route in ROUTES if route.credentials is Credentials.PERSON}
    own = {_name(route) for route in ROUTES if route.path.startswith("/api/me")}
    assert own - {"GET /api/me", "GET /api/me/matches"} <= forbidden
    assert {"POST /api/link", "POST /api/import", "POST /api/matches/{id}/say"} <= forbidden


def test_a_token_makes_no_link_and_no_token_that_outlives_it(bot: Guest, anna: Guest) -> None:
    before = anna.get("/api/me/tokens")
    assert bot.post("/api/me/link", status=403) == NOT_FOR_BOTS
    assert bot.post("/api/me/tokens", {"label": "heir"}, 403) == NOT_FOR_BOTS
    assert anna.get("/api/me/tokens") == before


def test_a_token_neither_follows_a_link_nor_becomes_another(cafe: Cafe, bot: Guest) -> None:
    ben = cafe.guest("Ben")
    token = ben.post("/api/me/link")["token"]
    assert bot.post("/api/link", {"token": token}, 403) == NOT_FOR_BOTS
    assert ben.get("/api/me/devices")["devices"][0]["current"]


def test_a_bot_that_follows_a_match_is_sent_away_when_its_token_is_withdrawn(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    made = anna.post("/api/me/tokens", {"label": "bot"})
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with Listener.connect(cafe.port, match, token=made["token"]) as there, anna.follow(match) as here:
        assert there.hears()["state"]["you"]["seats"] == here.hears()["state"]["you"]["seats"] == [0]
        anna.http.delete(f"/api/me/tokens/{made['id']}")
        assert there.hears() == {"bye": "session-ended"}
        with pytest.raises(ConnectionClosed) as closed:
            there.text()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        anna.post(f"/api/matches/{match}/say", {"text": "still here"}, 204)
        assert here.hears()["entries"][0]["text"] == "still here"


def test_a_token_that_another_node_withdrew_unheard_is_noticed(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    made = anna.post("/api/me/tokens", {"label": "bot"})
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    session = cafe.run(cafe.context.identity.session_of(anna.http.cookies["cafe"]))
    assert session is not None
    with Listener.connect(cafe.port, match, token=made["token"]) as there:
        there.hears()
        cafe.run(cafe.context.people.withdraw_token(session.person, made["id"]))
        cafe.run(cafe.context.active_sessions.check())
        assert there.hears() == {"bye": "session-ended"}
