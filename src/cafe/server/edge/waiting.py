"""Waiting for one thing, in little memory: asyncio's queue and event cost 3 kB for each WebSocket."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Signal:
    """Something that is so or not yet, as asyncio.Event; who waits is remembered only meanwhile."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: asyncio.Future[None] | None = None  # shared by all who wait

    def set(self) -> None:
        self._is_set = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        self._waiting = None

    def is_set(self) -> bool:
        return self._is_set

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        while not self._is_set:
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._waiting)  # one who gives up takes nobody along


class OneReaderQueue(Generic[Thing]):
    """Things in their order for one reader, as asyncio.Queue."""

    __slots__ = ("_arrived", "_things")

    def __init__(self) -> None:
        self._things: list[Thing] = []
        self._arrived: asyncio.Future[None] | None = None

    def put_nowait(self, thing: Thing) -> None:
        self._things.append(thing)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def empty(self) -> bool:
        return not self._things

    async def get(self) -> Thing:
        while not self._things:
            self._arrived = asyncio.get_running_loop().create_future()
            try:
                await self._arrived
            finally:
                self._arrived = None
        return self._things.pop(0)
