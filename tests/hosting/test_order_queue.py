"""Orders in the background: made one after another, whatever becomes of each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from cafe.hosting.order_queue import OrderQueue

pytestmark = pytest.mark.anyio


class Kitchen:
    """Makes whatever is ordered, when it is told to."""

    def __init__(self) -> None:
        self.orders = OrderQueue("kitchen", self._make, self._failed)
        self.may_go_on, self.begun = asyncio.Event(), asyncio.Event()
        self.made: list[str] = []
        self.failed: list[str] = []

    async def _make(self, order: str) -> None:
        self.begun.set()
        await self.may_go_on.wait()
        if order.startswith("burnt"):
            raise ValueError(order)
        self.made.append(order)

    async def _failed(self, order: str, failure: Exception) -> None:
        self.failed.append(f"{order}: {failure}")
        raise OSError("nor can it be told")


@asynccontextmanager
async def kitchen(*ordered: str) -> AsyncIterator[Kitchen]:
    opened = Kitchen()
    opened.orders.open()
    for order in ordered:
        opened.orders.add(order)
    await opened.begun.wait()
    yield opened
    await opened.orders.close()


async def test_they_are_made_in_order_and_one_that_fails_stops_none() -> None:
    async with kitchen("tea", "burnt toast", "cake") as opened:
        opened.may_go_on.set()
        await opened.orders.idle.wait()
        assert opened.made == ["tea", "cake"]
        assert opened.failed == ["burnt toast: burnt toast"]
        opened.orders.add("coffee")
        assert not opened.orders.idle.is_set()
        await opened.orders.idle.wait()
        assert opened.made == ["tea", "cake", "coffee"]


async def test_what_nobody_wants_any_more_is_not_begun_and_what_was_begun_is_stopped() -> None:
    async with kitchen("tea", "toast", "cake") as opened:
        for order in ("tea", "toast", "toast"):
            opened.orders.drop(order)
        opened.may_go_on.set()
        await opened.orders.idle.wait()
        assert (opened.made, opened.failed) == (["cake"], [])


async def test_what_is_dropped_before_anybody_looks_stops_nothing() -> None:
    async with kitchen("tea") as opened:
        opened.may_go_on.set()
        await opened.orders.idle.wait()
        opened.orders.add("toast")
        opened.orders.drop("toast")
        await asyncio.sleep(0)
        opened.orders.add("cake")
        async with asyncio.timeout(10):
            await opened.orders.idle.wait()
        assert opened.made == ["tea", "cake"]


async def test_what_was_not_made_is_still_waiting_when_it_closes() -> None:
    async with kitchen("tea", "toast") as opened:
        await opened.orders.close()
        assert (opened.made, opened.orders.waiting) == ([], ["tea", "toast"])
