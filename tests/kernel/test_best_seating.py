"""The best seating is the best of all that are listed: random games compare the two."""

from __future__ import annotations

from random import Random

import pytest

from cafe.kernel import Turns, from_game
from cafe.kernel.best_seating import NONE, best_seating
from cafe.kernel.board import Board
from cafe.kernel.position import ACT
from cafe.rules import Edition
from tests.properties.walks import Temper, Walk, agreed_on

GAMES, COMPARED = 60, 0.25  # of the positions of each game


@pytest.mark.parametrize("part", range(2))
def test_the_best_seating_is_the_best_of_all_that_are_listed(part: int) -> None:
    turns, nothing, compared = Turns(), 0, 0
    for number in range(part, GAMES, 2):
        rng = Random(f"best seating {number}")
        walk = Walk(agreed_on(Edition.BOARD, number), number, rng.choice(list(Temper)))
        for step in walk.steps():
            if rng.random() < COMPARED:
                position = from_game(step.game)
                assert isinstance(position, Board)
                for player in range(position.law.players):
                    listed = best_of_listed(position, player, turns)
                    assert best_seating(position, turns) == listed, step.game
                    compared += 1
                    nothing += listed == NONE
    assert compared > 1_000
    assert nothing > 20, "and some can seat nobody"


def best_of_listed(position: Board, player: int, turns: Turns) -> int:
    position.player, position.stage = player, ACT
    turns.count = 0
    position.list_seatings(turns)
    return max((points for _, points in turns.listed()), default=NONE)
