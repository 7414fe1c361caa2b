"""Reviews of finished matches: asked for, waited for, called off, and read by anybody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cafe.analysis.decisions import game_at, is_decided
from cafe.analysis.equivalence import first_alike
from cafe.api.context import RequestContext
from cafe.api.rate_limit import RateLimit
from cafe.api.reviewing.reviewer import Order, TooManyReviews, method_here, method_text
from cafe.hosting.stored_review import StoredReview
from cafe.match.actions import Declined, read_moves
from cafe.match.game_file import record_of
from cafe.match.state import Match, Status
from cafe.protocol import requests
from cafe.protocol.draft import draft
from cafe.protocol.errors import ApiError
from cafe.protocol.review_messages import Review, ReviewedTurn, ReviewState, TriedTurn
from cafe.rules import Game, Move, take, view
from cafe.rules.notation import parse_moves

READY_COST = 5  # besides the look itself: it is a large message


async def review(context: RequestContext) -> ReviewState:
    """The review of a finished match, or how far it is; matches that are played have none."""
    return await _state(context, await played_out(context))


async def ask_for_review(context: RequestContext, _: requests.Empty) -> ReviewState:
    """Let the match be reviewed in the background, unless that is being done or there is nothing newer."""
    person, match = await context.get_or_create_person(), await played_out(context)
    record = await context.off_the_loop(lambda: record_of(match))
    try:
        await context.house.reviewer.ask(Order(match.id, person, record, method_here(match.ruleset)))
    except TooManyReviews:
        raise ApiError(429, "too-many-reviews", headers={"Retry-After": "60"}) from None
    return await _state(context, match)


async def cancel_review(context: RequestContext, _: requests.Empty) -> ReviewState:
    """Call off a review that is not ready; whoever played or was the host may."""
    person, match = context.require_person(), await played_out(context)
    if not match.seats_of(person) and match.opened.host != person:
        raise ApiError(403, "not-your-seat")
    await context.house.reviewer.reviews.cancel(match.id)
    return await _state(context, match)


async def try_turn(context: RequestContext, body: requests.TryWanted) -> TriedTurn:
    """Try a turn at a decision of a reviewed match: what it pays, and which judged turn it comes to."""
    match, moves = await played_out(context), read_moves(body.moves)
    stored = await context.house.reviewer.reviews.find(match.id)
    if stored is None or stored.text is None:
        raise ApiError(409, "not-reviewed")
    text = stored.text
    return await context.off_the_loop(lambda: _tried(match, text, body.decision, moves))


def _tried(match: Match, review_text: str, number: int, moves: Sequence[Move]) -> TriedTurn:
    game = game_at(record_of(match), number)
    if game is None:
        raise ApiError(404, "no-such-decision")
    taken = take(game, moves)
    if any(map(is_decided, taken.steps[:-1])):
        raise Declined("turn-over-already", 422)
    whole = bool(taken.steps) and not taken.refused and is_decided(taken.steps[-1])
    decisions = msgspec.json.decode(review_text, type=Review).turns
    return TriedTurn(
        draft=draft(game, game.player, moves),
        whole=whole,
        judged=_judged_as(game, moves, decisions[number - 1]) if whole else None,
    )


def _judged_as(game: Game, moves: Sequence[Move], decision: ReviewedTurn) -> int | None:
    judged = [parse_moves(" ".join(turn.moves)) for turn in (decision.played, *decision.alternatives)]
    return first_alike(view(game, game.player), moves, judged)


async def played_out(context: RequestContext) -> Match:
    """The match that the path names, if it is over and was played to its end."""
    match = (await context.load()).match
    if match.status is not Status.OVER:
        raise ApiError(409, "not-over-yet")
    if match.game is None or match.game.end is None:
        raise ApiError(409, "not-played-out")
    return match


async def _state(context: RequestContext, match: Match) -> ReviewState:
    server = context.house
    stored, now = await server.reviewer.reviews.find(match.id), server.matches.clock()
    if stored is None or (stored.text is None and not stored.is_being_made(now)):
        return ReviewState(status="none", done=0, total=0, outdated=False, review=None)
    if stored.text is not None:
        context.count_more(RateLimit.LOOK, READY_COST)
    outdated = stored.method != method_text(method_here(match.ruleset))
    return await context.off_the_loop(lambda: _message(stored, outdated=outdated))


def _message(stored: StoredReview, *, outdated: bool) -> ReviewState:
    whole = None if stored.text is None else msgspec.json.decode(stored.text, type=Review)
    return ReviewState(
        status="making" if whole is None else "ready",
        done=stored.done,
        total=stored.total,
        outdated=outdated and whole is not None,
        review=whole,
    )
