"""What the café keeps in a browser: three object stores of texts under keys, written all or nothing.

JavaScript brings the storage. Its promises never reject: they resolve to a status, for an exception of the
browser that is thrown into Python would leave whoever waits for it waiting.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from cafe.hosting.write_errors import Conflict, DatabaseAway

Key = str | list[str | int]
Store = Literal["log", "matches", "kept"]
OK, CONFLICT, FULL, AWAY = "ok", "conflict", "full", "away"
LAST = "\uffff"  # after every key with the same beginning


class StorageFull(Exception):
    """The browser gives the café no more room; nothing was written."""


class Storage(Protocol):
    """What JavaScript brings; tests bring a `MemoryStorage`."""

    def write(self, changes: str, /) -> Awaitable[str]:
        """Make all these changes, or none; `ok`, `conflict`, `full` or `away`."""
        ...

    def read(self, store: str, first: str | None, last: str | None, /) -> Awaitable[str]:
        """The pairs of keys and values from a key to another, as JSON; or `away`."""
        ...


@dataclass(frozen=True, slots=True)
class Change:
    """One key of one store: added where there is none, put there anyhow, or deleted."""

    op: Literal["add", "put", "delete"]
    store: Store
    key: Key
    value: str = ""

    def plain(self) -> dict[str, Any]:
        named = {"op": self.op, "store": self.store, "key": self.key}
        return named if self.op == "delete" else {**named, "value": self.value}


class Shelves:
    """The storage as Python likes it: with values, and exceptions for what went wrong."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def write(self, *changes: Change) -> None:
        """Make all these changes durably, or raise Conflict, StorageFull or DatabaseAway."""
        status = await self._storage.write(json.dumps([change.plain() for change in changes]))
        if status == CONFLICT:
            raise Conflict
        if status == FULL:
            raise StorageFull
        if status != OK:
            raise DatabaseAway

    async def read(self, store: Store, first: Key | None, last: Key | None) -> list[tuple[Any, str]]:
        """What lies from one key to another, in order."""
        found = await self._storage.read(
            store, *(None if key is None else json.dumps(key) for key in (first, last))
        )
        if found == AWAY:
            raise DatabaseAway
        return [(key, value) for key, value in json.loads(found)]

    async def get(self, key: str) -> str | None:
        """What is kept under a name."""
        found = await self.read("kept", key, key)
        return found[0][1] if found else None

    async def beginning_with(self, prefix: str) -> dict[str, str]:
        """What is kept under names with this beginning, by the rest of the name."""
        found = await self.read("kept", prefix, prefix + LAST)
        return {str(key).removeprefix(prefix): value for key, value in found}

    async def clear(self) -> None:
        """Delete everything, or nothing."""
        stores: Sequence[Store] = ("log", "matches", "kept")
        found = [
            Change("delete", store, key) for store in stores for key, _ in await self.read(store, None, None)
        ]
        if found:
            await self.write(*found)
