"""What the store says to the database, for all rows at once: they are told as one JSON text.

PostgreSQL's driver needs three times as long for one after the other, and SQLite's lets go of the interpreter
at every row, which a busy server gives back late.
"""

from __future__ import annotations

from sqlalchemy import text

LOG_ALL = {
    "sqlite": text("""
        INSERT INTO log (match, seq, at, person, key, entry)
        SELECT json_extract(value, '$.match'), json_extract(value, '$.seq'), json_extract(value, '$.at'),
            json_extract(value, '$.person'), json_extract(value, '$.key'), json_extract(value, '$.entry')
        FROM json_each(:all)
    """),
    "postgresql": text("""
        INSERT INTO log (match, seq, at, person, key, entry)
        SELECT each.match, each.seq, each.at, each.person, each.key, each.entry
        FROM json_to_recordset(CAST(:all AS json))
            AS each (match text, seq int, at bigint, person text, key text, entry text)
    """),
}

REINDEX_ALL = {
    "sqlite": text("""
        UPDATE matches
        SET seq = json_extract(each.value, '$.seq'), status = json_extract(each.value, '$.status'),
            last_at = json_extract(each.value, '$.last_at'), due_at = json_extract(each.value, '$.due_at'),
            summary = json_extract(each.value, '$.summary'),
            leased_until = json_extract(each.value, '$.leased_until')
        FROM json_each(:all) AS each
        WHERE matches.id = json_extract(each.value, '$.id')
    """),
    "postgresql": text("""
        UPDATE matches
        SET seq = each.seq, status = each.status, last_at = each.last_at, due_at = each.due_at,
            summary = each.summary, leased_until = each.leased_until
        FROM json_to_recordset(CAST(:all AS json))
            AS each (id text, seq int, status text, last_at bigint, due_at bigint, summary text,
                leased_until bigint)
        WHERE matches.id = each.id
    """),
}

NOTIFY_ALL = text("""
    SELECT pg_notify(:channel, each) FROM json_array_elements_text(CAST(:all AS json)) AS each
""")

TURNS_ALL = text(f"""
    WITH logged AS ({LOG_ALL["postgresql"].text.replace(":all", ":rows")}),
        reindexed AS ({REINDEX_ALL["postgresql"].text.replace(":all", ":index")})
    {NOTIFY_ALL.text}
""")  # the three in one: a transaction of its own, there and back once

SIT = text("INSERT INTO sitting (match, person) VALUES (:match, :person) ON CONFLICT DO NOTHING")
GET_UP = text("DELETE FROM sitting WHERE match = :match AND person = :person")
