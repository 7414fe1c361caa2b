"""Game files to take pictures of: always the same games, sensibly played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cafe.bots import BOTS, Planned
from cafe.rules import Deal, Move, Ruleset, Step, deal, offers, playing, start
from cafe.rules.moves import Seat
from cafe.rules.notation import Record, record_text

NAMES = ("Ada", "Benoît", "Chiara", "Dirk", "Emre")


def finished(rules: str, seed: str) -> str:
    """The file of a whole game."""
    ruleset = Ruleset.parse(rules)
    dealt = deal(ruleset, seed)
    return _file(ruleset, dealt, [step.move for step in _played(ruleset, dealt, seed)], seed)


def unfinished(rules: str, seed: str, turn: int) -> str:
    """The file of a game up to the first player's next turn at or after a number, with somebody to seat."""
    ruleset = Ruleset.parse(rules)
    dealt = deal(ruleset, seed)
    moves: list[Move] = []
    for step in _played(ruleset, dealt, seed):
        now = step.game.scene
        is_their_turn = now.turn.number >= turn and now.player == 0 and (not moves or now.turn.seated == 0)
        if is_their_turn and any(isinstance(offer.move, Seat) for offer in offers(step.game)):
            break
        moves.append(step.move)
    return _file(ruleset, dealt, moves, seed)


def _played(ruleset: Ruleset, dealt: Deal, seed: str) -> Iterator[Step]:
    return playing(start(ruleset, dealt), [Planned(BOTS["greedy"])] * ruleset.players, Random(seed))


def _file(ruleset: Ruleset, dealt: Deal, moves: list[Move], seed: str) -> str:
    return record_text(Record(ruleset, dealt, tuple(moves), NAMES[: ruleset.players], seed))
