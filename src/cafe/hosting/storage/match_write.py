"""What is written of a match at once: new rows of its log, and its entry in the index of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, text

from cafe.hosting.log_store import Write, to_json
from cafe.hosting.storage.schema import matches
from cafe.match.deal_play import DealPlay

SIT = text("INSERT INTO sitting (match, person) VALUES (:match, :person) ON CONFLICT DO NOTHING")
TAKE_PART = text("INSERT INTO took_part (match, person) VALUES (:match, :person) ON CONFLICT DO NOTHING")
GET_UP = text("DELETE FROM sitting WHERE match = :match AND person = :person")
PLAY_A_DEAL = text("""
    INSERT INTO deal_plays
        (match, deal, person, seat, day, began_at, ended_at, grade, score, margin, place, bot_helped)
    VALUES
        (:match, :deal, :person, :seat, :day, :began_at, :ended_at, :grade, :score, :margin, :place,
         :bot_helped)
    ON CONFLICT (match) DO UPDATE SET
        ended_at = excluded.ended_at, grade = excluded.grade, score = excluded.score,
        margin = excluded.margin, place = excluded.place, bot_helped = excluded.bot_helped
""")


def index_new_matches(connection: Connection, writes: Sequence[Write]) -> None:
    """Enter the matches that are opened into the index."""
    if opened := [_new_index_row(write) for write in writes if write.opens]:
        connection.execute(insert(matches), opened)


def index_seats(connection: Connection, writes: Sequence[Write]) -> None:
    """Keep who sits at which match, and who ever took part in it."""
    for write in writes:
        for person in write.index.took_part:
            connection.execute(TAKE_PART, {"match": write.match_id, "person": person})
        for person in write.index.sat_down:
            connection.execute(SIT, {"match": write.match_id, "person": person})
        for person in write.index.got_up:
            connection.execute(GET_UP, {"match": write.match_id, "person": person})


def index_deal_plays(connection: Connection, writes: Sequence[Write]) -> None:
    """Keep who plays a deal that others play as well, and how it ended."""
    for write in writes:
        if (played := write.index.deal_play) is not None:
            connection.execute(PLAY_A_DEAL, {"match": write.match_id, **_play_row(played)})


def _play_row(played: DealPlay) -> dict[str, Any]:
    result = played.result
    return {
        "deal": played.deal,
        "person": played.person,
        "seat": played.seat,
        "day": played.day,
        "began_at": played.began_at,
        "ended_at": played.ended_at,
        "grade": None if result is None else int(result.grade),
        "score": None if result is None else result.score,
        "margin": None if result is None else result.margin,
        "place": None if result is None else result.place,
        "bot_helped": None if result is None else result.bot_helped,
    }


def _new_index_row(write: Write) -> dict[str, Any]:
    index = write.index
    return {
        "id": write.match_id,
        "seq": write.seq,
        "status": index.status,
        "listed": index.listed,
        "opened_at": index.opened_at,
        "last_at": index.last_at,
        "due_at": index.due_at,
        "leased_until": 0,
        "summary": to_json(index.summary),
        "host": index.host,
        "bots_only": index.bots_only,
        "imported": index.imported,
        "watched_at": index.opened_at,
        "host_seen_at": index.opened_at,
    }
