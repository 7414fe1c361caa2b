"""What a bot is to the café: it gets a view and never a game, and plans a turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from cafe.hosting.lane import Lane
from cafe.rules import Move, View


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves of a turn as far as the bot can see it, and how many nodes it searched for them.

    Where the bot could not plan and another one did for it, who that was; and what went wrong just now.
    """

    moves: tuple[Move, ...]
    nodes: int = 0
    stand_in: str = ""
    failure: str = ""


STEADY = "steady:"  # before the name of a bot that has the same number of nodes however slow the machine is


class Bot(Protocol):
    """The same view and seed give the same plan, except where time decides how much is searched."""

    @property
    def name(self) -> str: ...

    def plan(self, view: View, seed: int, /) -> Plan:
        """What it plays until its turn is over or something hidden is shown, or a part of that."""
        ...


Ask = Callable[[str, View, int], Awaitable[Plan]]  # the bot of this name
Tasks = Mapping[str, Callable[..., Any]]  # whatever else thinkers are asked, by name; they answer with JSON


class Thinker(Protocol):
    """Somebody who thinks for bots and people."""

    async def plan(self, bot: str, view: View, seed: int, /) -> Plan: ...

    async def ask(self, task: str, /, *about: Any) -> Any: ...


class Thinkers(Protocol):
    """Where bots think."""

    def thinker(self, lane: Lane, /) -> AbstractAsyncContextManager[Thinker]:
        """Somebody who thinks for one turn at a time; what goes wrong meanwhile is held against them."""
        ...

    async def close(self) -> None: ...
