"""Challenges: the deal of a finished game by a link, played once, and then compared with the first game."""

from __future__ import annotations

from typing import Any

import pytest

from cafe.server.deals import shared_deals

from .cafe import DEVICE, RANDOM, Cafe, Guest, play_to_the_end, two_at_a_table
from .test_daily import everything_about, gives_up, plays_out

PLAY_FIRST = {"error": "play-first"}
REFUSED = (PLAY_FIRST, {"error": "not-your-seat"})  # hints are for who sits there, whatever the deal
GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(autouse=True)
def _greedy_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_deals, "OPPONENT_LEVELS", (2,))


def finished(cafe: Cafe, edition: str = "board", others: int = 1) -> tuple[Guest, str]:
    """Anna has played a game with bots to its end."""
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, *[GREEDY] * others, edition=edition)
    plays_out(anna, match)
    return anna, match


def offers(guest: Guest, match: str, **body: Any) -> str:
    return str(guest.post(f"/api/matches/{match}/challenge", body)["token"])


@pytest.mark.parametrize(("edition", "others"), [("board", 1), ("board", 3), ("card", 1), ("card", 4)])
def test_whoever_follows_the_link_plays_the_same_deal_and_then_compares(
    cafe: Cafe, edition: str, others: int
) -> None:
    anna, first = finished(cafe, edition, others)
    token = offers(anna, first)
    ben = cafe.guest("Ben")
    before = ben.get(f"/api/challenges/{token}")
    assert (before["name"], before["status"], before["offered"]) == ("Anna", "new", None)
    assert before["table"]["players"] == others + 1
    assert before["table"]["bots"] == ["", *["greedy"] * others]
    assert before["results"] == []
    own = ben.post(f"/api/challenges/{token}/play")["id"]
    frames = [
        guest.get(f"/api/matches/{match}/replay?seat=0") for guest, match in ((anna, first), (ben, own))
    ]
    starts = [next(one["view"] for one in whole["frames"] if one["view"]) for whole in frames]
    assert starts[0]["hands"][0] == starts[1]["hands"][0]
    assert starts[0]["player"] == starts[1]["player"]
    plays_out(ben, own)
    after = ben.get(f"/api/challenges/{token}")
    assert (after["status"], after["match"], after["offered"]["match"]) == ("done", own, first)
    assert [line["name"] for line in after["results"]] == ["Ben"]
    compared = ben.get(f"/api/challenges/{token}/comparison")
    assert compared["theirs"]["score"] == after["offered"]["score"]
    assert compared["ours"]["score"] == after["results"][0]["score"]
    assert (compared["ours"]["name"], compared["theirs"]["name"]) == ("Ben", "Anna")
    assert anna.get(f"/api/challenges/{token}/comparison", match=own) == compared
    for at, pair in enumerate(compared["turns"]):
        parted = compared["parted_at"]
        if parted is None or (pair["ours"] and pair["ours"]["number"] < parted):
            assert pair["same"], at


def test_before_they_have_finished_nothing_of_the_game_leaves(cafe: Cafe) -> None:
    anna, first = finished(cafe)
    token, seed = offers(anna, first), anna.state(first)["secret"]
    ben = cafe.guest("Ben")
    own = ben.post(f"/api/challenges/{token}/play")["id"]
    told = [ben.http.get(path).text for path in (f"/api/challenges/{token}", *everything_about(own))]
    for text in told:
        assert seed not in text
        assert first not in text, "where it was played first"
    assert ben.get(f"/api/challenges/{token}/comparison", 403) == PLAY_FIRST
    for path in everything_about(first):
        assert ben.get(path, 403) in REFUSED, path
    for path in everything_about(own):
        assert cafe.guest().get(path, 403) in REFUSED, path
    gives_up(ben, own)
    assert ben.state(first)["status"] == "over"
    assert anna.state(own)["status"] == "over", "she knows the deal"
    assert cafe.guest().get(f"/api/matches/{own}", 403) == PLAY_FIRST


def test_a_deal_is_played_once_and_by_nobody_who_was_there(cafe: Cafe) -> None:
    anna, first = finished(cafe)
    token = offers(anna, first)
    assert anna.get(f"/api/challenges/{token}")["known"]
    assert anna.post(f"/api/challenges/{token}/play", status=409) == {"error": "deal-known"}
    ben = cafe.guest("Ben")
    own = ben.post(f"/api/challenges/{token}/play")
    assert ben.post(f"/api/challenges/{token}/play") == own
    other_seat = offers(anna, first, seat=1)
    assert other_seat != token
    assert ben.post(f"/api/challenges/{other_seat}/play") == own, "one game of a deal"
    assert offers(anna, first) == token, "the same link again"


