"""How far reviews can be trusted: sampled values next to exact ones, and marks next to those of ten times as
many games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from cafe.analysis import Decision, Estimate, Mark, Method, decisions_of, method_for, review_decision
from cafe.analysis.equivalence import chairs_alike, distinct
from cafe.analysis.judging import Choice, judging, sampled
from cafe.analysis.solving import Solution, solutions
from cafe.bots.styles import TUNED_ON_BOARD
from cafe.kernel import Dice, Turns, from_game
from cafe.kernel.board import Board
from cafe.kernel.greedy import Greedy
from cafe.kernel.judging import Judging
from cafe.rules import Ruleset, deal, start

from .games import played

SOLVED = (
    "board players=2",
    "board players=2 bar=gentle doubling=every-group",
    "board players=2 swap=any-fitting",
)
LAST = 8  # decisions of a game that may be solvable
CLOSE = 3  # standard errors
WEAK = "gustav pippa"  # who blunders now and then
MORE = 10  # times as many games
EVERY = 7  # decisions of a game
Judge = Callable[[Ruleset], Judging]


@dataclass(frozen=True, slots=True)
class Compared:
    """A solved position: margin and win of one turn were sampled, and so many are close to the exact ones."""

    values: int
    close: int

    @property
    def agrees(self) -> bool:
        return self.values == self.close


@dataclass(frozen=True, slots=True)
class Marked:
    """A decision, and whether it is a blunder by some games; it can be judged in ten times as many."""

    decision: Decision
    nodes: int
    few: bool

    def stays(self) -> bool:
        """Whether many games and another seed say the same."""
        many = method_for(self.decision.view.scene.ruleset, MORE * self.nodes, "many")
        return is_blunder(self.decision, many) is self.few


def compared_endings(seed: str, nodes: int, judge: Judge = judging) -> Iterator[Compared]:
    """The ends of greedy games one after another, for ever; only those that can be solved."""
    for number in count():
        rules = Ruleset.parse(SOLVED[number % len(SOLVED)])
        for at, position in enumerate(last_positions(rules, f"{seed} {number}")):
            if (compared := _compared(position, rules, nodes, number * LAST + at, judge)) is not None:
                yield compared


def last_positions(rules: Ruleset, seed: str) -> list[Board]:
    """The last decisions of a game that greedy players play, all of them real ones."""
    greedy, turns, dice, seen = Greedy(TUNED_ON_BOARD), Turns(), Dice(len(seed)), list[Board]()
    position = from_game(start(rules, deal(rules, seed)))
    while not position.end:
        position.list_turns(turns)
        if isinstance(position, Board) and turns.count > 1:
            seen.append(position.copy())
        position.apply(greedy.choose(position, turns, dice))
    return seen[-LAST:]


def _compared(position: Board, rules: Ruleset, nodes: int, seed: int, judge: Judge) -> Compared | None:
    """None where nothing can be solved, or nothing is to be decided."""
    position.sample(position.player, Dice(seed))
    turns = list(distinct(position, judging(rules).look(position), chairs_alike(rules.plan)).values())
    solved = solutions(position, turns, judging(rules), nodes)
    if solved is None or len(turns) == 1:
        return None
    choice = Choice(position, turns, turns[seed % len(turns)], rules)
    verdict = sampled(choice, judge(rules), nodes, seed)
    exact = next(each for each in solved if each.found is choice.played)
    close = is_close(verdict.played.value, exact)
    return Compared(2, sum(close))


def without_solving(rules: Ruleset) -> Judging:
    """A judge whose playouts are never solved."""
    judge = judging(rules)
    judge.solvable = -1
    return judge


def is_close(value: Estimate, exact: Solution) -> tuple[bool, bool]:
    """The margin and the win, each with its own error."""
    return (
        abs(value.margin - exact.margin) <= CLOSE * value.margin_error,
        abs(value.win - exact.win) <= CLOSE * value.win_error,
    )


def marked_decisions(seed: str, nodes: int) -> Iterator[Marked]:
    """Decisions of weak players, for ever, judged with these nodes."""
    for number in count():
        record = played("board players=2", WEAK, f"{seed}-{number}")
        few = method_for(record.ruleset, nodes, "few")
        for decision in decisions_of(record)[number % EVERY :: EVERY]:
            yield Marked(decision, nodes, is_blunder(decision, few))


def is_blunder(decision: Decision, method: Method) -> bool:
    return review_decision(decision, method).mark is Mark.BLUNDER
