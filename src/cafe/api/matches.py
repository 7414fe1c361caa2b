"""A match as its viewer may know it: a snapshot, and what happened since."""

from __future__ import annotations

from cafe.api.context import RequestContext
from cafe.protocol.messages import News, Snapshot
from cafe.protocol.requests import MAX_WAIT_S


async def snapshot(context: RequestContext) -> Snapshot:
    """A match as you may know it."""
    return await context.snapshot((await context.load()).match)


async def events(context: RequestContext) -> News:
    """What happened after a row; with `wait`, as soon as something does. Ask again from `seq` on."""
    after, timeout_s = context.query_number("after") or 0, context.query_number("wait", MAX_WAIT_S) or 0
    cached = await context.load(at_least=after)
    context.viewing_seat(cached.match)  # refuses another's seat before it waits
    context.look(cached.match)
    if timeout_s:
        with context.waiting():
            await context.house.matches.wait_for_rows(cached.match.id, after, timeout_s)
    await context.recheck()
    cached = await context.load()
    return await context.news(cached, after)
