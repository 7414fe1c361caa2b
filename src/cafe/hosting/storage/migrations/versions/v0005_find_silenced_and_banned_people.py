"""Finding the few people who are silenced or banned, without reading all the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name, column in (("people_silenced", "silenced_until"), ("people_banned", "banned_at")):
        set_only = sa.text(f"{column} IS NOT NULL")
        op.create_index(name, "people", [column], sqlite_where=set_only, postgresql_where=set_only)
