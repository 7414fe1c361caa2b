"""The view of a seat as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from cafe.engine.view_text import BadView, parse_view, view_text
from cafe.rules import Ruleset, View, offers, ruleset

from .tellers import views_of

GAMES = [
    "board players=2",
    "board players=4 birthday=10 clubs=on lone_joker=on plan=ring",
    "card players=2",
    "card players=5 clubs=on",
]


@pytest.mark.parametrize("rules", GAMES)
def test_every_view_of_a_game_comes_back(rules: str) -> None:
    agreed = Ruleset.parse(rules)
    for seen in views_of(agreed, rules):
        assert parse_view(agreed, view_text(seen)) == seen


def test_it_tells_the_legal_moves_and_which_tables_a_chair_has() -> None:
    seen = some_view("card players=2")
    told = json.loads(view_text(seen))
    assert [(each["move"], each["points"]) for each in told["offers"]] == [
        (str(offer.move), offer.points) for offer in offers(seen)
    ]
    assert told["chairs"]["c2"] == list(seen.scene.room.tables_at(seen.scene.ruleset.plan.chairs[3]))


def test_it_hides_what_the_seat_may_not_know() -> None:
    told = json.loads(view_text(some_view("card players=3")))
    own = told["viewer"]
    assert None not in told["hands"][own]
    others = [hand for seat, hand in enumerate(told["hands"]) if seat != own]
    assert all(guest is None for hand in others for guest in hand)
    assert isinstance(told["bag"], int)
    assert isinstance(told["deck"], int)


Change = Callable[[dict[str, Any]], object]
BROKEN: dict[str, tuple[Change, str]] = {
    "no bag": (lambda told: told.pop("bag"), "bag is missing"),
    "another field": (lambda told: told.update(wish=1), "there is no field wish"),
    "a word for a number": (lambda told: told.update(bag="many"), "bag is not what it should be"),
    "yes for a number": (lambda told: told.update(bag=True), "bag is not what it should be"),
    "an unknown guest": (lambda told: told.update(bar=["XXf"]), "bar is not what it should be"),
    "an unknown stage": (lambda told: told["turn"].update(stage="nap"), "turn is not what it should be"),
    "no object": (lambda told: told.update(seated=[]), "seated is no object"),
    "a chair of another plan": (lambda told: told["seated"].update(z9="ITm"), "this plan has no z9"),
    "a table of another plan": (lambda told: told["tables"].update(z9="IT"), "this plan has no z9"),
    "too few scores": (lambda told: told.update(scores=[0]), "scores must be as many as there are players"),
    "no such seat": (lambda told: told.update(viewer=7), "viewer and player are numbers from 0 to 1"),
    "a guest too many": (lambda told: told.update(bag=99), "guests are not to be seen"),
    "a card too many": (lambda told: told.update(deck=99), "table cards are not to be seen"),
    "a stage without guests": (lambda told: told["turn"].update(stage="seating"), "StageWithoutGuests"),
    "a negative score": (lambda told: told.update(scores=[-1, 0]), "LessThanNothing"),
    "a hidden own hand": (
        lambda told: told["hands"].__setitem__(told["viewer"], [None] * 7),
        "this seat would see the position otherwise",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_line_that_is_no_view_says_why(name: str) -> None:
    seen = some_view("card players=2")
    change, reason = BROKEN[name]
    told = json.loads(view_text(seen))
    change(told)
    with pytest.raises(BadView, match=reason):
        parse_view(seen.scene.ruleset, json.dumps(told))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "[" * 100_000, '{"viewer": 1' + "0" * 5_000 + "}"])
def test_whatever_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(BadView):
        parse_view(ruleset("board"), text)


def some_view(rules: str) -> View:
    [seen] = islice((seen for seen in views_of(Ruleset.parse(rules), "some") if offers(seen)), 1)
    return seen
