"""Stores that behave as databases do on a bad day, or that count what is asked of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.exc import OperationalError

from cafe.hosting.log_store import Write
from cafe.hosting.storage.store import Store
from cafe.hosting.write_errors import OutcomeUnknown
from cafe.match.entries import Row


class CountedReads(Store):
    """Counts which logs were read."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.read: list[str] = []

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        self.read.append(match_id)
        return await super().rows(match_id, after)

    async def rows_of_several(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        self.read.append("+".join(sorted(after)))
        return await super().rows_of_several(after)


class FailingReads(CountedReads):
    """Loses the connection at the next reading, as often as it is told to."""

    failures = 0

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        if self.failures:
            self.failures -= 1
            raise OperationalError("select", {}, Exception("the server is shutting down"))
        return await super().rows(match_id, after)


class SlowReads(Store):
    """Holds back what it has read until it may go on."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.has_read, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        found = await super().rows(match_id, after)
        self.has_read.set()
        await self.may_go_on.wait()
        return found


class CountedCommits(Store):
    """Counts its transactions."""

    commits = 0

    async def commit(self, writes: Sequence[Write]) -> None:
        self.commits += 1
        await super().commit(writes)


class LostBatches(Store):
    """Commits a batch, and loses the answer."""

    lost = 0

    async def commit(self, writes: Sequence[Write]) -> None:
        await super().commit(writes)
        if len(writes) > 1:
            self.lost += 1
            raise OperationalError("commit", {}, Exception("server closed the connection unexpectedly"))


class LostAnswers(Store):
    """Writes, and loses the answer, as often as it is told to."""

    losses = 0

    async def append(self, write: Write) -> None:
        await super().append(write)
        if self.losses:
            self.losses -= 1
            raise OutcomeUnknown


class Outage(Store):
    """Writes nothing while it is down."""

    is_down = False

    async def append(self, write: Write) -> None:
        if self.is_down:
            raise OutcomeUnknown
        await super().append(write)
