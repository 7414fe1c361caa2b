"""What the deal was worth to each seat: the first hands as they were, the bag in many other orders."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from cafe.kernel import Dice, from_game
from cafe.kernel.card import Card
from cafe.kernel.judging import Judged
from cafe.rules import start
from cafe.rules.notation import Record

from .errors import estimate_of_games
from .judging import judging
from .luck import shuffled
from .method import luck_seed
from .review import Method

GAMES = 200  # for each seat
PAIR = 2


@dataclass(frozen=True, slots=True)
class DealValue:
    """The margin that a seat could expect before the first turn, and its standard error."""

    margin: int
    error: int


def values_of_deal(record: Record, method: Method) -> tuple[DealValue, ...]:
    """One for each seat; for two players one is what the other is not."""
    values = tuple(_value(record, method, seat) for seat in range(record.ruleset.players))
    if len(values) != PAIR:
        return values
    first, second = values
    margin, error = (first.margin - second.margin) // 2, isqrt(first.error**2 + second.error**2) // 2
    return DealValue(margin, error), DealValue(-margin, error)


def _value(record: Record, method: Method, seat: int) -> DealValue:
    """The players that a review imagines play from the deal on, in other orders of what was not dealt."""
    dealt, search = from_game(start(record.ruleset, record.deal)), judging(record.ruleset)
    dice = Dice(luck_seed(method.seed, "deal", str(seat), str(record.ruleset), str(record.deal)))
    told = Judged(0, 0)
    for _ in range(GAMES):
        imagined = dealt.copy()
        imagined.set_bag(shuffled(dealt.undrawn(), dice))
        if isinstance(imagined, Card):
            imagined.shuffle_deck(dice)
        search.play_on(imagined, seat, dice.seed())
        search.judge(imagined, seat)
        told.note(search.margin, search.win, 0)
    value = estimate_of_games(told)
    return DealValue(value.margin, value.margin_error)
