"""A turn on paper is the turn that would be played, up to what is hidden."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import given
from msgspec import structs

from cafe.match.actions import Declined
from cafe.protocol import messages
from cafe.protocol.draft import draft
from cafe.rules import Edition, End, Event, Game, as_if_on_turn, offers, take
from cafe.rules.events import TablesCleared
from cafe.rules.moves import Draw, EndTurn
from tests.properties.walks import Temper, Walk, journeys, walks

from .exact import must_be


@given(walks())
def test_a_draft_pays_what_the_turn_pays(walk: Walk) -> None:
    for step in walk.steps():
        drafted, taken = draft(step.game, step.game.player, [step.move]), take(step.game, [step.move])
        assert drafted.legal
        assert (drafted.total, drafted.reveals) == (taken.points, taken.reveals)
        assert [made.move for made in drafted.steps] == [str(step.move)]
        assert not (drafted.reveals and drafted.offers)
        must_be(messages.Draft, msgspec.json.encode(drafted))


@given(walks())
def test_without_moves_a_draft_offers_what_may_be_done(walk: Walk) -> None:
    for step in walk.steps():
        drafted = draft(step.game, step.game.player, [])
        assert [offer.move for offer in drafted.offers] == [str(offer.move) for offer in step.offered]
        assert [offer.points for offer in drafted.offers] == [offer.points for offer in step.offered]


@given(walks())
def test_a_plan_is_the_turn_that_it_would_be(walk: Walk) -> None:
    for step in list(walk.steps())[::9]:
        for seat in range(walk.ruleset.players):
            then = as_if_on_turn(step.game, seat)
            for offer in offers(then)[::5]:
                planned, turn = draft(step.game, seat, [offer.move]), draft(then, seat, [offer.move])
                assert planned.ahead is (seat != step.game.player)
                assert structs.replace(planned, ahead=False) == turn


def test_whoever_will_leave_a_full_table_still_sits_in_the_draft() -> None:
    """C5: with the points of the seating, which stand; its events say who will leave."""
    walk = Walk("card players=4", 3, Temper.EARNING)  # until no table is left (C8)
    clearing = [step for step in walk.steps() if clears(step.events)]
    assert clearing[-1].then.end is End.TABLES_OUT
    for step in clearing:
        drafted = draft(step.game, step.game.player, [step.move])
        event = next(event for event in drafted.steps[0].events if event["type"] == "tables-cleared")
        assert event["left"]
        for chair, guest in event["left"]:
            assert drafted.view.seated[chair] == guest
        assert drafted.view.tables == {
            table: step.game.scene.room.nations[table] for table in step.game.scene.room.tables
        }
        paid = step.game.scene.scores[step.game.player] + drafted.total
        assert drafted.view.scores[step.game.player] == paid
        assert drafted.offers == []


def clears(events: Iterable[Event]) -> bool:
    return any(isinstance(event, TablesCleared) for event in events)


def first_turn(edition: Edition) -> Game:
    return journeys(edition, 1)[0].start()


def test_a_step_that_is_refused_names_its_objections() -> None:
    drafted = draft(first_turn(Edition.BOARD), 0, [EndTurn()])
    assert (drafted.legal, drafted.step, drafted.steps) == (False, 1, [])
    assert [objection["type"] for objection in drafted.objections] == ["nothing-done"]


def test_nothing_comes_after_a_step_that_reveals() -> None:
    game = first_turn(Edition.CARD)
    assert draft(game, game.player, [Draw()]).reveals
    with pytest.raises(Declined, match="reveal-comes-last"):
        draft(game, game.player, [Draw(), Draw()])
