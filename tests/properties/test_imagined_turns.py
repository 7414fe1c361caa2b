"""An imagined game can go on: a guest who waits there can be joined."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cafe.rules import Edition, imagine, offers, view

from .walks import Walk, walks


@given(walks(Edition.CARD), st.integers(0, 2**32))
def test_whoever_is_on_turn_in_an_imagined_game_has_something_to_do(walk: Walk, seed: int) -> None:
    """E5: a guest waits only where somebody in hand can join them, whoever looks."""
    rng = Random(seed)
    for game in walk.games():
        if game.scene.turn.waiting is not None:
            for viewer in (None, *range(game.scene.ruleset.players)):
                assert offers(imagine(view(game, viewer), rng))
