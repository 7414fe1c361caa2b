"""The sessions and bots' tokens in use on this node: one that is ended anywhere loses its WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

import structlog

from cafe.hosting.failure_log import log_failure
from cafe.hosting.storage.people import People
from cafe.hosting.storage.sessions import SEEN_INTERVAL_MS, UNUSED_MS, Session, Sessions
from cafe.server.connections import Connections
from cafe.server.security.identity import Identity

log = structlog.get_logger("sessions")


class ActiveSessions:
    """Ends sessions and tokens at once on this node; other nodes are told, and look by themselves."""

    def __init__(
        self,
        people: People,
        sessions: Sessions,
        identity: Identity,
        connections: Connections,
        clock: Callable[[], int],
        *,
        check_interval_s: float,
    ) -> None:
        self._people, self._sessions = people, sessions
        self._identity, self._connections = identity, connections
        self._clock, self._check_interval_s = clock, check_interval_s
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
        return self.all_heard(await self._sessions.end(person, session_id))

    async def end_all(self, person: str, *, kept: Session | None, withdrawn: Collection[str]) -> None:
        """End a person's sessions but one, and take back their tokens of these kinds."""
        kept_hash = None if kept is None else kept.hash
        self.all_heard(await self._sessions.end_all(person, kept=kept_hash, withdrawn=withdrawn))

    async def withdraw_token(self, person: str, token_id: str) -> bool:
        """Take a bot's token back; whether there was one."""
        return self.all_heard(await self._people.withdraw_token(person, token_id))

    def all_heard(self, ended: Iterable[str]) -> bool:
        """Let all of these be over on this node; whether there were any."""
        hashes = list(ended)
        for credential_hash in hashes:
            self.heard(credential_hash)
        return bool(hashes)

    def heard(self, credential_hash: str) -> None:
        """A session or a token was ended, on this node or another."""
        self._identity.forget(credential_hash)
        self._connections.end(credential_hash)

    async def resync(self) -> None:
        """Other nodes may have ended some that we did not hear of."""
        self._identity.forget_all()
        await self.check()

    async def check(self) -> None:
        """Look which of the sessions and tokens with open sockets are over, and keep which are used."""
        bots = self._connections.tokens()
        self.all_heard(bots - await self._people.known_tokens(bots))
        followed, now = self._connections.sessions(), self._clock()
        last_seen = await self._sessions.last_seen(followed)
        self.all_heard(each for each in followed if last_seen.get(each, 0) <= now - UNUSED_MS)
        unmarked = [each for each, seen_at in last_seen.items() if now - seen_at >= SEEN_INTERVAL_MS]
        if unmarked:
            await self._sessions.mark_seen(unmarked, now)

    async def _check_forever(self) -> None:
        while True:
            try:
                await self.check()
            except Exception as failure:  # noqa: BLE001 it looks again soon
                log_failure(log, "session_check_failed", failure)
            await asyncio.sleep(self._check_interval_s)
