"""What nodes tell each other through PostgreSQL: matches, rewritten logs, people signed out, sanctions."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import URL, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.storage.timeouts import DatabaseTimeouts

CHANNEL, SESSIONS_CHANNEL, SANCTIONS_CHANNEL = "cafe", "cafe_sessions", "cafe_sanctions"
REWRITES_CHANNEL = "cafe_rewrites"


@dataclass(frozen=True, slots=True)
class MatchWritten:
    """A match was written, how far, and by which node."""

    match_id: str
    seq: int
    node: str

    def __str__(self) -> str:
        return f"{self.match_id} {self.seq} {self.node}"

    @classmethod
    def parse(cls, payload: str) -> MatchWritten:
        match_id, seq, node = payload.split(" ")
        return cls(match_id, int(seq), node)


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """A session was ended, or the token of a bot withdrawn."""

    credential_hash: str


@dataclass(frozen=True, slots=True)
class SanctionsChanged:
    """The operator silenced or banned somebody, or let them speak and act again."""


@dataclass(frozen=True, slots=True)
class MatchRewritten:
    """Older rows of a match are not what they were, and which node wrote them."""

    match_id: str
    node: str

    def __str__(self) -> str:
        return f"{self.match_id} {self.node}"

    @classmethod
    def parse(cls, payload: str) -> MatchRewritten:
        match_id, node = payload.split(" ")
        return cls(match_id, node)


Notification = MatchWritten | MatchRewritten | SessionEnded | SanctionsChanged


async def notify_ended(connection: AsyncConnection, credential_hashes: Iterable[str]) -> None:
    """Tell the other nodes, when this transaction is committed, which sessions and tokens are over."""
    for credential_hash in credential_hashes:
        await connection.execute(select(func.pg_notify(SESSIONS_CHANNEL, credential_hash)))


@asynccontextmanager
async def listen(
    url: URL, timeouts: DatabaseTimeouts, *, quiet_s: float
) -> AsyncIterator[AsyncIterator[Notification]]:
    """Listen on a connection of its own; after a quiet while, check that it still answers."""
    from cafe.hosting.storage import postgres_connections as postgres  # noqa: PLC0415 SQLite needs no driver

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def notifications() -> AsyncGenerator[Notification]:
        while True:
            async for notice in connection.notifies(timeout=quiet_s):
                yield _parse(notice.channel, notice.payload)
            await connection.execute("SELECT 1")

    connection = await postgres.connect_async(
        address, autocommit=True, reply_s=timeouts.reply_s, **postgres.connect_parameters(url, timeouts)
    )
    async with connection:
        for channel in (SESSIONS_CHANNEL, SANCTIONS_CHANNEL, REWRITES_CHANNEL, CHANNEL):
            await connection.execute(f"LISTEN {channel}")
        async with aclosing(notifications()) as heard:
            yield heard


def _parse(channel: str, payload: str) -> Notification:
    if channel == SANCTIONS_CHANNEL:
        return SanctionsChanged()
    if channel == REWRITES_CHANNEL:
        return MatchRewritten.parse(payload)
    return SessionEnded(payload) if channel == SESSIONS_CHANNEL else MatchWritten.parse(payload)
