"""Reviews that are begun have rows of their own, and plays of deals know their seat.

So the review before stays until the next is ready, and only those are compared who played the same seat.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
BATCH_ROWS = 1_000
OPENINGS = sa.text("""
    SELECT deal_plays.match, log.entry
    FROM deal_plays JOIN log ON log.match = deal_plays.match AND log.seq = 1
    WHERE deal_plays.match > :after ORDER BY deal_plays.match LIMIT :batch
""")
SET_SEAT = sa.text("UPDATE deal_plays SET seat = :seat WHERE match = :match")


def upgrade() -> None:
    """Whatever is being reviewed at this moment is forgotten: whoever waits for it asks again."""
    op.create_table(
        "begun_reviews",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("method", sa.String(200), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("told_at", sa.BigInteger, nullable=False),
    )
    op.execute("DELETE FROM reviews WHERE review IS NULL")
    with op.batch_alter_table("reviews") as reviews:
        reviews.drop_column("maker")
        reviews.drop_column("done")
        reviews.alter_column("review", existing_type=sa.Text, nullable=False)
    op.add_column("deal_plays", sa.Column("seat", sa.Integer, nullable=False, server_default="0"))
    _fill_in_seats()


def _fill_in_seats() -> None:
    connection, after = op.get_bind(), ""
    while found := connection.execute(OPENINGS, {"after": after, "batch": BATCH_ROWS}).all():
        rows = [{"match": row.match, "seat": _seat(json.loads(row.entry))} for row in found]
        connection.execute(SET_SEAT, rows)
        after = found[-1].match


def _seat(opened: dict[str, object]) -> int:
    """Where the only person at the table sits: all other seats are bots'."""
    seats = opened["seats"]
    assert isinstance(seats, list)
    return next((number for number, seat in enumerate(seats) if seat["kind"] == "device"), 0)
