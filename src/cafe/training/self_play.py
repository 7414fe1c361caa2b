"""Games of greedy or guided players with some random turns: what was seen in them, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from cafe.bots.searching import Depth, search_by
from cafe.bots.styles import tuned
from cafe.bots.weights import Hands, Weights
from cafe.kernel import Dice, Position, Turns, from_game
from cafe.kernel.board import Board
from cafe.kernel.features import BUCKETS, UNIT, Row
from cafe.kernel.greedy import Greedy
from cafe.kernel.value import Outcome, describe
from cafe.rules import Ruleset, deal, start

RANDOM_TURNS = 50  # of a thousand: so that positions are seen which greedy players avoid
GUIDED = 8  # turns that a guide decides between
ONE_IN = 3  # turns that are kept: neighbours tell much the same
MOST = 60.0  # points of a margin; beyond it a game says no more
BATCH = 20_000

Numbers = NDArray[np.float64]


class Moment(StrEnum):
    """When a position of the board game is looked at: after a turn, with or without what was drawn."""

    BEFORE_DRAWS = "before-draws"  # for whoever chooses a turn
    AFTER_DRAWS = "after-draws"  # for whoever tells luck


@dataclass(frozen=True, slots=True)
class Seen:
    """A position after a player's turn."""

    bucket: int
    phase: int
    player: int
    features: list[int]


@dataclass(slots=True)
class Sums:
    """What a regression needs of all positions in one part of a game."""

    count: int = 0
    products: Numbers = field(default_factory=lambda: np.zeros((0, 0)))  # of the features with each other
    targets: Numbers = field(default_factory=lambda: np.zeros((0, 0)))  # ... and with margin and win
    squares: Numbers = field(default_factory=lambda: np.zeros(2))  # of margin and win

    def add(self, rows: Numbers, ends: Numbers) -> None:
        self._merge(len(rows), rows.T @ rows, rows.T @ ends, (ends**2).sum(axis=0))

    def merge(self, other: Sums) -> None:
        if other.count:
            self._merge(other.count, other.products, other.targets, other.squares)

    def _merge(self, count: int, products: Numbers, targets: Numbers, squares: Numbers) -> None:
        self.products = products if not self.count else self.products + products
        self.targets = targets if not self.count else self.targets + targets
        self.squares = self.squares + squares
        self.count += count


class Recorder:
    """Plays games of a ruleset and sums up what is seen."""

    def __init__(
        self,
        ruleset: Ruleset,
        seed: int,
        guide: Weights | None = None,
        moment: Moment = Moment.BEFORE_DRAWS,
        hands: Hands = Hands.OWN,
    ) -> None:
        """With a guide, the value learned before decides between the turns that greed likes best."""
        self.ruleset, self.seed, self.moment = ruleset, seed, moment
        self._search = None if guide is None else search_by(guide, ruleset, Depth(0, 1, guided=GUIDED))
        self.sums = [Sums() for _ in range(BUCKETS)]
        self._waiting: list[list[tuple[Seen, float, float]]] = [[] for _ in range(BUCKETS)]
        self._features, self._turns, self._greedy = Row(), Turns(), Greedy(tuned(ruleset))
        self._features.all_hands = hands is Hands.ALL

    def play(self, games: range) -> list[Sums]:
        """The games of these numbers: each has a deal and dice of its own."""
        for number in games:
            self._play(number)
        for bucket in range(BUCKETS):
            self._sum_up(bucket)
        return self.sums

    def _play(self, number: int) -> None:
        position = from_game(start(self.ruleset, deal(self.ruleset, f"training {self.seed} {number}")))
        source = Dice(self.seed * 1_000_003 + number)
        dice = [Dice(source.seed()) for _ in range(self.ruleset.players)]
        seen: list[Seen] = []
        while not position.end:
            own = dice[position.player]
            code = self._chosen(position, own)
            if own.below(ONE_IN) == 0 and (looked := self._look(position, code)) is not None:
                seen.append(looked)
            position.apply(code)
        self._keep(seen, position)

    def _chosen(self, position: Position, dice: Dice) -> int:
        turns = self._turns if self._search is None else self._search.turns
        position.list_turns(turns)
        if dice.below(1000) < RANDOM_TURNS:
            return int(turns.codes[dice.below(turns.count)])
        if self._search is None:
            return int(self._greedy.choose(position, turns, dice))
        return int(self._search.guided_choice(position, dice, GUIDED))

    def _look(self, position: Position, code: int) -> Seen | None:
        """What the turn leaves; None where the game, or the player's part in it, is over."""
        player, tried = int(position.player), position.copy()
        if isinstance(tried, Board):
            tried.dry = self.moment is Moment.BEFORE_DRAWS
        tried.apply(code)
        if tried.end or (isinstance(tried, Board) and tried.out[player]):
            return None
        describe(self._features, tried, player)
        numbers = [int(number) for number in self._features.of][: int(self._features.count)]
        return Seen(int(self._features.bucket), int(self._features.phase), player, numbers)

    def _keep(self, seen: list[Seen], over: Position) -> None:
        outcome, ends = Outcome(), list[tuple[float, float]]()
        for player in range(self.ruleset.players):
            outcome.of_end(over, player)
            ends.append((min(max(outcome.margin / UNIT, -MOST), MOST), outcome.win / UNIT))
        for each in seen:
            self._waiting[each.bucket].append((each, *ends[each.player]))
            if len(self._waiting[each.bucket]) >= BATCH:
                self._sum_up(each.bucket)

    def _sum_up(self, bucket: int) -> None:
        waiting, self._waiting[bucket] = self._waiting[bucket], []
        if not waiting:
            return
        told = np.array([each.features for each, _, _ in waiting], float) / UNIT
        phase = np.array([each.phase for each, _, _ in waiting], float)[:, None] / UNIT
        rows = np.empty((len(told), 2 * told.shape[1]))
        rows[:, 0::2], rows[:, 1::2] = told, told * phase
        self.sums[bucket].add(rows, np.array([[margin, win] for _, margin, win in waiting]))
