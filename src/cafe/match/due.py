"""What is due in a match without anybody asking for it: a bot's turn, a clock, a countdown, an absence."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from cafe.match.clock import is_from_a_clock_ahead
from cafe.match.state import Match, Status
from cafe.match.whereabouts import Whereabouts, absence_at, check_again_at
from cafe.rules.values import value


class DueKind(StrEnum):
    BOT = "bot"
    CLOCK = "clock"
    TAKEOVER = "takeover"
    ABSENCE = "absence"  # of the person on turn
    LOOK = "look"  # whether somebody waits for them by then
    PAUSE = "pause"  # that has lasted long enough


@value
class Due:
    at: int
    kind: DueKind
    seat: int


def next_due(match: Match, bot_pace_ms: int, whereabouts: Whereabouts | None = None) -> Due | None:
    """The first thing that is due; until it is known who is here, an absence at its earliest."""
    if match.status is not Status.RUNNING:
        return None
    return min(_coming(match, bot_pace_ms, whereabouts), key=lambda due: due.at, default=None)


def _coming(match: Match, bot_pace_ms: int, whereabouts: Whereabouts | None) -> Iterator[Due]:
    assert match.on_turn is not None, "somebody is on turn while a match runs"
    if match.pause is not None and match.pause.until is not None:
        yield Due(match.pause.until, DueKind.PAUSE, match.on_turn)
        return
    for number, seat in enumerate(match.seats):
        if seat.takeover_at is not None:
            yield Due(seat.takeover_at, DueKind.TAKEOVER, number)
    if (deadline := match.deadline()) is not None:
        yield Due(deadline, DueKind.CLOCK, match.on_turn)
    if match.seats[match.on_turn].is_played_by_a_bot:
        yield Due(match.last_at + bot_pace_ms, DueKind.BOT, match.on_turn)
    yield from _absence(match, match.on_turn, whereabouts)


def _absence(match: Match, on_turn: int, whereabouts: Whereabouts | None) -> Iterator[Due]:
    if whereabouts is None:
        if (earliest := match.earliest_absence_at()) is not None:
            yield Due(earliest, DueKind.ABSENCE, on_turn)
    elif (begins_at := absence_at(match, whereabouts)) is not None:
        yield Due(begins_at, DueKind.ABSENCE, on_turn)
    elif (again_at := check_again_at(match, whereabouts)) is not None:
        yield Due(again_at, DueKind.LOOK, on_turn)


def is_due(coming: Due, match: Match, now: int) -> bool:
    """Whether its moment has come; a bot does not wait for one that a wrong clock has set."""
    is_put_off = coming.kind is DueKind.BOT and is_from_a_clock_ahead(match.last_at, now)
    return is_put_off or coming.at <= now
