"""A turn on paper is the turn that would be played, up to what is hidden."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from cafe.match.actions import Declined
from cafe.protocol import messages
from cafe.protocol.draft import draft
from cafe.rules import Edition, Game, take
from cafe.rules.moves import Draw, EndTurn
from tests.properties.walks import Walk, journeys, walks

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
