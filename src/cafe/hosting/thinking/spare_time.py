"""When the background may work: while this process has little to do, and now and then while it has much.

Workers of the background have only time that nobody else wants, but two processors often share one core:
a busy neighbour makes this process slower whatever its priority is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from cafe.hosting.processors import usable_processors

BUSY_SHARE = 0.1  # of all processors that this process may use
SHORTEST_S, LONGEST_S = 1 / 16, 1.0  # of a look back: less says little, more says little about now
PATIENCE_S = 10.0


@dataclass(slots=True)
class SpareTime:
    """Looks back at how busy this process was, whenever somebody in the background wants to go on."""

    patience_s: float = PATIENCE_S  # until a piece of work is done all the same
    clock: Callable[[], float] = time.monotonic
    busy_s: Callable[[], float] = time.process_time
    nap: Callable[[float], Awaitable[None]] = asyncio.sleep
    processors: int = field(default_factory=usable_processors)
    _looked_at: float = field(init=False, default=0.0)
    _busy_then_s: float = field(init=False, default=0.0)
    _is_busy: bool = field(init=False, default=False)

    async def wait(self) -> None:
        """Until the process is quiet, or for as long as somebody may be asked to be patient."""
        deadline = self.clock() + self.patience_s
        while self.clock() < deadline and await self._was_busy():
            await self.nap(SHORTEST_S)

    async def _was_busy(self) -> bool:
        """Just now; where nobody looked for long, that takes a moment."""
        since_s = self.clock() - self._looked_at
        if since_s > LONGEST_S:
            self._look()
            await self.nap(SHORTEST_S)
        if since_s >= SHORTEST_S:
            self._look()
        return self._is_busy

    def _look(self) -> None:
        now, busy_s = self.clock(), self.busy_s()
        allowed = BUSY_SHARE * self.processors * (now - self._looked_at)
        self._is_busy = busy_s - self._busy_then_s > allowed
        self._looked_at, self._busy_then_s = now, busy_s
