"""The database's tables: the log that is the truth, and what is kept beside it to find things."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()
POSITION = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts no other type

SILENCED, BANNED = text("silenced_until IS NOT NULL"), text("banned_at IS NOT NULL")
PUT_TO_REST = -1  # instead of when somebody looked at a match: bots wait until a person plays there again

log = Table(
    "log",
    metadata,
    Column("position", POSITION, Identity(), primary_key=True),  # the order of the whole log; see feed.py
    Column("match", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(40)),
    Column("key", String(80)),
    Column("entry", Text, nullable=False),
    UniqueConstraint("match", "seq", name="log_match_seq"),  # each row is written once
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("last_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # when a bot or a clock has to act
    Column("leased_until", BigInteger, nullable=False, default=0),  # by the node that is acting
    Column("summary", Text, nullable=False),
    Column("host", String(40), nullable=False, server_default=""),
    Column("bots_only", Boolean, nullable=False, server_default=false()),  # it runs, and nobody plays
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("watched_at", BigInteger, nullable=False, server_default="0"),  # by anybody, to the minute
    Column("host_seen_at", BigInteger, nullable=False, server_default="0"),  # here, to the minute
    Index("matches_due", "due_at"),
    Index("matches_host", "host", "status"),
    Index("matches_lobby", "status", "listed", "last_at"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("came_at", BigInteger, nullable=False, server_default="0"),  # while it runs
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # here, to a quarter of a minute
    Index("sitting_person", "person"),
)

took_part = Table(
    "took_part",
    metadata,
    Column("person", String(40), primary_key=True),  # who ever opened, sat, spoke or asked for a rematch
    Column("match", String(40), primary_key=True),
    Index("took_part_match", "match"),
)

rewrites = Table(
    "rewrites",
    metadata,
    Column("position", Integer, Identity(), primary_key=True),
    Column("match", String(40), nullable=False),  # whose older rows are not what they were
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

chores = Table(
    "chores",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("due_at", BigInteger, nullable=False),  # for whichever node comes first
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("silenced_until", BigInteger),  # by the operator
    Column("banned_at", BigInteger),
    Column("leaving_at", BigInteger),  # they deleted themselves; the row goes last
    Index("people_silenced", "silenced_until", sqlite_where=SILENCED, postgresql_where=SILENCED),
    Index("people_banned", "banned_at", sqlite_where=BANNED, postgresql_where=BANNED),
)

LINK, BOT = "link", "bot"  # kinds of tokens: used once, and until it is withdrawn
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("label", String(40), nullable=False),
    Column("expires_at", BigInteger),
    Index("tokens_person", "person"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the cookie
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("last_seen_at", BigInteger, nullable=False),
    Column("exchanged_at", BigInteger),  # only for the cookies from before sessions: when one last was
    Index("sessions_person", "person"),
    Index("sessions_last_seen", "last_seen_at"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("match", String(40), primary_key=True),
    Column("speaker", String(12), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("match", String(40), nullable=False),
    Column("kind", String(10), nullable=False),  # "chat" or "name"
    Column("seq", Integer, nullable=False),  # of the line of chat; 0 for a name
    Column("reported", String(40), nullable=False),  # the person
    Column("reporter", String(40), nullable=False),
    Column("name", String(40), nullable=False),  # as it was then
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("handled_at", BigInteger),
    Column("outcome", String(20), nullable=False),  # what the operator did; empty while it is open
    UniqueConstraint("match", "kind", "seq", "reported", "reporter", name="reports_once"),
    Index("reports_open", "handled_at", "id"),
    sqlite_autoincrement=True,
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("method", String(200), nullable=False),  # by which it can be made again
    Column("total", Integer, nullable=False),  # decisions
    Column("told_at", BigInteger, nullable=False),  # when it was ready
    Column("review", Text, nullable=False),
)

begun_reviews = Table(
    "begun_reviews",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("maker", String(40), nullable=False),  # whoever works on it
    Column("person", String(40), nullable=False),  # whoever asked for it
    Column("method", String(200), nullable=False),
    Column("done", Integer, nullable=False),  # decisions, of all
    Column("total", Integer, nullable=False),
    Column("told_at", BigInteger, nullable=False),  # when its maker last said so
)

results = Table(
    "results",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("match", String(40), primary_key=True),
    Column("version", Integer, nullable=False),  # of what was read from the log; an older one is read anew
    Column("over_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),  # as the person played it; "null" where there was none
    Column("reviewed_at", BigInteger),  # the `told_at` of the review that was read
    Column("review", Text),  # what it says of the person
    Index("results_match", "match"),
)

deal_plays = Table(
    "deal_plays",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("deal", String(60), nullable=False),  # the same for all who play it
    Column("person", String(40), nullable=False),
    Column("seat", Integer, nullable=False, server_default="0"),
    Column("day", Integer),  # of the deal of a day
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("grade", Integer),  # what comes before all points; none where the game has no result
    Column("score", Integer),
    Column("margin", Integer),
    Column("place", Integer),
    Column("bot_helped", Boolean),
    Index("deal_plays_deal", "deal", "grade", "margin", "score"),
    Index("deal_plays_person", "person", "deal"),
    Index("deal_plays_day", "day"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("token", String(40), primary_key=True),
    Column("match", String(40), nullable=False),  # whose deal is offered
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False),  # who offers it
    Column("made_at", BigInteger, nullable=False),
    Index("challenges_match", "match"),
    Index("challenges_person", "person"),
)

pars = Table(
    "pars",
    metadata,
    Column("deal", String(60), primary_key=True),
    Column("maker", String(40), nullable=False),  # whoever works on it, or has
    Column("method", String(200), nullable=False),  # by which it can be made again
    Column("total", Integer, nullable=False),  # games
    Column("told_at", BigInteger, nullable=False),  # when its maker last said so
    Column("margins", Text, nullable=False),  # of those played so far
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),  # by the first attempt
    Column("at", BigInteger, nullable=False),  # of the first attempt
    Column("rating_before", Integer, nullable=False),  # the person's
    Column("rating_after", Integer, nullable=False),
)

puzzle_players = Table(
    "puzzle_players",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(10), primary_key=True),
    Column("rating", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("row_now", Integer, nullable=False),  # puzzles solved one after another
    Column("row_longest", Integer, nullable=False),
    Column("days_now", Integer, nullable=False),  # puzzles of the day solved day after day
    Column("days_longest", Integer, nullable=False),
    Column("last_day", String(10)),  # the last day whose puzzle was answered, as in 2026-11-18
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("rating", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
