"""The requests about a turn: drafted, looked ahead from, hinted at, played."""

from __future__ import annotations

from cafe.api import turns
from cafe.api.route import Route, costing, get, play
from cafe.protocol import messages, requests
from cafe.protocol.openapi import MATCH, SEAT, ErrorCodes

from .codes import AT_MATCH, AT_SEAT, NOT_RUNNING, OF_MOVES, PAUSED

NOT_ON_TURN: ErrorCodes = ((409, "not-your-turn"), (409, "seat-taken-over"))
OF_TURN: ErrorCodes = (*AT_SEAT, NOT_RUNNING, *NOT_ON_TURN, *OF_MOVES)

ROUTES: tuple[Route, ...] = (
    play(
        f"{MATCH}/moves",
        turns.moves,
        requests.Commit,
        messages.News,
        *OF_TURN,
        PAUSED,
        (409, "stale"),
        (422, "refused"),
    ),
    costing(2, play(f"{MATCH}/preview", turns.preview, requests.DraftWanted, messages.Draft, *OF_TURN)),
    costing(
        4, get(f"{MATCH}/prospects", turns.prospects, messages.Prospects, (SEAT,), *AT_MATCH, NOT_RUNNING)
    ),
    costing(
        10,
        get(
            f"{MATCH}/hint",
            turns.hint,
            messages.Hint,
            (SEAT,),
            *AT_SEAT,
            NOT_RUNNING,
            *NOT_ON_TURN,
            (409, "no-hints"),
            (503, "no-thinkers"),
        ),
    ),
    play(f"{MATCH}/skip", turns.skip, requests.Empty, None, *AT_MATCH),
)
