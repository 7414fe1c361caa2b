"""Sessions: the devices on which a person is known, each of which they can end."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.storage.batches import batches
from cafe.hosting.storage.notifications import notify_ended
from cafe.hosting.storage.schema import BOT, LINK, people, sessions, tokens
from cafe.hosting.storage.store import Store
from cafe.match.token_hash import token_hash

TOKEN_BYTES = 24
ID_LENGTH = 16  # characters of a session's hash that name it to its person
UNUSED_MS = 400 * 86_400_000  # after so long it is over; browsers keep a cookie no longer
SEEN_INTERVAL_MS = 3_600_000  # how exactly it is kept when a session was last used
EXCHANGE_PAUSE_MS = 30_000  # between two sessions for the same cookie of an earlier version


@dataclass(frozen=True, slots=True)
class Device:
    """What a person recognizes a device by; empty if unknown."""

    browser: str = ""
    system: str = ""


@dataclass(frozen=True, slots=True)
class Session:
    """A session as the database knows it: whoever reads it there cannot use it."""

    hash: str
    person: str
    device: Device
    created_at: int
    last_seen_at: int
    exchanged_at: int | None = None

    @property
    def id(self) -> str:
        return self.hash[:ID_LENGTH]

    @property
    def is_shared(self) -> bool:
        """Whether it stands for the cookie of an earlier version, which all devices of a person had."""
        return self.exchanged_at is not None


class Sessions:
    """The sessions of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, person: str, device: Device, now: int) -> tuple[str, Session]:
        """A new session and its token, which is nowhere else."""
        async with self.store.begin() as connection:
            return await _begin(connection, person, device, now)

    async def begin_by_link(self, link: str, device: Device, now: int) -> tuple[str, Session] | None:
        """A session of the person of a one-time link; None if it was used, has expired or never was.

        Both in one transaction: whoever signs out everywhere meanwhile ends the session or voids the link.
        """
        used = (
            delete(tokens)
            .where(tokens.c.hash == token_hash(link), tokens.c.kind == LINK, tokens.c.expires_at > now)
            .returning(tokens.c.person)
        )
        async with self.store.begin() as connection:
            person = await connection.scalar(used)
            return None if person is None else await _begin(connection, person, device, now)

    async def find(self, token: str, now: int) -> Session | None:
        """The session of a token, unless it was ended or is too old."""
        query = select(sessions).where(
            sessions.c.hash == token_hash(token), sessions.c.last_seen_at > now - UNUSED_MS
        )
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else _session(found)

    async def of_person(self, person: str, now: int) -> list[Session]:
        """The sessions of a person, the last used first."""
        query = (
            select(sessions)
            .where(sessions.c.person == person, sessions.c.last_seen_at > now - UNUSED_MS)
            .order_by(sessions.c.last_seen_at.desc(), sessions.c.created_at.desc(), sessions.c.hash)
        )
        async with self.store.engine.connect() as connection:
            return [_session(found) for found in await connection.execute(query)]

    async def end(self, person: str, session_id: str) -> list[str]:
        """End a person's own session, and tell the other nodes; the hashes of what was ended."""
        gone = (
            delete(sessions)
            .where(sessions.c.person == person, func.substr(sessions.c.hash, 1, ID_LENGTH) == session_id)
            .returning(sessions.c.hash)
        )
        async with self.store.begin() as connection:
            ended = list((await connection.scalars(gone)).all())
            if self.store.is_postgres:
                await notify_ended(connection, ended)
        return ended

    async def end_all(self, person: str, *, kept: str | None, withdrawn: Collection[str]) -> list[str]:
        """End all sessions of a person but one, take back their tokens of these kinds, and tell the others.

        The hashes of what was ended. Tokens go first: a link that is used meanwhile has its session by then.
        """
        gone_tokens = (
            delete(tokens)
            .where(tokens.c.person == person, tokens.c.kind.in_(withdrawn))
            .returning(tokens.c.hash, tokens.c.kind)
        )
        gone = delete(sessions).where(sessions.c.person == person, sessions.c.hash != (kept or ""))
        async with self.store.begin() as connection:
            taken = (await connection.execute(gone_tokens)).all()
            ended = [token.hash for token in taken if token.kind == BOT]
            ended += (await connection.scalars(gone.returning(sessions.c.hash))).all()
            if self.store.is_postgres:
                await notify_ended(connection, ended)
        return ended

    async def exchange(self, old: Session, device: Device, now: int) -> tuple[str, Session] | None:
        """A session instead of a cookie of an earlier version; None if that was exchanged just now.

        A page sends several requests at once, perhaps to several nodes: one new cookie is enough for them.
        Another device with the same old cookie may use that until it gets its own.
        """
        exchanged = (
            update(sessions)
            .where(sessions.c.hash == old.hash, sessions.c.exchanged_at <= now - EXCHANGE_PAUSE_MS)
            .values(exchanged_at=now, last_seen_at=now)
        )
        async with self.store.begin() as connection:
            if not (await connection.execute(exchanged)).rowcount:
                return None
            return await _begin(connection, old.person, device, now)

    async def mark_seen(self, hashes: Collection[str], now: int) -> None:
        """These sessions are in use, and so their people are here."""
        async with self.store.begin() as connection:
            for batch in batches(hashes):
                seen = update(sessions).where(sessions.c.hash.in_(batch)).values(last_seen_at=now)
                await connection.execute(seen)
                of_these = select(sessions.c.person).where(sessions.c.hash.in_(batch))
                await connection.execute(update(people).where(people.c.id.in_(of_these)).values(seen_at=now))

    async def last_seen(self, hashes: Collection[str]) -> dict[str, int]:
        """When these sessions were last used; those that were ended are missing."""
        found: dict[str, int] = {}
        async with self.store.engine.connect() as connection:
            for batch in batches(hashes):
                query = select(sessions.c.hash, sessions.c.last_seen_at).where(sessions.c.hash.in_(batch))
                found.update((row.hash, row.last_seen_at) for row in await connection.execute(query))
        return found


async def _begin(connection: AsyncConnection, person: str, device: Device, now: int) -> tuple[str, Session]:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    session = Session(token_hash(token), person, device, created_at=now, last_seen_at=now)
    await connection.execute(
        insert(sessions).values(
            hash=session.hash,
            person=person,
            browser=device.browser,
            system=device.system,
            created_at=now,
            last_seen_at=now,
        )
    )
    return token, session


def _session(found: Any) -> Session:
    return Session(
        found.hash,
        found.person,
        Device(found.browser, found.system),
        found.created_at,
        found.last_seen_at,
        found.exchanged_at,
    )
