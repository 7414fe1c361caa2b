"""Who hosts a match and who looks at it, people who may not speak or act, and reports to the operator.

The hosts of old matches are read from their logs; they count as looked at when something last happened.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
BATCH_ROWS = 1_000
OPENINGS = sa.text("""
    SELECT matches.id, log.entry FROM matches JOIN log ON log.match = matches.id AND log.seq = 1
    WHERE matches.id > :after ORDER BY matches.id LIMIT :batch
""")
SET_HOST = sa.text("UPDATE matches SET host = :host, imported = :imported WHERE id = :id")

MARK_IMPORTED = """
    UPDATE matches SET imported = true WHERE id IN (
        SELECT match FROM log
        WHERE person IS NOT NULL AND key IS NULL AND entry LIKE '{"type":"turn-played"%'
    )
"""  # people send their turns under a key: those without one came with a game file


def upgrade() -> None:
    _extend_matches()
    op.add_column("people", sa.Column("silenced_until", sa.BigInteger))
    op.add_column("people", sa.Column("banned_at", sa.BigInteger))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, sa.Identity(), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("reported", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("handled_at", sa.BigInteger),
        sa.Column("outcome", sa.String(20), nullable=False),
        sa.UniqueConstraint("match", "kind", "seq", "reported", "reporter", name="reports_once"),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_open", "reports", ["handled_at", "id"])


def _extend_matches() -> None:
    """The new columns have defaults: SQLite needs them where there are rows already."""
    columns = (
        sa.Column("host", sa.String(40), nullable=False, server_default=""),
        sa.Column("bots_only", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("watched_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("host_seen_at", sa.BigInteger, nullable=False, server_default="0"),
    )
    for column in columns:
        op.add_column("matches", column)
    op.execute("UPDATE matches SET watched_at = last_at, host_seen_at = last_at")
    _fill_in_hosts()
    op.execute(MARK_IMPORTED)
    op.create_index("matches_host", "matches", ["host", "status"])


def _fill_in_hosts() -> None:
    connection, after = op.get_bind(), ""
    while found := connection.execute(OPENINGS, {"after": after, "batch": BATCH_ROWS}).all():
        connection.execute(SET_HOST, [_host(row.id, json.loads(row.entry)) for row in found])
        after = found[-1].id


def _host(match_id: str, opened: dict[str, object]) -> dict[str, object]:
    """An imported game without a seed brought its deal along."""
    return {
        "id": match_id,
        "host": opened.get("host", ""),
        "imported": opened.get("deal") is not None,
    }
