"""The schemas name what the rules and matches have, and nothing secret."""

from __future__ import annotations

from typing import get_args

import pytest

from cafe.match.codec import type_name
from cafe.match.entries import Entry
from cafe.protocol.schemas import REF, components
from cafe.rules import Event, Objection
from cafe.rules.flaws.plan import PlanFlaw
from cafe.rules.flaws.question import Flaw
from cafe.rules.flaws.text import TextFlaw


@pytest.mark.parametrize(
    ("name", "union"),
    [("GameEvent", Event), ("Objection", Objection), ("Flaw", Flaw | TextFlaw | PlanFlaw), ("Entry", Entry)],
)
def test_the_unions_are_those_of_the_rules_and_of_matches(name: str, union: object) -> None:
    members = [member["$ref"].removeprefix(REF) for member in components()[name]["anyOf"]]
    assert members == [kind.__name__ for kind in get_args(union)]
    kinds = [components()[member]["properties"]["type"]["enum"] for member in members]
    assert kinds == [[type_name(kind)] for kind in get_args(union)]


def test_nothing_secret_has_a_place_in_the_types() -> None:
    opened = components()["MatchOpened"]["properties"]
    assert not {"secret", "deal", "seats", "invite"} & set(opened)
    assert "person" not in components()["SeatState"]["properties"]


def test_what_is_encoded_once_is_of_its_own_type() -> None:
    """A part that may be encoded already is described like one that never is."""
    state, news = (components()[name]["properties"] for name in ("State", "News"))
    assert state["offers"] == {"type": "array", "items": {"$ref": f"{REF}Offer"}}
    assert news["entries"] == {"type": "array", "items": {"$ref": f"{REF}Entry"}}
