"""Writes responses to a connection, one after another: each head goes together with the first of its body."""

from __future__ import annotations

from typing import Protocol

CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"  # as uvicorn writes it, before any head


class Transport(Protocol):
    def write(self, data: bytes) -> None: ...

    def is_closing(self) -> bool: ...


class ResponseWriter:
    """Saves a packet of every response; uvicorn alone would write head and body apart."""

    __slots__ = ("_head", "_is_begun", "_transport")

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._head = b""  # while it waits for the first of its body
        self._is_begun = False  # the head of this response has come

    def write(self, content: bytes) -> None:
        """The head, then the body piece by piece."""
        if content == CONTINUE:
            self._write(content)
        elif not self._is_begun:
            self._head, self._is_begun = content, True
        else:
            self._write(self._head + content if self._head else content)
            self._head = b""

    def flush(self) -> None:
        """Do not wait for a body any longer."""
        if self._head:
            self._write(self._head)
            self._head = b""

    def end(self) -> None:
        """The response is complete, perhaps without a body; the next one may come."""
        self.flush()
        self._is_begun = False

    def _write(self, content: bytes) -> None:
        if not self._transport.is_closing():  # it may have been aborted meanwhile
            self._transport.write(content)
