"""What only the host may do: free a seat or give it to a bot, remove somebody, silence spectators."""

from __future__ import annotations

from cafe.api.context import RequestContext
from cafe.api.new_match import known_bot, program_name
from cafe.api.seats import snapshot_after
from cafe.match import host_actions
from cafe.protocol import requests
from cafe.protocol.messages import Snapshot


async def free(context: RequestContext, body: requests.OfSeat) -> Snapshot:
    """Free a seat before the start; whoever sat there may come back, and it is reserved for nobody.

    A bot's seat is then one for people again.
    """
    person = context.require_person()
    return await snapshot_after(
        context, lambda match, _: host_actions.free_seat(match, person, body.seat), body.key
    )


async def seat_bot(context: RequestContext, body: requests.BotOfSeat) -> Snapshot:
    """Give a free seat to a bot before the start."""
    person, match = context.require_person(), (await context.load()).match
    bot = known_bot(context, body.bot, match.ruleset.edition)
    name = program_name(context, bot)
    return await snapshot_after(
        context, lambda match, _: host_actions.seat_bot(match, person, body.seat, bot, name), body.key
    )


async def remove(context: RequestContext, body: requests.Removal) -> Snapshot:
    """Send somebody away before the start, by their handle; they cannot come back to this match."""
    person = context.require_person()
    return await snapshot_after(
        context, lambda match, _: host_actions.remove_person(match, person, body.player), body.key
    )


async def spectators(context: RequestContext, body: requests.SpectatorsWanted) -> Snapshot:
    """Silence the spectators of the match, or let them talk again."""
    person = context.require_person()
    act = host_actions.silence_spectators if body.silenced else host_actions.hear_spectators
    return await snapshot_after(context, lambda match, _: act(match, person), body.key)
