"""What the strongest bot made of a deal, game by game, ready or in the making.

Whoever works on one tells so now and then, as with reviews: a row that has not been told of for long may be
gone on with by another node.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from cafe.hosting.storage.schema import pars
from cafe.hosting.storage.store import Store

GONE_MS = 120_000  # without a word, whoever worked on it is gone


@dataclass(frozen=True, slots=True)
class StoredPar:
    """The margins of the games that were played so far, of so many."""

    method: str
    total: int
    told_at: int
    margins: tuple[int, ...]

    @property
    def is_ready(self) -> bool:
        return len(self.margins) >= self.total

    def is_being_made(self, now: int) -> bool:
        return not self.is_ready and now < self.told_at + GONE_MS


class Pars:
    """The pars in the database, one for each deal."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, deal: str) -> StoredPar | None:
        query = select(pars.c.method, pars.c.total, pars.c.told_at, pars.c.margins).where(pars.c.deal == deal)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return StoredPar(row.method, row.total, row.told_at, tuple(json.loads(row.margins)))

    async def begin(self, deal: str, maker: str, method: str, total: int, now: int) -> StoredPar | None:
        """Let this be who makes a deal's par, from where it stands; None where it is made or being made.

        One that was made by another method is begun anew.
        """
        taken_on = {"maker": maker, "told_at": now}
        anew = {**taken_on, "method": method, "total": total, "margins": "[]"}
        found = await self.find(deal)
        try:
            async with self.store.begin() as connection:
                if found is None:
                    await connection.execute(insert(pars).values(deal=deal, **anew))
                elif found.is_being_made(now) or (found.is_ready and found.method == method):
                    return None
                else:
                    as_found = pars.c.method == found.method, pars.c.told_at == found.told_at
                    values = taken_on if found.method == method else anew
                    changed = update(pars).where(pars.c.deal == deal, *as_found).values(**values)
                    if not (await connection.execute(changed)).rowcount:
                        return None
        except IntegrityError:  # another node was faster
            return None
        return await self.find(deal)

    async def tell(self, deal: str, maker: str, margins: tuple[int, ...], now: int) -> bool:
        """Keep how far it is; False where another goes on with it."""
        told = update(pars).where(pars.c.deal == deal, pars.c.maker == maker)
        values = {"margins": json.dumps(list(margins)), "told_at": now}
        async with self.store.begin() as connection:
            return bool((await connection.execute(told.values(**values))).rowcount)
