"""How often the end of a board game for two is solved some decisions before it comes."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from cafe.bots import bot
from cafe.kernel import from_view
from cafe.kernel.board import Board
from cafe.kernel.endgame import Endgame, TooLarge, plain
from cafe.rules import Game, Ruleset, deal, start, take, view

RULES = Ruleset.parse("board players=2")
BEFORE, NODES = 5, 20_000  # decisions before the end, and positions that solving may visit


def solved_near_end(name: str, seed: str, games: int) -> int:
    """Of so many games of a bot against itself, those that are solved so early; on all cores."""
    with ProcessPoolExecutor() as pool:
        return sum(pool.map(partial(_is_solved, name), (f"{seed}-{number}" for number in range(games))))


def _is_solved(name: str, seed: str) -> bool:
    return is_solvable([*decisions(name, seed)][-BEFORE], NODES)


def decisions(name: str, seed: str) -> Iterator[Game]:
    """The game before each decision of a bot that plays against itself."""
    game, thinker = start(RULES, deal(RULES, seed)), bot(name)
    for number in range(10_000):
        if game.end is not None:
            return
        yield game
        considered = thinker.consider(view(game, game.player), thinker.nodes, number)
        game = take(game, thinker.choose(considered, number).moves).game


def is_solvable(game: Game, nodes: int) -> bool:
    """By what whoever is on turn sees."""
    position = from_view(view(game, game.player), 0)
    assert isinstance(position, Board)
    try:
        Endgame(nodes).solve(plain(position))
    except TooLarge:
        return False
    return True
