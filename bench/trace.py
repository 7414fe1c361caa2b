"""The browser's own trace: how much work one message makes on the page's main thread.

Times are the thread's own, so that what else the machine does adds little to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8")
MESSAGE = "WebSocketReceive"
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
    """What a message cost, in seconds, until the frame that shows it was handed over."""

    total: float
    by_kind: dict[str, float]


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


def work_of_message(events: Sequence[Event]) -> Work | None:
    """From the first message in the trace to the first frame handed over after it."""
    message = min((one for one in events if one["name"] == MESSAGE), key=lambda one: one["ts"], default=None)
    if message is None:
        return None
    thread = message["pid"], message["tid"]
    ours = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    done = [_end(one) for one in ours if one["name"] == FRAME_DONE and _begin(one) >= _begin(message)]
    if not done:
        return None
    window = _begin(message), min(done)
    return _summed([one for one in ours if _begin(one) < window[1] and _end(one) > window[0]], window)


def _summed(events: Sequence[Event], window: Span) -> Work:
    spent: dict[str, float] = {}
    counted: list[Span] = []
    for kind, names in KINDS.items():
        spans = [_within(one, window) for one in events if str(one["name"]).startswith(names)]
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
