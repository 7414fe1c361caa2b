"""How much time a turn has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

SECOND = 1_000  # all times are milliseconds since 1970
DAY = 86_400 * SECOND
COUNTDOWN = 30 * SECOND  # between running out of time, or leaving, and the bot
LONGEST_MOVE, LONGEST_BANK, MOST_DAYS = 3_600, 7_200, 30
LEAST_AFTER_RETURN = 30 * SECOND  # who takes his seat back has at least this


class ClockKind(StrEnum):
    NONE = "none"
    MOVE = "move"  # so many seconds a turn
    BANK = "bank"  # so many seconds a game, and an increment a turn
    DAYS = "days"  # so many days a turn


@dataclass(frozen=True, slots=True)
class Clock:
    kind: ClockKind = ClockKind.NONE
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def __post_init__(self) -> None:
        wanted = {
            ClockKind.NONE: (range(1), range(1), range(1)),
            ClockKind.MOVE: (range(5, LONGEST_MOVE + 1), range(1), range(1)),
            ClockKind.BANK: (range(10, LONGEST_BANK + 1), range(LONGEST_MOVE + 1), range(1)),
            ClockKind.DAYS: (range(1), range(1), range(1, MOST_DAYS + 1)),
        }[self.kind]
        for name, allowed in zip(("seconds", "increment", "days"), wanted, strict=True):
            if getattr(self, name) not in allowed:
                raise ValueError(
                    f"{name}: a clock of kind {self.kind} takes {allowed.start} to {allowed.stop - 1}"
                )

    @property
    def first_bank(self) -> int:
        return self.seconds * SECOND if self.kind is ClockKind.BANK else 0

    def allowance(self, bank: int) -> int | None:
        """How long this turn may take; None for as long as one likes."""
        match self.kind:
            case ClockKind.NONE:
                return None
            case ClockKind.MOVE:
                return self.seconds * SECOND
            case ClockKind.BANK:
                return bank
            case ClockKind.DAYS:
                return self.days * DAY

    def bank_after(self, bank: int, used: int) -> int:
        """The bank after a turn that took so long."""
        if self.kind is not ClockKind.BANK:
            return 0
        return max(0, bank - used) + self.increment * SECOND
