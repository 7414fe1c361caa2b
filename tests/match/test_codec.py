"""Every value that the log holds comes back as it was."""

from __future__ import annotations

import json
import typing
from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import given

from cafe.match.chat import Sign
from cafe.match.clock import Clock, ClockKind
from cafe.match.codec import plain, read, read_tagged, tagged, type_name
from cafe.match.entries import (
    BotSeated,
    BotUnseated,
    Entry,
    MatchOpened,
    MatchOver,
    MatchPaused,
    MatchResumed,
    MatchStarted,
    Nudged,
    Outcome,
    PauseAsked,
    PauseDeclined,
    PersonRemoved,
    PlayerAway,
    PlayerReturned,
    PlayOnAsked,
    RematchOpened,
    Said,
    SeatCleared,
    SeatFreed,
    SeatLeft,
    SeatRenamed,
    SeatResigned,
    SeatTaken,
    SeatTakenBack,
    SeatTakenOver,
    SpectatorsHeard,
    SpectatorsSilenced,
    TimeRanOut,
    TurnPlayed,
)
from cafe.match.seats import SeatKind, SeatPlan
from cafe.rules import Deal, Edition, Event, deal
from tests.properties.walks import Walk, journeys, walks

PLANS = tuple(SeatPlan(kind, "greedy", "Zoë | <b>", "0" * 64) for kind in SeatKind)
OPENED = MatchOpened(
    ruleset="card players=4",
    host="h",
    seats=PLANS,
    clock=Clock(ClockKind.BANK, seconds=60, increment=5),
    listed=True,
    commitment="c",
    secret="s",
    rematch_of="r",
)
ENTRIES: tuple[Entry, ...] = (
    OPENED,
    replace(OPENED, several_seats=True, imported=True, absence_s=60),
    replace(OPENED, rematch_of=None, listed=False, clock=Clock()),
    SeatTaken(1, "p", "Ähm \N{HOT BEVERAGE}"),
    SeatFreed(0),
    SeatCleared(1, "p", "Zoë"),
    BotSeated(1, "greedy"),
    BotSeated(1, "flaneur", "Le Flâneur"),
    BotUnseated(1),
    PersonRemoved(1, "p", "Zoë"),
    SpectatorsSilenced(),
    SpectatorsHeard(),
    MatchStarted(3),
    TimeRanOut(1, 2**45),
    PlayOnAsked(1, 2**45),
    PlayerAway(1, 2**45),
    PlayerReturned(1),
    Nudged(1, 0),
    PauseAsked(0),
    PauseDeclined(1),
    MatchPaused(2**45),
    MatchResumed(),
    MatchResumed(1),
    SeatLeft(1, 2**45),
    SeatTakenOver(2, "greedy"),
    SeatTakenBack(2),
    SeatTakenBack(2, 2**45),
    SeatResigned(2, "greedy"),
    SeatRenamed(2, ""),
    Said("p", None, "Guest", 'line\nbreak \0 "quoted"'),
    Said("p", 0, "Guest", "\N{ZERO WIDTH SPACE}"),
    *(Said("p", 0, "Guest", "", sign) for sign in Sign),
    *(MatchOver(outcome, "s") for outcome in Outcome),
    RematchOpened("m"),
    RematchOpened("m", 2),
)


def again(entry: Entry) -> Entry:
    entry_again: Entry = read_tagged(Entry, json.loads(json.dumps(tagged(entry))))
    return entry_again


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_comes_back(entry: Entry) -> None:
    assert again(entry) == entry


def test_every_kind_of_entry_is_tried_here() -> None:
    tried = {type(entry) for entry in ENTRIES} | {TurnPlayed}
    assert tried == set(typing.get_args(Entry))


def test_a_bots_turn_tells_what_it_searched_and_older_ones_do_not() -> None:
    turn = TurnPlayed(0, ("end",), (), "leonora", 30_000, "flaneur")
    assert again(turn) == turn
    older = {name: value for name, value in tagged(turn).items() if name not in ("nodes", "stood_in_for")}
    assert read_tagged(Entry, older) == TurnPlayed(0, ("end",), (), "leonora")


@given(walks())
def test_turns_of_any_game_come_back(walk: Walk) -> None:
    for step in walk.steps():
        entry = TurnPlayed(step.game.player, (str(step.move),), step.events, by_bot=None)
        assert again(entry) == entry
        for event in step.events:
            assert read_tagged(Event, json.loads(json.dumps(plain(event)))) == event


@pytest.mark.parametrize("edition", Edition)
def test_the_walks_bring_every_event_that_the_game_knows(edition: Edition) -> None:
    """What the test above is worth."""
    seen = {type(event) for walk in journeys(edition, 30) for step in walk.steps() for event in step.events}
    missing = {type_name(kind) for kind in set(typing.get_args(Event)) - seen}
    others = {
        Edition.BOARD: {"laid-aside", "tables-cleared", "table-laid"},
        Edition.CARD: {
            "sent-to-bar",
            "joker-swapped",
            "went-bankrupt",
            "hand-size-asked",
            "hand-size-lowered",
            "birthday-asked",
            "birthday-named",
            "turn-skipped",
        },
    }
    assert missing <= others[edition] | {"turn-skipped", "went-bankrupt"}


@given(walks())
def test_a_deal_comes_back(walk: Walk) -> None:
    dealt = deal(walk.ruleset, str(walk.seed))
    assert read(Deal, json.loads(json.dumps(plain(dealt)))) == dealt
    opened = replace(OPENED, deal=dealt)
    assert again(opened) == opened


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "no-such-thing"},
        {},
        {"type": "seat-freed", "seat": "0"},
        {"type": "seat-freed", "seat": True},
        {"type": "match-over", "outcome": "won", "secret": "s"},
    ],
)
def test_what_is_no_entry_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises((ValueError, TypeError)):
        read_tagged(Entry, wrong)


def test_the_names_of_types_are_all_different() -> None:
    kinds = [*typing.get_args(Entry), *typing.get_args(Event)]
    assert len({type_name(kind) for kind in kinds}) == len(kinds)
    assert all(is_dataclass(kind) and "type" not in {field.name for field in fields(kind)} for kind in kinds)
