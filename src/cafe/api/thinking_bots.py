"""The café's bots as hosting asks them: a plan for the turn, searched for as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from cafe.bots import ALL_BOTS, Bot, Character, Considered, characters_of, chosen_turn
from cafe.hosting.thinking.plan import STEADY, Plan
from cafe.hosting.thinking.plan import Bot as ServedBot
from cafe.rules import Edition, View

USUAL_S = 1.0  # for those with a number of nodes of their own: at most so long, where the kernel is slow
LEVEL_S = {1: 0.05, 2: 0.05, 3: 0.05, 4: 0.3}  # … and characters of these levels less
MOST_NODES = 1_000_000
FIRST_PROBE, LONGER = 8, 4  # nodes, and how many times more the next probe has
PROBES = 20  # as long as would fit into the time tell nothing yet: they were too short
STAND_IN_LEVEL = 2  # of whoever plays for a bot that does not
WORTH_IT = 2  # times the nodes, or what was found stays
Seconds = Callable[[], float]


@dataclass(frozen=True, slots=True)
class ThinkingBot:
    """A bot that turns its time into nodes."""

    bot: Bot
    seconds: Seconds = time.perf_counter

    @property
    def name(self) -> str:
        return self.bot.name

    def plan(self, view: View, seed: int, /) -> Plan:
        considered, nodes = consider_in_time(self.bot, view, seed, self.seconds)
        return Plan(self.bot.choose(considered, seed).moves, nodes)


@dataclass(frozen=True, slots=True)
class SteadyBot:
    """A bot with its own number of nodes, however long they take: it plays by view and seed alone."""

    bot: Bot

    @property
    def name(self) -> str:
        return f"{STEADY}{self.bot.name}"

    def plan(self, view: View, seed: int, /) -> Plan:
        return Plan(chosen_turn(self.bot, view, seed).moves, self.bot.nodes)


def consider_in_time(bot: Bot, view: View, seed: int, seconds: Seconds) -> tuple[Considered, int]:
    """What the bot considers, and with how many nodes: probes of this very view tell what one takes."""
    limit_s, most = time_and_nodes(bot)
    begun, nodes = seconds(), min(FIRST_PROBE, most)
    while True:
        before = seconds()
        considered = bot.consider(view, nodes, seed)
        now = seconds()
        more = min(most, nodes_in(begun + limit_s - now, nodes, now - before))
        is_worth_it = more == most or more >= WORTH_IT * nodes
        if nodes >= most or len(considered.turns) == 1 or not is_worth_it:
            return considered, nodes
        nodes = more


def time_and_nodes(bot: Bot) -> tuple[float, int]:
    """How many seconds a bot has, and how many nodes at most."""
    if not isinstance(bot, Character):
        return USUAL_S, bot.nodes
    if bot.thinking_ms is not None:
        return bot.thinking_ms / 1_000, MOST_NODES
    return LEVEL_S.get(bot.level, USUAL_S), bot.nodes


def nodes_in(left_s: float, nodes: int, took_s: float) -> int:
    """How many nodes the time that is left is enough for; a probe that was too short is made longer first."""
    if took_s * PROBES < left_s:
        return nodes * LONGER
    return max(0, int(nodes * left_s / took_s))


BOTS: Mapping[str, ThinkingBot] = MappingProxyType({name: ThinkingBot(bot) for name, bot in ALL_BOTS.items()})
STEADY_BOTS: Mapping[str, SteadyBot] = MappingProxyType(
    {bot.name: bot for bot in map(SteadyBot, ALL_BOTS.values())}
)
OWN_BOTS: Mapping[str, ServedBot] = MappingProxyType({**BOTS, **STEADY_BOTS})


@cache
def stand_in(edition: Edition) -> Bot:
    """Who plays for a bot that does not."""
    return next(each for each in characters_of(edition) if each.level == STAND_IN_LEVEL)
