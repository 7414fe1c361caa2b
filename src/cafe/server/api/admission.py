"""What every request passes before its endpoint: origin, closing, rate limits and authentication."""

from __future__ import annotations

from cafe.api.rate_limit import RateLimit
from cafe.protocol.errors import ApiError
from cafe.server.context import ServerRequest
from cafe.server.security.origin import must_be_own_origin


def require_own_page_and_open_server(context: ServerRequest) -> None:
    """Refuse what another site's page sends, and everything new while the server closes."""
    must_be_own_origin(context.connection, context.server.settings)
    if context.server.matches.closing.is_set():
        raise ApiError(503, "closing", headers={"Retry-After": "2"})


def require_no_ban(context: ServerRequest) -> None:
    """Whoever is banned may look, and do nothing."""
    if context.server.active_sanctions.is_banned(context.person):
        raise ApiError(403, "banned")


async def authenticate_within_limit(context: ServerRequest, rate_limit: RateLimit, cost: int = 1) -> None:
    """Find out who asks, and count the request for the address and the person."""
    context.server.rate_limiter.count_address(rate_limit, context.address, cost)
    await context.authenticate()
    context.server.rate_limiter.count_person(rate_limit, context.person, cost)
