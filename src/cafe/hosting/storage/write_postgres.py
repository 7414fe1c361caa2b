"""Writing a batch to PostgreSQL in one transaction, and notifying the other nodes in the same.

All rows travel as JSON texts: the driver needs three times as long for one after the other. Entries and
summaries are stored as they stand in a text of their own, for what shares an object with a field that
becomes text may not contain an escaped NUL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, text

from cafe.hosting.log_store import Write, to_json
from cafe.hosting.storage.match_write import index_deal_plays, index_new_matches, index_seats
from cafe.hosting.storage.notifications import CHANNEL, MatchWritten
from cafe.match.codec import tagged

LOG_ALL = text("""
    INSERT INTO log (match, seq, at, person, key, entry)
    SELECT match, seq, at, person, key, CAST(entry AS text)
    FROM ROWS FROM (
        json_to_recordset(CAST(:rows AS json)) AS (match text, seq int, at bigint, person text, key text),
        json_array_elements(CAST(:entries AS json))
    ) AS each (match, seq, at, person, key, entry)
""")

INDEX_ALL = text("""
    UPDATE matches
    SET seq = each.seq, status = each.status, last_at = each.last_at, due_at = each.due_at,
        leased_until = 0, bots_only = each.bots_only, summary = CAST(each.summary AS text)
    FROM ROWS FROM (
        json_to_recordset(CAST(:indexes AS json))
            AS (id text, seq int, status text, last_at bigint, due_at bigint, bots_only boolean),
        json_array_elements(CAST(:summaries AS json))
    ) AS each (id, seq, status, last_at, due_at, bots_only, summary)
    WHERE matches.id = each.id
""")

NOTIFY_ALL = text("""
    SELECT pg_notify(:channel, each) FROM json_array_elements_text(CAST(:notifications AS json)) AS each
""")

TURNS_ALL = text(f"""
    WITH logged AS ({LOG_ALL.text}), reindexed AS ({INDEX_ALL.text})
    {NOTIFY_ALL.text}
""")  # the three in one: a transaction of its own, there and back once

Parameters = dict[str, str]


def write_to_postgres(engine: Engine, writes: Sequence[Write], node: str) -> None:
    if not all(write.is_only_turns for write in writes):
        with engine.begin() as connection:
            _write_each(connection, writes, node)
        return
    parameters = {**_log_parameters(writes), **_index_parameters(writes), **_notifications(writes, node)}
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(TURNS_ALL, parameters)


def _write_each(connection: Connection, writes: Sequence[Write], node: str) -> None:
    connection.execute(LOG_ALL, _log_parameters(writes))
    index_new_matches(connection, writes)
    if changed := [write for write in writes if not write.opens]:
        connection.execute(INDEX_ALL, _index_parameters(changed))
    index_seats(connection, writes)
    index_deal_plays(connection, writes)
    connection.execute(NOTIFY_ALL, _notifications(writes, node))


def _log_parameters(writes: Sequence[Write]) -> Parameters:
    rows: list[dict[str, Any]] = [
        {"match": write.match_id, "seq": row.seq, "at": row.at, "person": row.person, "key": row.key}
        for write in writes
        for row in write.rows
    ]
    entries = [tagged(row.entry) for write in writes for row in write.rows]
    return {"rows": to_json(rows), "entries": to_json(entries)}


def _index_parameters(writes: Sequence[Write]) -> Parameters:
    indexes: list[dict[str, Any]] = [
        {
            "id": write.match_id,
            "seq": write.seq,
            "status": write.index.status,
            "last_at": write.index.last_at,
            "due_at": write.index.due_at,
            "bots_only": write.index.bots_only,
        }
        for write in writes
    ]
    summaries = [write.index.summary for write in writes]
    return {"indexes": to_json(indexes), "summaries": to_json(summaries)}


def _notifications(writes: Sequence[Write], node: str) -> Parameters:
    notifications = [str(MatchWritten(write.match_id, write.seq, node)) for write in writes]
    return {"channel": CHANNEL, "notifications": to_json(notifications)}
