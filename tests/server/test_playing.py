"""A match from its opening to its end, through the real door."""

from __future__ import annotations

import pytest

from cafe.rules import commitment

from .cafe import DEVICE, INVITED, OPEN, RANDOM, Cafe, Guest, Json
from .conftest import Opener


def two_at_a_table(cafe: Cafe, edition: str = "board") -> tuple[Guest, Guest, str]:
    """Anna on seat 0, Ben on seat 1, and their running match."""
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, edition=edition)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/start")
    return anna, ben, match


def on_turn(anna: Guest, ben: Guest, match: str) -> tuple[Guest, Guest, int]:
    """Who is on turn, who is not, and the seat."""
    seat = anna.state(match)["view"]["player"]
    return (anna, ben, seat) if seat == 0 else (ben, anna, seat)


@pytest.mark.parametrize("edition", ["board", "card"])
def test_two_people_open_join_start_and_play(cafe: Cafe, edition: str) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    told = anna.opens(DEVICE, OPEN, edition=edition, listed=True)
    match = told["match"]["id"]
    assert told["match"]["state"]["status"] == "open"
    assert told["match"]["state"]["view"] is None
    assert match in {one["id"] for one in ben.get("/api/matches")["matches"]}
    joined = ben.post(f"/api/matches/{match}/join", {})
    assert joined["state"]["you"]["seats"] == [1]
    assert [seat["name"] for seat in joined["state"]["seats"]] == ["Anna", "Ben"]
    started = anna.post(f"/api/matches/{match}/start")
    assert started["state"]["status"] == "running"
    for _ in range(4):
        player, _other, seat = on_turn(anna, ben, match)
        entry = player.plays(match, seat)["entries"][-1]
        assert (entry["type"], entry["seat"], entry["by_bot"]) == ("turn-played", seat, None)
    assert match not in {one["id"] for one in ben.get("/api/matches")["matches"]}
    assert match in {one["id"] for one in ben.get("/api/matches", status="running")["matches"]}
    assert match in {one["id"] for one in ben.get("/api/me/matches")["matches"]}


