"""How long a bot considers a turn: stage by stage, each with more positions than the one before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cafe.bots import Bot, Considered
from cafe.rules import View

FIRST_STAGE, GROWTH = 50, 4  # positions of the first stage, and how many times as many has the next
MOST_NODES = 1_000_000_000
Clock = Callable[[], float]  # seconds


@dataclass(frozen=True, slots=True)
class Nodes:
    """Until so many positions were visited; the last stage is as if it were the only one."""

    nodes: int


@dataclass(frozen=True, slots=True)
class Milliseconds:
    """As many stages as fit into so much time, and at least one."""

    milliseconds: int


Budget = Nodes | Milliseconds


def stages(bot: Bot, view: View, budget: Budget, seed: int, clock: Clock) -> Iterator[Considered]:
    """What the bot thinks after each stage; whoever has enough of it stops asking."""
    match budget:
        case Nodes(nodes):
            for stage in _stages_up_to(nodes) if bot.nodes else [nodes]:
                yield bot.consider(view, stage, seed)
        case Milliseconds() if not bot.nodes:
            yield bot.consider(view, 0, seed)  # more time would change nothing
        case Milliseconds(milliseconds):
            yield from _in_time(bot, view, clock() + milliseconds / 1_000, seed, clock)


def _stages_up_to(nodes: int) -> Iterator[int]:
    stage = FIRST_STAGE
    while stage * GROWTH <= nodes:
        yield stage
        stage *= GROWTH
    yield nodes


def _in_time(bot: Bot, view: View, deadline: float, seed: int, clock: Clock) -> Iterator[Considered]:
    for stage in _stages_up_to(MOST_NODES):
        begun = clock()
        considered = bot.consider(view, stage, seed)
        yield considered
        now = clock()
        if 2 * considered.nodes < stage or now + GROWTH * (now - begun) > deadline:
            return  # there was no more to consider, or the next stage would come too late
