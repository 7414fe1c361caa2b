"""A storage in memory that behaves as a browser's does, for tests and for trying things out."""

from __future__ import annotations

import json
from typing import Any

from cafe.local.storage import AWAY, CONFLICT, FULL, OK


class MemoryStorage:
    """Keys in order; it can be full or away, and fail at any one write."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, tuple[Any, str]]] = {"log": {}, "matches": {}, "kept": {}}
        self.status = OK  # of what comes: FULL refuses to write, AWAY to read as well
        self.writes = 0
        self.fails_at: dict[int, str] = {}  # by the number of the write, from 1

    async def write(self, changes: str, /) -> str:
        self.writes += 1
        status = self.fails_at.get(self.writes, self.status)
        wanted = json.loads(changes)
        if status in (FULL, AWAY, CONFLICT):
            return status
        if any(each["op"] == "add" and _name(each["key"]) in self.stores[each["store"]] for each in wanted):
            return CONFLICT
        for each in wanted:
            store, name = self.stores[each["store"]], _name(each["key"])
            if each["op"] == "delete":
                store.pop(name, None)
            else:
                store[name] = (each["key"], str(each["value"]))
        return OK

    async def read(self, store: str, first: str | None, last: str | None, /) -> str:
        if self.status == AWAY:
            return AWAY
        lowest, highest = (None if bound is None else json.loads(bound) for bound in (first, last))
        found = sorted(self.stores[store].values(), key=lambda pair: pair[0])
        return json.dumps(
            [
                pair
                for pair in found
                if (lowest is None or pair[0] >= lowest) and (highest is None or pair[0] <= highest)
            ]
        )


def _name(key: Any) -> str:
    return json.dumps(key)
