"""Reviews of finished matches: asked for, waited for, called off, and read by anybody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cafe.analysis.decisions import game_at, is_decided
from cafe.analysis.equivalence import first_alike
from cafe.api.context import RequestContext
from cafe.api.rate_limit import RateLimit
from cafe.api.reviewing.reviewer import Order, TooManyReviews, is_as_good, method_here
from cafe.hosting.stored_review import BegunReview, ReadyReview
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
    """Call off a review that is not ready; whoever asked for it, played or was the host may."""
    person, match = context.require_person(), await played_out(context)
    begun = (await context.house.reviewer.reviews.find(match.id)).begun
    if not _may_cancel(person, match, begun):
        raise ApiError(403, "not-your-seat")
    await context.house.reviewer.cancel(match.id)
    return await _state(context, match)


async def try_turn(context: RequestContext, body: requests.TryWanted) -> TriedTurn:
    """Try a turn at a decision of a reviewed match: what it pays, and which judged turn it comes to."""
    match, moves = await played_out(context), read_moves(body.moves)
    ready = (await context.house.reviewer.reviews.find(match.id)).ready
    if ready is None:
        raise ApiError(409, "not-reviewed")
    return await context.off_the_loop(lambda: _tried(match, ready.text, body.decision, moves))


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
    house = context.house
    stored, now = await house.reviewer.reviews.find(match.id), house.matches.clock()
    begun = stored.begun if stored.begun is not None and stored.begun.is_being_made(now) else None
    ready = stored.ready
    if ready is not None:
        context.count_more(RateLimit.LOOK, READY_COST)
    may_cancel = begun is not None and _may_cancel(context.person, match, begun)
    outdated = ready is not None and not is_as_good(ready.method, method_here(match.ruleset))
    return await context.off_the_loop(
        lambda: _message(ready, begun, may_cancel=may_cancel, outdated=outdated)
    )


def _may_cancel(person: str | None, match: Match, begun: BegunReview | None) -> bool:
    if person is None:
        return False
    asked_for_it = begun is not None and begun.person == person
    return asked_for_it or bool(match.seats_of(person)) or match.opened.host == person


def _message(
    ready: ReadyReview | None, begun: BegunReview | None, *, may_cancel: bool, outdated: bool
) -> ReviewState:
    """One that is being made counts, and the one before it is told along."""
    counted = begun or ready
    total = 0 if counted is None else counted.total
    return ReviewState(
        status="making" if begun is not None else "none" if ready is None else "ready",
        done=total if begun is None else begun.done,
        total=total,
        may_cancel=may_cancel,
        outdated=outdated,
        review=None if ready is None else msgspec.json.decode(ready.text, type=Review),
    )
