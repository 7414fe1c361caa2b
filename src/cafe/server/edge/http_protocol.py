"""HTTP as uvicorn speaks it, with limits on what a connection may cost before, between and after requests."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from cafe.server.edge.limits import MAX_DRAINED_BYTES, MAX_HEAD_BYTES, MAX_PIPELINED
from cafe.server.edge.open_connections import Admission, OpenConnections
from cafe.server.edge.response_writer import ResponseWriter
from cafe.server.edge.stalled_writes import StalledWrites

REFUSED_ADMISSION = {Admission.FULL: 503, Admission.ADDRESS_FULL: 429}
RETRY_AFTER = b"retry-after: 10\r\n"


class TooManyPipelined(Exception):
    """Requests were sent ahead that nobody can hold; it ends the parsing."""


class HttpProtocol(HttpToolsProtocol):
    """One connection: a head has its size and its time, and of a refused body only so much is read."""

    def __init__(self, open_connections: OpenConnections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._open_connections, self._timeouts = open_connections, open_connections.limits.timeouts
        self._is_admitted = False
        self._is_in_head = True  # of the request that comes next
        self._head_bytes = self._body_bytes = self._framing_bytes = 0  # of the request that is read
        self._deadline: TimerHandle | None = None  # of the head, or of draining
        self._may_drain_bytes: int | None = None  # None while nothing is refused
        self._is_handed_over = False  # to a WebSocket's protocol
        self._is_refused = False  # before there was a request: nothing is parsed any more

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _is_answered(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._writes = StalledWrites(self.loop, transport, self._timeouts.send_s)
        self.responses = ResponseWriter(transport)
        admission = self._open_connections.admit(self._address)
        self._is_admitted = admission is Admission.ADMITTED
        if not self._is_admitted:
            self._refuse(REFUSED_ADMISSION[admission], RETRY_AFTER)
            return
        if self._open_connections.is_proxy(self._address):
            self.timeout_keep_alive = cast(int, self._timeouts.proxy_idle_s)
        self._set_deadline(self._timeouts.head_s, self._head_is_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._clear_deadline()
        self._writes.forget()
        if self._is_admitted:
            self._open_connections.release(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came, as far as the limits allow."""
        if self._may_drain_bytes is not None:
            self._may_drain_bytes -= len(data)
            if self._may_drain_bytes < 0:
                self.transport.abort()
        if self._is_refused or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._is_in_head:
            self._receive_head(data)
        else:
            self._receive_body(data)

    def _receive_head(self, data: bytes) -> None:
        room = MAX_HEAD_BYTES - self._head_bytes
        self._head_bytes += len(data[:room])
        self._feed(data[:room])
        if self._is_handed_over or self._is_refused:
            return
        if not self._is_in_head:
            if data[room:]:
                self.data_received(data[room:])
        elif self._head_bytes >= MAX_HEAD_BYTES:
            self._refuse(431)
        elif self._head_bytes and self._deadline is None:
            self._set_deadline(self._timeouts.head_s, self._head_is_late)

    def _receive_body(self, data: bytes) -> None:
        """Chunks have sizes, extensions and trailers, which may not be much longer than what they carry."""
        before = self._body_bytes
        self._feed(data)
        if self._is_refused or self._is_in_head:
            return
        self._framing_bytes += len(data) - (self._body_bytes - before)
        if self._framing_bytes > MAX_HEAD_BYTES + self._body_bytes:
            self._refuse(431)

    def _feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(400)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; without its parser this protocol is freed at once."""
        self._clear_deadline()
        super().handle_websocket_upgrade()
        self._is_handed_over, self.parser = True, None  # type: ignore[assignment]

    def on_headers_complete(self) -> None:
        self._clear_deadline()  # here: a request without a body is over when its head is
        self._is_in_head, self._body_bytes, self._framing_bytes = False, 0, 0
        before = self.cycle
        super().on_headers_complete()
        if len(self.pipeline) > MAX_PIPELINED:
            raise TooManyPipelined
        if self.cycle is not before:
            self.cycle.transport = ResponseTransport(self)  # type: ignore[assignment]

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_head, self._head_bytes = True, 0
        super().on_message_complete()
        if self._may_drain_bytes is not None:
            self._end_drain()

    def on_response_complete(self) -> None:
        """A body that nobody wants is read on for a moment: the client may still be sending it."""
        self.responses.end()
        super().on_response_complete()
        if not self._is_in_head and not self.transport.is_closing():
            self._unset_keepalive_if_required()
            self._drain()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writes.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writes.forget()

    def timeout_keep_alive_handler(self) -> None:
        self.close_when_sent()

    def close_when_sent(self) -> None:
        """Close as soon as the client has taken what was sent; after a refused body it is given a moment."""
        if self._is_in_head or self._is_refused:
            self.transport.close()
            self._writes.watch()
        elif self._may_drain_bytes is None:
            self._drain()

    def _drain(self) -> None:
        self._may_drain_bytes = MAX_DRAINED_BYTES
        self._set_deadline(self._timeouts.drain_s, self.transport.abort)

    def _end_drain(self) -> None:
        """The refused body has come: go on, or close where that was said."""
        self._may_drain_bytes = None
        self._clear_deadline()
        if self.cycle.keep_alive:
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )
        else:
            self.close_when_sent()

    def _refuse(self, status: int, *headers: bytes) -> None:
        """Answer what is no request, and close."""
        if self._is_refused or self.transport.is_closing():
            return
        self._is_refused = True
        if self._is_answered:
            close = b"connection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(b"".join([STATUS_LINE[status], *headers, close]))
            self.transport.write_eof()
            self._drain()
        else:
            self.transport.close()  # in the middle of another answer

    def _head_is_late(self) -> None:
        self._deadline = None
        if not self._is_answered:
            self._set_deadline(self._timeouts.head_s, self._head_is_late)  # it came early, and waits its turn
        elif self._head_bytes:
            self._refuse(408)
        else:
            self.transport.close()

    def _set_deadline(self, after_s: float, action: Any) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(after_s, action)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class ResponseTransport:
    """What a response is written to: closing it lets the client see it first."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: HttpProtocol) -> None:
        self._protocol = protocol

    def write(self, content: bytes) -> None:
        self._protocol.responses.write(content)

    def is_closing(self) -> bool:
        return self._protocol.transport.is_closing()

    def close(self) -> None:
        self._protocol.responses.flush()
        self._protocol.close_when_sent()
