"""Taking and leaving seats, and starting or calling off a match."""

from __future__ import annotations

from contextlib import nullcontext

from cafe.api.context import RequestContext
from cafe.hosting.matches import Decision
from cafe.match import absence, actions, company
from cafe.match.state import Match, Status
from cafe.protocol import requests
from cafe.protocol.messages import Snapshot


async def join(context: RequestContext, body: requests.Join) -> Snapshot:
    """Take a free seat: the one asked for, or the first that you may have."""
    person, name = await context.get_or_create_person(), await context.display_name(body.name)
    return await snapshot_after(
        context, lambda match, _: actions.join(match, person, name, body.seat, body.invite), body.key
    )


async def leave(context: RequestContext, body: requests.OfSeat) -> Snapshot:
    """Leave a seat: before the start it is free, after it a bot plays on at once until you take it back."""
    person = context.require_person()
    return await snapshot_after(
        context, lambda match, now: actions.leave(match, person, body.seat, now), body.key, body.seat
    )


async def start(context: RequestContext, body: requests.Keyed) -> Snapshot:
    """Deal and begin; only the host may."""
    person, match = context.require_person(), (await context.load()).match
    is_counted = match.status is Status.OPEN and _would_be_left_to_bots(match)
    async with context.admit_bots(match.id) if is_counted else nullcontext():
        return await snapshot_after(context, lambda match, _: actions.start_match(match, person), body.key)


async def call_off(context: RequestContext, body: requests.Keyed) -> Snapshot:
    """Call the match off before it starts; only the host may."""
    person = context.require_person()
    return await snapshot_after(context, lambda match, _: actions.call_off(match, person), body.key)


async def resign(context: RequestContext, body: requests.OfSeat) -> Snapshot:
    """Give up a seat; a bot plays on for the others, or the match is over."""
    person = context.require_person()
    return await snapshot_after(
        context, lambda match, _: actions.resign(match, person, body.seat), body.key, body.seat
    )


async def take_back(context: RequestContext, body: requests.OfSeat) -> Snapshot:
    """Come back to a seat that was left or taken over."""
    person = context.require_person()
    return await snapshot_after(
        context, lambda match, now: absence.take_back(match, person, body.seat, now), body.key, body.seat
    )


async def play_on(context: RequestContext, body: requests.OfSeat) -> Snapshot:
    """Without a clock, ask for a bot at another's seat that has been on turn for five minutes."""
    person = context.require_person()
    return await snapshot_after(
        context, lambda match, now: absence.play_on(match, person, body.seat, now), body.key
    )


async def nudge(context: RequestContext, body: requests.Keyed) -> Snapshot:
    """Ring the bell for another person who has been on turn for 15 seconds; once in 30 seconds."""
    person = context.require_person()
    return await snapshot_after(context, lambda match, now: company.nudge(match, person, now), body.key)


async def pause(context: RequestContext, body: requests.Keyed) -> Snapshot:
    """Ask for a pause, or agree to one; it begins when all people who play have agreed."""
    person = context.require_person()
    return await snapshot_after(context, lambda match, now: company.pause(match, person, now), body.key)


async def resume(context: RequestContext, body: requests.Keyed) -> Snapshot:
    """Go on after a pause, whoever asked for it; or decline one that is asked for."""
    person = context.require_person()
    return await snapshot_after(context, lambda match, _: company.resume(match, person), body.key)


async def snapshot_after(
    context: RequestContext, decide: Decision, key: str | None, seat: int | None = None
) -> Snapshot:
    """Act, and return the match after it; a retry gets it as it is by then."""
    match, _ = await context.house.matches.act(context.match_id, decide, context.person, key)
    return await context.snapshot(match, seat)


def _would_be_left_to_bots(match: Match) -> bool:
    """Whether nobody but bots would play, were it started."""
    return all(seat.is_played_by_a_bot for seat in match.seats)
