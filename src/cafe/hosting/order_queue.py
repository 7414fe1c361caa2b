"""Orders that are made in the background, one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

Order = TypeVar("Order")


class OrderQueue(Generic[Order]):
    """Makes one order at a time; one that fails is told of, and the next one may go well."""

    def __init__(
        self,
        name: str,
        make: Callable[[Order], Awaitable[None]],
        failed: Callable[[Order, Exception], Awaitable[None]],
    ) -> None:
        self._name, self._make, self._failed = name, make, failed
        self.waiting: list[Order] = []  # the first of them is being made
        self._news, self.idle = asyncio.Event(), asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._making: asyncio.Future[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._work(), name=self._name)

    async def close(self) -> None:
        """Stop at once; what was not made is still waiting."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def add(self, order: Order) -> None:
        self.waiting.append(order)
        self.idle.clear()
        self._news.set()

    def drop(self, order: Order) -> None:
        """Nobody wants it any more, whether it waits or is being made."""
        if self.waiting[:1] == [order] and self._making is not None:
            self._making.cancel()
        elif order in self.waiting:
            self.waiting.remove(order)

    async def _work(self) -> None:
        while True:
            while not self.waiting:  # what has just come may be dropped before anybody looks
                self._news.clear()
                self.idle.set()
                await self._news.wait()
            await self._make_next(self.waiting[0])
            self.waiting.pop(0)

    async def _make_next(self, order: Order) -> None:
        self._making = asyncio.ensure_future(self._make(order))
        try:
            await self._making
        except asyncio.CancelledError:
            if _is_closing():
                raise
        except Exception as failure:  # noqa: BLE001 it must not end all others
            with suppress(Exception):
                await self._failed(order, failure)
        finally:
            self._making = None


def _is_closing() -> bool:
    """Whether the task that asks was told to stop, and not only one that it waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
