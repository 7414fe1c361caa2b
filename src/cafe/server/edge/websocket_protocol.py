"""WebSockets as uvicorn speaks them: counted, thrifty, quiet about refusals, ended when nobody reads."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cafe.server.edge.open_connections import OpenConnections
from cafe.server.edge.stalled_writes import reset
from cafe.server.edge.waiting import OneReaderQueue, Signal


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

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refusal is an answer, too: uvicorn would log an error
        if self.handshake_complete:
            self.request = self.response = None  # type: ignore[assignment]  # 3 kB that nobody asks for any more

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected and self.transport.get_write_buffer_size():
            self.loop.call_later(self._open_connections.limits.timeouts.send_s, reset, self.transport)
