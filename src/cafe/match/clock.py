"""How much time a turn has.

Moments (`at`, `*_at`, `now`, `deadline`) are milliseconds since 1970 everywhere in match and hosting.
Durations carry their unit in the name.
"""

from __future__ import annotations

from enum import StrEnum

from cafe.rules.values import value

SECOND_MS = 1_000
DAY_MS = 86_400 * SECOND_MS
COUNTDOWN_MS = 30 * SECOND_MS  # between running out of time, or leaving, and the bot
MAX_SKEW_MS = 60 * SECOND_MS  # by which clocks may be wrong; what is further ahead is not believed
MAX_TURN_S, MAX_BANK_S, MAX_DAYS = 3_600, 7_200, 30
MIN_AFTER_RETURN_MS = 30 * SECOND_MS  # whoever takes their seat back has at least this, once a turn
PATIENCE_MS = 300 * SECOND_MS  # without a clock: then the others may ask for a bot
MIN_ABSENCE_S, MAX_ABSENCE_S = 30, 30 * 86_400  # that a table may wait for somebody who is gone
LIVE_ABSENCE_S, SLOW_ABSENCE_S = 60, 2 * 86_400  # unless the host sets another
LONGEST_LIVE_ABSENCE_S = 3_600  # a table that waits for longer is a slow one
MAX_PAUSE_MS, MAX_SLOW_PAUSE_MS = 12 * 3_600 * SECOND_MS, 7 * DAY_MS  # then the match goes on by itself
MIN_TURN_BEFORE_NUDGE_MS = 15 * SECOND_MS  # whoever has just begun to think is left alone
NUDGE_INTERVAL_MS = 30 * SECOND_MS  # between two by the same person


def is_from_a_clock_ahead(at: int, now: int) -> bool:
    """Whether a clock wrote this that was wrong; what is a day ahead and more says that ours is behind."""
    return MAX_SKEW_MS < at - now < DAY_MS


class ClockKind(StrEnum):
    NONE = "none"
    MOVE = "move"  # so many seconds a turn
    BANK = "bank"  # so many seconds a game, and an increment a turn
    DAYS = "days"  # so many days a turn


NOTHING = range(1)
CLOCK_RANGES: dict[ClockKind, dict[str, range]] = {
    ClockKind.NONE: {"seconds": NOTHING, "increment": NOTHING, "days": NOTHING},
    ClockKind.MOVE: {"seconds": range(5, MAX_TURN_S + 1), "increment": NOTHING, "days": NOTHING},
    ClockKind.BANK: {
        "seconds": range(10, MAX_BANK_S + 1),
        "increment": range(MAX_TURN_S + 1),
        "days": NOTHING,
    },
    ClockKind.DAYS: {"seconds": NOTHING, "increment": NOTHING, "days": range(1, MAX_DAYS + 1)},
}  # what each kind takes


@value
class Clock:
    kind: ClockKind = ClockKind.NONE
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def __post_init__(self) -> None:
        for name, allowed in CLOCK_RANGES[self.kind].items():
            if getattr(self, name) not in allowed:
                raise ValueError(
                    f"{name}: a clock of kind {self.kind} takes {allowed.start} to {allowed.stop - 1}"
                )

    @property
    def initial_bank_ms(self) -> int:
        return self.seconds * SECOND_MS if self.kind is ClockKind.BANK else 0

    def time_limit_ms(self, bank_ms: int) -> int | None:
        """How long this turn may take; None for no limit."""
        match self.kind:
            case ClockKind.NONE:
                return None
            case ClockKind.MOVE:
                return self.seconds * SECOND_MS
            case ClockKind.BANK:
                return bank_ms
            case ClockKind.DAYS:
                return self.days * DAY_MS

    def allowance_ms(self, bank_ms: int) -> int:
        """How long others wait for this turn at the most; without a clock, unless they want to."""
        limit_ms = self.time_limit_ms(bank_ms)
        return PATIENCE_MS if limit_ms is None else limit_ms

    @property
    def usual_absence_s(self) -> int:
        """How long the table waits for somebody who is gone, unless the host sets another time."""
        return SLOW_ABSENCE_S if self.kind is ClockKind.DAYS else LIVE_ABSENCE_S

    @property
    def max_pause_ms(self) -> int:
        return MAX_SLOW_PAUSE_MS if self.kind is ClockKind.DAYS else MAX_PAUSE_MS

    def bank_after_turn_ms(self, bank_ms: int, used_ms: int) -> int:
        """The bank after a turn that took so long."""
        if self.kind is not ClockKind.BANK:
            return 0
        return max(0, bank_ms - used_ms) + self.increment * SECOND_MS
