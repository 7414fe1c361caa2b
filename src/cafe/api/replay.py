"""A match frame by frame: each entry of its log, and the view after it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Literal

from cafe.api.answer import Answer
from cafe.api.context import RequestContext
from cafe.api.rate_limit import RateLimit
from cafe.match.entries import Row
from cafe.match.state import Match, Status, apply_row, opened_match
from cafe.protocol import messages
from cafe.protocol.encoding import encode
from cafe.protocol.errors import ApiError
from cafe.protocol.views import entry_message, open_view, view_message
from cafe.rules import view

END = b"]}"  # of the frames, and of the message
ROWS_PER_PIECE = 20  # frames of some 5 kB
ROWS_PER_COST = 10  # rows that cost as much as a look at a match
OPEN_HANDS: Literal["open"] = "open"
Viewpoint = int | None | Literal["open"]  # a seat, a spectator, or one who sees all hands


async def replay_frames(context: RequestContext) -> Answer:
    """A match entry by entry: once it is over from any seat or with open hands, before that as you see it."""
    after = context.query_number("after")
    cached = await context.load(at_least=0 if after is None else after + 1)
    viewpoint = _viewpoint(context, cached.match)
    context.count_more(RateLimit.LOOK, len(cached.rows) // ROWS_PER_COST)
    pieces = _pieces(cached.match, tuple(cached.rows), viewpoint, after or 0)
    first = await context.off_the_loop(lambda: next(pieces))
    return Answer(_streamed(context, first, pieces))


def _viewpoint(context: RequestContext, match: Match) -> Viewpoint:
    """The viewpoint that the query asks for, if the person may have it."""
    wanted = context.query.get("seat")
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


async def _streamed(context: RequestContext, first: bytes, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """The pieces, each made when the one before was taken: a slow reader holds no whole replay in memory."""
    piece: bytes | None = first
    while piece is not None:
        yield piece
        piece = await context.go_on(lambda: next(pieces, None))


def _pieces(replayed: Match, rows: Sequence[Row], viewpoint: Viewpoint, after: int) -> Iterator[bytes]:
    """A `Replay` as JSON, some frames at a time: encoding all at once would let no other thread run."""
    match, separator = opened_match(replayed.id, rows[0]), b""
    yield encode(messages.Replay(imported=replayed.is_imported, frames=[])).removesuffix(END)
    for at in range(0, len(rows), ROWS_PER_PIECE):
        frames = list[bytes]()
        for row in rows[at : at + ROWS_PER_PIECE]:
            match = match if row.seq == 1 else apply_row(match, row)
            if row.seq > after:
                frames.append(encode(_frame(match, row, viewpoint)))
        if frames:
            yield separator + b",".join(frames)
            separator = b","
    yield END


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
