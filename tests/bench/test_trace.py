"""What a message costs is read from the browser's trace, each moment once."""

from __future__ import annotations

from typing import Any

import pytest

from bench.trace import work_of_message

MESSAGE = {"name": "WebSocketReceive", "ph": "I", "pid": 1, "tid": 1, "ts": 1_000, "tts": 1_000}


def event(name: str, begin: int, length: int, thread: int = 1) -> dict[str, Any]:
    return {"name": name, "ph": "X", "pid": 1, "tid": thread, "ts": begin, "tts": begin, "tdur": length}


def test_script_and_the_first_frame_after_it_are_counted_once_each() -> None:
    work = work_of_message(
        [
            event("FunctionCall", 0, 900),  # before
            MESSAGE,
            event("FunctionCall", 1_000, 4_000),
            event("FunctionCall", 2_000, 1_000),  # inside the other
            event("Layout", 2_500, 500),  # forced by the script
            event("Paint", 6_000, 2_000),
            event("Paint", 6_000, 9_000, thread=2),  # somebody else's
            event("Commit", 8_000, 1_000),
            event("Paint", 20_000, 5_000),  # of the next frame
        ]
    )
    assert work is not None
    assert work.total == pytest.approx(0.007)
    assert work.by_kind == pytest.approx({"style": 0, "layout": 0.0005, "paint": 0.003, "script": 0.0035})


@pytest.mark.parametrize("events", [[], [MESSAGE], [event("Commit", 0, 10)]])
def test_without_a_message_and_its_frame_there_is_nothing_to_count(events: list[dict[str, Any]]) -> None:
    assert work_of_message(events) is None
