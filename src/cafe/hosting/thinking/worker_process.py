"""A worker as the server sees it: a process that is asked, and ended when it is of no more use."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from cafe.hosting.thinking.plan import Plan
from cafe.hosting.thinking.worker import PLAN, READY, Priority
from cafe.rules import View
from cafe.rules.notation import parse_moves

PROGRAM = f"{__package__}.worker"
START_S = 30.0  # until it has imported its bots, on a machine that is very busy
MORE_S = 1.0  # than the server waits: then a worker ends itself, even if the server is gone
MAX_ANSWER_BYTES = 1 << 20  # a whole review
Spawned = tuple[subprocess.Popen[bytes], socket.socket]


class WorkerFailed(Exception):
    """A worker that is gone, or whose bot failed."""


@dataclass(frozen=True, slots=True, eq=False)
class Worker:
    """A process with bots, and the line to it."""

    process: subprocess.Popen[bytes]
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @property
    def is_gone(self) -> bool:
        return self.reader.at_eof()

    async def plan(self, bot: str, seen: View, seed: int) -> Plan:
        """What the bot of this name plans."""
        return plan_in(await self._ask(PLAN, bot, seen, seed))

    async def ask(self, task: str, *about: Any) -> Any:
        """What a task of its module answers."""
        return told_in(await self._ask(task, *about))

    async def _ask(self, *question: Any) -> bytes:
        try:
            self.writer.write(pickle.dumps(question))
            return await self.reader.readline()
        except (OSError, ValueError) as broken:  # closed, or an answer without an end
            raise WorkerFailed(str(broken)) from None

    async def end(self) -> None:
        """End it whatever it does; nothing is lost with it."""
        self.process.kill()
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()
        await asyncio.to_thread(self.process.wait)


def told_in(line: bytes) -> Any:
    """What a worker tells, if it is an answer."""
    try:
        return answer_in(line)["answer"]
    except (KeyError, TypeError, ValueError):
        raise WorkerFailed("it answers nonsense") from None


def answer_in(line: bytes) -> Any:
    """What a worker answered, unless it failed."""
    if not line:
        raise WorkerFailed("it is gone")
    answer = json.loads(line)
    if "failed" in answer:
        raise WorkerFailed(str(answer["failed"]))
    return answer


def plan_in(line: bytes) -> Plan:
    """What a worker plans, if it is an answer."""
    try:
        answer = answer_in(line)
        moves = tuple(move for text in answer["moves"] for move in parse_moves(text))
        return Plan(moves, int(answer["nodes"]), str(answer["stand_in"]), str(answer["failure"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise WorkerFailed("it answers nonsense") from None


async def start_worker(
    module: str, limit_s: float, told: str = "", priority: Priority = Priority.TURNS
) -> Worker:
    """A worker with the bots that this module makes of what it is told, ready to think for so long."""
    process, line = await _spawned(module, limit_s, told, priority)
    reader, writer = await asyncio.open_unix_connection(sock=line, limit=MAX_ANSWER_BYTES)
    worker = Worker(process, reader, writer)
    try:
        async with asyncio.timeout(START_S):
            greeting = await reader.readline()
    except BaseException:
        await worker.end()
        raise
    if greeting != READY:
        await worker.end()
        raise WorkerFailed("it did not start")
    return worker


async def _spawned(module: str, limit_s: float, told: str, priority: Priority) -> Spawned:
    """The process and our end of its line, by a thread: starting a program may take a while."""
    spawning = asyncio.ensure_future(asyncio.to_thread(_spawn, module, limit_s, told, priority))
    try:
        return await asyncio.shield(spawning)
    except asyncio.CancelledError:
        process, line = await spawning
        process.kill()
        line.close()
        await asyncio.to_thread(process.wait)
        raise


def _spawn(module: str, limit_s: float, told: str, priority: Priority) -> Spawned:
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(  # noqa: S603 our own program
            [sys.executable, "-P", "-m", PROGRAM, module, str(limit_s + MORE_S), told, priority.value],
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            env=_environment(),
            start_new_session=True,  # Ctrl-C in a terminal is for the server, which ends its workers
        )
    return process, ours


def _environment() -> dict[str, str]:
    """Ours without the café's settings, which are no bot's business; modules are found where ours are."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("CAFE_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(sys.path)}
