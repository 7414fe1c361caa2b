"""The end of a board game for two by brute force: nothing is merged, remembered or left out."""

from __future__ import annotations

from fractions import Fraction

from cafe.kernel import Turns
from cafe.kernel.board import Board
from cafe.kernel.search import utility
from cafe.kernel.value import Outcome


class TooMany(Exception):
    """More positions than a test can wait for."""


class BruteForce:
    """The first player's utility, as a fraction."""

    def __init__(self, most: int) -> None:
        self.left = most

    def best(self, position: Board) -> Fraction:
        """With whoever is on turn playing well."""
        turns = Turns()
        position.list_turns(turns)
        values = [self.of_turn(position, code) for code, _ in turns.listed()]
        return max(values) if position.player == 0 else min(values)

    def of_turn(self, position: Board, code: int) -> Fraction:
        """Of a turn: the mean over everything that may be drawn."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        tried = position.copy()
        tried.stops = True
        tried.apply(code)
        return self.drawn(tried)

    def drawn(self, position: Board) -> Fraction:
        if position.end:
            outcome = Outcome()
            outcome.of_end(position, 0)
            return Fraction(int(utility(outcome.margin, outcome.win)))
        if not position.stopped:
            return self.best(position)
        if position.sizes[position.player] < position.limits[position.player]:
            return self.draw_one(position)
        position.stopped = False
        position.after_draws()
        return self.drawn(position)

    def draw_one(self, position: Board) -> Fraction:
        """Each guest in the bag, one by one."""
        bag = position.undrawn()
        total = Fraction(0)
        for kind in bag:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            tried = position.copy()
            tried.stops = tried.stopped = True
            tried.draw_this(kind)
            total += self.drawn(tried)
        return total / len(bag)
