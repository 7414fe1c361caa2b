"""What clients know of options and limits before they ask: the very values that the server goes by."""

from __future__ import annotations

from typing import Any

from cafe.match.chat import Sign
from cafe.match.clock import (
    CLOCK_RANGES,
    LIVE_ABSENCE_S,
    MAX_ABSENCE_S,
    MIN_ABSENCE_S,
    MIN_TURN_BEFORE_NUDGE_MS,
    NUDGE_INTERVAL_MS,
    SLOW_ABSENCE_S,
    ClockKind,
)
from cafe.match.codec import plain
from cafe.match.limits import MAX_CHAT_LENGTH, MAX_LABEL_LENGTH, MAX_NAME_LENGTH
from cafe.match.presets import presets_of
from cafe.match.seats import SeatKind
from cafe.protocol.requests import MAX_SCORE
from cafe.rules import Edition
from cafe.rules.card_game import HAND_LIMIT
from cafe.rules.floor import BAR_SPACES
from cafe.rules.option_kinds import OWN_DRAWING, Option, Threshold, shipped_plans
from cafe.rules.options import PLAYERS, options_of

Json = dict[str, Any]
LIMITS = {
    "name": MAX_NAME_LENGTH,
    "chat": MAX_CHAT_LENGTH,
    "label": MAX_LABEL_LENGTH,
    "hand": HAND_LIMIT,
    "bar": BAR_SPACES - 1,  # that can be taken while the game goes on
    "score": MAX_SCORE,
}
# besides the start page and the matches
PAGES = (
    "new",
    "daily",
    "challenge",
    "tutorial",
    "puzzles",
    "rules",
    "referee",
    "link",
    "me/statistics",  # a page below another comes first
    "me",
)
SEAT_KINDS, CLOCK_KINDS, SIGNS = tuple(SeatKind), tuple(ClockKind), tuple(Sign)
ABSENCE = {
    "least": MIN_ABSENCE_S,
    "most": MAX_ABSENCE_S,
    "live": LIVE_ABSENCE_S,
    "slow": SLOW_ABSENCE_S,
}  # seconds
NUDGE = {"turn": MIN_TURN_BEFORE_NUDGE_MS, "interval": NUDGE_INTERVAL_MS}  # milliseconds before one may


def players() -> dict[Edition, Json]:
    """How many may play."""
    return {edition: _range(seats) for edition, seats in PLAYERS.items()}


def plans() -> dict[Edition, tuple[str, ...]]:
    """The floor plans that come with the café, the usual one first."""
    return {edition: shipped_plans(edition) for edition in Edition}


def clocks() -> dict[ClockKind, Json]:
    """How many seconds and days a clock of each kind takes."""
    return {
        kind: {name: _range(allowed) for name, allowed in ranges.items()}
        for kind, ranges in CLOCK_RANGES.items()
    }


def options() -> dict[Edition, list[Json]]:
    """What a group chooses when it opens a match, in the order of the form."""
    return {
        edition: [_option(option, edition) for option in options_of(edition) if _is_chosen(option, edition)]
        for edition in Edition
    }


def presets() -> dict[Edition, list[Json]]:
    """Tables that are chosen with one choice."""
    return {
        edition: [
            {"name": preset.name, "options": dict(preset.options[edition]), "clock": plain(preset.clock)}
            for preset in presets_of(edition)
        ]
        for edition in Edition
    }


def _is_chosen(option: Option, edition: Edition) -> bool:
    """Whether there are several values; a drawing does not count, and players are chosen with the seats."""
    return len(set(option.values(edition)) - {OWN_DRAWING}) > 1


def _option(option: Option, edition: Edition) -> Json:
    described = {
        "name": option.name,
        "values": option.values(edition),
        "usual": option.usual[edition],
        "judged": option.is_judged,
    }
    match option.kind:
        case Threshold(usual, most):
            return {**described, "number": {"least": 1, "most": most, "usual": usual}}
        case _:
            return described


def _range(numbers: range) -> Json:
    return {"least": numbers.start, "most": numbers.stop - 1}
