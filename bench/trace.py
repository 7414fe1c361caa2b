"""The browser's own trace: how much work one message makes on the page's main thread.

Times are the thread's own, so that what else the machine does adds less to them. Work belongs to the frame
that shows it: what is done from the end of one frame to the end of the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")
MESSAGE = "WebSocketReceive"
SHOWN = "room-changed"  # the page's own mark
OBSERVER = "FunctionCall"
FRAME_DONE = "Commit"
KINDS = {
    "style": ("UpdateLayoutTree", "RecalcStyle", "ScheduleStyleRecalculation"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "PaintImage"),
    "script": ("EventDispatch", "FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire", "V8.GC"),
}  # what is nested in another counts for the first of these
Event = dict[str, Any]
Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Work:
    """What was done for a frame, in seconds."""

    total: float
    by_kind: dict[str, float]


@dataclass(frozen=True, slots=True)
class Shown:
    """A message: the work until the frame that shows it in the room, and that of each frame after it."""

    first: Work
    after: tuple[Work, ...]


class Tracing:
    """A trace of a page, begun and ended by hand."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._events: list[Event] = []
        self._ended = False
        session.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        session.on("Tracing.tracingComplete", lambda _: setattr(self, "_ended", True))

    def begin(self) -> None:
        self._events.clear()
        self._ended = False
        self._session.send(
            "Tracing.start", {"categories": ",".join(CATEGORIES), "transferMode": "ReportEvents"}
        )

    def end(self, wait: Any) -> list[Event]:
        """All events; `wait` lets the browser talk while we listen."""
        self._session.send("Tracing.end")
        while not self._ended:
            wait(20)
        return list(self._events)


def shown(events: Sequence[Event]) -> Shown | None:
    """The first message in the trace, frame by frame; nothing if it changed nothing in the room."""
    message = min((one for one in events if one["name"] == MESSAGE), key=_begin, default=None)
    if message is None:
        return None
    thread = message["pid"], message["tid"]
    heard = _begin(message)
    ours = [one for one in events if (one["pid"], one["tid"]) == thread and "tts" in one]
    marks = [_begin(one) for one in ours if one["name"] == SHOWN and _begin(one) >= heard]
    if not marks:
        return None
    changed = min(marks)
    ours = _without_marking(ours, marks)
    done = sorted(_end(one) for one in ours if one["name"] == FRAME_DONE and _begin(one) >= changed)
    frames = [_summed(ours, window) for window in pairwise([heard, *done])]
    return Shown(frames[0], tuple(frames[1:])) if frames else None


def _without_marking(events: Sequence[Event], marks: Iterable[float]) -> list[Event]:
    """The observer that makes a mark is not the page's work: it is the call right around the mark."""
    calls = [one for one in events if one["name"] == OBSERVER]
    around = ([one for one in calls if _begin(one) <= mark <= _end(one)] for mark in marks)
    observers = {id(max(those, key=_begin)) for those in around if those}
    return [one for one in events if id(one) not in observers]


def _summed(events: Sequence[Event], window: Span) -> Work:
    spent: dict[str, float] = {}
    counted: list[Span] = []
    for kind, names in KINDS.items():
        spans = [
            _within(one, window)
            for one in events
            if str(one["name"]).startswith(names) and _begin(one) < window[1] and _end(one) > window[0]
        ]
        before = _length(counted)
        counted += spans
        spent[kind] = _length(counted) - before
    return Work(_length(counted), spent)


def _length(spans: Iterable[Span]) -> float:
    """The length of all spans together, in seconds, each moment counted once."""
    total, reached = 0.0, float("-inf")
    for begin, end in sorted(spans):
        total += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return total / 1e6


def _within(event: Event, window: Span) -> Span:
    return max(_begin(event), window[0]), min(_end(event), window[1])


def _begin(event: Event) -> float:
    return float(event["tts"])


def _end(event: Event) -> float:
    return float(event["tts"]) + float(event.get("tdur", 0))
