"""Several nodes on one PostgreSQL: any of them serves any match."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.databases import Postgres

from .cafe import DEVICE, OPEN, Cafe, FakeClock, Guest
from .conftest import CafeFactory
from .listener import Listener


@pytest.fixture
def nodes(new_cafe: CafeFactory, postgres: Postgres) -> Iterator[tuple[Cafe, Cafe]]:
    """Two nodes that share a database and nothing else; the secret is the database's."""
    address, clock = postgres.new_database(), FakeClock()
    one = new_cafe(clock, database_url=address, secret="")
    other = new_cafe(clock, database_url=address, secret="")
    for node in (one, other):
        assert node.context.bus is not None
        node.run(node.context.bus.listening.wait())
    yield one, other
    for node in (one, other):
        node.stop()
    postgres.drop(address)


def elsewhere(guest: Guest, cafe: Cafe) -> Guest:
    """The same person at another node."""
    other = Guest(cafe, httpx.Client(base_url=cafe.url, transport=cafe.transport))
    other.http.cookies.update(guest.http.cookies)
    return other


def test_a_cookie_of_one_node_is_known_at_the_other(nodes: tuple[Cafe, Cafe]) -> None:
    one, other = nodes
    assert elsewhere(one.guest("Anna"), other).get("/api/me")["name"] == "Anna"


def test_a_move_at_one_node_is_heard_at_the_other_and_answered_there_again(nodes: tuple[Cafe, Cafe]) -> None:
    one, other = nodes
    anna, ben = one.guest("Anna"), other.guest("Ben")
    match = anna.opens(DEVICE, OPEN, edition="card")["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/start")
    with ben.follow(match, after=0) as listener:
        seq = anna.state(match)["seq"]
        listener.until(seq)
        seat = anna.state(match)["view"]["player"]
        player = (anna, ben)[seat]
        body = {"seat": seat, "moves": ["draw"], "seen": seq, "key": "once"}
        first = player.http.post(f"/api/matches/{match}/moves", json=body)
        assert listener.until(seq + 1)[-1]["entries"][-1]["type"] == "turn-played"
    node = other if player is anna else one
    again = elsewhere(player, node).post(f"/api/matches/{match}/moves", body)
    before = first.json()
    for answer in (again, before):
        answer["state"].pop("present")  # each node sees its own listeners
    assert again == before


def test_who_saw_more_at_one_node_is_understood_at_the_other(nodes: tuple[Cafe, Cafe]) -> None:
    one, other = nodes
    anna = one.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    there = elsewhere(anna, other)
    for turn in range(6):
        here = (anna, there)[turn % 2]
        seq = here.get(f"/api/matches/{match}/events", after=3 + turn)["seq"]
        seat = here.state(match)["view"]["player"]
        here.commits(match, seat, ["draw"], seen=seq)
    assert anna.get(f"/api/matches/{match}/events") == there.get(f"/api/matches/{match}/events")


def test_who_sat_down_at_one_node_has_their_seat_at_another_that_has_not_heard_of_it(
    nodes: tuple[Cafe, Cafe],
) -> None:
    one, other = nodes
    anna, ben = one.guest("Anna"), one.guest("Ben")
    there = elsewhere(ben, other)
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert there.get(f"/api/matches/{match}/events")["state"]["you"]["seats"] == []
    assert other.context.bus is not None
    other.run(other.context.bus.close())
    ben.post(f"/api/matches/{match}/join", {})
    with there.follow(match, seat=1) as listener:
        assert listener.hears()["state"]["you"]["seats"] == [1]
    assert there.get(f"/api/matches/{match}/events", seat=1)["state"]["you"]["seats"] == [1]
    assert there.get(f"/api/matches/{match}/events", 403, seat=0) == {"error": "not-your-seat"}


def device_of(guest: Guest) -> str:
    [device] = [device["id"] for device in guest.get("/api/me/devices")["devices"] if device["current"]]
    return str(device)


def test_a_device_that_is_ended_at_one_node_is_over_at_the_other(nodes: tuple[Cafe, Cafe]) -> None:
    one, other = nodes
    anna = one.guest("Anna")
    phone = other.guest()
    phone.post("/api/link", {"token": anna.post("/api/me/link")["token"]})
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with phone.follow(match) as listener:
        assert listener.hears()["state"]["you"]["seats"] == [0]
        assert anna.http.delete(f"/api/me/devices/{device_of(phone)}").status_code == 204
        assert listener.hears() == {"bye": "session-ended"}, "it was announced"
    assert phone.get("/api/me/devices") == {"devices": []}


def test_signing_out_everywhere_at_one_node_is_heard_at_the_other(nodes: tuple[Cafe, Cafe]) -> None:
    one, other = nodes
    anna = one.guest("Anna")
    phone, bot = other.guest(), other.guest()
    phone.post("/api/link", {"token": anna.post("/api/me/link")["token"]})
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    bot.http.headers["Authorization"] = f"Bearer {token}"
    with phone.follow(match) as there, Listener.connect(other.port, match, token=token) as its:
        for listener in (there, its):
            assert listener.hears()["state"]["you"]["seats"] == [0]
        anna.post("/api/me/sign-out", {"devices": "others", "tokens": "withdraw"}, 204)
        for listener in (there, its):
            assert listener.hears() == {"bye": "session-ended"}
    assert phone.get("/api/me")["name"] == ""
    assert bot.get("/api/me", 401) == {"error": "bad-token"}


def test_a_node_that_hears_nothing_finds_out_by_itself(nodes: tuple[Cafe, Cafe]) -> None:
    one, other = nodes
    anna = one.guest("Anna")
    phone = other.guest()
    phone.post("/api/link", {"token": anna.post("/api/me/link")["token"]})
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert other.context.bus is not None
    other.run(other.context.bus.close())
    with phone.follow(match) as listener:
        assert listener.hears()["state"]["you"]["seats"] == [0]
        one.run(one.context.sessions.end(*person_and_device(other, phone)))
        other.run(other.context.active_sessions.check())
        assert listener.hears() == {"bye": "session-ended"}
    assert phone.get("/api/me/devices") == {"devices": []}


def person_and_device(cafe: Cafe, guest: Guest) -> tuple[str, str]:
    session = cafe.run(cafe.context.identity.session_of(guest.http.cookies["cafe"]))
    assert session is not None
    return session.person, session.id
