"""Deals that several people play: who did and how well, what is offered by a link, and the bots' par."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "deal_plays",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("deal", sa.String(60), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("grade", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("bot_helped", sa.Boolean),
    )
    op.create_index("deal_plays_deal", "deal_plays", ["deal", "grade", "margin", "score"])
    op.create_index("deal_plays_person", "deal_plays", ["person", "deal"])
    op.create_index("deal_plays_day", "deal_plays", ["day"])
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_match", "challenges", ["match"])
    op.create_index("challenges_person", "challenges", ["person"])
    op.create_table(
        "pars",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("method", sa.String(200), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("told_at", sa.BigInteger, nullable=False),
        sa.Column("margins", sa.Text, nullable=False),
    )
