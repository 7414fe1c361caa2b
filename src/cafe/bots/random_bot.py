"""A bot that plays any legal move; the measure of all others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cafe.rules import Move, View, offers

from .considered import Considered, ConsideredTurn


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses a kind of move first, then one of that kind, so that a hundred chairs do not drown the rest."""

    name: str = "random"
    nodes: int = 0

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - it does not think
        turns = (ConsideredTurn((offer.move,), offer.points) for offer in offers(view))
        return Considered(tuple(turns), 0)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:
        dice = random.Random(seed)
        kinds: dict[type[Move], list[ConsideredTurn]] = {}
        for turn in considered.turns:
            kinds.setdefault(type(turn.moves[0]), []).append(turn)
        return dice.choice(kinds[dice.choice(list(kinds))])
