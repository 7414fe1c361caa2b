"""Following a match: a WebSocket that starts where the client is, without gap or repeat."""

from __future__ import annotations

from contextlib import ExitStack

from starlette.websockets import WebSocket

from cafe.api.rate_limit import RateLimit
from cafe.hosting.cache import CachedMatch
from cafe.protocol.openapi import MATCH
from cafe.server.api.admission import authenticate_within_limit, require_own_page_and_open_server
from cafe.server.api.errors import error_response
from cafe.server.api.news_stream import NewsStream
from cafe.server.connections import Follower
from cafe.server.context import ServerContext, ServerRequest

FOLLOW_PATH = f"{MATCH}/follow"


async def follow(websocket: WebSocket) -> None:
    """The news of a match as they come."""
    server: ServerContext = websocket.app.state.server
    context = ServerRequest(server, websocket)
    with ExitStack() as place:
        try:
            cached, after = await _admit(context, place)
        except Exception as exception:  # noqa: BLE001 every exception becomes a response
            place.close()
            await websocket.send_denial_response(error_response(context, FOLLOW_PATH, exception))
            return
        await websocket.accept()
        await _serve(context, websocket, cached, after)


async def _serve(context: ServerRequest, websocket: WebSocket, cached: CachedMatch, after: int) -> None:
    server = context.server
    follower = Follower(context.person, context.session, context.bot_token_hash, since=server.matches.clock())
    followers = server.connections.add(cached, follower)
    server.metrics.listeners.inc()
    try:
        stream = NewsStream(context, websocket, followers, follower, after)
        follower.tell = stream.tell
        await stream.serve()
    finally:
        server.connections.remove(followers, follower)
        server.metrics.listeners.dec()


async def _admit(context: ServerRequest, place: ExitStack) -> tuple[CachedMatch, int]:
    """Check everything before the handshake is answered; the match, and the last row the client has.

    They have a place among the followers from the moment that there is room for them.
    """
    require_own_page_and_open_server(context)
    await authenticate_within_limit(context, RateLimit.FOLLOW)
    place.enter_context(context.waiting())
    after = context.query_number("after")
    cached = await context.load(at_least=after or 0)
    context.viewing_seat(cached.match)  # refuses another's seat
    return cached, cached.match.seq if after is None else after
