"""A bot that plays any legal move; the measure of all others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cafe.rules import Move, View, offers


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses a kind of move first, then one of that kind, so that a hundred chairs do not drown the rest."""

    name: str = "random"

    def choose(self, view: View, rng: random.Random) -> Move:
        kinds: dict[type[Move], list[Move]] = {}
        for offer in offers(view):
            kinds.setdefault(type(offer.move), []).append(offer.move)
        return rng.choice(kinds[rng.choice(list(kinds))])
