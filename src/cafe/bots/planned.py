"""A bot as a player of the rules: it thinks once a turn, and plays its plan step by step."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from cafe.rules import Move, View

from .bot import Bot, chosen_turn

SEED_BITS = 62


@dataclass(slots=True)
class Planned:
    """Chooses move by move for one seat; what is left of its plan is for that seat's next steps."""

    bot: Bot
    _rest: list[Move] = field(default_factory=list)

    def __call__(self, view: View, rng: random.Random) -> Move:
        if not self._rest:
            self._rest = list(chosen_turn(self.bot, view, rng.getrandbits(SEED_BITS)).moves)
        return self._rest.pop(0)
