"""The status of a match: whatever it says, in whatever language, it takes two lines on the smallest phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cafe.rules.guests import Guest, Nation, Sex
from cafe.words import LANGUAGES, text

from .conftest import Visit
from .playing import open_table

SMALLEST = {"width": 320, "height": 568}
LONG_NAME = "Bartholomäus von Hohenstaufen"
MEASURE = """async ({short, title, hint}) => {
    const words = document.querySelector('.status .words');
    const [first, rest] = [words.querySelector('.title'), words.querySelector('.hint')];
    first.classList.toggle('short', short);
    first.textContent = title;
    rest.textContent = hint;
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return words.scrollHeight > words.clientHeight + 1;
}"""

Line = tuple[str, dict[str, Any]]


def mine() -> Iterator[Line]:
    """What is said on one's own turn, at its longest."""
    for place in ("some", "none"):
        yield "status-begin-card", {"place": place}
        yield "status-hand-full", {"place": place, "guests": 12}
        for bar in ("yes", "no"):
            yield "status-begin-board", {"place": place, "bar": bar}
    for either in ("yes", "no"):
        yield "status-hand-empty", {"close": either}
        yield "status-found-company", {"more": either}
    for elsewhere in ("send-to-bar", "lay-aside", "none"):
        yield "status-no-chair", {"elsewhere": elsewhere}
    for stage in ("act", "seating", "club", "hand-size", "birthday"):
        yield f"stage-{stage}", {}
    for step in ("draw", "close", "lay-aside", "swap", "end"):
        yield f"status-will-{step}", {}
    for by in (0, 5):
        yield "status-will-lower-hand-size", {"by": by}
    for nation in (None, *Nation):
        yield "status-will-name-birthday", {"nation": nation}
    yield "status-paused", {}
    yield "status-will-go-to-bar", {"points": -30}
    yield "status-all-seated", {}
    yield "status-clears", {"count": 1}
    yield "status-clears", {"count": 2}
    yield "play-plan-changed", {}
    yield from of_a_guest()


def of_a_guest() -> Iterator[Line]:
    for nation in (*Nation, None):
        for sex in Sex:
            yield "play-choose-chair", {"guest": Guest(nation, sex)}
            yield "play-someone-waits", {"guest": Guest(nation, sex)}


def of_others() -> Iterator[Line]:
    """What is said while somebody with a long name is on turn."""
    yield from ((f"play-{what}", {}) for what in ("may-plan", "bot-thinks", "watching"))
    yield "status-paused", {}
    yield from ((f"status-awaited-{unit}", {"count": 59}) for unit in ("minutes", "hours", "days"))


def of_their_guests() -> Iterator[Line]:
    yield from (
        ("play-theirs", {"count": count, "points": points}) for count in (0, 1, 22) for points in (0, 20)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_status_fits_two_lines_of_the_smallest_phone(visit: Visit, language: str) -> None:
    page = visit(language=language)
    page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]  # a plain dict will do
    open_table(page, "board", "device:Ada", "device:Bo")
    page.locator(".status .hint").wait_for()

    def said(line: Line) -> str:
        return text(line[0], language, **line[1])

    turn, plan = said(("play-your-turn", {})), said(("play-your-plan", {}))
    others = said(("play-turn-of", {"name": LONG_NAME}))
    statuses = [
        *((turn, line, False) for line in mine()),
        *((plan, line, False) for line in (*of_a_guest(), ("play-planning", {}), ("play-plan-changed", {}))),
        *((others, line, False) for line in of_others()),
        *((LONG_NAME, line, True) for line in of_their_guests()),
    ]
    too_long = [
        f"{title} · {said(line)}"
        for title, line, short in statuses
        if page.evaluate(MEASURE, {"title": title, "hint": said(line), "short": short})
    ]
    assert too_long == []
