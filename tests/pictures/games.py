"""Game files to take pictures of: always the same games, sensibly played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cafe.bots import BOTS
from cafe.rules import Deal, Game, Move, Ruleset, deal, happen_all, play, start, view
from cafe.rules.notation import Record, record_text

NAMES = ("Ada", "Benoît", "Chiara", "Dirk", "Emre")
LONGEST = 2_000  # moves; no game takes as many


def finished(rules: str, seed: str) -> str:
    """The file of a whole game."""
    ruleset = Ruleset.parse(rules)
    dealt = deal(ruleset, seed)
    return _file(ruleset, dealt, [move for _, move in _played(ruleset, dealt, seed)], seed)


def unfinished(rules: str, seed: str, turn: int) -> str:
    """The file of a game up to the first player's next turn at or after a number."""
    ruleset = Ruleset.parse(rules)
    dealt = deal(ruleset, seed)
    moves: list[Move] = []
    for game, move in _played(ruleset, dealt, seed):
        begins = not moves or game.scene.turn.seated == 0
        if game.scene.turn.number >= turn and game.player == 0 and begins:
            break
        moves.append(move)
    return _file(ruleset, dealt, moves, seed)


def _played(ruleset: Ruleset, dealt: Deal, seed: str) -> Iterator[tuple[Game, Move]]:
    game, dice, bot = start(ruleset, dealt), Random(seed), BOTS["greedy"]
    for _ in range(LONGEST):
        if game.end is not None:
            return
        move = bot.choose(view(game, game.player), dice)
        yield game, move
        game = happen_all(game, play(game, move))


def _file(ruleset: Ruleset, dealt: Deal, moves: list[Move], seed: str) -> str:
    return record_text(Record(ruleset, dealt, tuple(moves), NAMES[: ruleset.players], seed))
