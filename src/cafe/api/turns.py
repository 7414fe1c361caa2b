"""Playing: a turn is drafted without being written, then committed, all or nothing."""

from __future__ import annotations

import msgspec

from cafe.api.context import RequestContext
from cafe.api.tasks import HINT
from cafe.hosting.lane import lane_of
from cafe.hosting.matches import turns_since
from cafe.match import actions
from cafe.match.entries import Entry
from cafe.match.state import Match
from cafe.protocol import messages, requests
from cafe.protocol.draft import draft
from cafe.protocol.errors import ApiError
from cafe.protocol.views import prospects_message
from cafe.rules import view


class Stale(Exception):
    """A turn was played since the state that the client has seen."""


async def preview(context: RequestContext, body: requests.DraftWanted) -> messages.Draft:
    """Try out the steps of a turn, with `ahead` of the next one: nothing is written or revealed."""
    person, cached = context.require_person(), await context.load(at_least=body.seen)
    require = actions.require_game if body.ahead else actions.require_turn
    game = require(cached.match, person, body.seat)
    steps = actions.read_moves(body.moves)
    return await context.off_the_loop(lambda: draft(game, body.seat, steps))


async def prospects(context: RequestContext) -> messages.Prospects:
    """What each seat could do if it were its turn, as far as you see who is in its hand."""
    match = (await context.load()).match
    seat, game = context.viewing_seat(match), actions.running_game(match)
    return await context.off_the_loop(lambda: prospects_message(match.seq, view(game, seat)))


async def hint(context: RequestContext) -> messages.Hint:
    """The best turns, for whoever is on turn and where the table allows it; always the same for a view."""
    person, match = context.require_person(), (await context.load()).match
    if (seat := context.viewing_seat(match)) is None:
        raise ApiError(403, "not-your-seat")
    game = actions.require_turn(match, person, seat)
    if not match.opened.hints:
        raise ApiError(409, "no-hints")
    answer = await context.house.scheduler.thinking.ask(lane_of(match), HINT, view(game, seat))
    try:
        return msgspec.convert(answer, messages.Hint)
    except msgspec.ValidationError:  # nobody could think about it, or somebody told nonsense
        raise ApiError(503, "no-thinkers", headers={"Retry-After": "1"}) from None


async def moves(context: RequestContext, body: requests.Commit) -> messages.News:
    """Play a turn, all or nothing; the response is the news since `seen`, to a retry as well."""
    person, cached = context.require_person(), await context.load(at_least=body.seen)
    actions.require_seat(cached.match, person, body.seat)

    def decide(match: Match, _: int) -> list[Entry]:
        if turns_since(cached, body.seen):
            raise Stale
        return actions.turn(match, person, body.seat, body.moves)

    with cached.pinned():
        try:
            await context.house.matches.act(cached.match.id, decide, person, body.key)
        except Stale:
            context.count_commit("stale")
            missed = await context.news(cached, body.seen, body.seat)
            raise ApiError(409, messages.Stale(error="stale", missed=missed)) from None
        except actions.TurnRefused:
            context.count_commit("refused")
            raise
        context.count_commit("played")
        return await context.news(cached, body.seen, body.seat)


async def skip(context: RequestContext, _: requests.Empty) -> None:
    """Let the bot on turn move at once."""
    person, cached = context.require_person(), await context.load()
    if not cached.match.seats_of(person):
        raise ApiError(403, "not-your-seat")
    await context.house.scheduler.play_bot_now(cached.match.id)
