"""The contract that every bot keeps, and the bots of the café by name."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from cafe.rules import Move, View

from .greedy import GreedyBot
from .random_bot import RandomBot


class Bot(Protocol):
    """Chooses a move from what its player may know; the same view and dice give the same move."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: random.Random) -> Move:
        """One of the moves that the view offers."""
        ...


class UnknownBot(ValueError):
    """A name that no bot of the café has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name[:40]!r}; there are {', '.join(BOTS)}")
        self.name = name


BOTS: Mapping[str, Bot] = MappingProxyType({each.name: each for each in (GreedyBot(), RandomBot())})


def bot(name: str) -> Bot:
    """The bot of this name, or UnknownBot."""
    try:
        return BOTS[name]
    except KeyError:
        raise UnknownBot(name) from None
