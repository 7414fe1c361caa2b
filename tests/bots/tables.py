"""Games that bots play among themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cafe.bots import Bot
from cafe.rules import Game, Move, Ruleset, deal, happen_all, play, start, view


def moves_of(rules: Ruleset, seats: Sequence[Bot], seed: str) -> Iterator[tuple[Game, Move]]:
    """Every position of a game with the move that the bot on turn chooses, last the end without one."""
    game = start(rules, deal(rules, seed))
    dice = random.Random(seed)
    while game.end is None:
        move = seats[game.player].choose(view(game, game.player), dice)
        yield game, move
        game = happen_all(game, play(game, move))


def final(rules: Ruleset, seats: Sequence[Bot], seed: str) -> Game:
    """The end of their game."""
    *_, (game, move) = moves_of(rules, seats, seed)
    return happen_all(game, play(game, move))
