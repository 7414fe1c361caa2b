"""Following a match: a WebSocket that starts where the client is, without gap or repeat."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cafe.hosting.cache import CachedMatch
from cafe.hosting.failure_log import log_failure
from cafe.protocol.encoding import encode
from cafe.protocol.messages import Bye, ByeReason, News
from cafe.protocol.openapi import MATCH
from cafe.server.api.admission import authenticate_within_limit, require_own_page_and_open_server
from cafe.server.api.errors import error_response
from cafe.server.connections import Follower, MatchFollowers
from cafe.server.context import RequestContext, ServerContext
from cafe.server.patience import within
from cafe.server.security.rate_limits import RateLimit

FOLLOW_PATH = f"{MATCH}/follow"
CLOSE_TIMEOUT_S = 1.0
CLOSE_RESTARTING, CLOSE_TOO_SLOW, CLOSE_TOO_TALKATIVE, CLOSE_ERROR = 1012, 1013, 1008, 1011
CLOSE_SESSION_ENDED = 4001
MAX_INCOMING_MESSAGES = 100  # a follower has nothing to say
BYE_REWRITTEN = Bye(bye=ByeReason.REWRITTEN)
BYE_RESTARTING, BYE_SESSION_ENDED = Bye(bye=ByeReason.RESTARTING), Bye(bye=ByeReason.SESSION_ENDED)
log = structlog.get_logger("websocket")


async def follow(websocket: WebSocket) -> None:
    """The news of a match as they come."""
    server: ServerContext = websocket.app.state.server
    context = RequestContext(server, websocket)
    try:
        cached, after = await _admit(context)
    except Exception as exception:  # noqa: BLE001 every exception becomes a response
        await websocket.send_denial_response(error_response(context, FOLLOW_PATH, exception))
        return
    await websocket.accept()
    follower = Follower(
        context.person,
        context.address_group,
        context.session,
        context.bot_token_hash,
        since=server.matches.clock(),
    )
    followers = server.connections.add(cached, follower)
    server.metrics.listeners.inc()
    try:
        await NewsStream(context, websocket, followers, follower).serve(after)
    finally:
        server.connections.remove(followers, follower)
        server.metrics.listeners.dec()


async def _admit(context: RequestContext) -> tuple[CachedMatch, int]:
    """Check everything before the handshake is answered; the match, and the last row the client has."""
    require_own_page_and_open_server(context)
    await authenticate_within_limit(context, RateLimit.FOLLOW)
    context.server.connections.require_capacity_for(context.person, context.address_group)
    after = context.query_number("after")
    cached = await context.load(at_least=after or 0)
    context.viewing_seat(cached.match)  # refuses another's seat
    return cached, cached.match.seq if after is None else after


class NewsStream:
    """What one follower of a match is sent, until either side ends it."""

    def __init__(
        self, context: RequestContext, websocket: WebSocket, followers: MatchFollowers, follower: Follower
    ) -> None:
        self._context, self._server, self._websocket = context, context.server, websocket
        self._followers, self._follower = followers, follower

    async def serve(self, after: int) -> None:
        """Send news from a row on; when we end it, the close code says why."""
        sending = asyncio.create_task(self._send_news(after))
        receiving = asyncio.create_task(self._receive_until_closed())
        done, pending = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await task
        codes = [_close_code(task) for task in done]
        code = next((code for code in codes if code is not None), None)
        if code is not None:
            self._server.metrics.dropped.labels(str(code)).inc()
            with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT_S):
                    await self._websocket.close(code)

    async def _send_news(self, after: int) -> int:
        """The rows after the last one sent, and the state; who comes and goes is news without rows."""
        await self._end_if_signed_out()
        followers, seat = self._followers, self._context.query_number("seat")
        sent, present, is_first = after, list[int](), True
        rewrites = followers.cached.rewrites
        while True:
            match, changed = followers.cached.match, followers.cached.changed
            if self._follower.is_ended:
                await self._send(BYE_SESSION_ENDED)
                return CLOSE_SESSION_ENDED
            if followers.cached.rewrites != rewrites:
                await self._send(BYE_REWRITTEN)
                return CLOSE_RESTARTING
            if is_first or match.seq > sent or followers.present_seats() != present:
                present, is_first = followers.present_seats(), False
                news = await self._context.news(followers.cached, sent, seat)
                if not await self._send(news):
                    return CLOSE_TOO_SLOW
                sent = max(sent, news.seq)
            elif self._server.matches.closing.is_set():
                await self._send(BYE_RESTARTING)
                return CLOSE_RESTARTING
            else:
                await changed.wait()

    async def _end_if_signed_out(self) -> None:
        """What ended before it was among the connections was not ended with them."""
        await self._context.recheck()
        self._follower.is_ended |= self._follower.person != self._context.person

    async def _send(self, message: News | Bye) -> bool:
        """Send a message, unless the client does not take it in time."""
        try:
            await within(self._server.timeouts.send_s, self._websocket.send_text(encode(message).decode()))
        except TimeoutError:
            return False
        self._server.metrics.news.inc()
        return True

    async def _receive_until_closed(self) -> int | None:
        """A follower only listens: what it sends is ignored, and too much of it ends the connection."""
        for _ in range(MAX_INCOMING_MESSAGES):
            if (await self._websocket.receive())["type"] == "websocket.disconnect":
                return None
        return CLOSE_TOO_TALKATIVE


def _close_code(task: asyncio.Task[int] | asyncio.Task[int | None]) -> int | None:
    """Why a finished task ended the connection; None if the client did."""
    try:
        return task.result()
    except WebSocketDisconnect:
        return None
    except Exception as failure:  # noqa: BLE001 the client reads from the close code that it may come back
        log_failure(log, "websocket_failed", failure)
        return CLOSE_ERROR
