"""The legal whole turns of a position, in rows that are used again and again."""

from __future__ import annotations

from typing import Final

from .law import KINDS
from .numbers import i64, vec

AT_FIRST: Final = 4096
PLACES: Final = 4096  # more than any hand fits


class Turns:
    """Codes and their points; the rest is the bench on which they are made."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.room: i64 = AT_FIRST
        self.codes = vec[i64]([0] * AT_FIRST)
        self.points = vec[i64]([0] * AT_FIRST)
        self.kinds = vec[i64]([0] * KINDS)  # the kinds of guest in the hand, each once
        self.held = vec[i64]([0] * KINDS)  # ... and how many of each
        self.found: i64 = 0  # ... and how many kinds
        self.hand: i64 = 0  # ... and all as a mask
        self.twice: i64 = 0  # ... and those that are there more than once
        self.paying: i64 = 0  # how many places the hand fits that pay
        self.chairs = vec[i64]([0] * PLACES)  # ... the chair
        self.spots = vec[i64]([0] * PLACES)  # ... its tables as a mask, and above them the kind of guest
        self.brings = vec[i64]([0] * PLACES)  # ... what it pays, completes and fills
        self.codes_as_second = vec[i64]([0] * PLACES)  # ... and its bits in a code, as the second seating
        self.waiting: i64 = 0  # how many places it fits and would have to wait at
        self.lone_chairs = vec[i64]([0] * PLACES)
        self.lone_kinds = vec[i64]([0] * PLACES)

    def put(self, code: i64, points: i64) -> None:
        if self.count == self.room:
            self.make_room(1)
        self.codes[self.count] = code
        self.points[self.count] = points
        self.count += 1

    def make_room(self, more: i64) -> None:
        """Let so many more turns have room."""
        if self.count + more <= self.room:
            return
        room: i64 = 2 * (self.count + more)
        codes = vec[i64]([0] * room)
        points = vec[i64]([0] * room)
        for place in range(self.count):
            codes[place] = self.codes[place]
            points[place] = self.points[place]
        self.codes = codes
        self.points = points
        self.room = room

    def listed(self) -> list[tuple[int, int]]:
        """Codes and points as Python's own values."""
        return [(int(self.codes[place]), int(self.points[place])) for place in range(self.count)]
