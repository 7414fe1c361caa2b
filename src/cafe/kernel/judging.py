"""Judging: turns played out in the same imagined games, with all that their errors are made of.

Values have errors of their own, and what lies between two turns has a smaller one: the luck that both met in
a game cancels out. In a board game for two, playouts that come near the end are solved from there.
"""

from __future__ import annotations

from typing import Final

from .board import BAG_FLOOR, Board
from .chance import Dice
from .endgame import SCALE, Endgame, TooLarge, plain
from .features import UNIT
from .greedy import Greedy
from .numbers import i64
from .position import Position
from .search import CENTI, Found, Search
from .value import Value

SOLVABLE_LEFT: Final = 3  # free chairs, or guests to draw, up to which solving the rest is tried


class Judged(Found):
    """What is known of a turn, and of what lies between it and the first turn it is compared with."""

    def __init__(self, code: i64, points: i64) -> None:
        super().__init__(code, points, 0, 0)
        self.win_squares: i64 = 0
        self.behind_squares: i64 = 0  # of the margin, in hundredths of a point
        self.win_behind_squares: i64 = 0
        self.last_margin: i64 = 0
        self.last_win: i64 = 0

    def note(self, margin: i64, win: i64, reply: i64) -> None:
        """One more playout."""
        self.add(margin, win, reply)
        self.win_squares += win * win
        self.last_margin = margin
        self.last_win = win

    def measure(self, first: Judged) -> None:
        """By how much this turn is behind the first one in the last playout."""
        margin: i64 = (first.last_margin - self.last_margin) // CENTI
        win: i64 = first.last_win - self.last_win
        self.behind_squares += margin * margin
        self.win_behind_squares += win * win


def left_to_play(position: Board) -> i64:
    """How many more chairs can be taken or guests drawn until the game is over (B11)."""
    return min(position.floor.chairs - position.taken, position.left - BAG_FLOOR)


class Judging(Search):
    """A search that solves what its playouts come to, as long as its endgame has nodes."""

    def __init__(
        self, greedy: Greedy, value: Value | None, looks: int, plies: int, width: int, trust: int, guided: int
    ) -> None:
        super().__init__(greedy, value, looks, plies, width, trust, guided)
        self.endgame = Endgame(0)
        self.solvable: i64 = SOLVABLE_LEFT
        self.is_settled: bool = False
        self.settled_early: bool = False

    def compare(self, position: Position, turns: list[Judged], samples: i64, dice: Dice) -> None:
        """Play every turn out in the same imagined games, and measure all by the first."""
        player: i64 = position.player
        self.settled_early = False
        for _ in range(samples):
            imagined = position.copy()
            imagined.sample(player, dice)
            luck: i64 = dice.seed()
            for each in turns:
                tried = imagined.copy()
                tried.apply(each.code)
                self.play_on(tried, player, luck)
                self.judge_end(tried, player)
                each.note(self.margin, self.win, self.reply)
            for each in turns:
                each.measure(turns[0])

    def judge(self, position: Position, me: i64) -> None:
        """What was solved needs no other judgement."""
        if self.is_settled:
            self.is_settled = False
            return
        super().judge(position, me)

    def settles(self, position: Position, me: i64) -> bool:
        """Solve the rest; what turns out to be too large is not tried again."""
        if not isinstance(position, Board) or position.law.players != 2 or position.out[me]:
            return False
        left: i64 = left_to_play(position)
        if left > self.solvable:
            return False
        try:
            solved = self.endgame.solve(plain(position))
        except TooLarge:
            self.solvable = left - 1
            return False
        self.margin = solved.margin // UNIT if me == 0 else -(solved.margin // UNIT)
        self.win = solved.win // SCALE if me == 0 else UNIT - solved.win // SCALE
        self.is_settled = True
        self.settled_early = True
        return True
