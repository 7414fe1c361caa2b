"""What the bench of the café without a server says of times, on a page that takes as long as a test wants."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.sync_api import Page

from bench import offline
from cafe.bots import CHARACTERS


class PageOf:
    """Its bots take so many seconds for each turn."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def evaluate(self, script: str, _asked: Any) -> Any:
        return {offline.OPEN: "match", offline.TURN: [[], 0.0], offline.BOTS_TURN: self._seconds}[script]


@pytest.mark.parametrize(
    ("seconds", "over"), [(0.29, set()), (0.4, {4}), (0.6, {1, 2, 3, 4}), (1.1, {1, 2, 3, 4, 5})]
)
def test_a_bot_that_takes_longer_than_its_level_may_is_over_the_bar(seconds: float, over: set[int]) -> None:
    lines = list(offline._turns_of_bots(cast("Page", PageOf(seconds))))
    assert len(lines) == len(CHARACTERS)
    for line in lines:
        level = int(line.partition("(level ")[2][0])
        assert line.endswith("over the bar") == (level in over), line
