"""The lines that an engine is told: read ahead, so that `stop` is heard while it considers a turn."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable, Iterator
from typing import BinaryIO

LONGEST_LINE = 200_000  # characters; a position has a few thousand
STOP = "stop"


class Inbox:
    """Lines in the order in which they came; whoever puts them in closes it at the end."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._lines = deque(lines)
        self._changed = threading.Condition()
        self._is_closed = False

    def put(self, line: str) -> None:
        with self._changed:
            self._lines.append(line)
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify()

    def __iter__(self) -> Iterator[str]:
        """The next line, and the next, until there are no more."""
        while (line := self._next()) is not None:
            yield line

    def take_stop(self) -> bool:
        """Whether a `stop` has come; it is taken out, and everything else stays for its turn."""
        with self._changed:
            told = [line.strip() for line in self._lines]
            if STOP not in told:
                return False
            del self._lines[told.index(STOP)]
            return True

    def _next(self) -> str | None:
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._is_closed)
            return self._lines.popleft() if self._lines else None


def inbox_of(stream: BinaryIO) -> Inbox:
    """The lines of a stream, read by a thread of its own; of a line that is too long, its beginning."""
    inbox = Inbox()

    def read() -> None:
        while line := _line(stream):
            inbox.put(line.decode("utf-8", "replace"))
        inbox.close()

    threading.Thread(target=read, daemon=True).start()
    return inbox


def _line(stream: BinaryIO) -> bytes:
    line = stream.readline(LONGEST_LINE)
    rest = line
    while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
        rest = stream.readline(LONGEST_LINE)
    return line
