"""The secret that all nodes of one database share."""

from __future__ import annotations

from secrets import token_bytes

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from cafe.hosting.storage.schema import secrets
from cafe.hosting.storage.store import Store

SIGNING = "cookies"  # the name of the row


async def signing_secret(store: Store) -> bytes:
    """What cookies are signed with; made by whichever node comes first."""
    query = select(secrets.c.value).where(secrets.c.name == SIGNING)
    async with store.engine.connect() as connection:
        found: bytes | None = await connection.scalar(query)
    if found is None:
        try:
            async with store.begin() as connection:
                await connection.execute(insert(secrets).values(name=SIGNING, value=token_bytes(32)))
        except IntegrityError:
            pass  # another node was faster
        async with store.engine.connect() as connection:
            found = await connection.scalar(query)
    assert found is not None, "just written"
    return bytes(found)
