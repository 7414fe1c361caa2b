"""Challenges: finished matches whose deal is offered by a link."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, text

from cafe.hosting.storage.schema import challenges
from cafe.hosting.storage.store import Store

OFFER = text("""
    INSERT INTO challenges (token, match, seat, person, made_at)
    VALUES (:token, :match, :seat, :person, :made_at) ON CONFLICT DO NOTHING
""")


@dataclass(frozen=True, slots=True)
class StoredChallenge:
    """What a link names: a match, one of its seats, and who offers it."""

    token: str
    match: str
    seat: int
    person: str
    made_at: int


class Challenges:
    """The challenges in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def offer(self, challenge: StoredChallenge) -> None:
        """Keep a challenge; the same one again changes nothing."""
        async with self.store.begin() as connection:
            values = {name: getattr(challenge, name) for name in StoredChallenge.__slots__}
            await connection.execute(OFFER, values)

    async def find(self, token: str) -> StoredChallenge | None:
        columns = (challenges.c.token, challenges.c.match, challenges.c.seat)
        query = select(*columns, challenges.c.person, challenges.c.made_at)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query.where(challenges.c.token == token))).first()
        return None if row is None else StoredChallenge(*row)
