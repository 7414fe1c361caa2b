"""Requests are taken up to their limits, and with no field that nobody knows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cafe.match.limits import (
    MAX_CHAT_LENGTH,
    MAX_LABEL_LENGTH,
    MAX_MOVES,
    MAX_NAME_LENGTH,
    MAX_SEATS,
    MAX_SEQ,
)
from cafe.protocol import requests
from cafe.rules.options import PLAYERS

COMMIT = {"seat": 0, "moves": ["end"], "seen": 0, "key": "k"}
QUESTION = {"ruleset": "board"}


def is_taken(kind: Any, payload: dict[str, Any]) -> bool:
    try:
        msgspec.json.decode(msgspec.json.encode(payload), type=kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "payload", "field", "most", "too_much"),
    [
        (requests.Commit, COMMIT, "seat", MAX_SEATS - 1, MAX_SEATS),
        (requests.Commit, COMMIT, "moves", ["end"] * MAX_MOVES, ["end"] * (MAX_MOVES + 1)),
        (requests.Commit, COMMIT, "seen", MAX_SEQ, MAX_SEQ + 1),
        (requests.Commit, COMMIT, "key", "k" * 80, "k" * 81),
        (requests.Say, {"text": "Hi"}, "text", "x" * MAX_CHAT_LENGTH, "x" * (4 * MAX_CHAT_LENGTH + 1)),
        (requests.NameWanted, {"name": "A"}, "name", "x" * MAX_NAME_LENGTH, "x" * 201),
        (requests.TokenWanted, {"label": "A"}, "label", "x" * MAX_LABEL_LENGTH, "x" * 201),
        (requests.Question, QUESTION, "hand", ["ITf"] * 12, ["ITf"] * 13),
        (requests.Question, QUESTION, "score", -requests.MAX_SCORE, -requests.MAX_SCORE - 1),
    ],
)
def test_a_request_goes_up_to_its_limit(
    kind: Any, payload: dict[str, Any], field: str, most: Any, too_much: Any
) -> None:
    assert is_taken(kind, {**payload, field: most})
    assert not is_taken(kind, {**payload, field: too_much})


def test_as_many_seats_as_any_edition_has_can_be_asked_for() -> None:
    seats = sorted({players for edition in PLAYERS.values() for players in edition})
    for number in range(seats[-1] + 3):
        wanted = {"edition": "card", "seats": [{"kind": "open"}] * number}
        assert is_taken(requests.NewMatch, wanted) is (number in seats)


def test_an_unknown_field_is_refused() -> None:
    assert is_taken(requests.Commit, COMMIT)
    assert not is_taken(requests.Commit, {**COMMIT, "cheat": True})
    assert not is_taken(requests.NewMatch, {"edition": "card", "seats": [], "clock": {"hours": 1}})
