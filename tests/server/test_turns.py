"""Turns: drafted without being written, then played, all or nothing, to the end of the match."""

from __future__ import annotations

import pytest

from cafe.rules import commitment

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest, on_turn, two_at_a_table
from .conftest import CafeFactory


@pytest.mark.parametrize("edition", ["board", "card"])
def test_two_people_open_join_start_and_play(cafe: Cafe, edition: str) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    opened = anna.opens(DEVICE, OPEN, edition=edition, listed=True)
    match = opened["match"]["id"]
    assert opened["match"]["state"]["status"] == "open"
    assert opened["match"]["state"]["view"] is None
    assert match in {match["id"] for match in ben.get("/api/matches")["matches"]}
    joined = ben.post(f"/api/matches/{match}/join", {})
    assert joined["state"]["you"]["seats"] == [1]
    assert [seat["name"] for seat in joined["state"]["seats"]] == ["Anna", "Ben"]
    started = anna.post(f"/api/matches/{match}/start")
    assert started["state"]["status"] == "running"
    for _ in range(4):
        player, _other, seat = on_turn(anna, ben, match)
        entry = player.plays(match, seat)["entries"][-1]
        assert (entry["type"], entry["seat"], entry["by_bot"]) == ("turn-played", seat, None)
    assert match not in {match["id"] for match in ben.get("/api/matches")["matches"]}
    assert match in {match["id"] for match in ben.get("/api/matches", status="running")["matches"]}
    assert match in {match["id"] for match in ben.get("/api/me/matches")["matches"]}


@pytest.mark.parametrize("edition", ["board", "card"])
def test_the_preview_is_what_the_commit_brings(cafe: Cafe, edition: str) -> None:
    anna, ben, match = two_at_a_table(cafe, edition)
    for _ in range(6):
        player, _other, seat = on_turn(anna, ben, match)
        moves, draft = player.drafts(match, seat)
        news = player.commits(match, seat, moves)
        played = news["entries"][-1]
        drafted = [event for step in draft["steps"] for event in step["events"]]
        assert played["events"][: len(drafted)] == drafted
        assert draft["reveals"] or len(played["events"]) == len(drafted)
        if draft["reveals"]:
            assert played["events"][len(drafted)]["type"] in ("guest-drawn", "table-laid")
        else:
            assert draft["view"] == news["state"]["view"]
        assert draft["total"] == sum(step["points"] for step in draft["steps"])


@pytest.mark.parametrize("edition", ["board", "card"])
def test_whoever_is_not_on_turn_can_plan_ahead(cafe: Cafe, edition: str) -> None:
    anna, ben, match = two_at_a_table(cafe, edition)
    for _ in range(4):
        player, other, seat = on_turn(anna, ben, match)
        before, path = other.state(match), f"/api/matches/{match}/preview"
        refused = other.post(path, {"seat": 1 - seat, "moves": []}, 409)
        assert refused == {"error": "not-your-turn"}
        plan = other.post(path, {"seat": 1 - seat, "moves": [], "ahead": True})
        assert (plan["ahead"], plan["legal"], plan["view"]["player"]) == (True, True, 1 - seat)
        step = other.post(path, {"seat": 1 - seat, "moves": [plan["offers"][0]["move"]], "ahead": True})
        assert (step["ahead"], step["legal"], len(step["steps"])) == (True, True, 1)
        refused = other.post(path, {"seat": 1 - seat, "moves": ["end"], "ahead": True})
        assert [objection["type"] for objection in refused["objections"]] == ["nothing-done"]
        assert other.state(match) == before, "nothing is written"
        assert player.post(path, {"seat": seat, "moves": [], "ahead": True})["ahead"] is False
        assert player.post(path, {"seat": 1 - seat, "moves": [], "ahead": True}, 403) == {
            "error": "not-your-seat"
        }
        player.plays(match, seat)


@pytest.mark.parametrize("edition", ["board", "card"])
def test_one_may_ask_what_those_whose_guests_one_sees_could_do(cafe: Cafe, edition: str) -> None:
    anna, ben, match = two_at_a_table(cafe, edition)
    path = f"/api/matches/{match}/prospects"
    for _ in range(4):
        player, other, seat = on_turn(anna, ben, match)
        state = player.state(match)
        mine, theirs = player.get(path), other.get(path)
        assert mine["seq"] == theirs["seq"] == state["seq"]
        assert mine["seats"][seat] == state["offers"]
        plan = {"seat": 1 - seat, "moves": [], "ahead": True}
        assert theirs["seats"][1 - seat] == other.post(f"/api/matches/{match}/preview", plan)["offers"]
        watched = cafe.guest().get(path)["seats"]
        if edition == "board":
            assert mine == theirs
            assert watched == mine["seats"]
        else:
            assert mine["seats"][1 - seat] == theirs["seats"][seat] == []
            assert watched == [[], []]
        player.plays(match, seat)
    assert anna.get(path, 403, seat=1) == {"error": "not-your-seat"}


def test_there_is_nothing_to_plan_before_a_match_and_after_it(
    cafe: Cafe, finished: tuple[Guest, str]
) -> None:
    anna, over = finished
    opened = anna.opens(DEVICE, OPEN)["match"]["id"]
    for match in (over, opened):
        assert anna.get(f"/api/matches/{match}/prospects", 409) == {"error": "match-not-running"}
    plan = {"seat": 0, "moves": [], "ahead": True}
    assert anna.post(f"/api/matches/{opened}/preview", plan, 409) == {"error": "match-not-running"}


