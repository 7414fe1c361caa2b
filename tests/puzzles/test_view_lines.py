"""What a player on turn sees, as lines: they come back, and hold nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from cafe.puzzles.view_lines import BadViewLine, parse_view_lines, view_lines
from cafe.rules import Edition, imagine, view
from tests.properties.walks import journeys

WALKS, EVERY = 6, 7


@pytest.mark.parametrize("edition", Edition)
def test_every_view_comes_back_and_every_game_behind_it_has_the_same_lines(edition: Edition) -> None:
    dice, compared = Random(3), 0
    for walk in journeys(edition, WALKS):
        for step in list(walk.steps())[::EVERY]:
            game = step.game
            seen = view(game, game.player)
            lines = view_lines(seen)
            assert parse_view_lines(dict(lines)) == seen
            assert view_lines(view(imagine(seen, dice), game.player)) == lines
            compared += 1
    assert compared


def test_a_line_that_nobody_would_see_so_is_refused() -> None:
    game = journeys(Edition.CARD, 1)[0].start()
    lines = dict(view_lines(view(game, game.player)))
    with pytest.raises(BadViewLine) as bad:
        parse_view_lines(lines | {"bag": "3"})
    assert bad.value.name == "bag"
    with pytest.raises(BadViewLine) as bad:
        parse_view_lines(lines | {"rules": "chess"})
    assert bad.value.name == "rules"
