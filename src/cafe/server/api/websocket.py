"""Listening to a match: a WebSocket that starts where the listener is, without gap or repeat."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from cafe.hosting.cache import CachedMatch
from cafe.protocol.errors import ApiError
from cafe.server.api.errors import as_api_error
from cafe.server.connections import Audience, Follower
from cafe.server.context import RequestContext, ServerContext
from cafe.server.security.origin import must_be_own_origin
from cafe.server.security.rate_limits import Budget, address_group

SLOW = 10.0  # seconds that a message may take
RESTARTING, TOO_SLOW, TOO_TALKATIVE, TROUBLE = 1012, 1013, 1008, 1011
MOST_HEARD = 100  # a listener has nothing to say
BYE = '{"bye":"restarting"}'
log = structlog.get_logger("websocket")


async def follow(websocket: WebSocket) -> None:
    """News of a match as they come."""
    server: ServerContext = websocket.app.state.server
    context = RequestContext(server, websocket)
    try:
        cached, after = await _admit(context)
    except Exception as trouble:
        error = as_api_error(trouble)
        if error is None:
            log.exception("nobody foresaw this", route="follow")
            error = ApiError(500, "trouble")
        await websocket.send_denial_response(
            Response(error.body, error.status, headers=error.headers, media_type="application/json")
        )
        return
    await websocket.accept()
    follower = Follower(context.person, address_group(context.address))
    circle = server.connections.enter(cached, follower)
    server.metrics.listeners.inc()
    try:
        await _listen(context, circle, follower, after)
    finally:
        server.connections.leave(circle, follower)
        server.metrics.listeners.dec()


async def _admit(context: RequestContext) -> tuple[CachedMatch, int]:
    """Check everything before the handshake is answered."""
    server = context.server
    must_be_own_origin(context.connection, server.settings)
    if server.matches.closing.is_set():
        raise ApiError(503, "closing", headers={"Retry-After": "2"})
    server.rate_limits.count_address(Budget.FOLLOW, context.address)
    await context.identify()
    server.rate_limits.count_person(Budget.FOLLOW, context.person)
    if not server.connections.has_room_for(context.person, address_group(context.address)):
        raise ApiError(429, "too-many-listeners", headers={"Retry-After": "30"})
    after = context.number("after")
    cached = await context.load(at_least=after or 0)
    context.seat(cached.match)
    return cached, cached.match.seq if after is None else after


async def _listen(context: RequestContext, circle: Audience, follower: Follower, after: int) -> None:
    """Tell until one of the two is gone."""
    telling = asyncio.create_task(_tell(context, circle, follower, after))
    hearing = asyncio.create_task(_hear(context))
    done, pending = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await task
    code = None
    for task in done:
        try:
            code = task.result() or code
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("nobody foresaw this", route="follow")
            code = TROUBLE
    if code is not None:
        context.server.metrics.dropped.labels(str(code)).inc()
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                await _socket(context).close(code)


async def _tell(context: RequestContext, circle: Audience, follower: Follower, after: int) -> int:
    """The rows after the last one told, and the state; coming and going is told without rows."""
    told, first, present, seat = after, True, list[int](), context.number("seat")
    while True:
        follower.stirred.clear()
        match = circle.cached.match
        if first or match.seq > told or circle.present() != present:
            present, first = circle.present(), False
            news = await context.news(match, circle.cached.rows[told : match.seq], seat=seat)
            if not await _send(context, news.decode()):
                return TOO_SLOW
            told = max(told, match.seq)
        elif context.server.matches.closing.is_set():
            await _send(context, BYE)
            return RESTARTING
        else:
            await follower.stirred.wait()


async def _send(context: RequestContext, text: str) -> bool:
    """Send, unless the other side does not take it."""
    try:
        async with asyncio.timeout(SLOW):
            await _socket(context).send_text(text)
    except TimeoutError:
        return False
    context.server.metrics.news.inc()
    return True


async def _hear(context: RequestContext) -> int | None:
    """A listener only listens; whatever he says is counted, and too much of it ends it."""
    for _ in range(MOST_HEARD):
        if (await _socket(context).receive())["type"] == "websocket.disconnect":
            return None
    return TOO_TALKATIVE


def _socket(context: RequestContext) -> WebSocket:
    assert isinstance(context.connection, WebSocket), "followed by WebSocket"
    return context.connection
