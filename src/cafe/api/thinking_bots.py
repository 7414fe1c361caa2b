"""The café's bots as hosting asks them: a plan for the turn, searched for as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from cafe.bots import ALL_BOTS, Bot, characters_of
from cafe.bots.characters import Character
from cafe.bots.in_time import Seconds, searched, turn_in_time
from cafe.hosting.thinking.plan import STEADY, Plan
from cafe.hosting.thinking.plan import Bot as ServedBot
from cafe.rules import Edition, View

STEADY_NODES = {Edition.BOARD: 400, Edition.CARD: 800}  # as many as par has with the compiled kernel
STAND_IN_LEVEL = 2  # of whoever plays for a bot that does not


@dataclass(frozen=True, slots=True)
class ThinkingBot:
    """A bot that turns its time into nodes."""

    bot: Bot
    seconds: Seconds = time.perf_counter

    @property
    def name(self) -> str:
        return self.bot.name

    def plan(self, view: View, seed: int, /) -> Plan:
        turn, nodes = turn_in_time(self.bot, view, seed, self.seconds)
        return Plan(turn.moves, nodes)


@dataclass(frozen=True, slots=True)
class SteadyBot:
    """A bot with a number of nodes, however long they take: it plays by view and seed alone."""

    bot: Bot

    @property
    def name(self) -> str:
        return f"{STEADY}{self.bot.name}"

    @property
    def nodes(self) -> int:
        """Whoever uses up their time has no more than fit where the kernel is plain Python, too."""
        if isinstance(self.bot, Character) and self.bot.thinking_ms is not None:
            return min(self.bot.nodes, STEADY_NODES[self.bot.edition])
        return self.bot.nodes

    def plan(self, view: View, seed: int, /) -> Plan:
        considered = self.bot.consider(view, self.nodes, seed)
        return Plan(self.bot.choose(considered, seed).moves, searched(considered, self.nodes))


BOTS: Mapping[str, ThinkingBot] = MappingProxyType({name: ThinkingBot(bot) for name, bot in ALL_BOTS.items()})
STEADY_BOTS: Mapping[str, SteadyBot] = MappingProxyType(
    {bot.name: bot for bot in map(SteadyBot, ALL_BOTS.values())}
)
OWN_BOTS: Mapping[str, ServedBot] = MappingProxyType({**BOTS, **STEADY_BOTS})


@cache
def stand_in(edition: Edition) -> Bot:
    """Who plays for a bot that does not."""
    return next(each for each in characters_of(edition) if each.level == STAND_IN_LEVEL)
