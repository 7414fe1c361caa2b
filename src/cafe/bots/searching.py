"""A bot that searches: it plays the turns that promise most out in games it imagines behind its view."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from cafe.kernel import Dice, from_view, moves_of
from cafe.kernel.board import Board
from cafe.kernel.endgame import Endgame, Solved, TooLarge, plain
from cafe.kernel.greedy import Greedy
from cafe.kernel.position import Position
from cafe.kernel.search import Found, Search
from cafe.rules import Ruleset, View

from .considered import Considered, ConsideredTurn, Value
from .parts import Breakdown
from .styles import tuned
from .weights import Hands, Weights, weights_for

SOLVABLE_LEFT = 5  # free chairs, or guests to draw, up to which solving the rest is tried
SOLVING_SHARE = 4  # nodes of solving for each playout: a playout visits several positions, too
FAR = 2  # times as many decisions
LEAST_SEARCHED = 2
LEAST_SAMPLES = 2  # for an error
TOLD = 12  # turns of a Considered at most
EVERY = 1 << 30  # turns that are looked at, where the best of all is to be known


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a search looks: decisions of a playout before the value is asked, and turns it compares.

    `trust` is how many playouts the value of what a turn leaves counts for; of all turns that differ, so many
    are looked at, in the order of greed. Imagined players let the value decide between as many `guided` turns
    that greed likes best; with none they are greedy. Whoever `doubts` that opponents play so well takes them
    for greedy in one imagined game of so many (from two on). Where no learned value fits the rules, playouts
    go to the end, and `width_to_end` is how many turns are compared, if it is not the same number.

    With so many nodes (`far_from`) playouts go twice as far, and count as two: a few of them would err by
    luck, and many short ones by what the value does not know.
    """

    plies: int
    width: int
    trust: int = 20
    looks: int = 256
    guided: int = 0
    doubts: int = 0
    width_to_end: int = 0
    far_from: int = 0  # none: never
    hands: Hands = Hands.OWN  # that the value looks at, where a playout stops

    def __post_init__(self) -> None:
        if self.guided and self.hands is Hands.ALL:
            raise ValueError("imagined players see their own hand alone, and so must what guides them")


