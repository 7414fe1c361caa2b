"""What many viewers share is encoded once, and is what each of them would get alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from msgspec import structs

from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchStarted, Row, Said, SeatTaken, TurnPlayed, handle
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, apply_row, fold_log
from cafe.protocol import messages, views
from cafe.protocol.encoding import Encoder, Viewer, encode
from cafe.rules import Edition, commitment
from tests.properties.walks import Walk, journeys, walks

from .exact import must_be

MATCH, NOW = "match", 2_000
EVERY = 7  # steps of a walk are looked at


def person(seat: int) -> str:
    return f"person-{seat}"


def viewers(match: Match) -> list[Viewer]:
    """Whoever sits there, two spectators, and a stranger."""
    seated = [Viewer(person(seat), seat) for seat in range(len(match.seats))]
    return [*seated, Viewer("somebody", None), Viewer("somebody else", None), Viewer(None, None)]


def moments(walk: Walk) -> Iterator[tuple[Match, list[Row]]]:
    """A match and its last row, again and again while a game is played."""
    players, secret = walk.ruleset.players, str(walk.seed)
    entries: list[Entry] = [
        MatchOpened(
            ruleset=walk.rules,
            host=person(0),
            seats=(SeatPlan(SeatKind.OPEN),) * players,
            clock=Clock(),
            listed=True,
            commitment=commitment(secret),
            secret=secret,
        ),
        *(SeatTaken(seat, person(seat), f"P{seat}") for seat in range(players)),
        Said(person(1), 1, "P1", "Hello"),
        MatchStarted(0),
    ]
    rows = [Row(seq, 1_000, entry) for seq, entry in enumerate(entries, start=1)]
    match = fold_log(MATCH, rows)
    yield match, rows
    for number, step in enumerate(walk.steps()):
        row = Row(match.seq + 1, 1_000, TurnPlayed(step.game.player, (str(step.move),), step.events))
        match = apply_row(match, row)
        if number % EVERY == 0:
            yield match, [row]


@given(walks())
def test_messages_are_of_their_types_whoever_looks(walk: Walk) -> None:
    encoder = Encoder()
    for match, rows in moments(walk):
        for viewer in viewers(match):
            must_be(messages.News, encode(encoder.news(match, rows, viewer, NOW, [0])))
            must_be(messages.Snapshot, encode(encoder.snapshot(match, viewer, NOW, [0])))


@given(walks())
def test_what_is_kept_is_what_is_made_anew(walk: Walk) -> None:
    encoder = Encoder()
    for match, rows in moments(walk):
        for viewer in viewers(match) * 2:
            kept = encode(encoder.news(match, rows, viewer, NOW, [1, 0]))
            assert kept == encode(Encoder().news(match, rows, viewer, NOW, [0, 1]))
            assert encode(encoder.state(match, viewer, NOW, [0, 1])) == encode(plain_state(match, viewer))


def plain_state(match: Match, viewer: Viewer) -> messages.State:
    """The state with no part encoded."""
    seat = None if match.ruleset.is_board else viewer.seat
    return messages.State(
        **structs.asdict(views.shared_state(match, seat)),
        offers=views.offers_at(match, viewer.seat),
        now=NOW,
        you=views.viewer_identity(match, viewer.person, viewer.seat),
        present=[0, 1],
    )


@pytest.mark.parametrize("edition", Edition)
def test_spectators_share_what_they_see(edition: Edition) -> None:
    encoder, (match, rows) = Encoder(), list(moments(journeys(edition, 1)[0]))[2]
    first, second = (encoder.news(match, rows, Viewer(name, None), NOW, []) for name in ("a", "b"))
    assert first.state.view is second.state.view
    assert first.entries[0] is second.entries[0]
    assert first.state.you != second.state.you


def test_at_the_board_everybody_sees_the_same_but_the_seat_on_turn_has_offers() -> None:
    encoder, (match, _) = Encoder(), list(moments(journeys(Edition.BOARD, 1)[0]))[2]
    states = [encoder.state(match, viewer, NOW, []) for viewer in viewers(match)]
    assert all(state.view is states[0].view for state in states)
    assert [state.you.seat for state in states if encode(state.offers) != b"[]"] == [match.on_turn]


def test_with_cards_each_seat_sees_its_own_hand() -> None:
    encoder, (match, _) = Encoder(), list(moments(journeys(Edition.CARD, 1)[0]))[2]
    seats = range(len(match.seats))
    seen = {encode(encoder.state(match, Viewer(person(seat), seat), NOW, []).view) for seat in seats}
    assert len(seen) == len(seats)


def test_who_is_muted_is_not_heard() -> None:
    encoder, (match, _) = Encoder(), next(moments(journeys(Edition.CARD, 1)[0]))
    heard = Viewer(person(0), 0)
    muted = structs.replace(heard, muted=frozenset({handle(MATCH, person(1))}))
    assert len(encoder.snapshot(match, heard, NOW, []).chat) == 1
    assert encoder.snapshot(match, muted, NOW, []).chat == []
