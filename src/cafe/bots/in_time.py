"""Time becomes nodes: a bot considers the very view with few of them first, which tells what one takes.

What it considers in the end follows from view, nodes and seed alone; time decides only how many nodes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cafe.rules import View

from .bot import Bot
from .characters import Character
from .considered import Considered, ConsideredTurn

USUAL_S = 1.0  # for those with a number of nodes of their own: at most so long, where the kernel is slow
LEVEL_S = {1: 0.05, 2: 0.05, 3: 0.05, 4: 0.3}  # … and characters of these levels less
MOST_NODES = 1_000_000
AIM = 0.8  # of such a limit: the turns that are played out most may be those that take longer
FIRST_PROBE, LONGER = 8, 4  # nodes, and how many times more the next probe has
PROBES = 20  # as long as would fit into the time tell nothing yet: they were too short
USED = 0.8  # of the time: then nobody thinks again
MOSTLY_NODES = 0.5  # of what a probe took is for its nodes, whatever the probe before it says
Seconds = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Allowance:
    """The time that a bot has, and the nodes: where it probes first, and how many are enough."""

    seconds: float
    first: int
    most: int


@dataclass(frozen=True, slots=True)
class Probe:
    """So many nodes were visited in so much time."""

    visited: int
    took_s: float


def turn_in_time(bot: Bot, view: View, seed: int, seconds: Seconds) -> tuple[ConsideredTurn, int]:
    """What the bot plays with the time that it has, and how many nodes those were."""
    considered, nodes = consider_in_time(bot, view, seed, seconds)
    return bot.choose(considered, seed), nodes


def consider_in_time(bot: Bot, view: View, seed: int, seconds: Seconds) -> tuple[Considered, int]:
    """What the bot considers, and with how many nodes; none where it did not search."""
    allowed, begun, last = allowance(bot), seconds(), Probe(0, 0.0)
    nodes = allowed.first
    while True:
        before = seconds()
        considered = bot.consider(view, nodes, seed)
        now = seconds()
        probe, left_s = Probe(considered.nodes if nodes else 0, now - before), begun + allowed.seconds - now
        is_late = left_s <= (1 - USED) * allowed.seconds
        is_enough = is_settled(considered) if nodes else is_forced(considered)
        if nodes >= allowed.most or is_late or is_enough:
            return considered, searched(considered, nodes)
        more = min(allowed.most, nodes_in(left_s, last, probe))
        if more <= nodes:
            return considered, searched(considered, nodes)
        nodes, last = more, probe


def allowance(bot: Bot) -> Allowance:
    """Whoever has a time of their own uses it up, and probes what a look takes without any node."""
    if isinstance(bot, Character) and bot.thinking_ms is not None:
        return Allowance(bot.thinking_ms / 1_000, 0, MOST_NODES)
    limit_s = LEVEL_S.get(bot.level, USUAL_S) if isinstance(bot, Character) else USUAL_S
    return Allowance(AIM * limit_s, min(FIRST_PROBE, bot.nodes), bot.nodes)


def is_forced(considered: Considered) -> bool:
    return len(considered.turns) == 1


def is_settled(considered: Considered) -> bool:
    """Whether more nodes would change nothing: no turn was played out in games that could be more."""
    value = considered.turns[0].value
    return is_forced(considered) or value is None or not value.samples


def searched(considered: Considered, nodes: int) -> int:
    """The nodes, unless the bot had a choice and made it without them."""
    value = considered.turns[0].value
    made_use = value is not None and (value.samples > 0 or value.exact)
    return nodes if made_use or is_forced(considered) else 0


def nodes_in(left_s: float, last: Probe, probe: Probe) -> int:
    """How many nodes there is time for; a probe that was too short to tell is made longer first."""
    if not probe.visited:
        return FIRST_PROBE if probe.took_s < left_s else 0
    if probe.took_s * PROBES < left_s:
        return probe.visited * LONGER
    each_s = node_s(last, probe)
    return int((left_s - (probe.took_s - each_s * probe.visited)) / each_s)


def node_s(last: Probe, probe: Probe) -> float:
    """What one more node takes, by the last two probes: a part of their time is the same for both."""
    each_s = probe.took_s / probe.visited
    if probe.visited <= last.visited:
        return each_s
    more_s = (probe.took_s - last.took_s) / (probe.visited - last.visited)
    return min(each_s, max(MOSTLY_NODES * each_s, more_s))
