"""Leaving in time: whatever hangs when a server is told to stop, its process ends."""

from __future__ import annotations

import os
import sys
import threading

EXIT_S = 14.0  # more than everything takes that a server finishes first, and less than the 15 s promised
SPEAK_S = 0.5  # standard error may hang, too
UNFINISHED = 1  # the exit code


def leave_at_the_latest(after_s: float = EXIT_S) -> None:
    """End this process after so many seconds, even if threads are stuck; what was acknowledged is kept."""
    timer = threading.Timer(after_s, _leave)
    timer.daemon = True
    timer.start()


def _leave() -> None:
    speaking = threading.Thread(target=_say_so, daemon=True)
    speaking.start()
    speaking.join(SPEAK_S)
    os._exit(UNFINISHED)


def _say_so() -> None:
    print(  # noqa: T201
        "cafe: left without waiting any longer for the disk or the database; what was acknowledged is kept",
        file=sys.stderr,
        flush=True,
    )
