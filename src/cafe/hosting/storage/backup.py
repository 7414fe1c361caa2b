"""Copying a SQLite database while it is used."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import make_url

from cafe.hosting.storage.engines import is_postgres
from cafe.hosting.storage.errors import DatabaseProblem, reason_of
from cafe.hosting.storage.sqlite_file import make_private_file


def back_up(address: str, target: Path) -> None:
    """Copy the database to a new file that only its owner can read: all of it, or DatabaseProblem."""
    url = make_url(address)
    if is_postgres(url):
        raise DatabaseProblem("backup copies a SQLite file; for PostgreSQL there is pg_dump")
    if target.exists():
        raise DatabaseProblem(f"{target} exists already")
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        make_private_file(unfinished)
        _copy(Path(url.database or ""), unfinished)
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise DatabaseProblem(f"cannot copy {url.database} to {target}: {reason_of(error)}") from None


def _copy(source: Path, target: Path) -> None:
    """Copy page by page; writers go on meanwhile, and the copy is of one moment."""
    only_if_there = f"file:{quote(str(source))}?mode=rw"
    with (
        closing(sqlite3.connect(only_if_there, uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
    descriptor = os.open(target, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
