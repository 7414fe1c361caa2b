"""Who is who: a person has a name, devices, and tokens for bots. There are no accounts."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cafe.hosting.person import Person
from cafe.hosting.storage.batches import batches
from cafe.hosting.storage.notifications import notify_ended
from cafe.hosting.storage.schema import BOT, LINK, mutes, people, tokens
from cafe.hosting.storage.store import Store
from cafe.match.token_hash import token_hash

LINK_TTL_MS = 15 * 60_000
MAX_BOT_TOKENS = 20
TOKEN_ID_LENGTH = 16  # characters of a token's hash that are its id


class TooManyTokens(Exception):
    """More bots than one person may have."""


class People:
    """The people that the database knows."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def welcome(self, now: int, name: str = "") -> Person:
        """Somebody new."""
        person = Person(secrets.token_urlsafe(12), name, now)
        async with self.store.begin() as connection:
            await connection.execute(insert(people).values(id=person.id, name=name, seen_at=now))
        return person

    async def find(self, person_id: str) -> Person | None:
        """A person by their id, unless they deleted themselves."""
        query = select(people).where(people.c.id == person_id, people.c.leaving_at.is_(None))
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Person(found.id, found.name, found.seen_at)

    async def mark_seen(self, person_id: str, now: int) -> None:
        """They are here, or one of their bots is."""
        async with self.store.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person_id).values(seen_at=now))

    async def rename(self, person_id: str, name: str) -> None:
        async with self.store.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person_id).values(name=name))

    async def link(self, person_id: str, now: int) -> str:
        """A one-time link that makes another device the same person."""
        return await self._token(person_id, LINK, "", now + LINK_TTL_MS)

    async def bot_token(self, person_id: str, label: str) -> str:
        if len(await self.bot_tokens(person_id)) >= MAX_BOT_TOKENS:
            raise TooManyTokens
        return await self._token(person_id, BOT, label, None)

    async def bot_tokens(self, person_id: str) -> list[tuple[str, str]]:
        """(id, label) of a person's tokens; the tokens themselves are shown once, when made."""
        query = select(tokens.c.hash, tokens.c.label).where(
            tokens.c.person == person_id, tokens.c.kind == BOT
        )
        async with self.store.engine.connect() as connection:
            return [(found.hash[:TOKEN_ID_LENGTH], found.label) for found in await connection.execute(query)]

    async def withdraw_token(self, person_id: str, token_id: str) -> list[str]:
        """Take a token of a person's own back, and tell the other nodes; the hashes of what was taken."""
        gone = (
            delete(tokens)
            .where(
                tokens.c.person == person_id,
                tokens.c.kind == BOT,
                func.substr(tokens.c.hash, 1, TOKEN_ID_LENGTH) == token_id,
            )
            .returning(tokens.c.hash)
        )
        async with self.store.begin() as connection:
            withdrawn = list((await connection.scalars(gone)).all())
            if self.store.is_postgres:
                await notify_ended(connection, withdrawn)
        return withdrawn

    async def known_tokens(self, hashes: Collection[str]) -> set[str]:
        """Which of these bots' tokens were not withdrawn."""
        known: set[str] = set()
        async with self.store.engine.connect() as connection:
            for batch in batches(hashes):
                query = select(tokens.c.hash).where(tokens.c.hash.in_(batch), tokens.c.kind == BOT)
                known.update((await connection.scalars(query)).all())
        return known

    async def of_token(self, token: str) -> Person | None:
        query = select(tokens.c.person).where(tokens.c.hash == token_hash(token), tokens.c.kind == BOT)
        async with self.store.engine.connect() as connection:
            person_id = await connection.scalar(query)
        return None if person_id is None else await self.find(person_id)

    async def mute(self, person_id: str, match_id: str, speaker: str) -> None:
        """Hide what somebody says in a match; they do not hear of it, and others still read them."""
        muted = insert(mutes).values(person=person_id, match=match_id, speaker=speaker)
        with suppress(IntegrityError):  # muted already
            async with self.store.begin() as connection:
                await connection.execute(muted)

    async def unmute(self, person_id: str, match_id: str, speaker: str) -> None:
        async with self.store.begin() as connection:
            await connection.execute(
                delete(mutes).where(
                    mutes.c.person == person_id, mutes.c.match == match_id, mutes.c.speaker == speaker
                )
            )

    async def muted(self, person_id: str, match_id: str) -> frozenset[str]:
        query = select(mutes.c.speaker).where(mutes.c.person == person_id, mutes.c.match == match_id)
        async with self.store.engine.connect() as connection:
            return frozenset((await connection.scalars(query)).all())

    async def all_muted(self, person_id: str) -> dict[str, list[str]]:
        """Whom a person muted, by match."""
        query = (
            select(mutes.c.match, mutes.c.speaker)
            .where(mutes.c.person == person_id)
            .order_by(mutes.c.match, mutes.c.speaker)
        )
        found: dict[str, list[str]] = {}
        async with self.store.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.match, []).append(row.speaker)
        return found

    async def _token(self, person_id: str, kind: str, label: str, expires_at: int | None) -> str:
        token = secrets.token_urlsafe(24)
        async with self.store.begin() as connection:
            await connection.execute(
                insert(tokens).values(
                    hash=token_hash(token), person=person_id, kind=kind, label=label, expires_at=expires_at
                )
            )
        return token
