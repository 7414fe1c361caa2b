"""A time-out whose timer is set only for what really waits: most of what is sent goes out at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class within(Generic[T]):  # noqa: N801 it is awaited like a function
    """Await a coroutine, or raise TimeoutError after so many seconds, as `asyncio.timeout` does."""

    __slots__ = ("_timeout_s", "_work")

    def __init__(self, timeout_s: float, work: Coroutine[Any, Any, T]) -> None:
        self._timeout_s, self._work = timeout_s, work

    def __await__(self) -> Generator[Any, Any, T]:
        try:
            awaited = self._work.send(None)
        except StopIteration as done:
            result: T = done.value
            return result
        return (yield from self._with_timer(awaited).__await__())

    async def _with_timer(self, awaited: object) -> T:
        async with asyncio.timeout(self._timeout_s):
            return await _Resumed(self._work, awaited)


class _Resumed(Generic[T]):
    """A coroutine that has begun, from what it waits for on."""

    __slots__ = ("_awaited", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], awaited: object) -> None:
        self._work, self._awaited = work, awaited

    def __await__(self) -> Generator[Any, Any, T]:
        awaited = self._awaited
        while True:
            step: Callable[[], Any]
            try:
                value = yield awaited
            except BaseException as thrown:  # noqa: BLE001 a cancellation, too, is the coroutine's to hear
                step = partial(self._work.throw, thrown)
            else:
                step = partial(self._work.send, value)
            try:
                awaited = step()
            except StopIteration as done:
                result: T = done.value
                return result
