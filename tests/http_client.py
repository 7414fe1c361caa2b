"""A thrifty HTTP client for trials and measurements: JSON, or a text as bytes; and it can hang up."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

COOKIE = "cafe"
LOOPBACK = "127.0.0.1"


class Unanswered(Exception):
    """The connection ended before the answer was there; nobody knows what became of the question."""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body) if self.body else None


class HttpClient:
    """Asks one server after another; keeps the cookie and, while it lasts, the connection."""

    def __init__(self, address: str = LOOPBACK) -> None:
        self.address = address  # that the server sees: any of 127.0.0.0/8
        self.cookie = ""
        self._port = 0
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, port: int, method: str, path: str, body: object = None) -> Answer:
        """Ask and wait for the answer, or raise Unanswered."""
        try:
            reader, writer = await self._connected(port)
            writer.write(self._question(port, method, path, body))
            return await self._answer(reader)
        except (OSError, asyncio.IncompleteReadError) as trouble:
            self.hang_up()
            raise Unanswered(type(trouble).__name__) from None
        except asyncio.CancelledError:
            self.hang_up()
            raise

    def hang_up(self) -> None:
        if self._writer is not None:
            with suppress(OSError, RuntimeError):
                self._writer.transport.abort()
        self._reader = self._writer = None

    async def _connected(self, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None or self._port != port or self._reader.at_eof():
            self.hang_up()
            self._reader, self._writer = await asyncio.open_connection(
                LOOPBACK, port, local_addr=(self.address, 0)
            )
            self._port = port
        return self._reader, self._writer

    def _question(self, port: int, method: str, path: str, body: object) -> bytes:
        kind = "text/plain; charset=utf-8" if isinstance(body, bytes) else "application/json"
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Content-Length: {len(sent)}"]
        if sent:
            lines.append(f"Content-Type: {kind}")
        if self.cookie:
            lines.append(f"Cookie: {COOKIE}={self.cookie}")
        return "\r\n".join([*lines, "", ""]).encode() + sent

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie" and value.strip().startswith(f"{COOKIE}="):
                self.cookie = value.strip().split(";")[0].partition("=")[2]
        return Answer(int(head[0].split()[1]), await reader.readexactly(length))
