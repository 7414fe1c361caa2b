"""Following matches: what one follower is told, every row once and in order, with the state after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cafe.hosting.cache import CachedMatch
from cafe.local.request import LocalRequest
from cafe.local.services import Services
from cafe.protocol.encoding import encode

Tell = Callable[[int, str], object]
THE_END = ""  # no more will come


async def follow(
    services: Services, match_id: str, query: dict[str, str], tell: Callable[[str], object]
) -> None:
    """Tell the news of a match as they come, until this is cancelled or the house closes."""
    context = LocalRequest(services, {"id": match_id}, query)
    after = context.query_number("after")
    cached = await context.load(at_least=after or 0)
    seat = context.query_number("seat")
    context.viewing_seat(cached.match)  # refuses another's seat
    with cached.pinned():
        await _tell_news(context, cached, cached.match.seq if after is None else after, seat, tell)


async def _tell_news(
    context: LocalRequest, cached: CachedMatch, sent: int, seat: int | None, tell: Callable[[str], object]
) -> None:
    closing, is_first = context.services.matches.closing, True
    changed = asyncio.Event()
    cached.listeners.add(changed.set)
    try:
        while not closing.is_set():
            changed.clear()
            if is_first or cached.match.seq > sent:
                news = await context.news(cached, sent, seat)
                tell(encode(news).decode())
                sent, is_first = max(sent, news.seq), False
            else:
                await changed.wait()
    finally:
        cached.listeners.discard(changed.set)
