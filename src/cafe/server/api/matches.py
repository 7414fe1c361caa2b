"""A match as its viewer may know it: a snapshot, and what happened since."""

from __future__ import annotations

from cafe.protocol.messages import News, Snapshot
from cafe.protocol.requests import MAX_WAIT_S
from cafe.server.context import RequestContext


async def snapshot(context: RequestContext) -> Snapshot:
    """A match as you may know it."""
    return await context.snapshot((await context.load()).match)


async def events(context: RequestContext) -> News:
    """What happened after a row; with `wait`, as soon as something does. Ask again from `seq` on."""
    after, timeout_s = context.query_number("after") or 0, context.query_number("wait", MAX_WAIT_S) or 0
    cached = await context.load(at_least=after)
    context.viewing_seat(cached.match)  # refuses another's seat before it waits
    context.server.attendance.look(cached.match, context.person)
    if timeout_s:
        with context.server.connections.waiting(context.person, context.address_group):
            await context.server.matches.wait_for_rows(cached.match.id, after, timeout_s)
    await context.recheck()
    cached = await context.load()
    return await context.news(cached, after)
