"""Opening a match: what can be agreed on, what cannot, and the same again."""

from __future__ import annotations

import pytest

from .cafe import DEVICE, INVITED, OPEN, RANDOM, Cafe, two_at_a_table
from .listener import Json


def test_a_table_that_is_not_listed_is_found_only_by_its_link(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert match not in {match["id"] for match in ben.get("/api/matches")["matches"]}
    assert ben.state(match)["seats"][1]["free"]


def test_opening_is_retried_safely_with_the_same_links(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    body = {"edition": "card", "seats": [DEVICE, INVITED, RANDOM], "key": "open"}
    first, again = (anna.http.post("/api/matches", json=body) for _ in range(2))
    assert first.status_code == 201
    assert first.content == again.content
    other = cafe.guest("Ben").http.post("/api/matches", json=body)
    assert other.json()["match"]["id"] != first.json()["match"]["id"]


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"seats": [DEVICE]}, 400, "seats"),
        ({"seats": [DEVICE, {"kind": "bot", "bot": "nobody"}]}, 422, "bot must be one of"),
        ({"seats": [DEVICE, {"kind": "open", "bot": "greedy"}]}, 422, "only a seat of kind bot"),
        ({"seats": [DEVICE, {"kind": "bot"}]}, 422, "bot must be one of"),
        ({"seats": [DEVICE] * 5}, 422, "players"),
        ({"options": {"players": "3"}}, 422, "2 seats for 3 players"),
        ({"options": {"colour": "red"}}, 422, "colour"),
        ({"options": {"plan": "card"}}, 422, "plan"),
        ({"clock": {"kind": "move", "seconds": 1}}, 422, "seconds"),
        ({"clock": {"kind": "sun"}}, 400, "kind"),
        ({"edition": "chess"}, 400, "edition"),
        ({"sauce": 1}, 400, "unknown field"),
        ({"key": "a key with blanks"}, 400, "key"),
        ({"seats": [{"kind": "device", "name": "\u202e"}, DEVICE]}, 422, "name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    cafe: Cafe, change: Json, status: int, reason: str
) -> None:
    body = {"edition": "board", "seats": [DEVICE, OPEN], **change}
    refused = cafe.guest().post("/api/matches", body, status)
    assert refused["error"] == "bad-field"
    assert reason in refused["reason"]


def test_a_table_is_not_started_while_it_waits_for_people(cafe: Cafe) -> None:
    assert cafe.guest().opens(DEVICE, OPEN, start=True, status=409) == {"error": "seats-free"}


def test_who_resigns_ends_a_match_of_two_and_a_rematch_is_the_same_for_both(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    assert ben.post(f"/api/matches/{match}/rematch", {}, 409) == {"error": "not-over-yet"}
    state = ben.post(f"/api/matches/{match}/resign", {"seat": 1})["state"]
    assert (state["status"], state["outcome"], state["seats"][1]["resigned"]) == ("over", "resigned", True)
    assert cafe.guest("Cara").post(f"/api/matches/{match}/rematch", {}, 403) == {"error": "not-your-seat"}
    again = {guest.post(f"/api/matches/{match}/rematch")["match"] for guest in (ben, anna)}
    assert len(again) == 1
    fresh = anna.get(f"/api/matches/{again.pop()}")
    assert fresh["rematch_of"] == match
    assert [seat["name"] for seat in fresh["state"]["seats"]] == ["Anna", "Ben"]
    assert anna.state(match)["rematch"] == fresh["id"]


@pytest.mark.parametrize("others", [[RANDOM, RANDOM], [DEVICE], [DEVICE, RANDOM]])
def test_a_rematch_that_waits_for_nobody_begins_at_once(cafe: Cafe, others: list[Json]) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, *others)
    for seat in anna.state(match)["you"]["seats"]:
        if anna.state(match)["status"] == "running":
            anna.post(f"/api/matches/{match}/resign", {"seat": seat})
    again = anna.post(f"/api/matches/{match}/rematch")["match"]
    assert anna.state(again)["status"] == "running"
    assert anna.post(f"/api/matches/{match}/rematch") == {"match": again}


@pytest.mark.parametrize("others", [[RANDOM], [DEVICE], [DEVICE, RANDOM]])
def test_games_of_bots_or_of_one_device_are_never_listed(cafe: Cafe, others: list[Json]) -> None:
    anna = cafe.guest("Anna")
    opened = [anna.opens(DEVICE, *others, listed=True, start=start)["match"] for start in (True, False)]
    assert [match["listed"] for match in opened] == [False, False]
    for status in ("open", "running"):
        listed = {match["id"] for match in cafe.guest().get("/api/matches", status=status)["matches"]}
        assert listed.isdisjoint(match["id"] for match in opened)
