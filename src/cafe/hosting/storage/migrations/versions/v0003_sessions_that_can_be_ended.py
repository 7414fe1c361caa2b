"""Sessions that can be ended; whoever is known already gets one for the cookie they have.

That cookie was a signed person id, the same on all devices of a person. Its session is found by the hash of
the id, and it counts as unused since the latest moment that the database knows of.
"""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
BATCH_ROWS = 1_000


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("last_seen_at", sa.BigInteger, nullable=False),
        sa.Column("exchanged_at", sa.BigInteger),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_last_seen", "sessions", ["last_seen_at"])
    connection = op.get_bind()
    latest = connection.scalar(sa.text("SELECT max(at) FROM log")) or 0
    people = connection.execute(sa.text("SELECT id, seen_at FROM people")).all()
    for start in range(0, len(people), BATCH_ROWS):
        batch = people[start : start + BATCH_ROWS]
        op.bulk_insert(sessions, [_session(person.id, person.seen_at, latest) for person in batch])


def _session(person: str, seen_at: int, latest: int) -> dict[str, object]:
    return {
        "hash": sha256(person.encode()).hexdigest(),
        "person": person,
        "browser": "",
        "system": "",
        "created_at": seen_at,
        "last_seen_at": max(seen_at, latest),
        "exchanged_at": 0,
    }
