"""What a message costs is read from the browser's trace, frame by frame, each moment once."""

from __future__ import annotations

from typing import Any

import pytest

from bench.trace import shown

MESSAGE = {"name": "WebSocketReceive", "ph": "I", "pid": 1, "tid": 1, "ts": 1_000, "tts": 1_000}
MARKING = {"name": "FunctionCall", "ph": "X", "pid": 1, "tid": 1, "ts": 3_900, "tts": 3_900, "tdur": 200}
CHANGED = {"name": "room-changed", "ph": "I", "pid": 1, "tid": 1, "ts": 4_000, "tts": 4_000}


def event(name: str, begin: int, length: int, thread: int = 1) -> dict[str, Any]:
    return {"name": name, "ph": "X", "pid": 1, "tid": thread, "ts": begin, "tts": begin, "tdur": length}


def test_script_and_the_first_frame_after_it_are_counted_once_each() -> None:
    told = shown(
        [
            event("FunctionCall", 0, 900),  # before
            MESSAGE,
            event("FunctionCall", 1_000, 4_000),
            event("FunctionCall", 2_000, 1_000),  # inside the other
            event("Layout", 2_500, 500),  # forced by the script
            MARKING,
            CHANGED,
            event("Paint", 6_000, 2_000),
            event("Paint", 6_000, 9_000, thread=2),  # somebody else's
            event("Commit", 8_000, 1_000),
        ]
    )
    assert told is not None
    assert told.first.total == pytest.approx(0.007)
    assert told.first.by_kind == pytest.approx(
        {"style": 0, "layout": 0.0005, "paint": 0.003, "script": 0.0035}
    )
    assert told.after == ()


def test_a_frame_that_does_not_show_the_change_yet_is_not_the_end() -> None:
    told = shown([MESSAGE, event("Commit", 2_000, 1_000), CHANGED, event("Commit", 5_000, 1_000)])
    assert told is not None
    assert told.first.total == pytest.approx(0.002)


def test_the_observer_that_marks_the_change_is_not_counted() -> None:
    told = shown(
        [
            MESSAGE,
            event("FunctionCall", 1_000, 2_000),
            MARKING,
            CHANGED,
            event("Commit", 5_000, 1_000),
        ]
    )
    assert told is not None
    assert told.first.by_kind["script"] == pytest.approx(0.002)


def test_what_is_drawn_later_belongs_to_the_frames_after_it() -> None:
    told = shown(
        [
            MESSAGE,
            CHANGED,
            event("Commit", 5_000, 1_000),
            event("TimerFire", 7_000, 2_000),
            event("Commit", 10_000, 1_000),
            event("Commit", 20_000, 500),
            event("TimerFire", 21_000, 500),  # of a frame that the trace does not hold
        ]
    )
    assert told is not None
    assert [work.total for work in told.after] == pytest.approx([0.003, 0.0005])


@pytest.mark.parametrize(
    "events",
    [[], [MESSAGE], [event("Commit", 0, 10)], [MESSAGE, event("Commit", 2_000, 10)], [MESSAGE, CHANGED]],
)
def test_without_a_message_and_its_frame_there_is_nothing_to_count(events: list[dict[str, Any]]) -> None:
    assert shown(events) is None
