"""Thinking in this very process, in threads: for bots that need no time, and where no others are wanted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.plan import Bot, Plan, Tasks, Thinker
from cafe.rules import View

THREADS = 2  # they share the interpreter with everybody else: more would only slow that down


class ThinkingHere:
    """Bots in threads; one that hangs is not ended."""

    def __init__(self, bots: Callable[[], Mapping[str, Bot]], tasks: Tasks) -> None:
        self._bots, self.tasks = bots, tasks
        self._threads = ThreadPoolExecutor(THREADS, "cafe-bots")

    @asynccontextmanager
    async def thinker(self, _lane: Lane) -> AsyncIterator[Thinker]:
        yield self

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def plan(self, bot: str, seen: View, seed: int) -> Plan:
        plan = self._bots()[bot].plan
        return await asyncio.get_running_loop().run_in_executor(self._threads, plan, seen, seed)

    async def ask(self, task: str, *about: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.tasks[task], *about)
