"""Seats: taken, invited to, left, looked from, and never another's."""

from __future__ import annotations

from .cafe import DEVICE, INVITED, OPEN, Cafe, on_turn, two_at_a_table


def test_joining_leaving_and_starting_are_retried_safely(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    answers = [ben.http.post(f"/api/matches/{match}/join", json={"key": "j"}).content for _ in range(2)]
    assert answers[0] == answers[1]
    ben.post(f"/api/matches/{match}/leave", {"seat": 1, "key": "l"})
    assert not ben.post(f"/api/matches/{match}/leave", {"seat": 1, "key": "l"})["state"]["you"]["seats"]
    ben.post(f"/api/matches/{match}/join", {"key": "j2"})
    answers = [anna.http.post(f"/api/matches/{match}/start", json={"key": "s"}).content for _ in range(2)]
    assert answers[0] == answers[1]


def test_an_invited_seat_is_for_who_holds_its_link(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    opened = anna.opens(DEVICE, INVITED)
    match, (invite,) = opened["match"]["id"], opened["invites"]
    assert invite["seat"] == 1
    assert ben.post(f"/api/matches/{match}/join", {}, 409) == {"error": "no-free-seat"}
    assert ben.post(f"/api/matches/{match}/join", {"seat": 1, "invite": "x" * 24}, 409) == {
        "error": "seat-taken"
    }
    joined = ben.post(f"/api/matches/{match}/join", {"invite": invite["token"], "name": "Benjamin"})
    assert joined["state"]["seats"][1]["name"] == "Benjamin"
    assert invite["token"] not in anna.http.get(f"/api/matches/{match}/events").text


def test_two_people_on_one_device_look_from_their_own_seats(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
    hands = [anna.state(match, seat=seat)["view"]["hands"] for seat in (0, 1)]
    assert all(None not in hands[seat][seat] for seat in (0, 1))
    assert all(set(hands[seat][1 - seat]) == {None} for seat in (0, 1))
    seat = anna.state(match)["view"]["player"]
    assert anna.state(match, seat=seat)["offers"]
    assert not anna.state(match, seat=1 - seat)["offers"]
    news = anna.commits(match, seat, ["draw"])
    assert news["state"]["you"]["seat"] == seat


def test_a_spectator_sees_no_hand_of_the_card_game_and_has_no_seat(cafe: Cafe) -> None:
    _anna, ben, match = two_at_a_table(cafe, "card")
    stranger = cafe.guest()
    state = stranger.state(match)
    assert state["you"] == {"handle": "", "seats": [], "seat": None, "host": False, "removed": False}
    assert {guest for hand in state["view"]["hands"] for guest in hand} == {None}
    assert state["offers"] == []
    assert stranger.get(f"/api/matches/{match}", 403, seat=0) == {"error": "not-your-seat"}
    assert ben.get(f"/api/matches/{match}/events", 403, seat=0) == {"error": "not-your-seat"}
    assert "cafe" not in stranger.http.cookies, "who only looks stays unknown"


def test_nobody_acts_for_anothers_seat(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    _player, other, seat = on_turn(anna, ben, match)
    for path in ("leave", "resign", "take-back"):
        assert other.post(f"/api/matches/{match}/{path}", {"seat": seat}, 403) == {"error": "not-your-seat"}
    assert (
        other.post(f"/api/matches/{match}/preview", {"seat": seat, "moves": []}, 403)["error"]
        == "not-your-seat"
    )
    assert other.commits(match, seat, ["end"], status=403) == {"error": "not-your-seat"}
    assert other.commits(match, 1 - seat, ["end"], status=409) == {"error": "not-your-turn"}
    assert other.commits(match, 4, ["end"], status=404) == {"error": "no-such-seat"}
    assert cafe.guest().commits(match, seat, ["end"], status=403) == {"error": "not-your-seat"}


def test_only_the_host_starts_or_calls_off_and_only_before_the_start(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert anna.post(f"/api/matches/{match}/start", {}, 409) == {"error": "seats-free"}
    ben.post(f"/api/matches/{match}/join", {})
    assert ben.post(f"/api/matches/{match}/join", {}, 409) == {"error": "already-seated"}
    assert ben.post(f"/api/matches/{match}/start", {}, 403) == {"error": "only-the-host-starts"}
    assert ben.post(f"/api/matches/{match}/call-off", {}, 403) == {"error": "only-the-host-calls-off"}
    over = anna.post(f"/api/matches/{match}/call-off")["state"]
    assert (over["status"], over["outcome"]) == ("over", "called-off")
    assert anna.post(f"/api/matches/{match}/start", {}, 409) == {"error": "match-not-open"}
