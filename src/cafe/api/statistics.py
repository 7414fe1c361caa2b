"""What your finished games add up to."""

from __future__ import annotations

import re

from cafe.api.answer import Answer
from cafe.api.context import RequestContext
from cafe.hosting.own_results import OwnGames
from cafe.protocol.encoding import encode
from cafe.protocol.errors import bad_field
from cafe.protocol.openapi import Query
from cafe.protocol.statistics_messages import Statistics
from cafe.statistics.streaks import MAX_OFFSET_MINUTES
from cafe.statistics.totals import totals

HEADERS = {"Cache-Control": "no-store"}
NUMBER = re.compile(r"-?[0-9]{1,4}", re.ASCII)
NOTHING = OwnGames((), unread=0, left_off=0)
OFFSET = Query(
    "offset",
    {"type": "integer", "minimum": -MAX_OFFSET_MINUTES, "maximum": MAX_OFFSET_MINUTES},
    "How many minutes your clock is ahead of UTC, for streaks of days; 0 if left out.",
)


async def statistics(context: RequestContext) -> Answer:
    """What your finished games add up to, and each of them; a few new ones are read with every request."""
    offset_minutes = _offset_minutes(context)
    person = context.person
    own = NOTHING if person is None else await context.house.results.read(person, context.off_the_loop)
    body = await context.off_the_loop(lambda: _message(own, offset_minutes))
    return Answer(body, HEADERS)


def _offset_minutes(context: RequestContext) -> int:
    text = context.query.get("offset", "0")
    if not NUMBER.fullmatch(text) or abs(int(text)) > MAX_OFFSET_MINUTES:
        raise bad_field(f"offset: must be a number from -{MAX_OFFSET_MINUTES} to {MAX_OFFSET_MINUTES}")
    return int(text)


def _message(own: OwnGames, offset_minutes: int) -> bytes:
    found = totals(own.games, offset_minutes)
    return encode(
        Statistics(
            total=found.total,
            editions=list(found.editions),
            sizes=list(found.sizes),
            opponents=list(found.opponents),
            apart=found.apart,
            reviewed=found.reviewed,
            win_streak=found.win_streak,
            day_streak=found.day_streak,
            best_turn=found.best_turn,
            games=list(own.games),
            unread=own.unread,
            left_off=own.left_off,
        )
    )
