"""What the store says to the database.

Of each pair the first is said once per row, the second once for all rows, told as one JSON text: PostgreSQL's
driver needs three times as long for one after the other.
"""

from __future__ import annotations

from sqlalchemy import bindparam, insert, text, update

from .tables import log, matches

CHANGING = ("seq", "status", "last_at", "due_at", "summary", "leased_until")

LOG_EACH = insert(log)
LOG_ALL = text("""
    INSERT INTO log (match, seq, at, person, key, entry)
    SELECT each.match, each.seq, each.at, each.person, each.key, each.entry
    FROM json_to_recordset(CAST(:all AS json))
        AS each (match text, seq int, at bigint, person text, key text, entry text)
""")

REINDEX_EACH = (
    update(matches)
    .where(matches.c.id == bindparam("_id"))
    .values({name: bindparam(name) for name in CHANGING})
)
REINDEX_ALL = text("""
    UPDATE matches
    SET seq = each.seq, status = each.status, last_at = each.last_at, due_at = each.due_at,
        summary = each.summary, leased_until = each.leased_until
    FROM json_to_recordset(CAST(:all AS json))
        AS each (_id text, seq int, status text, last_at bigint, due_at bigint, summary text,
            leased_until bigint)
    WHERE matches.id = each._id
""")

NOTIFY_ALL = text("""
    SELECT pg_notify(:channel, each) FROM json_array_elements_text(CAST(:all AS json)) AS each
""")

SIT = text("INSERT INTO sitting (match, person) VALUES (:match, :person) ON CONFLICT DO NOTHING")
GET_UP = text("DELETE FROM sitting WHERE match = :match AND person = :person")