def test_what_cannot_be_offered_is_refused(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    path = f"/api/matches/{match}/challenge"
    assert anna.post(path, status=409) == {"error": "not-over-yet"}
    assert cafe.guest("Cara").post(path, status=403) == {"error": "not-your-seat"}
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    assert ben.post(path, status=409) == {"error": "not-played-out"}
    watcher, played = play_to_the_end(cafe, "board")
    assert watcher.post(f"/api/matches/{played}/challenge", {"seat": 4}, 404) == {"error": "no-such-seat"}
    file = watcher.http.get(f"/api/matches/{played}/export").text
    imported = watcher.http.post("/api/import", content=file.encode()).json()["match"]["id"]
    assert watcher.post(f"/api/matches/{imported}/challenge", status=409) == {"error": "imported-game"}


@pytest.mark.parametrize("token", ["nothing", "a" * 40, "%20", "x" * 41])
def test_links_that_are_none_are_refused(cafe: Cafe, token: str) -> None:
    gone = {"error": "no-such-challenge"}
    assert cafe.guest().get(f"/api/challenges/{token}", 404) == gone
    assert cafe.guest().get(f"/api/challenges/{token}/comparison", 404) == gone
    assert cafe.guest("Ben").post(f"/api/challenges/{token}/play", status=404) == gone


def test_only_finished_games_of_the_same_deal_and_seat_are_compared(cafe: Cafe) -> None:
    anna, first = finished(cafe)
    token, path = offers(anna, first), f"/api/challenges/{offers(anna, first)}/comparison"
    assert anna.get(path, 404) == {"error": "no-such-match"}, "she has no other"
    assert anna.get(path, 404, match=first) == {"error": "no-such-match"}
    assert anna.get(path, 404, match="no match!") == {"error": "no-such-match"}
    ben, cara = cafe.guest("Ben"), cafe.guest("Cara")
    own = ben.post(f"/api/challenges/{token}/play")["id"]
    assert anna.get(path, 409, match=own) == {"error": "not-over-yet"}
    other = cara.post(f"/api/challenges/{offers(anna, first, seat=1)}/play")["id"]
    gives_up(cara, other)
    assert anna.get(path, 409, match=other) == {"error": "other-seat"}


def test_results_are_those_of_the_seat_and_any_two_of_them_are_compared(cafe: Cafe) -> None:
    anna, first = finished(cafe)
    token, other = offers(anna, first), offers(anna, first, seat=1)
    people = {name: cafe.guest(name) for name in ("Ben", "Cara", "Dan")}
    played = dict[str, str]()
    for (name, guest), link in zip(people.items(), (token, token, other), strict=True):
        played[name] = guest.post(f"/api/challenges/{link}/play")["id"]
        gives_up(guest, played[name])
    found = anna.get(f"/api/challenges/{token}")
    assert ({line["name"] for line in found["results"]}, found["total"]) == ({"Ben", "Cara"}, 2)
    [line] = anna.get(f"/api/challenges/{other}")["results"]
    assert line["name"] == "Dan"
    ben, path = people["Ben"], f"/api/challenges/{token}/comparison"
    compared = ben.get(path, beside=played["Cara"])
    assert (compared["ours"]["name"], compared["theirs"]["name"]) == ("Ben", "Cara")
    assert ben.get(path, 409, beside=played["Dan"]) == {"error": "other-seat"}
    assert ben.get(path, 404, beside="no match!") == {"error": "no-such-match"}
    assert not ben.get(f"/api/challenges/{token}")["at_other_seat"]
    assert people["Dan"].get(f"/api/challenges/{token}")["at_other_seat"]


def test_a_game_of_bots_alone_can_be_offered_by_its_host(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "card")
    ben = cafe.guest("Ben")
    own = ben.post(f"/api/challenges/{offers(anna, match, seat=1)}/play")["id"]
    state = ben.state(own)
    assert state["you"]["seats"] == [1]
    assert state["seats"][0]["bot"] == RANDOM["bot"], "as it was played first"


def test_whoever_offered_and_left_is_nobody(cafe: Cafe) -> None:
    anna, first = finished(cafe)
    token = offers(anna, first)
    assert anna.http.delete("/api/me").status_code == 204
    assert cafe.guest().get(f"/api/challenges/{token}")["name"] == ""