@dataclass(frozen=True, slots=True)
class SearchingBot:
    """Considers with some playouts; without any it trusts the learned value of what its turn leaves."""

    name: str
    nodes: int
    depth: Depth = field(default_factory=lambda: Depth(6, 12))
    solves: bool = False

    def consider(self, view: View, nodes: int, seed: int) -> Considered:
        position = from_view(view, seed)
        search = searching(view.scene.ruleset, self.depth)
        found = search.look(position)
        if (solved := self._solved(position, search, found, nodes)) is not None:
            return solved_turns(position, solved, view.scene.ruleset)
        if min(len(found), search.width) < LEAST_SEARCHED or not nodes:
            played = len(found)
        else:
            length = self._reach(search, nodes)
            played = length * int(search.halve(position, found, nodes // length, mixed_seed(position, seed)))
        return told_turns(position, ranked(found)[:TOLD], played, search, view.scene.ruleset)

    def judge(self, view: View, nodes: int, seed: int, turns: int) -> Considered:
        """The best turns, picked with one half of the nodes and judged with the other."""
        position = from_view(view, seed)
        search = searching(view.scene.ruleset, self.depth)
        found = search.look(position)
        if (solved := self._solved(position, search, found, nodes)) is not None:
            return solved_turns(position, solved[:turns], view.scene.ruleset)
        dice = Dice(mixed_seed(position, seed))
        picking = 0
        if len(found) > 1:
            picking = int(search.halve(position, found, nodes // 2, dice.seed()))
        best = [each.again() for each in ranked(found)[:turns]]
        samples = max(LEAST_SAMPLES, nodes // 2 // len(best))
        search.play(position, best, samples, dice)
        return told_turns(position, best, picking + samples * len(best), search, view.scene.ruleset)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - the best, always
        return considered.turns[0]

    def _reach(self, search: Search, nodes: int) -> int:
        """For how many nodes a playout counts: where two, it goes as far."""
        if search.value is None or not self.depth.far_from or nodes < self.depth.far_from:
            return 1
        search.plies = FAR * self.depth.plies
        return FAR

    def _solved(
        self, position: Position, search: Search, found: list[Found], nodes: int
    ) -> list[tuple[Found, Solved]] | None:
        if not self.solves or not nodes or len(found) < LEAST_SEARCHED:
            return None
        return solve(position, search, found, SOLVING_SHARE * nodes)


def searching(ruleset: Ruleset, depth: Depth) -> Search:
    """The search for a game; where no learned value fits, its playouts go to the end."""
    return search_by(weights_for(ruleset, depth.hands), ruleset, depth)


def search_by(weights: Weights | None, ruleset: Ruleset, depth: Depth) -> Search:
    """The same with these weights."""
    value = None if weights is None else weights.value()
    width = depth.width if value is not None or not depth.width_to_end else depth.width_to_end
    search = Search(Greedy(tuned(ruleset)), value, depth.looks, depth.plies, width, depth.trust, depth.guided)
    search.doubts = depth.doubts
    return search


def mixed_seed(position: Position, seed: int) -> int:
    """Other luck in every position, from one seed."""
    return (position.key() ^ (seed * 0x9E3779B1)) & ((1 << 62) - 1)


def ranked(found: list[Found]) -> list[Found]:
    """Those first that were played out most often; among them those that are worth most."""
    return sorted(found, key=lambda each: (each.samples, each.worth()), reverse=True)


def told_turns(
    position: Position, found: list[Found], played: int, search: Search, ruleset: Ruleset
) -> Considered:
    breakdown = Breakdown(position, search.value)
    turns = tuple(told(each, breakdown, ruleset) for each in found)
    return Considered(turns, played, to_end=search.value is None and any(each.samples for each in found))


def told(found: Found, breakdown: Breakdown, ruleset: Ruleset) -> ConsideredTurn:
    """A turn in the rules' words, with what playouts say of it, or the learned value alone."""
    moves, points, samples = moves_of(found.code, ruleset), int(found.points), int(found.samples)
    if samples:
        error = standard_error(samples, int(found.margins), int(found.squares))
        value = Value(int(found.margins) // samples, int(found.wins) // samples, error, samples)
    elif found.trust:
        value = Value(int(found.margin), int(found.win))
    else:
        return ConsideredTurn(moves, points)
    return ConsideredTurn(moves, points, value, breakdown.parts(found, moves, value.margin))


def standard_error(samples: int, margins: int, squares: int) -> int:
    """Of a mean, in milli-points; squares are of hundredths of a point."""
    if samples < LEAST_SEARCHED:
        return 0
    spread = squares * samples - (margins // 10) ** 2
    return 10 * math.isqrt(max(0, spread) // (samples - 1)) // samples


def every_turn(position: Position, search: Search, found: list[Found]) -> list[Found]:
    """All turns that differ: those that a search found, and the others, if it did not look at all of them."""
    if len(found) < search.looks:
        return found
    codes = {int(each.code) for each in found}
    every = Search(search.greedy, None, EVERY, plies=0, width=0, trust=0, guided=0).look(position)
    return found + [each for each in every if int(each.code) not in codes]


def solve(
    position: Position, search: Search, found: list[Found], nodes: int
) -> list[tuple[Found, Solved]] | None:
    """Every turn there is solved to the end, best first; None where that takes more nodes."""
    if not isinstance(position, Board) or position.law.players != 2:
        return None
    free = position.floor.chairs - position.taken
    if min(free, position.left) > SOLVABLE_LEFT:
        return None
    endgame, bag = Endgame(nodes), plain(position)
    sign = 1 if position.player == 0 else -1
    try:
        solved = [(each, endgame.solve_turn(bag, each.code)) for each in every_turn(position, search, found)]
    except TooLarge:
        return None
    return sorted(solved, key=lambda pair: sign * int(pair[1].worth), reverse=True)


def solved_turns(position: Position, solved: list[tuple[Found, Solved]], ruleset: Ruleset) -> Considered:
    is_first, turns, breakdown = position.player == 0, list[ConsideredTurn](), Breakdown(position, None)
    for found, end in solved[:TOLD]:
        moves, value = moves_of(found.code, ruleset), exact(end, is_first=is_first)
        parts = breakdown.parts(found, moves, value.margin)
        turns.append(ConsideredTurn(moves, int(found.points), value, parts))
    return Considered(tuple(turns), len(solved))


def exact(solved: Solved, *, is_first: bool) -> Value:
    """A solved value as the player on turn sees it."""
    margin, win = int(solved.margin) // 1_000, int(solved.win) // 1_000_000
    return Value(margin, win, exact=True) if is_first else Value(-margin, 1_000 - win, exact=True)
