"""Bots for workers that go wrong; they learn from the environment where to write and whom to ask."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cafe.hosting.thinking.plan import Plan
from cafe.rules import View, offers
from cafe.rules.moves import EndTurn

NOTES = "THINKING_NOTES"  # a file to which every thought is added
NODES = 7
PORT = "THINKING_PORT"  # of a test that wants to know when a bot begins, and to tell it when to go on


def note(line: str) -> None:
    with Path(os.environ[NOTES]).open("a") as file:
        file.write(f"{line} {os.getpid()}\n")


def notes() -> list[str]:
    return Path(os.environ[NOTES]).read_text().splitlines()


@dataclass(frozen=True)
class Steady:
    """Takes what pays most, one step at a time, and searches a few nodes for each."""

    name: str = "steady"

    def plan(self, view: View, seed: int, /) -> Plan:  # noqa: ARG002 it throws no dice
        note(self.name)
        best = max(offers(view), key=lambda offer: offer.points)
        return Plan((best.move,), NODES)


@dataclass(frozen=True)
class Waiting(Steady):
    """Begins its first thought in a process by waiting until the test hangs up."""

    name: str = "waiting"

    def plan(self, view: View, seed: int, /) -> Plan:
        plan = super().plan(view, seed)
        if sum(line.endswith(f" {os.getpid()}") for line in notes()) == 1:
            with socket.create_connection(("127.0.0.1", int(os.environ[PORT]))) as test:
                test.recv(1)
        return plan


@dataclass(frozen=True)
class Failing(Steady):
    name: str = "failing"

    def plan(self, view: View, seed: int, /) -> Plan:
        super().plan(view, seed)
        raise ZeroDivisionError


@dataclass(frozen=True)
class Cheating(Steady):
    """Wants what is not offered."""

    name: str = "cheating"

    def plan(self, view: View, seed: int, /) -> Plan:
        super().plan(view, seed)
        return Plan((EndTurn(), EndTurn()))


@dataclass(frozen=True)
class Babbling(Steady):
    """Says something that is no answer."""

    name: str = "babbling"

    def plan(self, view: View, seed: int, /) -> Plan:
        super().plan(view, seed)
        os.write(0, b'{"moves": 7}\n')
        return Plan(())


@dataclass(frozen=True)
class Dying(Steady):
    """Its process is gone in the middle of a thought."""

    name: str = "dying"

    def plan(self, view: View, seed: int, /) -> Plan:
        super().plan(view, seed)
        os.kill(os.getpid(), signal.SIGKILL)
        sys.exit("unreachable")


@dataclass(frozen=True)
class DyingOnce(Steady):
    """The same, but only the first time."""

    name: str = "dying-once"

    def plan(self, view: View, seed: int, /) -> Plan:
        plan = super().plan(view, seed)
        if len(notes()) == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return plan


@dataclass(frozen=True)
class Greedy(Steady):
    name: str = "greedy"


BOTS: Mapping[str, Steady] = {
    bot.name: bot
    for bot in (
        Steady(),
        Waiting(),
        Failing(),
        Cheating(),
        Babbling(),
        Dying(),
        DyingOnce(),
        Greedy(),
        Waiting("random"),
    )
}


TASKS: Mapping[str, Callable[..., object]] = {"hint": lambda _view: {"turns": []}}


def bots_from(_told: str) -> Mapping[str, Steady]:
    return BOTS
