"""All workers of a server: some for turns and hints, others for the background, who keep nobody waiting."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.plan import Thinker
from cafe.hosting.thinking.pool import THINKING_S, WorkerPool
from cafe.hosting.thinking.worker import Priority

BACKGROUND_TIMES = (
    12  # as long as for a turn: the system gives the background only time that nobody else wants
)


class Workers:
    """As many for turns as are said, one less (at least one) for the background; they start when wanted."""

    def __init__(self, module: str, size: int, limit_s: float = THINKING_S, told: str = "") -> None:
        self._turns = WorkerPool(module, size, limit_s, told)
        self._background = WorkerPool(
            module, max(1, size - 1), BACKGROUND_TIMES * limit_s, told, Priority.BACKGROUND
        )

    def thinker(self, lane: Lane) -> AbstractAsyncContextManager[Thinker]:
        return (self._background if lane.background else self._turns).thinker(lane)

    async def close(self) -> None:
        await asyncio.gather(self._turns.close(), self._background.close())
