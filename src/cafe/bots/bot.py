"""The contract that every bot keeps, and the bots of the café by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from cafe.rules import View

from .characters import CHARACTERS
from .considered import Considered, ConsideredTurn
from .greedy import GreedyBot
from .random_bot import RandomBot


class Bot(Protocol):
    """Considers what its player may know, and chooses a turn; the same view, nodes and seed give the same."""

    @property
    def name(self) -> str: ...

    @property
    def nodes(self) -> int:
        """How many positions it visits for a turn, if nobody says otherwise."""
        ...

    def consider(self, view: View, nodes: int, seed: int) -> Considered:
        """The turns worth playing, best first; at least one."""
        ...

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:
        """The turn it plays."""
        ...


class UnknownBot(ValueError):
    """A name that no bot of the café has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name[:40]!r}; there are {', '.join(ALL_BOTS)}")
        self.name = name


BOTS: Mapping[str, Bot] = MappingProxyType({each.name: each for each in (GreedyBot(), RandomBot())})
ALL_BOTS: Mapping[str, Bot] = MappingProxyType({**BOTS, **CHARACTERS})


def bot(name: str) -> Bot:
    """The bot of this name, or UnknownBot."""
    try:
        return ALL_BOTS[name]
    except KeyError:
        raise UnknownBot(name) from None


def chosen_turn(bot: Bot, view: View, seed: int) -> ConsideredTurn:
    """What the bot plays with its own budget."""
    return bot.choose(bot.consider(view, bot.nodes, seed), seed)
