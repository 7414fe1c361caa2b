"""Who takes part: bots of the café by name, with a budget if one is said, and programs."""

from __future__ import annotations

import shlex
import shutil
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from cafe.bots import ALL_BOTS, Bot, Considered, ConsideredTurn, bot
from cafe.bots.in_time import Seconds, consider_in_time
from cafe.engine.program import Limits
from cafe.engine.program_bot import Covered, ProgramBot
from cafe.rules import View

PROGRAM = "program"
TIME = "time"
MOST_NODES = 1_000_000_000


class BadEntrant(ValueError):
    """A text that names nobody; each kind of it says why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class NoSuchBot(BadEntrant): ...


class BadBudget(BadEntrant): ...


class BadCommand(BadEntrant): ...


class NoSuchProgram(BadEntrant): ...


@dataclass(frozen=True, slots=True)
class InTime:
    """A bot of the café with the time that it has on a server, counted in work of the processor."""

    bot: Bot
    seconds: Seconds = time.thread_time

    @property
    def name(self) -> str:
        return self.bot.name

    @property
    def nodes(self) -> int:
        return self.bot.nodes

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - the time decides
        return consider_in_time(self.bot, view, seed, self.seconds)[0]

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:
        return self.bot.choose(considered, seed)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot by name or a program by its command line; nodes are None where none were said."""

    label: str
    nodes: int | None
    command: tuple[str, ...] = ()
    bot: str = ""
    is_timed: bool = False

    @classmethod
    def parse(cls, text: str, find: Callable[[str], str | None] = shutil.which) -> Entrant:
        """`greedy`, `greedy@500`, `greedy@time`, `program:./mybot`, `program@500:./mybot`, or BadEntrant."""
        head, colon, line = text.partition(":")
        name, at, budget = head.partition("@")
        is_timed = budget == TIME and not colon
        nodes = _budget(budget) if at and not is_timed else None
        if colon and name == PROGRAM:
            return cls(text, nodes, command=_command(line, find))
        if colon or name not in ALL_BOTS:
            raise NoSuchBot(text)
        return cls(text, nodes, bot=name, is_timed=is_timed)

    @property
    def is_program(self) -> bool:
        return bool(self.command)

    def seated(self, limits: Limits) -> AbstractContextManager[Bot]:
        """A bot to play one game; afterwards nothing of it is left."""
        if self.is_program:
            return Covered(ProgramBot(self.command, self.nodes or 0, limits))
        return nullcontext(InTime(bot(self.bot)) if self.is_timed else bot(self.bot))


def _budget(text: str) -> int:
    if (
        text.isdecimal()
        and text.isascii()
        and len(text) <= len(str(MOST_NODES))
        and 0 < int(text) <= MOST_NODES
    ):
        return int(text)
    raise BadBudget(text)


def _command(line: str, find: Callable[[str], str | None]) -> tuple[str, ...]:
    try:
        words = shlex.split(line)
    except ValueError:
        raise BadCommand(line) from None
    if not words:
        raise BadCommand(line)
    if find(words[0]) is None:
        raise NoSuchProgram(words[0])
    return tuple(words)
