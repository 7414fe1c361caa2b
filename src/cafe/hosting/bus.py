"""Hearing from other nodes: PostgreSQL's NOTIFY, sent in the transaction of the append."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import structlog

from cafe.hosting.matches import Matches
from cafe.hosting.storage.notifications import MatchWritten, SanctionsChanged, SessionEnded, listen

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
        matches: Matches,
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
                log.warning("bus_connection_lost", reason=type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(self._retry_s)

    async def _listen(self) -> None:
        store = self.matches.store
        async with listen(store.url, store.timeouts, quiet_s=self._quiet_s) as notifications:
            await self.matches.resync()
            await self.sessions.resync()
            await self.sanctions.refresh()
            self.listening.set()
            async for notification in notifications:
                match notification:
                    case MatchWritten(match_id=match_id, seq=seq, node=node):
                        if node != store.node:
                            await self.matches.catch_up_to(match_id, seq)
                    case SessionEnded(credential_hash=credential_hash):
                        self.sessions.heard(credential_hash)
                    case SanctionsChanged():
                        await self.sanctions.refresh()
