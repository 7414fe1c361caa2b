"""What a position is worth to a player: by its end, or by a learned value."""

from __future__ import annotations

from typing import Final

from .board import Board
from .board_features import fill_board
from .card import Card
from .card_features import fill_card
from .features import UNIT, Row
from .numbers import i64, vec
from .position import Position

BANKRUPT: Final = -20  # points


def describe(row: Row, position: Position, me: i64) -> None:
    """Fill in the features of a position that is not over."""
    if isinstance(position, Board):
        fill_board(row, position, me)
    elif isinstance(position, Card):
        fill_card(row, position, me)


class Outcome:
    """How a game ended for a player: the margin over the best of the others, the share of the win."""

    def __init__(self) -> None:
        self.margin: i64 = 0  # milli-points
        self.win: i64 = 0  # thousandths

    def of_end(self, position: Position, me: i64) -> None:
        """B8, B12, C9: whoever is bankrupt has lost by twenty points more than nothing."""
        mine: i64 = final_score(position, me)
        best: i64 = -1_000_000
        equals: i64 = 1
        ahead = False
        for other in range(position.law.players):
            if other != me:
                best = max(best, final_score(position, other))
                if position.is_ahead(other, me):
                    ahead = True
                elif not position.is_ahead(me, other):
                    equals += 1
        self.margin = UNIT * (mine - best)
        self.win = 0 if ahead else UNIT // equals


def final_score(position: Position, player: i64) -> i64:
    if isinstance(position, Board) and position.out[player]:
        return BANKRUPT
    return position.scores[player]


class Value(Outcome):
    """What a position is expected to end in: linear in its features, with weights for each part of a game."""

    def __init__(self, margins: list[int], wins: list[int], *, all_hands: bool = False) -> None:
        super().__init__()
        self.margins = vec[i64](margins)  # in millionths of a milli-point for each UNIT
        self.wins = vec[i64](wins)
        self.features = Row()
        self.features.all_hands = all_hands

    def judge(self, position: Position, me: i64) -> None:
        """Fill in margin and win."""
        if position.end:
            self.of_end(position, me)
            return
        if isinstance(position, Board) and position.out[me]:
            self.of_ruin(position, me)
            return
        features = self.features
        describe(features, position, me)
        of = features.of
        count: i64 = features.count
        phase: i64 = features.phase
        margins = self.margins
        wins = self.wins
        at: i64 = features.bucket * count * 2
        margin: i64 = 0
        win: i64 = 0
        for place in range(count):
            told: i64 = of[place]
            if told:
                margin += told * (margins[at] + margins[at + 1] * phase // UNIT)
                win += told * (wins[at] + wins[at + 1] * phase // UNIT)
            at += 2
        self.margin = margin // (UNIT * UNIT)
        self.win = min(max(win // (UNIT * UNIT), 0), UNIT)

    def row(self, position: Position, me: i64) -> list[int]:
        """The features of a position."""
        describe(self.features, position, me)
        return [self.features.of[place] for place in range(self.features.count)]

    def change(self, before: list[int], features: tuple[int, ...]) -> i64:
        """By how many milli-points of the margin these differ in the row told last from a row before it."""
        row = self.features
        begin: i64 = row.bucket * row.count * 2
        margin: i64 = 0
        for each in features:
            feature: i64 = each
            then: i64 = before[each]
            at: i64 = begin + 2 * feature
            weight: i64 = self.margins[at] + self.margins[at + 1] * row.phase // UNIT
            margin += (row.of[feature] - then) * weight
        return margin // (UNIT * UNIT)

    def of_ruin(self, position: Board, me: i64) -> None:
        """B8: out, while others play on."""
        best: i64 = 0
        for other in range(position.law.players):
            if other != me:
                best = max(best, position.scores[other])
        self.margin = UNIT * (BANKRUPT - best)
        self.win = 0