def test_a_table_that_is_not_listed_is_found_only_by_its_link(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert match not in {one["id"] for one in ben.get("/api/matches")["matches"]}
    assert ben.state(match)["seats"][1]["free"]


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


def test_who_saw_too_little_is_told_what_he_missed(cafe: Cafe) -> None:
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


def test_a_retry_is_answered_with_the_same_bytes_and_plays_once(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    player, other, seat = on_turn(anna, ben, match)
    moves, _ = player.drafts(match, seat)
    body = {"seat": seat, "moves": moves, "seen": player.state(match)["seq"], "key": "once"}
    first = player.http.post(f"/api/matches/{match}/moves", json=body)
    other.plays(match, 1 - seat)
    cafe.clock.at += 5
    again = player.http.post(f"/api/matches/{match}/moves", json=body)
    assert (first.status_code, first.content) == (again.status_code, again.content) == (200, first.content)
    turns = [
        entry
        for entry in anna.get(f"/api/matches/{match}/events")["entries"]
        if entry["type"] == "turn-played"
    ]
    assert len(turns) == 2


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


def test_opening_is_retried_safely_with_the_same_links(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    body = {"edition": "card", "seats": [DEVICE, INVITED, RANDOM], "key": "open"}
    first, again = (anna.http.post("/api/matches", json=body) for _ in range(2))
    assert first.status_code == 201
    assert first.content == again.content
    other = cafe.guest("Ben").http.post("/api/matches", json=body)
    assert other.json()["match"]["id"] != first.json()["match"]["id"]


def test_an_invited_seat_is_for_who_holds_its_link(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    told = anna.opens(DEVICE, INVITED)
    match, (invite,) = told["match"]["id"], told["invites"]
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
    assert state["you"] == {"handle": "", "seats": [], "seat": None, "host": False}
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


def test_a_bot_moves_at_once_when_it_is_told_to(opening: Opener) -> None:
    slow = opening(bot_pace_ms=60_000)
    anna = slow.guest("Anna")
    match = anna.starts(DEVICE, RANDOM, {**RANDOM, "name": "Robo"}, edition="card")
    while anna.state(match)["view"]["player"] == 0:
        anna.plays(match, 0)
    seq = anna.state(match)["seq"]
    assert slow.guest("Ben").post(f"/api/matches/{match}/skip", {}, 403) == {"error": "not-your-seat"}
    anna.post(f"/api/matches/{match}/skip", {}, 204)
    assert anna.state(match)["seq"] > seq


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": [DEVICE]}, "seats"),
        ({"seats": [DEVICE, {"kind": "bot", "bot": "nobody"}]}, "bot must be one of"),
        ({"seats": [DEVICE, {"kind": "open", "bot": "greedy"}]}, "only a seat of kind bot"),
        ({"seats": [DEVICE, {"kind": "bot"}]}, "bot must be one of"),
        ({"seats": [DEVICE] * 5}, "players"),
        ({"options": {"players": "3"}}, "2 seats for 3 players"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"plan": "card"}}, "plan"),
        ({"clock": {"kind": "move", "seconds": 1}}, "seconds"),
        ({"clock": {"kind": "sun"}}, "kind"),
        ({"edition": "chess"}, "edition"),
        ({"sauce": 1}, "unknown field"),
        ({"key": "a key with blanks"}, "key"),
        ({"seats": [{"kind": "device", "name": "\u202e"}, DEVICE]}, "name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(cafe: Cafe, change: Json, reason: str) -> None:
    body = {"edition": "board", "seats": [DEVICE, OPEN], **change}
    refused = cafe.guest().post("/api/matches", body, 400)
    assert refused["error"] == "bad-field"
    assert reason in refused["reason"]


def test_a_table_is_not_started_while_it_waits_for_people(cafe: Cafe) -> None:
    assert cafe.guest().opens(DEVICE, OPEN, start=True, status=409) == {"error": "seats-free"}


def test_what_is_nowhere_is_not_found(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    for match in ("nowhere", "x" * 41, "%00", "ä", "a.b", "'--"):
        assert anna.get(f"/api/matches/{match}", 404) == {"error": "no-such-match"}
    assert anna.get("/api/plans/moon", 404) == {"error": "no-such-plan"}
    assert anna.get("/api/nothing", 404) == {"error": "no-such-path"}
    assert anna.patch("/api/bots", {}, 405) == {"error": "no-such-method"}


def test_plans_and_bots_are_told(cafe: Cafe) -> None:
    plan = cafe.guest().get("/api/plans/corners")
    assert len(plan["chairs"]) == 68
    assert len(plan["bar"]) == len(plan["prices"]) == 20
    assert cafe.guest().get("/api/plans/card")["prices"] == []
    assert "greedy" in cafe.guest().get("/api/bots")["bots"]


def test_the_referee_judges_what_he_is_asked(cafe: Cafe) -> None:
    question = {
        "ruleset": "card",
        "tables": {"b2": "RU", "d2": "GB", "c3": "FR", "b4": "ES", "d4": "IT"},
        "seated": {"b1": "RUm", "b3": "RUm"},
        "play": ["RUf@c2"],
    }
    anna = cafe.guest()
    verdict = anna.post("/api/ask", question)
    assert verdict["legal"]
    assert verdict["total"] == verdict["steps"][0]["points"] > 0
    refused = anna.post("/api/ask", {**question, "play": ["RUm@c2"]})
    assert (refused["legal"], refused["step"]) == (False, 1)
    assert "E3" in {objection["rule"] for objection in refused["objections"]}
    offers = anna.post("/api/ask", {**question, "play": [], "hand": ["RUf"]})["offers"]
    assert "RUf@c2" in {offer["move"] for offer in offers}
    assert anna.post("/api/ask", {**question, "bar": 3}, 422) == {
        "error": "bad-question",
        "reason": "The card game has no bar.",
        "flaw": {"type": "no-bar-here"},
    }
    assert anna.post("/api/ask", {**question, "hand": ["XY"]}, 400)["error"] == "bad-field"
