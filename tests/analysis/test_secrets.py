"""A review of a decision knows what its player could know; what else is hidden changes not a byte of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cafe.analysis import Decision, method_for, review_decision
from cafe.rules import Edition, Game, Step, imagine, view
from tests.properties.walks import journeys
from tests.secrets.twins import twins

NODES = 4
EVERY = 11  # steps of the viewer's own
WALKS = 3


def told(game: Game, step: Step, viewer: int) -> bytes:
    """The review of the first step of a turn, as whoever plays it sees the game."""
    decision = Decision(1, view(game, viewer), (step.move,))
    return msgspec.json.encode(review_decision(decision, method_for(game.scene.ruleset, NODES)))


def is_whole(step: Step) -> bool:
    """A turn of one step."""
    return step.ends_turn and step.game.scene.turn.seated == 0


@pytest.mark.parametrize("edition", Edition)
def test_games_that_look_the_same_to_a_player_have_the_same_review(edition: Edition) -> None:
    compared = differing = 0
    for number, walk in enumerate(journeys(edition, WALKS)):
        viewer = number % walk.ruleset.players
        pairs = [
            (one, other)
            for one, other in twins(walk, viewer, Random(number)).steps
            if one.game.player == viewer and is_whole(one)
        ]
        for one, other in pairs[::EVERY]:
            assert told(one.game, one, viewer) == told(other.game, other, viewer)
            compared += 1
            differing += one.game != other.game
    assert compared
    assert differing


@pytest.mark.parametrize("edition", Edition)
def test_what_a_player_can_only_imagine_changes_no_review(edition: Edition) -> None:
    dice, compared = Random(5), 0
    for walk in journeys(edition, WALKS, part=1):
        pairs = twins(walk, 0, dice).steps
        for step in [one for one, _ in pairs if one.game.player == 0 and is_whole(one)][::EVERY]:
            imagined = imagine(view(step.game, 0), dice)
            assert told(step.game, step, 0) == told(imagined, step, 0)
            compared += 1
    assert compared
