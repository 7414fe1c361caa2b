"""What takes long leaves the event loop: a few threads, and of each address only so much waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cafe.protocol.errors import ApiError
from cafe.server.security.address_counts import AddressCounts

THREADS = 2  # Python runs one at a time: more would only take turns more often
MAX_WAITING_PER_ADDRESS = 20
Result = TypeVar("Result")


class HeavyWork:
    """Threads for requests whose answers take more than a few milliseconds."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="cafe-heavy")
        self._waiting = AddressCounts()

    async def run(self, address: str, work: Callable[[], Result]) -> Result:
        """Do some work for an address in a thread, unless much of theirs waits already."""
        if not self._waiting.has_room(address, MAX_WAITING_PER_ADDRESS):
            raise ApiError(429, "too-many-requests", headers={"Retry-After": "1"})
        return await self.go_on(address, work)

    async def go_on(self, address: str, work: Callable[[], Result]) -> Result:
        """Do more of some work that was begun."""
        self._waiting.add(address, 1)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting.add(address, -1)

    def close(self) -> None:
        """Finish what runs, and begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
