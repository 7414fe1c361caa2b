"""Puzzles: first attempts, how well people do, and how hard puzzles are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rating_before", sa.Integer, nullable=False),
        sa.Column("rating_after", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_players",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(10), primary_key=True),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("row_now", sa.Integer, nullable=False),
        sa.Column("row_longest", sa.Integer, nullable=False),
        sa.Column("days_now", sa.Integer, nullable=False),
        sa.Column("days_longest", sa.Integer, nullable=False),
        sa.Column("last_day", sa.String(10)),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
    )
