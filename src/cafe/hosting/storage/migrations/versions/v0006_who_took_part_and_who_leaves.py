"""Who ever took part in a match, people who delete themselves, rewritten logs, and chores done by one node.

Who took part in old matches is read from their logs: whoever wrote a row, and whoever sits there.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
TOOK_PART = """
    INSERT INTO took_part (match, person)
    SELECT match, person FROM log WHERE person IS NOT NULL
    UNION SELECT match, person FROM sitting
    UNION SELECT id, host FROM matches WHERE host <> ''
"""


def upgrade() -> None:
    op.create_table(
        "took_part",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), primary_key=True),
    )
    op.create_index("took_part_match", "took_part", ["match"])
    op.execute(TOOK_PART)
    op.add_column("people", sa.Column("leaving_at", sa.BigInteger))
    op.create_table(
        "rewrites",
        sa.Column("position", sa.Integer, sa.Identity(), primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