def test_a_preview_writes_nothing(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    player, _other, seat = on_turn(anna, ben, match)
    before = player.state(match)
    player.drafts(match, seat)
    assert player.state(match) == before


def test_what_the_rules_refuse_comes_with_its_step_and_every_objection(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    player, _other, seat = on_turn(anna, ben, match)
    draft = player.post(f"/api/matches/{match}/preview", {"seat": seat, "moves": ["end"]})
    assert (draft["legal"], draft["step"]) == (False, 1)
    assert draft["objections"] == [{"type": "nothing-done", "rule": "B4"}]
    refused = player.commits(match, seat, ["end"], status=422)
    assert refused == {"error": "refused", "step": 1, "objections": draft["objections"]}
    second = next(offer["move"] for offer in player.state(match)["offers"] if offer["kind"] == "seat")
    draft = player.post(f"/api/matches/{match}/preview", {"seat": seat, "moves": [second, "draw"]})
    assert (draft["legal"], draft["step"], len(draft["steps"])) == (False, 2, 1)
    assert draft["view"]["seated"]
    assert player.state(match)["view"]["seated"] == {}


def test_moves_that_cannot_be_read_are_told_so(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    player, _other, seat = on_turn(anna, ben, match)
    assert player.commits(match, seat, ["XXm@a1"], status=422)["error"] == "misread"
    answer = player.post(f"/api/matches/{match}/preview", {"seat": seat, "moves": ["what?"]}, 422)
    assert answer["error"] == "misread"


def test_a_step_that_reveals_something_is_the_last_of_its_commit(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe, "card")
    player, _other, seat = on_turn(anna, ben, match)
    both = {"seat": seat, "moves": ["draw", "draw"]}
    assert player.post(f"/api/matches/{match}/preview", both, 422)["error"] == "reveal-comes-last"
    assert player.commits(match, seat, ["draw", "draw"], status=422)["error"] == "turn-over-already"


def test_who_saw_too_little_is_told_what_they_missed(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seen = anna.state(match)["seq"]
    player, _, seat = on_turn(anna, ben, match)
    player.plays(match, seat)
    player, _, seat = on_turn(anna, ben, match)
    moves, _draft = player.drafts(match, seat)
    stale = player.commits(match, seat, moves, status=409, seen=seen)
    assert stale["error"] == "stale"
    assert [entry["type"] for entry in stale["missed"]["entries"]] == ["turn-played"]
    assert stale["missed"]["state"]["seq"] == seen + 1
    assert player.commits(match, seat, moves, seen=stale["missed"]["seq"])["seq"] == seen + 2


def test_chat_makes_nobody_stale_and_comes_with_the_answer(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seen = anna.state(match)["seq"]
    anna.post(f"/api/matches/{match}/say", {"text": "Hello"}, 204)
    player, _, seat = on_turn(anna, ben, match)
    news = player.plays(match, seat, seen=seen)
    assert [entry["type"] for entry in news["entries"]] == ["said", "turn-played"]


def test_a_retry_plays_once_and_is_answered_with_all_that_happened_since(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    player, other, seat = on_turn(anna, ben, match)
    moves, _ = player.drafts(match, seat)
    body = {"seat": seat, "moves": moves, "seen": player.state(match)["seq"], "key": "once"}
    first = player.post(f"/api/matches/{match}/moves", body)
    assert player.post(f"/api/matches/{match}/moves", body) == first
    other.plays(match, 1 - seat)
    again = player.post(f"/api/matches/{match}/moves", body)
    assert again["entries"][: len(first["entries"])] == first["entries"]
    assert (again["seq"], again["state"]["seq"]) == (first["seq"] + 1, first["seq"] + 1)
    turns = [
        entry
        for entry in anna.get(f"/api/matches/{match}/events")["entries"]
        if entry["type"] == "turn-played"
    ]
    assert len(turns) == 2


def test_bots_play_a_whole_match_and_the_deal_is_the_one_promised(finished: tuple[Guest, str]) -> None:
    anna, match = finished
    snapshot = anna.get(f"/api/matches/{match}")
    promised, over = snapshot["commitment"], snapshot["state"]
    assert over["status"] == "over"
    assert over["outcome"] == "played"
    assert over["view"]["end"] is not None
    assert commitment(over["secret"]) == promised
    assert {standing["place"] for standing in over["standings"]} <= {1, 2}


def test_the_seed_stays_closed_while_the_match_runs(cafe: Cafe) -> None:
    anna, _, match = two_at_a_table(cafe)
    secret = cafe.run(cafe.context.matches.load(match)).match.opened.secret
    assert anna.state(match)["secret"] is None
    for path in ("", "/events", "/export", "/replay"):
        assert secret not in anna.http.get(f"/api/matches/{match}{path}").text


def test_a_bot_moves_at_once_when_it_is_told_to(new_cafe: CafeFactory) -> None:
    slow = new_cafe(bot_pace_ms=60_000)
    anna = slow.guest("Anna")
    match = anna.starts(DEVICE, RANDOM, {**RANDOM, "name": "Robo"}, edition="card")
    while anna.state(match)["view"]["player"] == 0:
        anna.plays(match, 0)
    seq = anna.state(match)["seq"]
    assert slow.guest("Ben").post(f"/api/matches/{match}/skip", {}, 403) == {"error": "not-your-seat"}
    anna.post(f"/api/matches/{match}/skip", {}, 204)
    assert anna.state(match)["seq"] > seq
