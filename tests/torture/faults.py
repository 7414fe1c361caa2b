"""What is done to the nodes of a café while people play; each fault is over when its function returns."""

from __future__ import annotations

import asyncio
import resource
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING

from tests.black_hole import Proxy
from tests.servers import Server

if TYPE_CHECKING:
    from .cafe import Cafe

NOTHING_MORE_BYTES = 0


class FaultKind(StrEnum):
    """What can happen to a node."""

    KILL = "kills"
    FREEZE = "freezes"
    BLACK_HOLE = "black holes"
    FULL_DISK = "full disks"
    CLOCK_JUMP = "clock jumps"


ON_POSTGRES = (FaultKind.KILL, FaultKind.FREEZE, FaultKind.BLACK_HOLE, FaultKind.CLOCK_JUMP)
ON_SQLITE = (FaultKind.KILL, FaultKind.FREEZE, FaultKind.FULL_DISK, FaultKind.CLOCK_JUMP)


@dataclass(frozen=True, slots=True)
class Durations:
    """How long each fault lasts, in seconds."""

    freeze_s: float = 20.0
    black_hole_s: float = 15.0
    full_disk_s: float = 5.0
    clock_jump_s: float = 3.0


SHORT = Durations(freeze_s=3.0, black_hole_s=8.0, full_disk_s=2.0, clock_jump_s=1.0)


@dataclass(frozen=True)
class Faults:
    """Does the faults to a café's nodes, one after the other, in an order that chance decides."""

    cafe: Cafe
    kinds: tuple[FaultKind, ...]
    durations: Durations
    rng: Random

    async def happen(self, times: int, between: int) -> None:
        """So many faults, each kind in its turn, with so many turns between two of them, about.

        They are counted in turns, not in seconds: a fast machine must not be through before the first.
        """
        coming = list[FaultKind]()
        for _ in range(times):
            coming = coming or self.rng.sample(self.kinds, len(self.kinds))
            await self.cafe.commits(self.rng.randint(1, 2 * between))
            await asyncio.sleep(self.rng.uniform(0, 0.1))
            kind = coming.pop()
            await self._ways[kind](self.rng.randrange(len(self.cafe.nodes)))
            self.cafe.notes[kind] += 1

    @property
    def _ways(self) -> dict[FaultKind, Callable[[int], Awaitable[None]]]:
        return {
            FaultKind.KILL: self._kill,
            FaultKind.FREEZE: self._freeze,
            FaultKind.BLACK_HOLE: self._swallow,
            FaultKind.FULL_DISK: self._fill_disk,
            FaultKind.CLOCK_JUMP: self._jump,
        }

    async def _kill(self, number: int) -> None:
        """End a node at a random moment, and start it again a little later."""
        node = self.cafe.nodes[number]
        node.kill()
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await node.start()

    async def _freeze(self, number: int) -> None:
        """Let a node stand still: to everybody else it is there, and does not answer."""
        with between_signals(self.cafe.nodes[number], signal.SIGSTOP, signal.SIGCONT):
            await asyncio.sleep(self.durations.freeze_s)

    async def _swallow(self, number: int) -> None:
        """Let a node's database fall silent; what was said to it arrives when nobody waits any more."""
        with swallowing(self.cafe.proxies[number]):
            await asyncio.sleep(self.durations.black_hole_s)

    async def _fill_disk(self, number: int) -> None:
        with full_disk(self.cafe.nodes[number]):
            await asyncio.sleep(self.durations.full_disk_s)

    async def _jump(self, number: int) -> None:
        """Let a node's clock be an hour ahead for a moment."""
        with between_signals(self.cafe.nodes[number], signal.SIGUSR1, signal.SIGUSR2):
            await asyncio.sleep(self.durations.clock_jump_s)


@contextmanager
def between_signals(node: Server, begin: signal.Signals, end: signal.Signals) -> Iterator[None]:
    assert node.process is not None
    node.process.send_signal(begin)
    try:
        yield
    finally:
        node.process.send_signal(end)


@contextmanager
def swallowing(proxy: Proxy) -> Iterator[None]:
    proxy.swallow()
    try:
        yield
    finally:
        proxy.let_pass()


@contextmanager
def full_disk(node: Server) -> Iterator[None]:
    """Let no file of the node grow, not even its log."""
    assert node.process is not None
    usual = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (NOTHING_MORE_BYTES, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, usual)
