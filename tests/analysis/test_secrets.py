"""A review of a decision knows what its player could know; what else is hidden changes not a byte of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from cafe.analysis import Decision, method_for, review_decision
from cafe.analysis.decisions import is_decided
from cafe.rules import Edition, Game, Step, imagine, view
from tests.properties.walks import journeys
from tests.secrets.twins import twins

NODES = 4
EVERY = 5  # decisions of the viewer's own
WALKS = 3


def told(game: Game, steps: Sequence[Step], viewer: int) -> bytes:
    """The review of a whole decision, as whoever makes it sees the game."""
    decision = Decision(1, view(game, viewer), tuple(step.move for step in steps))
    return msgspec.json.encode(review_decision(decision, method_for(game.scene.ruleset, NODES)))


def decisions(pairs: Sequence[tuple[Step, Step]], viewer: int) -> list[tuple[list[Step], list[Step]]]:
    """The steps of both twins, grouped into the whole decisions of one player."""
    found, one, other = list[tuple[list[Step], list[Step]]](), list[Step](), list[Step]()
    for mine, theirs in pairs:
        one.append(mine)
        other.append(theirs)
        if is_decided(mine):
            found.append((one, other))
            one, other = [], []
    return [pair for pair in found if pair[0][0].game.player == viewer]


@pytest.mark.parametrize("edition", Edition)
def test_games_that_look_the_same_to_a_player_have_the_same_review(edition: Edition) -> None:
    compared = differing = seatings = 0
    for number, walk in enumerate(journeys(edition, WALKS)):
        viewer = number % walk.ruleset.players
        pairs = decisions(twins(walk, viewer, Random(number)).steps, viewer)
        for one, other in pairs[::EVERY]:
            assert told(one[0].game, one, viewer) == told(other[0].game, other, viewer)
            compared += 1
            differing += one[0].game != other[0].game
            seatings += len(one) > 1
    assert compared
    assert differing
    assert seatings, "ordinary turns, too: a chair and the end"


@pytest.mark.parametrize("edition", Edition)
def test_what_a_player_can_only_imagine_changes_no_review(edition: Edition) -> None:
    dice, compared = Random(5), 0
    for walk in journeys(edition, WALKS, part=1):
        for steps, _ in decisions(twins(walk, 0, dice).steps, 0)[::EVERY]:
            game = steps[0].game
            assert told(game, steps, 0) == told(imagine(view(game, 0), dice), steps, 0)
            compared += 1
    assert compared
