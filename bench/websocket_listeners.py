"""WebSocket listeners that cost next to nothing, so that a thousand fit beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import cast

from tests.http_client import COOKIE, LOOPBACK

Hearing = Callable[[bytes], None]
TEXT, PING, PONG = 1, 9, 10
KEY = "Y2Fmw6kgaW50ZXJuYXRpbw=="


class WebSocketListener(asyncio.Protocol):
    """Shakes hands, hands over every text, and answers pings."""

    def __init__(self, port: int, path: str, cookie: str, hears: Hearing) -> None:
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {COOKIE}={cookie}"] if cookie else []),
        ]
        self._greeting = "\r\n".join([*lines, "", ""]).encode()
        self._hears, self._buffer, self._is_open = hears, b"", False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_hung_up = False  # by us
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        heard = self._buffer + data if self._buffer else data
        self._buffer = self._frames(heard) if self._is_open else self._handshake(heard)

    def _handshake(self, heard: bytes) -> bytes:
        """What is left of the bytes once the connection is open."""
        head, found, rest = heard.partition(b"\r\n\r\n")
        if not found:
            return heard
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head[:200].decode()))
            return b""
        self._is_open = True
        self.opened.set_result(None)
        return self._frames(rest)

    def hang_up(self) -> None:
        self.is_hung_up = True
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = not self.is_hung_up
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))

    def _frames(self, heard: bytes) -> bytes:
        """Take the whole frames out of the bytes; the rest waits for more."""
        while len(heard) > 1:
            start, length = 2, heard[1] & 0x7F
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(heard[2:start], "big") if len(heard) >= start else len(heard)
            end = start + length
            if len(heard) < end:
                break
            self._take(heard[0] & 0x0F, heard[start:end])
            heard = heard[end:]
        return heard

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._hears(payload)
        elif opcode == PING and self._transport is not None:
            self._transport.write(bytes([0x80 | PONG, 0x80 | len(payload), 0, 0, 0, 0]) + payload)


async def listen(
    port: int, path: str, cookie: str, hears: Hearing, address: str = LOOPBACK
) -> WebSocketListener:
    """An open listener."""
    loop = asyncio.get_running_loop()
    new_listener = partial(WebSocketListener, port, path, cookie, hears)
    _, listener = await loop.create_connection(new_listener, LOOPBACK, port, local_addr=(address, 0))
    await listener.opened
    return listener
