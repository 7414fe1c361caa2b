"""A keep-alive HTTP connection that costs next to nothing: whole questions in, status and body out."""

from __future__ import annotations

import asyncio

from tests.http_client import LOOPBACK

Answer = tuple[int, bytes]
LENGTH = b"content-length:"


class HttpConnection(asyncio.Protocol):
    """Carries one question at a time."""

    def __init__(self, address: str = LOOPBACK) -> None:
        self._address = address
        self._transport: asyncio.Transport | None = None
        self._heard = b""
        self._answered: asyncio.Future[Answer] | None = None

    async def ask(self, port: int, question: bytes) -> Answer:
        """The answer; a connection that the server has closed meanwhile is opened again."""
        while True:
            transport = self._transport or await self._open(port)
            self._answered = asyncio.get_running_loop().create_future()
            transport.write(question)
            try:
                return await self._answered
            except ConnectionError:
                continue

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    async def _open(self, port: int) -> asyncio.Transport:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(
            lambda: self, LOOPBACK, port, local_addr=(self._address, 0)
        )
        self._transport, self._heard = transport, b""
        return transport

    def data_received(self, data: bytes) -> None:
        self._heard = heard = self._heard + data if self._heard else data
        end = heard.find(b"\r\n\r\n")
        if end < 0:
            return
        at = heard.find(LENGTH, 0, end) + len(LENGTH)
        length = int(heard[at : heard.find(b"\r\n", at)])
        if len(heard) >= end + 4 + length and self._answered is not None:
            self._heard = b""
            self._answered.set_result((int(heard[9:12]), heard[end + 4 :]))

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(exc if isinstance(exc, ConnectionError) else ConnectionError())


def posted(port: int, path: str, cookie: str = "") -> bytes:
    """The head of a POST up to the length of its body."""
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        *([f"Cookie: {cookie}"] if cookie else []),
        "Content-Type: application/json",
        "Content-Length: ",
    ]
    return "\r\n".join(lines).encode()


def question(head: bytes, body: bytes) -> bytes:
    return b"%b%d\r\n\r\n%b" % (head, len(body), body)
