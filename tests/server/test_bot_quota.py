"""Matches of bots alone: so many of a person, of an address, and in all."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from .cafe import DEVICE, OPEN, RANDOM, Cafe, FakeClock, Guest
from .conftest import CafeFactory

SLOW = 60_000  # milliseconds that a bot thinks: none of the matches ends here
TOO_MANY, NO_BOTS = {"error": "too-many-bot-matches"}, {"error": "no-bots-free"}


@pytest.fixture(params=["sqlite", "postgres"])
def slow_cafe(request: pytest.FixtureRequest, new_cafe: CafeFactory) -> Cafe:
    """Two matches of a person, four of an address, six in all."""
    database: dict[str, object] = {}
    if request.param == "postgres":
        database = {"database_url": request.getfixturevalue("postgres_url")}
    return new_cafe(
        bot_pace_ms=SLOW,
        max_bot_matches_per_person=2,
        max_bot_matches_per_address=4,
        max_bot_matches=6,
        trusted_proxies=("127.0.0.1",),
        **database,
    )


def guest_from(cafe: Cafe, name: str, address: str) -> Guest:
    guest = cafe.guest()
    guest.http.headers["X-Forwarded-For"] = address
    guest.patch("/api/me", {"name": name})
    return guest


def starts(guest: Guest, status: int = 201, **more: Any) -> Any:
    return guest.opens(RANDOM, RANDOM, start=True, status=status, **more)


def test_a_person_an_address_and_the_cafe_have_their_numbers(slow_cafe: Cafe) -> None:
    anna, ben, cara = (guest_from(slow_cafe, name, "203.0.113.7") for name in ("Anna", "Ben", "Cara"))
    for guest in (anna, ben):
        for _ in range(2):
            starts(guest)
        assert starts(guest, 409) == TOO_MANY, "two of a person"
    assert starts(cara, 409) == TOO_MANY, "four of an address"
    dan, eve = guest_from(slow_cafe, "Dan", "203.0.113.8"), guest_from(slow_cafe, "Eve", "203.0.113.9")
    for _ in range(2):
        starts(dan)
    assert starts(eve, 409) == NO_BOTS, "six in all"
    assert eve.opens(DEVICE, RANDOM, start=True), "with a person it is no match of bots alone"
    assert eve.get("/api/me/matches")["matches"][0]["status"] == "running"


def test_a_refused_match_is_not_opened_and_a_retry_is_not_refused(slow_cafe: Cafe) -> None:
    anna = slow_cafe.guest("Anna")
    first = starts(anna, key="first")
    starts(anna, key="second")
    assert starts(anna, 409, key="third") == TOO_MANY
    again = starts(anna, key="first")
    assert again["match"]["id"] == first["match"]["id"]


def test_starting_later_is_counted_like_starting_at_once(slow_cafe: Cafe) -> None:
    anna = slow_cafe.guest("Anna")
    opened = [anna.opens(RANDOM, RANDOM)["match"]["id"] for _ in range(3)]
    for match in opened[:2]:
        anna.post(f"/api/matches/{match}/start")
    assert anna.post(f"/api/matches/{opened[2]}/start", None, 409) == TOO_MANY
    assert anna.post(f"/api/matches/{opened[0]}/start", None, 409) == {"error": "match-not-open"}


def test_many_at_the_same_moment_are_counted_one_after_the_other(slow_cafe: Cafe) -> None:
    anna = slow_cafe.guest("Anna")
    statuses: list[int] = []

    def start() -> None:
        body = {"edition": "board", "seats": [RANDOM, RANDOM], "start": True}
        statuses.append(anna.http.post("/api/matches", json=body).status_code)

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [201] * 2 + [409] * 6


def test_a_match_that_people_leave_to_bots_is_not_refused_but_counts(new_cafe: CafeFactory) -> None:
    clock = FakeClock()
    cafe = new_cafe(clock, bot_pace_ms=SLOW, max_bot_matches_per_person=1)
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/start")
    for seat, guest in enumerate((anna, ben)):
        guest.post(f"/api/matches/{match}/leave", {"seat": seat})
    assert all(seat["taken_over"] for seat in anna.state(match)["seats"])
    assert starts(anna, 409) == TOO_MANY
    starts(ben)


def test_a_finished_match_counts_no_more(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(max_bot_matches_per_person=1, max_bot_matches_per_address=1, max_bot_matches=1)
    anna = cafe.guest("Anna")
    for _ in range(2):
        match = anna.starts(RANDOM, RANDOM)
        anna.waits_for(match, lambda state: state["status"] == "over")
