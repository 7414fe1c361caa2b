"""Hints: whoever is on turn asks for the best turns, where the table allows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cafe.rules import View

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest
from .conftest import CafeFactory
from .loop_monitor import watching

MAX_HOLD_S = 0.05


def hint_of(guest: Guest, match: str, status: int = 200) -> Any:
    return guest.get(f"/api/matches/{match}/hint", status)


def play_until_it_is_mine(guest: Guest, match: str) -> None:
    """The bot plays at once where nobody waits for it."""
    after = 0
    while guest.state(match)["view"]["player"] != 0:
        after = guest.get(f"/api/matches/{match}/events", after=after, wait=20)["seq"]


@pytest.mark.parametrize("edition", ["board", "card"])
def test_up_to_three_turns_are_told_that_can_be_played(cafe: Cafe, edition: str) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition=edition)
    seat = anna.state(match)["view"]["player"]
    turns = anna.get(f"/api/matches/{match}/hint", seat=seat)["turns"]
    assert 1 <= len(turns) <= 3
    for turn in turns:
        draft = {"seat": seat, "seen": 0, "moves": turn["moves"]}
        assert anna.post(f"/api/matches/{match}/preview", draft)["legal"]
        assert sum(part["points"] for part in turn["parts"]) == turn["margin"]
        assert 0 <= turn["win"] <= 1_000
        assert turn["exact"] or turn["samples"] > 1


def test_the_same_position_has_the_same_hint(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, RANDOM)
    play_until_it_is_mine(anna, match)
    assert hint_of(anna, match) == hint_of(anna, match)


def test_in_a_worker_nobody_is_held_up_by_it(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(bot_workers=1)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    with watching(cafe) as monitor:
        assert anna.get(f"/api/matches/{match}/hint", seat=anna.state(match)["view"]["player"])["turns"]
    assert monitor.longest_s < MAX_HOLD_S


def test_without_a_word_hints_are_for_those_who_play_alone_or_on_one_device(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    assert anna.opens(DEVICE, RANDOM)["match"]["hints"]
    assert anna.opens(DEVICE, DEVICE)["match"]["hints"]
    assert not anna.opens(DEVICE, OPEN)["match"]["hints"]


def test_the_table_decides(cafe: Cafe) -> None:
    anna, bo = cafe.guest("Anna"), cafe.guest("Bo")
    alone = anna.starts(DEVICE, RANDOM, hints=False)
    play_until_it_is_mine(anna, alone)
    assert hint_of(anna, alone, 409) == {"error": "no-hints"}
    together = anna.opens(DEVICE, OPEN, hints=True)["match"]["id"]
    bo.post(f"/api/matches/{together}/join")
    anna.post(f"/api/matches/{together}/start")
    on_turn, other = (anna, bo) if anna.state(together)["view"]["player"] == 0 else (bo, anna)
    assert hint_of(on_turn, together)["turns"]
    assert hint_of(other, together, 409) == {"error": "not-your-turn"}


def test_a_rematch_keeps_what_the_table_decided(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, hints=False)
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    again = anna.post(f"/api/matches/{match}/rematch")["match"]
    assert not anna.get(f"/api/matches/{again}")["hints"]


def test_hints_are_for_whoever_plays(cafe: Cafe) -> None:
    anna, stranger = cafe.guest("Anna"), cafe.guest("Zoe")
    match = anna.opens(DEVICE, OPEN, hints=True)["match"]["id"]
    assert hint_of(stranger, match, 403) == {"error": "not-your-seat"}
    assert hint_of(anna, match, 409) == {"error": "match-not-running"}


def failing(_view: View) -> Any:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize("bad", [failing, lambda _view: {"turns": "many"}, lambda _view: None])
def test_where_nobody_can_think_about_it_one_is_asked_to_come_again(
    new_cafe: CafeFactory, bad: Callable[[View], Any]
) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    seat = anna.state(match)["view"]["player"]
    cafe.app.state.server.scheduler.thinking.here.tasks = {"hint": bad}
    answer = anna.get(f"/api/matches/{match}/hint", 503, seat=seat)
    assert answer == {"error": "no-thinkers"}
    assert anna.state(match)["view"]["player"] == seat
