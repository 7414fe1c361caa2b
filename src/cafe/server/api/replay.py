"""A match frame by frame: each entry of its log, and the view after it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Literal

from cafe.hosting.cache import CachedMatch
from cafe.match.entries import Row
from cafe.match.state import Match, Status, apply_row, opened_match
from cafe.protocol import messages
from cafe.protocol.errors import ApiError
from cafe.protocol.views import entry_message, open_view, view_message
from cafe.rules import view
from cafe.server.context import RequestContext

OPEN_HANDS: Literal["open"] = "open"
Viewpoint = int | None | Literal["open"]  # a seat, a spectator, or one who sees all hands


async def replay_frames(context: RequestContext) -> messages.Replay:
    """A match entry by entry: once it is over from any seat or with open hands, before that as you see it."""
    after = context.query_number("after")
    cached = await context.load(at_least=0 if after is None else after + 1)
    viewpoint = _viewpoint(context, cached.match)
    frames = await asyncio.to_thread(lambda: list(_frames(cached, viewpoint, after or 0)))
    return messages.Replay(imported=cached.match.is_imported, frames=frames)


def _viewpoint(context: RequestContext, match: Match) -> Viewpoint:
    """The viewpoint that the query asks for, if the person may have it."""
    wanted = context.connection.query_params.get("seat")
    if match.status is Status.OVER:
        if wanted in (None, OPEN_HANDS):
            return OPEN_HANDS
        seat = context.query_number("seat")
        if seat is not None and seat >= len(match.seats):
            raise ApiError(404, "no-such-seat")
        return seat
    if wanted == OPEN_HANDS:
        raise ApiError(409, "not-over-yet")
    return context.viewing_seat(match)


def _frames(cached: CachedMatch, viewpoint: Viewpoint, after: int) -> Iterator[messages.Frame]:
    first, *rest = cached.rows
    match = opened_match(cached.match.id, first)
    for row in (first, *rest):
        match = match if row is first else apply_row(match, row)
        if row.seq > after:
            yield _frame(match, row, viewpoint)


def _frame(match: Match, row: Row, viewpoint: Viewpoint) -> messages.Frame:
    seat = None if viewpoint == OPEN_HANDS else viewpoint
    game = match.game
    seen = None if game is None else open_view(game) if viewpoint == OPEN_HANDS else view(game, seat)
    return messages.Frame(
        seq=row.seq,
        at=row.at,
        entry=entry_message(match, row, seat, open_hands=match.ruleset.is_board or viewpoint == OPEN_HANDS),
        view=None if seen is None else view_message(seen),
    )
