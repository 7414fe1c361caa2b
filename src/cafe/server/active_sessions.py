"""The sessions in use on this node: one that is ended anywhere is over for its cookie and its WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from cafe.hosting.storage.sessions import SEEN_INTERVAL_MS, UNUSED_MS, Sessions
from cafe.server.connections import Connections
from cafe.server.security.identity import Identity

DELETE_INTERVAL_MS = 3_600_000  # between two looks for sessions that nobody uses any more
log = structlog.get_logger("sessions")


class ActiveSessions:
    """Ends sessions at once on this node; other nodes are told, and look by themselves now and then."""

    def __init__(
        self,
        sessions: Sessions,
        identity: Identity,
        connections: Connections,
        clock: Callable[[], int],
        *,
        check_interval_s: float,
    ) -> None:
        self._sessions, self._identity, self._connections = sessions, identity, connections
        self._clock, self._check_interval_s = clock, check_interval_s
        self._deleted_at = 0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._check_forever(), name="cafe-sessions")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def end(self, person: str, session_id: str) -> bool:
        """End a person's own session; whether there was one."""
        ended = await self._sessions.end(person, session_id)
        for session_hash in ended:
            self.heard(session_hash)
        return bool(ended)

    def heard(self, session_hash: str) -> None:
        """A session was ended, on this node or another."""
        self._identity.forget(session_hash)
        self._connections.end_session(session_hash)

    async def resync(self) -> None:
        """Other nodes may have ended some that we did not hear of."""
        self._identity.forget_all()
        await self.check()

    async def check(self) -> None:
        """Look which of the sessions with open sockets are over, and keep that the others are used."""
        followed, now = self._connections.sessions(), self._clock()
        last_seen = await self._sessions.last_seen(followed)
        for session_hash in followed:
            if last_seen.get(session_hash, 0) <= now - UNUSED_MS:
                self.heard(session_hash)
        unmarked = [
            session_hash for session_hash, seen_at in last_seen.items() if now - seen_at >= SEEN_INTERVAL_MS
        ]
        if unmarked:
            await self._sessions.mark_seen(unmarked, now)
        if now - self._deleted_at >= DELETE_INTERVAL_MS:
            self._deleted_at = now
            await self._sessions.delete_unused(now)

    async def _check_forever(self) -> None:
        while True:
            try:
                await self.check()
            except Exception:
                log.exception("session_check_failed")
            await asyncio.sleep(self._check_interval_s)
