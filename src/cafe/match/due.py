"""What is due in a match without anybody asking for it: a bot's turn, a clock, a countdown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cafe.match.clock import COUNTDOWN_MS, ClockKind, is_from_a_clock_ahead
from cafe.match.state import Match, Status


class DueKind(StrEnum):
    BOT = "bot"
    CLOCK = "clock"
    TAKEOVER = "takeover"


@dataclass(frozen=True, slots=True)
class Due:
    at: int
    kind: DueKind
    seat: int


def next_due(match: Match, bot_pace_ms: int) -> Due | None:
    """The first thing that is due, if anything is."""
    if match.status is not Status.RUNNING:
        return None
    coming = [
        Due(seat.takeover_at, DueKind.TAKEOVER, number)
        for number, seat in enumerate(match.seats)
        if seat.takeover_at is not None
    ]
    if (deadline := match.deadline()) is not None and match.on_turn is not None:
        coming.append(Due(deadline, DueKind.CLOCK, match.on_turn))
    if match.on_turn is not None and match.seats[match.on_turn].is_played_by_a_bot:
        coming.append(Due(match.last_at + bot_pace_ms, DueKind.BOT, match.on_turn))
    return min(coming, key=lambda due: due.at, default=None)


def is_due(coming: Due, match: Match, now: int) -> bool:
    """Whether its moment has come; a bot does not wait for one that a wrong clock has set."""
    is_put_off = coming.kind is DueKind.BOT and is_from_a_clock_ahead(match.last_at, now)
    return is_put_off or coming.at <= now


def takeover_after_leaving(match: Match, seat: int, now: int) -> int:
    """A countdown from now; in a turn whose time is over, from when it was."""
    began_at = now
    if match.on_turn == seat:
        is_timed = match.clock.kind is not ClockKind.NONE
        over_at = match.ran_out_at or (match.time_is_over_at() if is_timed else now)
        began_at = min(now, over_at)
    return max(now, began_at + COUNTDOWN_MS)
