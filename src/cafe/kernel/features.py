"""What a learned value looks at: numbers that describe a position for one player, in a row.

They are told after that player's turn and, in the board game, before what they draw (see `Board.dry`).
"""

from __future__ import annotations

from typing import Final

from .law import KINDS
from .numbers import i64, vec
from .turns import Turns

UNIT: Final = 1000  # a feature of one, so that halves and shares are whole numbers
BUCKETS: Final = 4  # the parts of a game, each with weights of its own
MOST_FEATURES: Final = 48
CLOSE: Final = 12  # points


class Row:
    """So many features of a position; `bucket` is the part of the game, `phase` where in it."""

    def __init__(self) -> None:
        self.of = vec[i64]([0] * MOST_FEATURES)
        self.count: i64 = 0
        self.bucket: i64 = 0
        self.phase: i64 = 0
        self.turns = Turns()
        self.best = vec[i64]([0] * KINDS)
        self.chairs = vec[i64]([0] * KINDS)
        self.coming = vec[i64]([0] * KINDS)
        self.all_hands: bool = False  # card game: whether hands count that only an imagined game shows

    def look_ahead(self, remaining: i64, first: i64, second: i64, third: i64, whole: i64) -> None:
        """Which part of the game it is by what remains, and how much of the part."""
        low: i64 = 0
        high: i64 = third
        self.bucket = 3
        if remaining > first:
            self.bucket = 0
            low = first
            high = whole
        elif remaining > second:
            self.bucket = 1
            low = second
            high = first
        elif remaining > third:
            self.bucket = 2
            low = third
            high = second
        self.phase = UNIT * (remaining - low) // (high - low)


def tied(margin: i64) -> i64:
    """Where the margin is small the next turn may turn it."""
    return max(0, CLOSE - max(margin, -margin))
