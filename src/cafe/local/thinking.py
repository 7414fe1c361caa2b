"""Thinking on the event loop itself: a browser's worker has neither threads nor other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.plan import Bot, Plan, Tasks, Thinker
from cafe.rules import View

Result = TypeVar("Result")


async def inline(work: Callable[[], Result]) -> Result:
    """Do some work at once, when everything that waits has had its turn."""
    await asyncio.sleep(0)
    return work()


class ThinkingInline:
    """Thinks about one thing after the other, each as soon as it is asked."""

    def __init__(self, bots: Mapping[str, Bot], tasks: Tasks) -> None:
        self._bots, self._tasks = bots, tasks

    @asynccontextmanager
    async def thinker(self, _lane: Lane) -> AsyncIterator[Thinker]:
        yield self

    async def close(self) -> None:
        """Nothing thinks while anybody else does anything."""

    async def plan(self, bot: str, view: View, seed: int, /) -> Plan:
        return await inline(lambda: self._bots[bot].plan(view, seed))

    async def ask(self, task: str, /, *about: Any) -> Any:
        return await inline(lambda: self._tasks[task](*about))
