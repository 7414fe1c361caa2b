"""When the people who have a seat at a match last came, and when they were last seen there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for name in ("came_at", "seen_at"):
        op.add_column("sitting", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
