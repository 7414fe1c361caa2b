"""The characters of the café: five for each game, from whom a child beats to whom hardly anybody does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Protocol

from cafe.kernel.greedy import Style
from cafe.rules import Edition, View
from cafe.rules.moves import Draw, LowerHandSize, Seat, SendToBar, SwapJoker

from .considered import Considered, ConsideredTurn
from .greedy import GreedyBot
from .searching import Depth, SearchingBot
from .weights import Hands

Liking = Callable[[ConsideredTurn], int]
LEEWAY = 200  # milli-points that a character gives for what it likes
FEAR = 2_000  # … and for what it fears
PER_WIN = 20  # so many of them are as much as a thousandth of a win

# Those who play by sight alone show their temper in their style: the first would keep jokers for ever, and
# neither fears the bar; the second draws whenever it can.
DREAMER = Style([500, 0, 4, 15000, 12000, 60, 0, 0, 0, 0, 0, 0, 0, 800, 2000, 1000])
COLLECTOR = Style([300, 200, 4, 9000, 0, 60, 0, -1000, 1000, 8, 300, 600, 0, 800, 3500, 3500])


class Mind(Protocol):
    """How a character thinks."""

    @property
    def nodes(self) -> int: ...

    def consider(self, view: View, nodes: int, seed: int) -> Considered: ...

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn: ...


@dataclass(frozen=True, slots=True)
class Character:
    """A bot with a name, a strength from 1 to 5, and something it likes when that costs little."""

    name: str
    edition: Edition
    level: int
    mind: Mind
    likes: Liking | None = None
    thinking_ms: int | None = None  # for whom more time is more strength; the nodes follow from it
    leeway: int = LEEWAY

    @property
    def nodes(self) -> int:
        return self.mind.nodes

    def consider(self, view: View, nodes: int, seed: int) -> Considered:
        return self.mind.consider(view, nodes, seed)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:
        best = self.mind.choose(considered, seed)
        if self.likes is None or best.value is None or best.value.exact:
            return best
        floor = best.value.margin - self.leeway
        near = [
            turn
            for turn in considered.turns
            if turn.value is not None
            and turn.value.samples == best.value.samples
            and turn.value.margin >= floor
            and turn.value.win >= best.value.win - self.leeway // PER_WIN
        ]
        return max([best, *near], key=self.likes)  # the first of equals: the best one


def keeps_jokers(turn: ConsideredTurn) -> int:
    """Fewer jokers seated, more swapped into the hand."""
    seated = sum(isinstance(move, Seat) and move.guest.is_joker for move in turn.moves)
    return sum(isinstance(move, SwapJoker) for move in turn.moves) - seated


def shuns_bar(turn: ConsideredTurn) -> int:
    return -sum(isinstance(move, SendToBar) for move in turn.moves)


def completes_nations(turn: ConsideredTurn) -> int:
    """A one-nation table brings the choice of the hand size (B9)."""
    return sum(isinstance(move, LowerHandSize) for move in turn.moves)


def seats_many(turn: ConsideredTurn) -> int:
    return sum(isinstance(move, Seat) for move in turn.moves)


def takes_points(turn: ConsideredTurn) -> int:
    """Points now rather than later."""
    return turn.points


def bides_time(turn: ConsideredTurn) -> int:
    return sum(isinstance(move, Draw) for move in turn.moves)


ONE_SECOND = 1000
GUIDED = Depth(plies=4, width=6, trust=0, looks=24, guided=6)

ALL = (
    Character("pippa", Edition.BOARD, 1, GreedyBot("pippa", DREAMER, misses=700)),
    Character("gustav", Edition.BOARD, 2, GreedyBot("gustav")),
    Character(
        "hedwig",
        Edition.BOARD,
        3,
        SearchingBot("hedwig", 48, Depth(0, 1, looks=24, width_to_end=6)),
        shuns_bar,
        leeway=FEAR,
    ),
    Character("marcel", Edition.BOARD, 4, SearchingBot("marcel", 60, GUIDED), completes_nations),
    Character(
        "leonora",
        Edition.BOARD,
        5,
        SearchingBot(
            "leonora",
            1_700,
            replace(GUIDED, width=12, looks=48, guided=8, doubts=4, far_from=800),
            solves=True,
        ),
        keeps_jokers,
        ONE_SECOND,
    ),
    Character("tobi", Edition.CARD, 1, GreedyBot("tobi", COLLECTOR, misses=700)),
    Character("wilma", Edition.CARD, 2, GreedyBot("wilma")),
    Character("sancho", Edition.CARD, 3, SearchingBot("sancho", 44, Depth(2, 8)), takes_points),
    Character("ingrid", Edition.CARD, 4, SearchingBot("ingrid", 200, Depth(4, 12, looks=64)), seats_many),
    Character(
        "magnus",
        Edition.CARD,
        5,
        SearchingBot("magnus", 3_000, Depth(4, 16, looks=64, hands=Hands.ALL)),
        bides_time,
        ONE_SECOND,
        leeway=LEEWAY // 2,
    ),
)
CHARACTERS: Mapping[str, Character] = MappingProxyType({each.name: each for each in ALL})


def characters_of(edition: Edition) -> tuple[Character, ...]:
    """From the weakest to the strongest."""
    return tuple(each for each in ALL if each.edition is edition)
