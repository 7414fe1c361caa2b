"""Dice: a multiply-with-carry generator, the same to the bit wherever it runs."""

from __future__ import annotations

from typing import Final

from .numbers import i64, vec

FACTOR: Final = (
    2051013963  # FACTOR * 2**32 - 1 and FACTOR * 2**31 - 1 are primes: the period is 2**61 and more
)
LOW: Final = 0xFFFFFFFF
WARMING_UP: Final = 8


class Dice:
    """A stream of random numbers; no step leaves 63 bits, so nothing overflows."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 1
        self.begin(seed)

    def begin(self, seed: i64) -> None:
        """Start anew from a seed of 62 bits."""
        high: i64 = (seed >> 31) & 0x7FFFFFFF
        low: i64 = seed & 0x7FFFFFFF
        self.state = ((high % (FACTOR - 1) + 1) << 32) + low
        for _ in range(WARMING_UP):
            self.state = FACTOR * (self.state & LOW) + (self.state >> 32)

    def below(self, limit: i64) -> i64:
        """A number from nought to limit - 1."""
        state: i64 = FACTOR * (self.state & LOW) + (self.state >> 32)
        self.state = state
        return ((state & LOW) * limit) >> 32

    def seed(self) -> i64:
        """A seed for other dice."""
        return (self.below(1 << 31) << 31) + self.below(1 << 31)

    def shuffle(self, row: vec[i64], begin: i64, end: i64) -> None:
        """Fisher and Yates: every order of row[begin:end] is as likely as the other."""
        place: i64 = end - 1
        while place > begin:
            other: i64 = begin + self.below(place - begin + 1)
            kept = row[place]
            row[place] = row[other]
            row[other] = kept
            place -= 1
