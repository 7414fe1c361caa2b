"""Where a value is called exact, brute force finds the same; ./run prove compares more positions."""

from __future__ import annotations

import pytest

from cafe.kernel import from_game
from cafe.kernel.board import Board
from cafe.kernel.endgame import Endgame, TooLarge, plain
from cafe.rules import Ruleset, deal, start

from .endings import RULES, agreed
from .near_ends import NODES, decisions, is_solvable

WANTED = 15  # of each ruleset


@pytest.mark.parametrize("rules", RULES)
def test_a_solved_position_is_worth_what_brute_force_says(rules: str) -> None:
    compared = 0
    for found in agreed(rules, "endgame"):
        compared += found
        if compared >= WANTED:
            return


def test_how_early_the_end_of_a_game_is_solved_can_be_counted() -> None:
    games = [*decisions("gustav", "near the end")]
    assert is_solvable(games[-1], NODES)
    assert not is_solvable(games[0], 50)


def test_it_gives_up_after_so_many_nodes() -> None:
    ruleset = Ruleset.parse("board players=2")
    position = from_game(start(ruleset, deal(ruleset, "too large")))
    assert isinstance(position, Board)
    endgame = Endgame(50)
    with pytest.raises(TooLarge):
        endgame.solve(plain(position))
    assert endgame.visited == 51
