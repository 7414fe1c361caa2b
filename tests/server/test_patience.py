"""`within` is `asyncio.timeout`, but sets no timer for what does not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cafe.server.patience import within

pytestmark = pytest.mark.anyio
LONG_S = 60.0
Work = Callable[[], Any]


async def at_once() -> str:
    return "done"


async def after_waiting() -> str:
    for _ in range(3):
        await asyncio.sleep(0)
    await asyncio.get_running_loop().run_in_executor(None, str)
    return "done"


async def failing() -> str:
    await asyncio.sleep(0)
    raise LookupError


async def failing_at_once() -> str:
    raise LookupError


async def for_ever() -> str:
    await asyncio.Event().wait()
    return "never"


async def ending_itself_when_cancelled() -> str:
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        await asyncio.sleep(0)
        raise
    return "never"


async def plainly(timeout_s: float, work: Awaitable[str]) -> str:
    async with asyncio.timeout(timeout_s):
        return await work


async def outcome(awaited: Awaitable[str]) -> str | type[BaseException]:
    try:
        return await awaited
    except Exception as error:  # noqa: BLE001 it is what is compared
        return type(error)


@pytest.mark.parametrize("work", [at_once, after_waiting, failing, failing_at_once])
async def test_what_is_done_in_time_comes_out_as_it_does_with_a_plain_time_out(work: Work) -> None:
    assert await outcome(within(LONG_S, work())) == await outcome(plainly(LONG_S, work()))


@pytest.mark.parametrize("work", [for_ever, ending_itself_when_cancelled])
async def test_what_takes_too_long_is_ended(work: Work) -> None:
    assert await outcome(within(0.001, work())) is TimeoutError
    assert await outcome(plainly(0.001, work())) is TimeoutError


async def test_whoever_is_cancelled_while_it_waits_is_cancelled() -> None:
    waiting = asyncio.create_task(outcome(within(LONG_S, ending_itself_when_cancelled())))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_no_timer_is_set_for_what_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_timer(_seconds: float) -> object:
        raise AssertionError

    monkeypatch.setattr(asyncio, "timeout", no_timer)
    assert await within(LONG_S, at_once()) == "done"
