"""Turns tried at the decisions of a reviewed match: what they pay, and which judged turn they come to."""

from __future__ import annotations

from typing import Any

import pytest

from cafe.analysis.decisions import decisions_of
from cafe.match.game_file import record_of
from cafe.rules.notation import Record

from .cafe import DEVICE, Cafe, Guest, play_to_the_end
from .reviewed import asked_for

pytestmark = pytest.mark.usefixtures("few_playouts")
END = "end"


def tried(guest: Guest, match: str, decision: int, moves: list[str], status: int = 200) -> Any:
    return guest.post(f"/api/matches/{match}/review/try", {"decision": decision, "moves": moves}, status)


def record_at(cafe: Cafe, match: str) -> Record:
    return record_of(cafe.run(cafe.context.matches.load(match)).match)


@pytest.mark.parametrize("edition", ["board", "card"])
def test_every_judged_turn_is_played_at_its_position_and_known_again(cafe: Cafe, edition: str) -> None:
    anna, match = play_to_the_end(cafe, edition)
    turns = asked_for(anna, match)["review"]["turns"]
    stranger = cafe.guest()
    for turn in turns[::7]:
        for number, judged in enumerate([turn["played"], *turn["alternatives"]]):
            answer = tried(stranger, match, turn["decision"], judged["moves"])
            assert answer["whole"]
            assert answer["draft"]["legal"]
            assert answer["draft"]["total"] == judged["points"]
            assert answer["judged"] == number, "the first that comes to the same is itself"


def test_a_position_is_seen_as_its_player_saw_it(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "card")
    asked_for(anna, match)
    decisions = decisions_of(record_at(cafe, match))
    for decision in (decisions[0], decisions[len(decisions) // 2], decisions[-1]):
        answer = tried(anna, match, decision.number, [])
        seen = answer["draft"]["view"]
        assert (answer["whole"], answer["judged"]) == (False, None)
        assert seen["hands"][decision.seat] == [str(guest) for guest in decision.view.hands[decision.seat]]
        for seat, hand in enumerate(seen["hands"]):
            if seat != decision.seat:
                assert set(hand) <= {None}, "other hands stay hidden, though the game is over"
        assert {offer["move"] for offer in answer["draft"]["offers"]}, "and what could be done is offered"


def test_a_turn_that_was_not_judged_is_said_to_be_none_of_those(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "board")
    for turn in asked_for(anna, match)["review"]["turns"]:
        judged = [turn["played"]["moves"], *(each["moves"] for each in turn["alternatives"])]
        offers = tried(anna, match, turn["decision"], [])["draft"]["offers"]
        others = [offer["move"] for offer in offers if offer["kind"] == "send-to-bar"]
        for move in others:
            answer = tried(anna, match, turn["decision"], [move])
            if not answer["whole"]:
                continue
            same = [number for number, moves in enumerate(judged) if moves == [move]]
            assert answer["judged"] == (same[0] if same else None)
            if not same:
                return
    raise AssertionError("some turn of this match could have been another guest at the bar")


def test_what_is_no_turn_is_refused_and_explained(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "board")
    turns = asked_for(anna, match)["review"]["turns"]
    assert tried(anna, match, len(turns) + 1, [], 404) == {"error": "no-such-decision"}
    assert tried(anna, match, 1, ["nonsense"], 422)["error"] == "misread"
    refused = tried(anna, match, 1, ["end"])
    assert (refused["whole"], refused["draft"]["legal"], refused["judged"]) == (False, False, None)
    assert refused["draft"]["objections"]
    seating = next(turn for turn in turns if turn["played"]["moves"][-1] == END)
    moves = seating["played"]["moves"]
    assert not tried(anna, match, seating["decision"], moves[:-1])["whole"], "it could go on"
    assert tried(anna, match, seating["decision"], [*moves, END], 422)["error"] in (
        "turn-over-already",
        "reveal-comes-last",
    )


def test_only_at_a_reviewed_match_is_anything_tried(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    assert tried(anna, match, 1, [], 409) == {"error": "not-over-yet"}
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    assert tried(anna, match, 1, [], 409) == {"error": "not-played-out"}
    anna, match = play_to_the_end(cafe, "board")
    assert tried(anna, match, 1, [], 409) == {"error": "not-reviewed"}
