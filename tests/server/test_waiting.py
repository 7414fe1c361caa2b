"""A queue and an event in little memory wait as asyncio's do."""

from __future__ import annotations

import asyncio

import pytest

from cafe.server.edge.waiting import OneReaderQueue, Signal

pytestmark = pytest.mark.anyio


async def test_things_come_in_their_order_whether_they_are_waited_for_or_not() -> None:
    queue = OneReaderQueue[int]()
    queue.put_nowait(1)
    queue.put_nowait(2)
    assert [await queue.get(), await queue.get()] == [1, 2]
    assert queue.empty()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(3)
    queue.put_nowait(4)
    assert await reading == 3
    assert not queue.empty()
    assert await queue.get() == 4


async def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    queue = OneReaderQueue[int]()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(1)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await queue.get() == 1


async def test_everybody_who_waits_for_a_signal_goes_on_with_it() -> None:
    signal = Signal()
    waiting = [asyncio.create_task(signal.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert not waiting[1].done()
    signal.set()
    await asyncio.gather(*waiting[1:])
    await signal.wait()
    signal.clear()
    late = asyncio.create_task(signal.wait())
    await asyncio.sleep(0)
    assert not late.done()
    signal.set()
    await late
