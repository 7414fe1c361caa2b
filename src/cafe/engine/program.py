"""A program of somebody else's: started with limits, told lines, asked for lines, and ended for sure."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import IO, Self

LONGEST_LINE = 20_000  # bytes of a line that a program may send
MOST_OUTPUT = 1_000_000  # bytes of an answer
LAST_WORDS = 500  # bytes of what it wrote to stderr that are kept
CHUNK = 65_536
FAREWELL_S = 1.0  # from the end of its output to that of the program
MEGABYTE = 1024 * 1024
ENVIRONMENT = ("HOME", "LANG", "PATH", "TMPDIR")  # all that a program is told of ours
# Sets its own limits and becomes the program: safe in a process with threads, as preexec_fn is not.
# RLIMIT_DATA counts what can be written to; RLIMIT_AS would refuse runtimes that reserve more than they use,
# so one that it was started with is lifted. Before that it leaves a process in the program's group, which
# ends all of it when whoever started it is gone: they may have been killed, and can do nothing any more.
LAUNCHER = """
import os, resource, signal, sys
most, alive = int(sys.argv[1]), int(sys.argv[2])
if os.fork() == 0:
    if os.fork():
        os._exit(0)
    os.closerange(0, 3)
    os.read(alive, 1)
    os.killpg(0, signal.SIGKILL)
os.wait()
os.close(alive)
resource.setrlimit(resource.RLIMIT_DATA, (most, most))
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_AS, resource.getrlimit(resource.RLIMIT_AS)[1:] * 2)
os.execvp(sys.argv[3], sys.argv[3:])
"""


class Fault(StrEnum):
    """How a program can fail."""

    CRASHED = "crashed"  # it ended
    TOO_SLOW = "too-slow"
    FLOODED = "flooded"  # it wrote more than anybody reads
    NONSENSE = "nonsense"  # a line that means nothing
    ILLEGAL = "illegal"  # a turn that the rules refuse


class ProgramFailed(Exception):
    """What a program did wrong, and what it said or showed."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault, self.detail = fault, detail


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use."""

    turn_ms: int = 5_000  # for a whole turn
    start_ms: int = 20_000  # until it says that it is ready
    memory_mb: int = 512


@dataclass(slots=True)
class Program:
    """A running program and what it has written so far."""

    process: subprocess.Popen[bytes]
    clock: Callable[[], float]
    _alive: int  # the end of a pipe that is closed when we are gone, however that comes
    _selector: selectors.BaseSelector = field(default_factory=selectors.DefaultSelector)
    _lines: deque[bytes] = field(default_factory=deque)
    _unfinished: bytes = b""  # the beginning of the next line
    _last_words: bytes = b""

    @classmethod
    def start(
        cls, command: Sequence[str], memory_mb: int, clock: Callable[[], float] = time.monotonic
    ) -> Self:
        """Start the command in a session of its own; that there is no such program shows when it is asked."""
        known = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        watched, alive = os.pipe()
        words = [sys.executable, "-I", "-S", "-c", LAUNCHER, str(memory_mb * MEGABYTE), str(watched)]
        try:
            process = subprocess.Popen(  # noqa: S603 - running somebody's program is what this is for
                [*words, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=known,
                pass_fds=(watched,),
                start_new_session=True,
                bufsize=0,
            )
        except OSError:
            os.close(alive)
            raise
        finally:
            os.close(watched)
        program = cls(process, clock, alive)
        for stream in program._streams:
            os.set_blocking(stream.fileno(), False)
        for stream in program._streams[1:]:
            program._selector.register(stream, selectors.EVENT_READ)
        return program

    def ask(self, lines: Sequence[str], deadline: float) -> Generator[str]:
        """Tell the lines, and give what it answers line by line; ProgramFailed when it does not."""
        waiting = "".join(f"{line}\n" for line in lines).encode()
        stdin, received = self._streams[0], 0
        self._selector.register(stdin, selectors.EVENT_WRITE)
        try:
            while True:
                while self._lines:
                    yield self._lines.popleft().decode("utf-8", "replace").strip()
                if received > MOST_OUTPUT or len(self._unfinished) > LONGEST_LINE:
                    raise ProgramFailed(Fault.FLOODED)
                if (left := deadline - self.clock()) <= 0:
                    raise ProgramFailed(Fault.TOO_SLOW)
                for key, _ in self._selector.select(left):
                    if key.fileobj is not stdin:
                        received += self._read(key.fileobj)
                    elif waiting := self._write(waiting):
                        continue
                    else:
                        self._selector.unregister(stdin)
        finally:
            if stdin in self._selector.get_map():
                self._selector.unregister(stdin)

    def close(self) -> None:
        """End the program and whatever it has started in its session."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self._alive)
        self._selector.close()
        for stream in self._streams:
            with suppress(OSError):
                stream.close()

    @property
    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self.process
        assert process.stdin is not None, "all three are pipes"
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _read(self, stream: object) -> int:
        """Take what a stream has; at the end of the program's output it has ended or will not answer."""
        _, stdout, stderr = self._streams
        source = stdout if stream is stdout else stderr
        chunk = os.read(source.fileno(), CHUNK)
        if source is stderr:
            self._last_words = (self._last_words + chunk)[-LAST_WORDS:]
        else:
            *lines, self._unfinished = (self._unfinished + chunk).split(b"\n")
            self._lines.extend(lines)
        if not chunk:
            self._selector.unregister(source)
            if source is stdout:
                raise ProgramFailed(Fault.CRASHED, self._epitaph())
        return len(chunk)

    def _write(self, waiting: bytes) -> bytes:
        try:
            return waiting[self._streams[0].write(waiting) or 0 :]
        except BrokenPipeError:
            return b""  # it has closed its input; what it says to that is read

    def _epitaph(self) -> str:
        """The exit code, and the last line of what it wrote to stderr."""
        try:
            code = self.process.wait(FAREWELL_S)
        except subprocess.TimeoutExpired:  # it only closed its output
            self.process.kill()
            code = self.process.wait()
        more = self._streams[2].read(CHUNK) or b""
        lines = (self._last_words + more)[-LAST_WORDS:].decode("utf-8", "replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return " ".join(word for word in (f"exit {code}:" if said else f"exit {code}", said) if word)
