"""WebSockets as uvicorn speaks them: counted, thrifty, quiet about refusals, ended when nobody reads."""

from __future__ import annotations

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from cafe.server.edge.open_connections import OpenConnections
from cafe.server.edge.stalled_writes import reset
from cafe.server.edge.waiting import OneReaderQueue, Signal

PUSH = "cafe.push"  # among the extensions of a scope: sends a text at once, if it can go at once
TEXT_FRAME = 0x81  # RFC 6455, 5.2: the only and last frame of a text


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that was a request before, and was counted then."""

    def __init__(self, open_connections: OpenConnections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._open_connections = open_connections
        self.queue = OneReaderQueue()  # type: ignore[assignment]
        self.writable = Signal()  # type: ignore[assignment]
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_connections.release(self.client[0] if self.client else "")
        super().connection_lost(exc)
        self.conn.parser.close()  # it and the connection hold each other: 7 kB until garbage is collected

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PUSH] = self.push  # type: ignore[assignment]

    def push(self, text: bytes) -> bool:
        """Send a text at once, unless the client is slow or leaving; whether it was sent.

        It goes the short way: ASGI's takes three times as long, for each of a match's followers.
        """
        if self.conn.state is not OPEN or not self.writable.is_set() or self.close_sent:
            return False
        self.transport.write(text_frame(text))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refusal is an answer, too: uvicorn would log an error
        if self.handshake_complete:
            self.request = self.response = None  # type: ignore[assignment]  # 3 kB that nobody asks for any more

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].pop(PUSH, None)  # it would keep us
        if not self.disconnected and self.transport.get_write_buffer_size():
            self.loop.call_later(self._open_connections.limits.timeouts.send_s, reset, self.transport)


def text_frame(text: bytes) -> bytes:
    """A text as a frame; a server masks nothing."""
    length = len(text)
    if length < 126:
        return pack("!BB", TEXT_FRAME, length) + text
    if length < 65_536:
        return pack("!BBH", TEXT_FRAME, 126, length) + text
    return pack("!BBQ", TEXT_FRAME, 127, length) + text
