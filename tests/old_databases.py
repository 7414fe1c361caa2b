"""Databases that earlier versions made, as copies on SQLite or PostgreSQL; they lie in tests/fixtures."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert

from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.store import Store

FOLDER = Path(__file__).parent / "fixtures" / "databases"
REVISION = "alembic_version"  # the table in which Alembic keeps it
Json = dict[str, Any]


@dataclass(frozen=True)
class OldDatabase:
    """A database of an earlier version, and what that version said about it."""

    folder: Path

    @cached_property
    def contents(self) -> Json:
        contents: Json = json.loads((self.folder / "contents.json").read_text("utf-8"))
        return contents

    @cached_property
    def responses(self) -> dict[str, Json]:
        """What each of its people was told at the end, by path."""
        responses: dict[str, Json] = json.loads(gzip.decompress(self._packed("responses.json")))
        return responses

    @property
    def games(self) -> dict[str, bytes]:
        """The exports of its finished matches, by the match's name in the contents."""
        return {file.stem: file.read_bytes() for file in sorted((self.folder / "games").iterdir())}

    @property
    def matches(self) -> dict[str, str]:
        matches: dict[str, str] = self.contents["matches"]
        return matches

    def copy_to_sqlite(self, file: Path) -> str:
        """The address of a copy."""
        file.write_bytes(gzip.decompress(self._packed("cafe.sqlite3")))
        return f"sqlite+aiosqlite:///{file}"

    async def copy_to_postgres(self, file: Path, url: str) -> None:
        """The same rows in an empty PostgreSQL, whose tables are made by the migrations of that time."""
        self.copy_to_sqlite(file)
        store = Store(url)
        with closing(sqlite3.connect(file)) as old:
            [(revision,)] = old.execute(f"SELECT version_num FROM {REVISION}")
            await migrate(store, revision)
            async with store.engine.begin() as connection:
                await connection.run_sync(_fill, old)
        await store.engine.dispose()

    def _packed(self, name: str) -> bytes:
        return (self.folder / f"{name}.gz").read_bytes()


def old_databases() -> list[OldDatabase]:
    return [OldDatabase(folder) for folder in sorted(FOLDER.iterdir()) if folder.is_dir()]


def _fill(connection: Connection, old: sqlite3.Connection) -> None:
    old.row_factory = sqlite3.Row
    schema = MetaData()
    schema.reflect(connection)
    for table in schema.sorted_tables:
        if table.name == REVISION:
            continue
        types = {column.name: column.type.python_type for column in table.columns}
        found = old.execute(f'SELECT * FROM "{table.name}"')
        if rows := [{name: _as(types[name], row[name]) for name in row.keys()} for row in found]:  # noqa: SIM118
            connection.execute(insert(table), rows)


def _as(wanted: type, value: Any) -> Any:
    """SQLite keeps truth as numbers."""
    return bool(value) if wanted is bool else value


def missing(before: Any, now: Any, path: str = "") -> Iterator[str]:
    """Where what was told before is not told now; what is told besides does not matter."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name, value in before.items():
            if name not in now:
                yield f"{path}/{name} is gone"
            else:
                yield from missing(value, now[name], f"{path}/{name}")
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for number, (value, other) in enumerate(zip(before, now, strict=True)):
            yield from missing(value, other, f"{path}/{number}")
    elif before != now:
        yield f"{path} was {before!r:.200} and is {now!r:.200}"
