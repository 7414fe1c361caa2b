"""Writing a batch to SQLite in one transaction: one statement for all rows of the log, one for the index.

The driver lets go of the interpreter at every statement, and a busy server gives it back late.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Engine

from cafe.hosting.log_store import Write, entry_json, to_json
from cafe.hosting.storage.match_write import index_deal_plays, index_new_matches, index_seats

MAX_ROWS = 1_000  # in one statement; SQLite takes 32,766 values


def write_to_sqlite(engine: Engine, writes: Sequence[Write]) -> None:
    rows = [
        (write.match_id, row.seq, row.at, row.person, row.key, entry_json(row.entry))
        for write in writes
        for row in write.rows
    ]
    changed = [
        (
            write.match_id,
            write.seq,
            index.status,
            index.last_at,
            index.due_at,
            to_json(index.summary),
            index.bots_only,
        )
        for write in writes
        if not write.opens
        for index in [write.index]
    ]
    with engine.begin() as connection:
        for start in range(0, len(rows), MAX_ROWS):
            piece = rows[start : start + MAX_ROWS]
            connection.exec_driver_sql(_log_statement(len(piece)), _values(piece))
        index_new_matches(connection, writes)
        if changed:
            connection.exec_driver_sql(_index_statement(len(changed)), _values(changed))
        index_seats(connection, writes)
        index_deal_plays(connection, writes)


@lru_cache
def _log_statement(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO log (match, seq, at, person, key, entry) VALUES {rows}"  # noqa: S608 placeholders


@lru_cache
def _index_statement(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)
    return f"""
        WITH changed (id, seq, status, last_at, due_at, summary, bots_only) AS (VALUES {rows})
        UPDATE matches
        SET seq = changed.seq, status = changed.status, last_at = changed.last_at, due_at = changed.due_at,
            leased_until = 0, summary = changed.summary, bots_only = changed.bots_only
        FROM changed WHERE matches.id = changed.id
    """  # noqa: S608 placeholders


def _values(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row)
