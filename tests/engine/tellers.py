"""Engines that are told lines in tests, and the views to tell them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from cafe.bots import ALL_BOTS, Bot, Considered, ConsideredTurn, Part, Planned, Value, bot
from cafe.engine.conversation import Engine
from cafe.engine.inbox import Inbox
from cafe.rules import Ruleset, View, deal, offers, playing, start, view
from cafe.words import say


def told(*lines: str, player: Bot | None = None, clock: Iterator[float] | None = None) -> list[str]:
    """What an engine answers to these lines, which are all there before it begins."""
    inbox = Inbox(lines)
    inbox.close()
    ticks = iter(range(10**6)) if clock is None else clock
    speak = partial(say, language="en")
    engine = Engine(player or bot("greedy"), ALL_BOTS, "1.2.3", inbox, speak, lambda: float(next(ticks)))
    return list(engine.answers())


def views_of(rules: Ruleset, seed: str) -> Iterator[View]:
    """What every seat sees before each step of a game that chance plays."""
    players = [Planned(bot("random"))] * rules.players
    for step in playing(start(rules, deal(rules, seed)), players, random.Random(seed)):
        for seat in range(rules.players):
            yield view(step.game, seat)


@dataclass
class Thinker:
    """Visits all the positions that it may, plays the first offer, and remembers how many it was allowed."""

    name: str = "thinker"
    nodes: int = 1_000
    asked: list[int] = field(default_factory=list)

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - the contract's
        self.asked.append(nodes)
        value = Value(margin=-1_250, win=480, error=300, samples=len(self.asked), exact=nodes == 16_000)
        parts = ((Part.OPENS, -300),)  # which the protocol does not tell
        return Considered((ConsideredTurn((offers(view)[0].move,), 0, value, parts),), nodes)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - the contract's
        return considered.turns[0]


@dataclass(frozen=True)
class Last:
    """Plays the last offer, and looks at nothing else."""

    name: str = "last"
    nodes: int = 0

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - the contract's
        return Considered((ConsideredTurn((offers(view)[-1].move,), 0),), 0)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - the contract's
        return considered.turns[0]
