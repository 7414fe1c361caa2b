"""A bot that takes what pays most over its whole turn, with an eye to what it keeps."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cafe.rules import Move, Stage, View, imagine

from .choices import birthday, hand_size
from .foresight import plans
from .worth import worth, worth_keeping


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Plays the turn that is worth most; among equals the dice decide."""

    name: str = "greedy"

    def choose(self, view: View, rng: random.Random) -> Move:
        match view.scene.turn.stage:
            case Stage.HAND_SIZE:
                return hand_size(view)
            case Stage.BIRTHDAY:
                return birthday(view)
            case Stage.ACT | Stage.SEATING | Stage.CLUB:
                return _best_turn(view, rng)


def _best_turn(view: View, rng: random.Random) -> Move:
    """The first move of the turn that is worth most."""
    game = imagine(view, rng)  # for a game to play in; nothing that is only imagined is looked at
    keep = worth_keeping(game)
    valued = [(worth(plan, keep), plan.first.move) for plan in plans(game)]
    best = max(value for value, _ in valued)
    return rng.choice([move for value, move in valued if value == best])
