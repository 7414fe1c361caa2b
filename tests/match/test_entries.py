"""Nothing hidden leaves the log: games that look the same to a viewer give them the same bytes."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.match.clock import Clock
from cafe.match.codec import tagged
from cafe.match.entries import (
    Entry,
    MatchOpened,
    MatchOver,
    MatchStarted,
    Outcome,
    Row,
    Said,
    SeatTaken,
    TurnPlayed,
    entry_seen_by,
)
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import fold_log
from cafe.match.summary import summary
from cafe.match.token_hash import token_hash
from cafe.rules import Deal, Edition, Step, commitment
from tests.properties.walks import Walk, journeys, walks
from tests.secrets.twins import twins

MATCH = "the-match"
SECRET, PERSON, INVITE = "hidden-seed", "hidden-person", "hidden-invite"


def log_of(walk: Walk, dealt: Deal, steps: list[Step]) -> list[Row]:
    """A match's log with everything in it that may not be seen."""
    players = walk.ruleset.players
    seats = tuple(SeatPlan(SeatKind.INVITED, invite=token_hash(INVITE)) for _ in range(players))
    entries: list[Entry] = [
        MatchOpened(walk.rules, PERSON, seats, Clock(), True, commitment(SECRET), SECRET, deal=dealt),
        *(SeatTaken(seat, f"{PERSON}-{seat}", f"Guest {seat}") for seat in range(players)),
        MatchStarted(dealt.first),
        *(TurnPlayed(step.game.player, (str(step.move),), step.events) for step in steps),
        Said(f"{PERSON}-0", 0, "Guest 0", "good game"),
    ]
    return [Row(seq, 1_000 + seq, entry) for seq, entry in enumerate(entries, start=1)]


def bytes_for(walk: Walk, rows: list[Row], viewer: int | None) -> list[bytes]:
    open_hands = walk.ruleset.is_board
    return [
        json.dumps(tagged(entry_seen_by(row.entry, MATCH, viewer, open_hands=open_hands))).encode()
        for row in rows
    ]


def viewer_of(walk: Walk, number: int) -> int | None:
    chair = number % (walk.ruleset.players + 1)
    return None if chair == walk.ruleset.players else chair


def logs_of_twins(walk: Walk, viewer: int | None, seed: int) -> tuple[list[Row], list[Row]]:
    born = twins(walk, viewer, Random(seed))
    first, second = (
        log_of(walk, born.deals[which], [pair[which] for pair in born.steps]) for which in (0, 1)
    )
    return first, second


@given(walks(), st.integers(0, 5), st.integers(0, 2**32))
def test_twins_give_the_same_bytes(walk: Walk, number: int, seed: int) -> None:
    viewer = viewer_of(walk, number)
    first, second = logs_of_twins(walk, viewer, seed)
    assert bytes_for(walk, first, viewer) == bytes_for(walk, second, viewer)


@given(walks(), st.integers(0, 5), st.integers(0, 2**32))
def test_twins_are_summed_up_alike(walk: Walk, number: int, seed: int) -> None:
    first, second = logs_of_twins(walk, viewer_of(walk, number), seed)
    assert summary(fold_log(MATCH, first)) == summary(fold_log(MATCH, second))


@pytest.mark.parametrize("edition", Edition)
def test_the_logs_of_twins_differ(edition: Edition) -> None:
    """What the tests above are worth: the deals differ, and in the card game the turns too."""
    logs = [
        logs_of_twins(walk, viewer_of(walk, number), number)
        for number, walk in enumerate(journeys(edition, 12))
    ]
    assert all(first[0] != second[0] for first, second in logs)
    assert any(first[1:] != second[1:] for first, second in logs) is (edition is Edition.CARD)


@pytest.mark.parametrize("edition", Edition)
def test_no_seed_person_invitation_or_deal_leaves(edition: Edition) -> None:
    for number, walk in enumerate(journeys(edition, 6)):
        viewer = viewer_of(walk, number)
        rows, _ = logs_of_twins(walk, viewer, number)
        sent = b"\n".join(bytes_for(walk, rows, viewer))
        for hidden in (SECRET, PERSON, INVITE, token_hash(INVITE)):
            assert hidden.encode() not in sent
        opened = json.loads(sent.splitlines()[0])
        assert opened["deal"] is None
        assert opened["commitment"] == commitment(SECRET)


def test_in_the_card_game_others_draw_and_lay_aside_unseen() -> None:
    drawn = laid = 0
    for number, walk in enumerate(journeys(Edition.CARD, 8)):
        viewer = viewer_of(walk, number)
        rows, _ = logs_of_twins(walk, viewer, number)
        for line in bytes_for(walk, rows, viewer):
            message = json.loads(line)
            if message["type"] != "turn-played" or message["seat"] == viewer:
                continue
            hidden = [event for event in message["events"] if event["type"] in ("guest-drawn", "laid-aside")]
            assert all(event["guest"] is None for event in hidden)
            assert not any(move.startswith("aside:") for move in message["moves"])
            drawn += any(event["type"] == "guest-drawn" for event in hidden)
            laid += any(event["type"] == "laid-aside" for event in hidden)
    assert drawn
    assert laid


def test_the_end_opens_the_deal() -> None:
    over = MatchOver(Outcome.PLAYED, SECRET)
    assert entry_seen_by(over, MATCH, None, open_hands=False) == over


def test_a_person_is_known_by_another_name_at_every_table() -> None:
    said = Said(PERSON, 0, "Anna", "hello")
    here, there = (entry_seen_by(said, where, None, open_hands=True) for where in ("here", "there"))
    assert isinstance(here, Said)
    assert isinstance(there, Said)
    assert len({here.person, there.person, PERSON}) == 3
