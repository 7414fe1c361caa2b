"""What one follower of a match is sent: every row once, in order, and the state after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cafe.hosting.failure_log import log_failure
from cafe.protocol.encoding import encode
from cafe.protocol.messages import Bye, ByeReason, News
from cafe.server.connections import Follower, MatchFollowers
from cafe.server.context import ServerRequest
from cafe.server.edge.websocket_protocol import PUSH
from cafe.server.patience import within

CLOSE_TIMEOUT_S = 1.0
CLOSE_RESTARTING, CLOSE_TOO_SLOW, CLOSE_TOO_TALKATIVE, CLOSE_ERROR = 1012, 1013, 1008, 1011
CLOSE_SESSION_ENDED = 4001
MAX_INCOMING_MESSAGES = 100  # a follower has nothing to say
BYE_REWRITTEN = Bye(bye=ByeReason.REWRITTEN)
BYE_RESTARTING, BYE_SESSION_ENDED = Bye(bye=ByeReason.RESTARTING), Bye(bye=ByeReason.SESSION_ENDED)
log = structlog.get_logger("websocket")


class NewsStream:
    """What one follower of a match is sent, until either side ends it.

    A task sends the news and waits for more. While it waits, `tell` sends them in its place where nothing has
    to be asked or waited for: to wake a task for every follower of every turn costs more than the sending.
    """

    def __init__(
        self,
        context: ServerRequest,
        websocket: WebSocket,
        followers: MatchFollowers,
        follower: Follower,
        after: int,
    ) -> None:
        self._context, self._server, self._websocket = context, context.server, websocket
        self._followers, self._follower, self._cached = followers, follower, followers.cached
        self._seat = context.query_number("seat")
        self._push: Callable[[bytes], bool] | None = websocket.scope.get("extensions", {}).get(PUSH)
        self._sent = after  # the last row
        self._present: list[int] | None = None  # as they were told last
        self._rewrites = self._cached.rewrites
        self._waiting: asyncio.Future[None] | None = None  # while everything is sent

    async def serve(self) -> None:
        """Send news; when we end it, the close code says why."""
        sending = asyncio.create_task(self._send_news())
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

    def tell(self) -> None:
        """The match has changed: send what is new at once, or else let the task do it."""
        if self._waiting is None or self._waiting.done():
            return  # it looks again before it waits
        try:
            is_sent = self._has_sent_at_once()
        except Exception:  # noqa: BLE001 the task meets the same one, and says so
            is_sent = False
        if not is_sent:
            self._waiting.set_result(None)

    def _has_sent_at_once(self) -> bool:
        """Whether nothing is left to do: nobody has to leave, nor the database to be asked, nor to wait."""
        if self._farewell is not None or self._server.matches.closing.is_set():
            return False
        if not self._has_news:
            return True
        present = self._followers.present_seats()
        news = self._context.news_at_once(self._cached, self._sent, self._seat)
        if self._push is None or news is None or not self._push(encode(news)):
            return False
        self._server.metrics.news.inc()
        self._note(news, present)
        return not self._has_news  # whoever is far behind gets the rest from the task

    async def _send_news(self) -> int:
        """The rows after the last one sent, and the state; who comes and goes is news without rows."""
        await self._end_if_signed_out()
        while True:
            if (farewell := self._farewell) is not None:
                bye, code = farewell
                await self._send(bye)
                return code
            if self._has_news:
                present = self._followers.present_seats()
                news = await self._context.news(self._cached, self._sent, self._seat)
                if not await self._send(news):
                    return CLOSE_TOO_SLOW
                self._note(news, present)
            elif self._server.matches.closing.is_set():
                await self._send(BYE_RESTARTING)
                return CLOSE_RESTARTING
            else:
                await self._until_told()

    @property
    def _farewell(self) -> tuple[Bye, int] | None:
        """Why this follower cannot go on, if so."""
        if self._follower.is_ended:
            return BYE_SESSION_ENDED, CLOSE_SESSION_ENDED
        if self._cached.rewrites != self._rewrites:
            return BYE_REWRITTEN, CLOSE_RESTARTING
        return None

    @property
    def _has_news(self) -> bool:
        return self._cached.match.seq > self._sent or self._followers.present_seats() != self._present

    def _note(self, news: News, present: list[int]) -> None:
        self._sent, self._present = max(self._sent, news.seq), present

    async def _until_told(self) -> None:
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            await self._waiting
        finally:
            self._waiting = None

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
