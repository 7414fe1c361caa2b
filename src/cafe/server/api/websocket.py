"""Following a match: a WebSocket that starts where the client is, without gap or repeat."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from cafe.hosting.cache import CachedMatch
from cafe.protocol.encoding import encode
from cafe.protocol.errors import ApiError
from cafe.protocol.messages import Bye, ByeReason, News
from cafe.server.api.errors import as_api_error
from cafe.server.connections import Follower, MatchFollowers
from cafe.server.context import RequestContext, ServerContext
from cafe.server.security.origin import must_be_own_origin
from cafe.server.security.rate_limits import RateLimit, address_group

CLOSE_TIMEOUT_S = 1.0
CLOSE_RESTARTING, CLOSE_TOO_SLOW, CLOSE_TOO_TALKATIVE, CLOSE_ERROR = 1012, 1013, 1008, 1011
CLOSE_SESSION_ENDED = 4001
MAX_INCOMING_MESSAGES = 100  # a follower has nothing to say
BYE_RESTARTING, BYE_SESSION_ENDED = Bye(bye=ByeReason.RESTARTING), Bye(bye=ByeReason.SESSION_ENDED)
log = structlog.get_logger("websocket")


async def follow(websocket: WebSocket) -> None:
    """The news of a match as they come."""
    server: ServerContext = websocket.app.state.server
    context = RequestContext(server, websocket)
    try:
        cached, after = await _admit(context)
    except Exception as exception:
        error = as_api_error(exception)
        if error is None:
            log.exception("unexpected_error", route="follow")
            error = ApiError(500, "trouble")
        await websocket.send_denial_response(
            Response(error.body, error.status, headers=error.headers, media_type="application/json")
        )
        return
    await websocket.accept()
    follower = Follower(context.person, address_group(context.address), context.session)
    followers = server.connections.add(cached, follower)
    await context.recheck_session()
    follower.is_ended = follower.session is not context.session
    server.metrics.listeners.inc()
    try:
        await _serve(context, websocket, followers, follower, after)
    finally:
        server.connections.remove(followers, follower)
        server.metrics.listeners.dec()


async def _admit(context: RequestContext) -> tuple[CachedMatch, int]:
    """Check everything before the handshake is answered; the match, and the last row the client has."""
    server = context.server
    must_be_own_origin(context.connection, server.settings)
    if server.matches.closing.is_set():
        raise ApiError(503, "closing", headers={"Retry-After": "2"})
    server.rate_limiter.count_address(RateLimit.FOLLOW, context.address)
    await context.authenticate()
    server.rate_limiter.count_person(RateLimit.FOLLOW, context.person)
    if not server.connections.has_capacity_for(context.person, address_group(context.address)):
        raise ApiError(429, "too-many-listeners", headers={"Retry-After": "30"})
    after = context.query_number("after")
    cached = await context.load(at_least=after or 0)
    context.viewing_seat(cached.match)  # refuses another's seat
    return cached, cached.match.seq if after is None else after


async def _serve(
    context: RequestContext,
    websocket: WebSocket,
    followers: MatchFollowers,
    follower: Follower,
    after: int,
) -> None:
    """Send news until either side ends it; the close code says why we did."""
    sending = asyncio.create_task(_send_news(context, websocket, followers, follower, after))
    receiving = asyncio.create_task(_receive_until_closed(websocket))
    done, pending = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await task
    codes = [_close_code(task) for task in done]
    code = next((code for code in codes if code is not None), None)
    if code is not None:
        context.server.metrics.dropped.labels(str(code)).inc()
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await websocket.close(code)


def _close_code(task: asyncio.Task[int] | asyncio.Task[int | None]) -> int | None:
    """Why a finished task ended the connection; None if the client did."""
    try:
        return task.result()
    except WebSocketDisconnect:
        return None
    except Exception:
        log.exception("websocket_failed")
        return CLOSE_ERROR


async def _send_news(
    context: RequestContext,
    websocket: WebSocket,
    followers: MatchFollowers,
    follower: Follower,
    after: int,
) -> int:
    """The rows after the last one sent, and the state; who comes and goes is news without rows."""
    sent, present, seat = after, list[int](), context.query_number("seat")
    is_first = True
    while True:
        match, changed = followers.cached.match, followers.cached.changed
        if follower.is_ended:
            await _send(context, websocket, BYE_SESSION_ENDED)
            return CLOSE_SESSION_ENDED
        if is_first or match.seq > sent or followers.present_seats() != present:
            present, is_first = followers.present_seats(), False
            news = await context.news(match, followers.cached.rows[sent : match.seq], seat=seat)
            if not await _send(context, websocket, news):
                return CLOSE_TOO_SLOW
            sent = max(sent, match.seq)
        elif context.server.matches.closing.is_set():
            await _send(context, websocket, BYE_RESTARTING)
            return CLOSE_RESTARTING
        else:
            await changed.wait()


async def _send(context: RequestContext, websocket: WebSocket, message: News | Bye) -> bool:
    """Send a message, unless the client does not take it in time."""
    try:
        async with asyncio.timeout(context.server.timeouts.send_s):
            await websocket.send_text(encode(message).decode())
    except TimeoutError:
        return False
    context.server.metrics.news.inc()
    return True


async def _receive_until_closed(websocket: WebSocket) -> int | None:
    """A follower only listens: what it sends is ignored, and too much of it ends the connection."""
    for _ in range(MAX_INCOMING_MESSAGES):
        if (await websocket.receive())["type"] == "websocket.disconnect":
            return None
    return CLOSE_TOO_TALKATIVE
