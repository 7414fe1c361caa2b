"""Matches of bots alone: so many of a person, of an address, and in all."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import select

from cafe.hosting.attendance import INTERVAL_MS
from cafe.hosting.storage.bot_matches import BotMatches
from cafe.hosting.storage.schema import PUT_TO_REST, matches
from cafe.match.entries import SeatTakenOver
from cafe.match.state import Match
from cafe.server import bot_quota
from cafe.server.bot_quota import BotQuota
from cafe.server.settings import Settings

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


def leaves_to_bots(guest: Guest) -> str:
    """Play a match with two bots, and leave it to them."""
    match = guest.starts(DEVICE, RANDOM, RANDOM)
    guest.post(f"/api/matches/{match}/leave", {"seat": 0})
    return match


def at_rest(cafe: Cafe) -> set[str]:
    """The matches in which bots were told to wait, whoever looks."""

    async def find() -> set[str]:
        query = select(matches.c.id).where(matches.c.watched_at == PUT_TO_REST)
        async with cafe.context.matches.store.engine.connect() as connection:
            return set(await connection.scalars(query))

    return cafe.run(find())


def test_matches_that_people_leave_to_bots_rest_beyond_those_of_a_person(slow_cafe: Cafe) -> None:
    anna = slow_cafe.guest("Anna")
    left = [leaves_to_bots(anna) for _ in range(4)]
    assert at_rest(slow_cafe) == set(left[2:])


def test_matches_that_many_people_of_an_address_leave_to_bots_rest_beyond_those_of_the_address(
    slow_cafe: Cafe,
) -> None:
    people = [guest_from(slow_cafe, f"P{number}", "203.0.113.7") for number in range(6)]
    slow_cafe.context.bot_quota._settings = replace(slow_cafe.settings, max_bot_matches=100)
    left = [leaves_to_bots(person) for person in people]
    assert at_rest(slow_cafe) == set(left[4:]), "four of an address"
    assert starts(guest_from(slow_cafe, "Late", "203.0.113.7"), 409) == TOO_MANY
    assert starts(guest_from(slow_cafe, "Zoe", "203.0.113.8"))


def test_what_people_leave_to_bots_takes_half_of_the_room_at_most(slow_cafe: Cafe) -> None:
    left = [leaves_to_bots(guest_from(slow_cafe, f"P{n}", f"203.0.113.{n}")) for n in range(5)]
    assert at_rest(slow_cafe) == set(left[3:]), "three of six in all"
    for number in range(3):
        assert starts(guest_from(slow_cafe, f"Q{number}", f"198.51.100.{number}"))


def test_a_match_at_rest_waits_whoever_looks_and_goes_on_when_a_person_plays_there_again(
    new_cafe: CafeFactory,
) -> None:
    cafe = new_cafe(FakeClock(), bot_pace_ms=SLOW, max_bot_matches_per_person=1)
    anna = cafe.guest("Anna")
    goes_on, rests = leaves_to_bots(anna), leaves_to_bots(anna)
    before = anna.state(rests)["seq"]
    while anna.state(goes_on)["status"] != "over":
        cafe.later(SLOW)
        cafe.run(cafe.context.attendance.write())
        cafe.run(cafe.context.scheduler.play_bot_now(goes_on))
    assert anna.state(rests)["seq"] == before
    anna.post(f"/api/matches/{rests}/take-back", {"seat": 0})
    cafe.later(INTERVAL_MS)
    anna.state(rests)
    cafe.run(cafe.context.attendance.write())
    assert at_rest(cafe) == set()
    anna.post(f"/api/matches/{rests}/leave", {"seat": 0})
    assert at_rest(cafe) == set(), "the other one is over"


def test_leaving_it_once_more_with_the_same_key_changes_nothing(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    cafe, told = new_cafe(FakeClock(), bot_pace_ms=SLOW), list[str]()

    async def tell(match: Match) -> None:
        told.append(match.id)

    monkeypatch.setattr(cafe.context.matches, "when_left_to_bots", tell)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, RANDOM)
    for _ in range(2):
        anna.post(f"/api/matches/{match}/leave", {"seat": 0, "key": "away"})
    assert told == [match]


def test_a_match_that_a_clock_leaves_to_bots_counts_for_the_address_as_well(slow_cafe: Cafe) -> None:
    slow_cafe.context.bot_quota._settings = replace(slow_cafe.settings, max_bot_matches_per_address=0)
    anna = slow_cafe.guest("Anna")
    match = anna.starts(DEVICE, RANDOM, RANDOM)
    slow_cafe.run(slow_cafe.context.matches.act(match, lambda *_: [SeatTakenOver(0, "greedy")]))
    assert at_rest(slow_cafe) == {match}


def test_addresses_of_so_many_running_matches_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_quota, "MAX_KNOWN", 3)
    quota = BotQuota(Settings(), BotMatches(Mock()), FakeClock())
    for number in range(5):
        quota._remember(f"match {number}", f"address {number % 2}")
    assert set(quota._address_of) == {"match 2", "match 3", "match 4"}
    assert dict(quota._by_group) == {"address 0": {"match 2", "match 4"}, "address 1": {"match 3"}}
