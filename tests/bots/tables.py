"""Games that bots play among themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cafe.bots import Bot, Planned
from cafe.rules import Game, Ruleset, Step, deal, play_out, playing, start


def steps_of(rules: Ruleset, seats: Sequence[Bot], seed: str) -> Iterator[Step]:
    """Every step of a game as the bots choose it."""
    return playing(start(rules, deal(rules, seed)), [Planned(bot) for bot in seats], random.Random(seed))


def final(rules: Ruleset, seats: Sequence[Bot], seed: str) -> Game:
    """The end of their game."""
    return play_out(start(rules, deal(rules, seed)), [Planned(bot) for bot in seats], random.Random(seed))
