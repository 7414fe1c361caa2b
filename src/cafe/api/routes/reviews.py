"""The requests about reviews of finished matches."""

from __future__ import annotations

from cafe.api import reviews
from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route, costing, get, play, post
from cafe.protocol import requests
from cafe.protocol.openapi import MATCH
from cafe.protocol.review_messages import ReviewState, TriedTurn

from .codes import NO_MATCH, NOT_YOURS, OF_MOVES, OF_READY_REVIEW, OF_REVIEW

ROUTES: tuple[Route, ...] = (
    get(f"{MATCH}/review", reviews.review, ReviewState, (), NO_MATCH, *OF_REVIEW),
    post(
        f"{MATCH}/review",
        reviews.ask_for_review,
        requests.Empty,
        ReviewState,
        RateLimit.FILE,
        NO_MATCH,
        *OF_REVIEW,
        (429, "too-many-reviews"),
    ),
    post(
        f"{MATCH}/review/cancel",
        reviews.cancel_review,
        requests.Empty,
        ReviewState,
        RateLimit.FILE,
        NO_MATCH,
        NOT_YOURS,
        *OF_REVIEW,
    ),
    costing(
        4,
        play(
            f"{MATCH}/review/try",
            reviews.try_turn,
            requests.TryWanted,
            TriedTurn,
            *OF_READY_REVIEW,
            (404, "no-such-decision"),
            *OF_MOVES,
        ),
    ),
)
