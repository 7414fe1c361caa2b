"""The secrets that all nodes of one database share."""

from __future__ import annotations

from secrets import token_bytes

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from cafe.hosting.storage.schema import secrets
from cafe.hosting.storage.store import Store

SIGNING, DEALS = "cookies", "deals"  # the names of the rows


async def signing_secret(store: Store) -> bytes:
    """What cookies are signed with."""
    return await _secret(store, SIGNING)


async def deals_secret(store: Store) -> bytes:
    """What the deals of the days follow from; it stays the same if cookies are signed with another one."""
    return await _secret(store, DEALS)


async def _secret(store: Store, name: str) -> bytes:
    """The secret of this name, made by whichever node comes first."""
    query = select(secrets.c.value).where(secrets.c.name == name)
    async with store.engine.connect() as connection:
        found: bytes | None = await connection.scalar(query)
    if found is None:
        try:
            async with store.begin() as connection:
                await connection.execute(insert(secrets).values(name=name, value=token_bytes(32)))
        except IntegrityError:
            pass  # another node was faster
        async with store.engine.connect() as connection:
            found = await connection.scalar(query)
    assert found is not None, "just written"
    return bytes(found)
