"""Ends a connection whose other side no longer takes what it is sent."""

from __future__ import annotations

import asyncio
import socket
import struct

RESET = struct.pack("ii", 1, 0)  # linger for no time: the other side gets a reset
LEAST_PROGRESS_BYTES = 4_096  # in the time that is given


def reset(transport: asyncio.Transport) -> None:
    """End a connection at once; the system does not keep what waits to be sent either."""
    connected = transport.get_extra_info("socket")
    if connected is not None and not transport.is_closing():
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    transport.abort()


class StalledWrites:
    """Looks, while bytes wait to be sent, whether some of them go; aborts the connection if not."""

    __slots__ = ("_interval_s", "_loop", "_timer", "_transport")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, interval_s: float
    ) -> None:
        self._loop, self._transport, self._interval_s = loop, transport, interval_s
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Begin to look, if anything waits."""
        if self._timer is None and (waiting := self._transport.get_write_buffer_size()):
            self._timer = self._loop.call_later(self._interval_s, self._look, waiting)

    def forget(self) -> None:
        """Nothing waits any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, before: int) -> None:
        self._timer = None
        waiting = self._transport.get_write_buffer_size()
        if waiting and before - waiting < min(before, LEAST_PROGRESS_BYTES):
            reset(self._transport)
        else:
            self.watch()
