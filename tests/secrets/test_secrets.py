"""Games that look the same to a viewer give them the same, whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.protocol.draft import draft
from cafe.rules import (
    Edition,
    Game,
    as_if_on_turn,
    imagine,
    objections,
    offers,
    prospects,
    seen_by,
    standings,
    view,
)
from cafe.rules.events import Event
from tests.properties.universe import every_seating, everything_else
from tests.properties.walks import Walk, journeys, walks

from .twins import Twins, twins


def viewer_of(walk: Walk, number: int) -> int | None:
    """A player, or a spectator."""
    chair = number % (walk.ruleset.players + 1)
    return None if chair == walk.ruleset.players else chair


def seen(events: tuple[Event, ...], viewer: int | None, game: Game) -> list[Event]:
    return [seen_by(event, viewer, open_hands=game.scene.ruleset.is_board) for event in events]


def differ(born: Twins) -> bool:
    return born.deals[0] != born.deals[1]


@given(walks(), st.integers(0, 5), st.integers(0, 2**32))
def test_twins_look_the_same_at_every_step(walk: Walk, number: int, seed: int) -> None:
    viewer = viewer_of(walk, number)
    for one, other in twins(walk, viewer, Random(seed)).steps:
        assert view(one.game, viewer) == view(other.game, viewer)
        assert view(one.after, viewer) == view(other.after, viewer)
        assert seen(one.events, viewer, one.game) == seen(other.events, viewer, other.game)


@given(walks(), st.integers(0, 5), st.integers(0, 2**32))
def test_twins_offer_and_refuse_the_same(walk: Walk, number: int, seed: int) -> None:
    viewer = viewer_of(walk, number)
    for one, other in twins(walk, viewer, Random(seed)).steps[::9]:
        assert offers(view(one.game, viewer)) == offers(view(other.game, viewer))
        assert standings(view(one.game, viewer)) == standings(view(other.game, viewer))
        for move in [*everything_else(), *list(every_seating(one.game))[seed % 11 :: 11]]:
            assert objections(view(one.game, viewer), move) == objections(view(other.game, viewer), move)
            if one.game.player == viewer:
                assert objections(one.game, move) == objections(other.game, move)


@given(walks(), st.integers(0, 5), st.integers(0, 2**32))
def test_twins_look_the_same_ahead(walk: Walk, number: int, seed: int) -> None:
    viewer = viewer_of(walk, number)
    for one, other in twins(walk, viewer, Random(seed)).steps[::9]:
        assert prospects(view(one.game, viewer)) == prospects(view(other.game, viewer))
        if viewer is None:
            continue
        for move in [*everything_else(), *(offer.move for offer in offers(as_if_on_turn(one.game, viewer)))]:
            assert draft(one.game, viewer, [move]) == draft(other.game, viewer, [move])


@given(walks())
def test_a_player_on_turn_is_offered_in_their_view_what_the_game_offers(walk: Walk) -> None:
    for game in walk.games():
        for viewer in (None, *range(game.scene.ruleset.players)):
            mine = viewer == game.player and game.end is None
            assert offers(view(game, viewer)) == (offers(game) if mine else ())


@given(walks(), st.integers(0, 2**32))
def test_whatever_players_imagine_they_are_offered_and_refused_the_same(walk: Walk, seed: int) -> None:
    rng = Random(seed)
    for game in list(walk.games())[::9]:
        imagined = imagine(view(game, game.player), rng)
        assert offers(imagined) == offers(game)
        for move in everything_else():
            assert objections(imagined, move) == objections(game, move)


@pytest.mark.parametrize("edition", Edition)
def test_twins_are_not_one_and_the_same_game(edition: Edition) -> None:
    """What the other tests are worth: something hidden does differ, hands and cards laid aside too."""
    born = [twins(walk, viewer_of(walk, at), Random(at)) for at, walk in enumerate(journeys(edition, 12))]
    assert all(map(differ, born))
    if edition is Edition.CARD:
        assert any(one.game.hands != other.game.hands for pair in born for one, other in pair.steps)
        assert any(one.move != other.move for pair in born for one, other in pair.steps)
        assert any(one.game.deck != other.game.deck for pair in born for one, other in pair.steps)
