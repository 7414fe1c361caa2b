"""The host at their table: freeing seats, sending people away, silencing spectators."""

from __future__ import annotations

from .cafe import DEVICE, OPEN, Cafe, Guest, two_at_a_table
from .listener import Json


def handle(guest: Guest, match: str) -> str:
    return str(guest.state(match)["you"]["handle"])


def types_of(guest: Guest, match: str) -> list[Json]:
    entries: list[Json] = guest.get(f"/api/matches/{match}/events")["entries"]
    return entries


def test_one_person_takes_one_open_seat_also_if_they_name_it(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, OPEN, OPEN, edition="card")["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {"seat": 1})
    for seat in (2, 3):
        assert ben.post(f"/api/matches/{match}/join", {"seat": seat}, 409) == {"error": "already-seated"}
    assert ben.state(match)["you"]["seats"] == [1]


def test_one_person_takes_several_seats_if_the_host_said_so(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    opened = anna.opens(DEVICE, OPEN, OPEN, edition="card", several_seats=True)["match"]
    assert opened["several_seats"] is True
    for seat in (1, 2):
        ben.post(f"/api/matches/{opened['id']}/join", {"seat": seat})
    assert ben.state(opened["id"])["you"]["seats"] == [1, 2]


def test_the_host_frees_a_seat_and_everybody_reads_it(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    assert ben.post(f"/api/matches/{match}/free", {"seat": 0}, 403) == {"error": "only-the-host"}
    assert cafe.guest().post(f"/api/matches/{match}/free", {"seat": 1}, 403) == {"error": "not-your-seat"}
    freed = anna.post(f"/api/matches/{match}/free", {"seat": 1, "key": "f"})
    assert freed["state"]["seats"][1]["free"]
    assert (
        anna.post(f"/api/matches/{match}/free", {"seat": 1, "key": "f"})["state"]["seq"]
        == freed["state"]["seq"]
    )
    assert anna.post(f"/api/matches/{match}/free", {"seat": 1}, 409) == {"error": "nothing-to-free"}
    *_, last = types_of(cafe.guest(), match)
    assert (last["type"], last["seat"], last["name"]) == ("seat-cleared", 1, "Ben")
    assert last["person"] == handle(ben, match)
    assert ben.get("/api/me/matches")["matches"] == []
    ben.post(f"/api/matches/{match}/join", {})


def test_the_host_gives_a_free_seat_to_a_bot_and_the_game_can_begin(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, OPEN, listed=True)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    give = {"seat": 2, "bot": "greedy", "key": "g"}
    assert ben.post(f"/api/matches/{match}/seat-bot", give, 403) == {"error": "only-the-host"}
    assert anna.post(f"/api/matches/{match}/seat-bot", {**give, "bot": "nobody"}, 422)["error"] == "bad-field"
    assert anna.post(f"/api/matches/{match}/seat-bot", {**give, "seat": 4}, 404) == {"error": "no-such-seat"}
    assert anna.post(f"/api/matches/{match}/seat-bot", {**give, "seat": 1}, 409) == {"error": "seat-taken"}
    seats = anna.post(f"/api/matches/{match}/seat-bot", give)["state"]["seats"]
    assert [(seat["kind"], seat["bot"], seat["free"]) for seat in seats[1:]] == [
        ("open", "", False),
        ("bot", "greedy", False),
    ]
    *_, last = types_of(ben, match)
    assert (last["type"], last["seat"], last["bot"]) == ("bot-seated", 2, "greedy")
    assert anna.post(f"/api/matches/{match}/free", {"seat": 2})["state"]["seats"][2]["free"]
    anna.post(f"/api/matches/{match}/seat-bot", {**give, "key": "h"})
    assert anna.post(f"/api/matches/{match}/start")["state"]["status"] == "running"
    late = anna.post(f"/api/matches/{match}/seat-bot", {**give, "key": "i"}, 409)
    assert late == {"error": "match-not-open"}


def test_the_host_removes_a_joiner_who_cannot_come_back(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    whom = {"player": handle(ben, match)}
    assert (
        ben.post(f"/api/matches/{match}/remove", {"player": handle(anna, match)}, 403)["error"]
        == "only-the-host"
    )
    assert anna.post(f"/api/matches/{match}/remove", {"player": "0" * 12}, 404) == {"error": "no-such-player"}
    assert anna.post(f"/api/matches/{match}/remove", whom)["state"]["seats"][1]["free"]
    assert ben.state(match)["you"]["removed"]
    assert not anna.state(match)["you"]["removed"]
    for body in ({}, {"seat": 1}):
        assert ben.post(f"/api/matches/{match}/join", body, 403) == {"error": "removed"}
    assert ben.post(f"/api/matches/{match}/say", {"text": "why"}, 403) == {"error": "removed"}
    assert ben.get("/api/me/matches")["matches"] == []
    cafe.guest("Cara").post(f"/api/matches/{match}/join", {})


def test_once_the_game_has_begun_the_host_takes_nobodys_seat(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    whom = {"player": handle(ben, match)}
    assert anna.post(f"/api/matches/{match}/free", {"seat": 1}, 409) == {"error": "match-not-open"}
    assert anna.post(f"/api/matches/{match}/remove", whom, 409) == {"error": "match-not-open"}


def test_the_host_silences_spectators_and_hears_them_again(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    cara = cafe.guest("Cara")
    assert ben.post(f"/api/matches/{match}/spectators", {"silenced": True}, 403) == {"error": "only-the-host"}
    silenced = anna.post(f"/api/matches/{match}/spectators", {"silenced": True})
    assert silenced["state"]["spectators_silenced"]
    assert cara.post(f"/api/matches/{match}/say", {"text": "hi"}, 403) == {"error": "spectators-silenced"}
    ben.post(f"/api/matches/{match}/say", {"text": "hi"}, 204)
    anna.post(f"/api/matches/{match}/spectators", {"silenced": False})
    cara.post(f"/api/matches/{match}/say", {"text": "hi"}, 204)
    told = [entry["type"] for entry in types_of(cara, match)]
    assert [kind for kind in told if kind.startswith("spectators")] == [
        "spectators-silenced",
        "spectators-heard",
    ]


def test_a_rematch_keeps_the_others_seats_until_they_accept(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    ben.post(f"/api/matches/{match}/resign", {"seat": 1})
    new = ben.post(f"/api/matches/{match}/rematch")["match"]
    state = anna.state(new)
    assert (state["you"]["seats"], state["you"]["host"]) == ([], False)
    assert state["seats"][0]["free"]
    assert state["seats"][0]["reserved"] == state["you"]["handle"]
    assert (state["seats"][0]["name"], state["seats"][0]["handle"]) == ("Anna", None)
    assert cafe.guest("Cara").post(f"/api/matches/{new}/join", {}, 409) == {"error": "no-free-seat"}
    *_, told = types_of(anna, match)
    assert (told["type"], told["match"], told["seat"]) == ("rematch-opened", new, 1)
    assert anna.post(f"/api/matches/{match}/rematch") == {"match": new}
    assert anna.state(new)["you"]["seats"] == [0]
    assert anna.state(new)["seats"][0]["reserved"] is None
    assert ben.post(f"/api/matches/{new}/start")["state"]["status"] == "running"


def test_no_id_of_a_person_leaves_with_a_reserved_seat(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    ben.post(f"/api/matches/{match}/resign", {"seat": 1})
    new = ben.post(f"/api/matches/{match}/rematch")["match"]
    people = {seat.person for seat in cafe.run(cafe.context.matches.load(match)).match.seats}
    for path in (
        f"/api/matches/{new}",
        f"/api/matches/{new}/events",
        f"/api/matches/{new}/replay",
        "/api/me/matches",
    ):
        text = anna.http.get(path).text
        assert not any(str(person) in text for person in people), path
