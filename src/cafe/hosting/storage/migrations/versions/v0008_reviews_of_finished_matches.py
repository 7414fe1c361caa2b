"""Reviews of finished matches, ready or in the making."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("method", sa.String(200), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("told_at", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text),
    )
