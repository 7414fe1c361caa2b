"""The errors that several requests can be answered with, and addresses that several have."""

from __future__ import annotations

from cafe.protocol.openapi import ErrorCodes

ME = "/api/me"
BAD_VALUE = (422, "bad-field")  # as the types have it, and still not to be taken, such as an invisible name
NO_MATCH, NO_SEAT = (404, "no-such-match"), (404, "no-such-seat")
NOT_YOURS, NOT_OVER = (403, "not-your-seat"), (409, "not-over-yet")
PAUSED = (409, "match-paused")
NOT_OPEN, NOT_RUNNING = (409, "match-not-open"), (409, "match-not-running")
NOT_THE_HOST, REMOVED = (403, "only-the-host"), (403, "removed")
SEALED = (409, "deal-sealed")
OTHER_GAME = (422, "bot-of-other-game")
AT_MATCH: ErrorCodes = (NO_MATCH, NOT_YOURS)
AT_SEAT: ErrorCodes = (NO_MATCH, NO_SEAT, NOT_YOURS)
BOTS: ErrorCodes = ((409, "too-many-bot-matches"), (409, "no-bots-free"))
OF_MOVES: ErrorCodes = (
    (422, "misread"),
    (422, "reveal-comes-last"),
    (422, "turn-over-already"),
    (422, "too-many-moves"),
)
OF_REVIEW: ErrorCodes = (NOT_OVER, (409, "not-played-out"))
OF_READY_REVIEW: ErrorCodes = (NO_MATCH, *OF_REVIEW, (409, "not-reviewed"))
