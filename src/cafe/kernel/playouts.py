"""Playing on from a position without leaving the numbers: by chance or greedily, one by one or in batches."""

from __future__ import annotations

from typing import Final

from .board import Board
from .chance import Dice
from .codes import ACTION, BAR
from .numbers import i64, mypyc_attr, vec
from .position import Position
from .turns import Turns

MILLI: Final = 1000  # values are in thousandths of a point
RUIN: Final = -1_000_000 * MILLI  # B8
WHOLE_GAME: Final = 1_000_000  # more decisions than any game has


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a position is worth to a player, in milli-points; the lead over the best of the others."""

    def value(self, position: Position, player: i64) -> i64:
        best: i64 = RUIN
        for other in range(position.law.players):
            if other != player:
                best = max(best, position.scores[other])
        return MILLI * (position.scores[player] - best)


def random_turn(turns: Turns, dice: Dice) -> i64:
    """Any of the turns listed, each as likely as the other."""
    return turns.codes[dice.below(turns.count)]


def greedy_turn(position: Position, turns: Turns, dice: Dice) -> i64:
    """The turn listed that pays most, but for going bankrupt; among equals the dice decide."""
    codes = turns.codes
    points = turns.points
    ruin: i64 = 0
    if isinstance(position, Board):
        left: i64 = position.scores[position.player] + position.law.prices[position.served]
        ruin = RUIN if left < 0 else 0
    best: i64 = 2 * RUIN
    equals: i64 = 0
    for place in range(turns.count):
        worth: i64 = points[place]
        if ruin and codes[place] & ACTION == BAR:
            worth = ruin
        if worth > best:
            best = worth
            equals = 1
        elif worth == best:
            equals += 1
    chosen: i64 = dice.below(equals)
    for place in range(turns.count):
        worth = points[place]
        if ruin and codes[place] & ACTION == BAR:
            worth = ruin
        if worth == best:
            if chosen == 0:
                return codes[place]
            chosen -= 1
    return codes[0]


def play_on(position: Position, turns: Turns, dice: list[Dice], decisions: i64, *, greedy: bool) -> i64:
    """Let everybody play so many decisions, or to the end; every player has dice of their own."""
    made: i64 = 0
    while made < decisions and not position.end:
        position.list_turns(turns)
        own = dice[position.player]
        code: i64 = greedy_turn(position, turns, own) if greedy else random_turn(turns, own)
        position.apply(code)
        made += 1
    return made


def dice_for(position: Position, seed: i64) -> list[Dice]:
    """Dice for every player, from one seed."""
    source = Dice(seed)
    return [Dice(source.seed()) for _ in range(position.law.players)]


class Tally:
    """What a batch found for each turn: the sum of its values, and of their squares in points."""

    def __init__(self, turns: int) -> None:
        self.samples: i64 = 0
        self.sums = vec[i64]([0] * turns)
        self.squares = vec[i64]([0] * turns)

    def add(self, turn: i64, value: i64) -> None:
        self.sums[turn] += value
        self.squares[turn] += (value // MILLI) * (value // MILLI)

    def totals(self) -> list[int]:
        return [int(total) for total in self.sums]

    def totals_of_squares(self) -> list[int]:
        return [int(total) for total in self.squares]


class Playouts:
    """How to play out: greedily or not, and after how many decisions to stop and ask for the value."""

    def __init__(self, evaluation: Evaluation, *, greedy: bool, decisions: int = WHOLE_GAME) -> None:
        self.evaluation = evaluation
        self.greedy = greedy
        self.decisions: i64 = decisions
        self.turns = Turns()

    def value(self, position: Position, player: i64, seed: i64) -> i64:
        """Play on in this very position, and tell what it is worth to the player then."""
        play_on(position, self.turns, dice_for(position, seed), self.decisions, greedy=self.greedy)
        return self.evaluation.value(position, player)

    def batch(self, position: Position, codes: list[int], tally: Tally, samples: int, seed: int) -> None:
        """Play each turn out in the same imagined games: what is hidden, every player's draws and dice agree.

        The position is seen by the player on turn; it stays as it is.
        """
        player: i64 = position.player
        dice = Dice(seed)
        for _ in range(samples):
            imagined = position.copy()
            imagined.sample(player, dice)
            luck: i64 = dice.seed()
            for place, code in enumerate(codes):
                tried = imagined.copy()
                tried.apply(code)
                tally.add(place, self.value(tried, player, luck))
            tally.samples += 1
