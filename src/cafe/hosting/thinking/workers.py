"""All workers of a server: some for turns and hints, others for the background, who keep nobody waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.plan import Thinker
from cafe.hosting.thinking.pool import THINKING_S, WorkerPool
from cafe.hosting.thinking.spare_time import PATIENCE_S, SpareTime
from cafe.hosting.thinking.worker import Priority

BACKGROUND_TIMES = (
    12  # as long as for a turn: the system gives the background only time that nobody else wants
)


class Workers:
    """As many for turns as are said, one less (at least one) for the background; they start when wanted.

    Each piece of background work waits until the server is quiet, or for `patience_s`.
    """

    def __init__(
        self,
        module: str,
        size: int,
        limit_s: float = THINKING_S,
        told: str = "",
        patience_s: float = PATIENCE_S,
    ) -> None:
        self._turns = WorkerPool(module, size, limit_s, told)
        self._background = WorkerPool(
            module, max(1, size - 1), BACKGROUND_TIMES * limit_s, told, Priority.BACKGROUND
        )
        self._spare_time = SpareTime(patience_s)

    @asynccontextmanager
    async def thinker(self, lane: Lane) -> AsyncIterator[Thinker]:
        if lane.background:
            await self._spare_time.wait()
        async with (self._background if lane.background else self._turns).thinker(lane) as thinker:
            yield thinker

    async def close(self) -> None:
        await asyncio.gather(self._turns.close(), self._background.close())
