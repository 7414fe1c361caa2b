"""The end of a board game for two by brute force: nothing is merged, remembered or left out."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cafe.kernel import Turns
from cafe.kernel.board import Board
from cafe.kernel.search import utility
from cafe.kernel.value import Outcome


class TooMany(Exception):
    """More positions than a test can wait for."""


@dataclass(frozen=True, slots=True, order=True)
class Truth:
    """What the first player gets, as fractions; where the utility is the same, the margin decides."""

    utility: Fraction
    margin: Fraction
    win: Fraction


class BruteForce:
    """Every turn and every guest who may be drawn, up to so many of them."""

    def __init__(self, most: int) -> None:
        self.left = most

    def best(self, position: Board) -> Truth:
        """With whoever is on turn playing well."""
        turns = Turns()
        position.list_turns(turns)
        truths = [self.of_turn(position, code) for code, _ in turns.listed()]
        return max(truths) if position.player == 0 else min(truths)

    def of_turn(self, position: Board, code: int) -> Truth:
        """Of a turn: the mean over everything that may be drawn."""
        self._count()
        tried = position.copy()
        tried.stops = True
        tried.apply(code)
        return self.drawn(tried)

    def drawn(self, position: Board) -> Truth:
        if position.end:
            return ended(position)
        if not position.stopped:
            return self.best(position)
        if position.sizes[position.player] < position.limits[position.player]:
            return self.draw_one(position)
        position.stopped = False
        position.after_draws()
        return self.drawn(position)

    def draw_one(self, position: Board) -> Truth:
        """Each guest in the bag, one by one."""
        truths = list[Truth]()
        for kind in position.undrawn():
            self._count()
            tried = position.copy()
            tried.stops = tried.stopped = True
            tried.draw_this(kind)
            truths.append(self.drawn(tried))
        return mean(truths)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMany


def ended(position: Board) -> Truth:
    outcome = Outcome()
    outcome.of_end(position, 0)
    margin, win = int(outcome.margin), int(outcome.win)
    return Truth(Fraction(int(utility(margin, win))), Fraction(margin), Fraction(win))


def mean(truths: list[Truth]) -> Truth:
    return Truth(
        sum((each.utility for each in truths), Fraction()) / len(truths),
        sum((each.margin for each in truths), Fraction()) / len(truths),
        sum((each.win for each in truths), Fraction()) / len(truths),
    )
