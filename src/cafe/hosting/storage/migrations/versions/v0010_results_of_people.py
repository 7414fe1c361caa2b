"""What each person's finished matches came to: read from their logs when it is first asked for, then kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("reviewed_at", sa.BigInteger),
        sa.Column("review", sa.Text),
    )
    op.create_index("results_match", "results", ["match"])
