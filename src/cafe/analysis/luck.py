"""Luck: what a draw was worth, next to the mean of all that might have been drawn.

The whole game is looked at, hidden hands, too: nobody could have known, and luck does not ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from math import comb, prod

from cafe.kernel import Dice, code_of, from_game
from cafe.kernel.position import Position
from cafe.kernel.translation import KIND_OF
from cafe.kernel.value import Value
from cafe.rules import Step
from cafe.rules.events import GuestDrawn
from cafe.rules.notation import Record, position_text

from .after_draws import after_draws
from .decisions import decided_together
from .method import luck_seed
from .review import LuckOfDraw, Method

MOST_ENUMERATED = 2  # guests drawn at once, up to whom every draw is looked at
SAMPLED = 300  # draws that are looked at where more are drawn
Draw = tuple[int, ...]  # kinds of guests


def luck_of_draws(record: Record, method: Method) -> tuple[LuckOfDraw, ...]:
    """Every draw of a game in its order."""
    value = after_draws(record.ruleset)
    return tuple(
        _luck(number, steps, value, method)
        for number, steps in enumerate(decided_together(record), start=1)
        if _drawn(steps)
    )


def _luck(number: int, steps: list[Step], value: Value, method: Method) -> LuckOfDraw:
    game = steps[0].game
    position, code = from_game(game), code_of((step.move for step in steps), game.scene.ruleset)
    drawn = _drawn(steps)
    actual = tuple(KIND_OF[event.guest] for event in drawn if event.guest is not None)
    dice = Dice(luck_seed(method.seed, "draw", str(number), position_text(game)))
    total = count = sampled = 0
    if len(actual) <= MOST_ENUMERATED:
        draws = weighted_draws(position.undrawn(), len(actual))
    else:
        draws, sampled = sampled_draws(position.undrawn(), len(actual), dice), SAMPLED
    for draw, weight in draws:
        total += weight * value_after(position, code, draw, value)
        count += weight
    return LuckOfDraw(
        decision=number,
        turn=game.scene.turn.number,
        seat=game.player,
        guests=tuple(str(event.guest) for event in drawn),
        luck=value_after(position, code, actual, value) - total // count,
        sampled=sampled,
    )


def _drawn(steps: Iterable[Step]) -> list[GuestDrawn]:
    return [event for step in steps for event in step.events if isinstance(event, GuestDrawn)]


def value_after(position: Position, code: int, draw: Draw, value: Value) -> int:
    """The margin that is expected after a turn and its draw, by whoever played it."""
    tried, player = position.copy(), position.player
    tried.set_bag(with_first(position.undrawn(), draw))
    tried.apply(code)
    value.judge(tried, player)
    return int(value.margin)


def with_first(bag: list[int], draw: Draw) -> list[int]:
    """The same guests, these drawn first."""
    rest = list(bag)
    for kind in draw:
        rest.remove(kind)
    return [*draw, *rest]


def weighted_draws(bag: list[int], size: int) -> Iterator[tuple[Draw, int]]:
    """Every draw of so many guests, in whatever order, with the number of ways to draw it."""
    counts = Counter(bag)
    for draw in combinations_with_replacement(sorted(counts), size):
        ways = prod(comb(counts[kind], wanted) for kind, wanted in Counter(draw).items())
        if ways:
            yield draw, ways


def sampled_draws(bag: list[int], size: int, dice: Dice) -> Iterator[tuple[Draw, int]]:
    for _ in range(SAMPLED):
        yield tuple(shuffled(bag, dice)[:size]), 1


def shuffled(kinds: list[int], dice: Dice) -> list[int]:
    """Fisher and Yates, in an order of its own whatever order they lay in before."""
    row = sorted(kinds)
    for place in range(len(row) - 1, 0, -1):
        other = int(dice.below(place + 1))
        row[place], row[other] = row[other], row[place]
    return row
