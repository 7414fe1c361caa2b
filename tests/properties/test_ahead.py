"""Looking ahead: what players could do if it were their turn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cafe.rules import Game, as_if_on_turn, happen, objections, offers, play, prospects, view
from cafe.rules.events import TurnPassed

from .universe import everything_else
from .walks import Walk, walks


def under_way(walk: Walk) -> list[Game]:
    return [game for game in walk.games() if game.end is None]


@given(walks())
def test_for_whoever_is_on_turn_the_game_is_what_it_is(walk: Walk) -> None:
    for game in walk.games():
        assert as_if_on_turn(game, game.player) == game
        assert prospects(view(game, game.player))[game.player] == offers(game)


@given(walks())
def test_for_everybody_else_it_is_as_if_their_turn_began_now(walk: Walk) -> None:
    for game in under_way(walk)[::7]:
        for player in set(range(game.scene.ruleset.players)) - {game.player}:
            assert as_if_on_turn(game, player) == happen(game, TurnPassed(player))


@given(walks())
def test_one_sees_what_each_player_could_do_whose_guests_one_sees(walk: Walk) -> None:
    for game in under_way(walk)[::7]:
        players = range(game.scene.ruleset.players)
        could = [offers(as_if_on_turn(game, player)) for player in players]
        for viewer in (None, *players):
            found = prospects(view(game, viewer))
            assert len(found) == len(could)
            for player, hand in enumerate(game.hands):
                if game.scene.ruleset.is_board or player == viewer or not hand:
                    assert found[player] == could[player]
                else:
                    assert found[player] == ()


@given(walks(), st.integers(0, 9))
def test_what_is_offered_ahead_can_be_played_if_the_turn_is_theirs(walk: Walk, number: int) -> None:
    for game in under_way(walk)[::11]:
        player = number % game.scene.ruleset.players
        then = as_if_on_turn(game, player)
        offered = prospects(view(game, player))[player]
        assert all(play(then, offer.move) for offer in offered)
        assert not (offered and player in game.scene.out), "who is out has no turn (B8)"
        legal = {offer.move for offer in offered}
        for move in everything_else():
            assert (not objections(then, move)) is (move in legal)


@given(walks())
def test_nobody_can_do_anything_after_the_end(walk: Walk) -> None:
    *_, game = walk.games()
    if game.end is not None:
        for viewer in (None, *range(game.scene.ruleset.players)):
            assert not any(prospects(view(game, viewer)))
