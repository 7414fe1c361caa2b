"""Hearing from other nodes: PostgreSQL's NOTIFY, sent in the transaction of the append."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Protocol

import structlog

from cafe.hosting.announcements import Announcements
from cafe.hosting.matches import Matches
from cafe.hosting.storage.notifications import (
    MatchRewritten,
    MatchWritten,
    Notification,
    SanctionsChanged,
    SessionEnded,
    listen,
)
from cafe.hosting.storage.store import Store

RETRY_S = 0.5
QUIET_S = 4.0  # then the connection is checked: one that swallows bytes looks no different
log = structlog.get_logger("bus")


class SessionListener(Protocol):
    """Hears which sessions and tokens were ended on other nodes."""

    def heard(self, credential_hash: str) -> None: ...

    async def resync(self) -> None:
        """Some may have been missed."""


class SanctionsListener(Protocol):
    """Hears that the operator silenced or banned somebody, or took it back."""

    async def refresh(self) -> None: ...


class Bus:
    """Listens to the other nodes; when the connection is lost, reconnects and reads the gap from the log."""

    def __init__(
        self,
        matches: Matches[Store],
        sessions: SessionListener,
        sanctions: SanctionsListener,
        *,
        retry_s: float = RETRY_S,
        quiet_s: float = QUIET_S,
    ) -> None:
        self.matches, self.sessions, self.sanctions = matches, sessions, sanctions
        self._retry_s, self._quiet_s = retry_s, quiet_s
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen_forever(), name="cafe-bus")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # noqa: BLE001 whatever it was, the gap is read after the next try
                log.warning("bus_connection_lost", reason=_reason(error))
            self.listening.clear()
            await asyncio.sleep(self._retry_s)

    async def _listen(self) -> None:
        store = self.matches.store
        async with listen(store.url, store.timeouts, quiet_s=self._quiet_s) as notifications:
            await self.matches.resync()
            await self.sessions.resync()
            await self.sanctions.refresh()
            self.listening.set()
            await self._hear(notifications, Announcements(self.matches))

    async def _hear(self, notifications: AsyncIterator[Notification], announcements: Announcements) -> None:
        """Hear on while what was announced is read; if either fails, both end."""
        async with asyncio.TaskGroup() as both:
            reading = both.create_task(announcements.read_forever(), name="cafe-announcements")
            async for notification in notifications:
                match notification:
                    case MatchWritten(match_id=match_id, seq=seq, node=node):
                        if node != self.matches.store.node:
                            announcements.add(match_id, seq)
                    case SessionEnded(credential_hash=credential_hash):
                        self.sessions.heard(credential_hash)
                    case SanctionsChanged():
                        await self.sanctions.refresh()
                    case MatchRewritten(match_id=match_id, node=node):
                        if node != self.matches.store.node:
                            await self.matches.cache.read_anew(match_id)
            reading.cancel()


def _reason(error: Exception) -> str:
    """What went wrong, by name: of several at once, the first."""
    return _reason(error.exceptions[0]) if isinstance(error, ExceptionGroup) else type(error).__name__
