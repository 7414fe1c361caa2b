"""A proxy in front of PostgreSQL that can swallow bytes: TCP sees nothing wrong, and no answer comes.

What it swallows it keeps, and passes on when it is told to: late, and after the client has gone.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import make_url

TIMEOUT_S = 60.0
Result = TypeVar("Result")


class Way(Enum):
    """Which bytes are swallowed."""

    QUESTIONS = auto()  # what a client sends does not arrive
    ANSWERS = auto()  # it arrives, and is done; nobody hears of it


@dataclass
class Line:
    """One connection through the proxy."""

    passing: dict[Way, asyncio.Event] = field(default_factory=lambda: {way: asyncio.Event() for way in Way})
    over: asyncio.Event = field(default_factory=asyncio.Event)  # the database has closed its end


@dataclass
class Proxy:
    """Runs on a loop of its own, so that a server in any thread or process can be behind it."""

    socket: Path
    loop: asyncio.AbstractEventLoop
    lines: list[Line] = field(default_factory=list)
    swallowed: frozenset[Way] = frozenset()
    port: int = 0

    def address(self, database: str) -> str:
        """The database's address by way of the proxy."""
        url = make_url(database)
        through = url.set(host="127.0.0.1", port=self.port, query={})
        return through.render_as_string(hide_password=False)

    def swallow(self, *ways: Way) -> None:
        """From now on, on all lines and new ones."""
        self._call(lambda: self._set(frozenset(ways or Way), self.lines))

    def swallow_on_open_lines(self, *ways: Way) -> list[Line]:
        """From now on, on the lines that are open; new ones pass. Gives the lines."""

        def swallow() -> list[Line]:
            lines = list(self.lines)
            self._set(frozenset(ways or Way), lines)
            self.swallowed = frozenset()
            return lines

        return self._call(swallow)

    def let_pass(self) -> None:
        """Pass on what was kept, and everything from now on."""
        self._call(lambda: self._set(frozenset(), self.lines))

    def wait_until_over(self, lines: list[Line]) -> None:
        """Until the database has done everything that came by these lines, and closed them."""

        async def wait() -> None:
            for line in lines:
                await line.over.wait()

        self._run(wait())

    def _set(self, swallowed: frozenset[Way], lines: list[Line]) -> None:
        self.swallowed = swallowed
        for line in lines:
            self._set_line(line)

    def _set_line(self, line: Line) -> None:
        for way, passing in line.passing.items():
            if way in self.swallowed:
                passing.clear()
            else:
                passing.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line()
        self._set_line(line)
        self.lines.append(line)
        try:
            from_database, to_database = await asyncio.open_unix_connection(str(self.socket))
            async with asyncio.TaskGroup() as both:
                both.create_task(_pass_on(reader, to_database, line.passing[Way.QUESTIONS]))
                both.create_task(_pass_on(from_database, writer, line.passing[Way.ANSWERS], line.over))
        except* (OSError, asyncio.CancelledError):
            pass  # the line is over, or the test
        finally:
            line.over.set()
            self.lines.remove(line)

    def _call(self, function: Callable[[], Result]) -> Result:
        async def call() -> Result:
            return function()

        return self._run(call())

    def _run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT_S)


async def _pass_on(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    passing: asyncio.Event,
    over: asyncio.Event | None = None,
) -> None:
    """Take every byte at once, and pass it on when that is allowed; the end of the line, too."""
    kept: asyncio.Queue[bytes] = asyncio.Queue()

    async def take() -> None:
        chunk = b"-"
        while chunk:
            with suppress(OSError):
                chunk = b""
                chunk = await reader.read(65_536)
            kept.put_nowait(chunk)
        if over is not None:
            over.set()

    taking = asyncio.create_task(take())
    try:
        while chunk := await kept.get():
            await passing.wait()
            with suppress(OSError):
                if not writer.is_closing():
                    writer.write(chunk)
                    await writer.drain()
        await passing.wait()
    finally:
        taking.cancel()
        writer.close()


@contextmanager
def black_hole(socket: Path) -> Iterator[Proxy]:
    """A proxy in front of PostgreSQL's socket; at first it passes everything on."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="black-hole", daemon=True)
    thread.start()
    proxy = Proxy(socket, loop)

    async def start() -> asyncio.Server:
        return await asyncio.start_server(proxy._serve, "127.0.0.1", 0)

    async def stop() -> None:
        server.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    server = proxy._run(start())
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        proxy._run(stop())
        loop.call_soon_threadsafe(loop.stop)
        thread.join(TIMEOUT_S)
        loop.close()
