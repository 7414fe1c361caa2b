"""How turns are compared: the same imagined games for all of them.

Two solvers have to agree. One plays games to the end: the values of a puzzle come from it. The other is that
of reviews: it looks four, and ten, decisions ahead and asks the learned value. Small endings of the board
game for two are solved.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cafe.analysis.errors import behind_in_games
from cafe.analysis.method import luck_seed, view_text
from cafe.analysis.review import Difference
from cafe.bots.styles import BY_RECEIPT, tuned
from cafe.bots.weights import weights_for
from cafe.kernel import Dice, Position, Turns, from_view
from cafe.kernel.greedy import Greedy
from cafe.kernel.judging import Judged, Judging
from cafe.kernel.search import NEVER, Found
from cafe.rules import Ruleset, View

from .equality import turn_key

LOOKS = 600  # turns that are looked at, one by one
GUIDED = 4  # turns between which the value decides for imagined players, where all hands are open
NO_TRUST = 0


class Solver(StrEnum):
    """Who plays on in imagined games, and how far."""

    SHALLOW = "shallow"  # four decisions; then the learned value is asked
    DEEP = "deep"  # ten decisions
    TO_END = "to-end"  # to the end of the game


PLIES = {Solver.SHALLOW: 4, Solver.DEEP: 10, Solver.TO_END: NEVER}


class NotLearned(ValueError):
    """A ruleset without a learned value (birthdays, clubs): there is nothing to look two depths ahead by."""


def search_of(ruleset: Ruleset, solver: Solver) -> Judging:
    """The search that a solver is; where hands are hidden (card game) imagined players are greedy."""
    weights = weights_for(ruleset)
    if weights is None:
        raise NotLearned(str(ruleset))
    guided = GUIDED if ruleset.is_board else 0
    return Judging(Greedy(tuned(ruleset)), weights.value(), LOOKS, PLIES[solver], LOOKS, NO_TRUST, guided)


@dataclass(frozen=True, slots=True)
class Question:
    """What there is to choose from, as the player on turn sees it."""

    view: View
    position: Position
    turns: tuple[Found, ...]  # those that differ, as far as can be seen the best first
    greedy: tuple[Found, ...]  # those of them that pay most at once; several if greed cannot decide

    @property
    def ruleset(self) -> Ruleset:
        return self.view.scene.ruleset

    def dice(self, seed: str, *purpose: str) -> Dice:
        """Other luck for every position, seed and purpose."""
        return Dice(luck_seed(seed, *purpose, view_text(self.view)))


def question_of(view: View) -> Question:
    """The turns that differ, and the greedy ones among them: the same for every game behind the view."""
    rules, position = view.scene.ruleset, from_view(view, 0)
    turns = dict[int, Found]()
    for found in search_of(rules, Solver.SHALLOW).look(position):
        turns.setdefault(turn_key(position, found.code, rules), found)
    liked = {turn_key(position, code, rules) for code in greedy_codes(position)}
    greedy = tuple(found for key, found in turns.items() if key in liked)
    return Question(view, position, tuple(turns.values()), greedy)


def greedy_codes(position: Position) -> list[int]:
    """The turns that pay most at once; among them those that the greedy bot likes best."""
    ranks = _greedy_ranks(position)
    most = max(ranks.values())
    return [code for code, rank in ranks.items() if rank == most]


def _greedy_ranks(position: Position) -> dict[int, tuple[int, int]]:
    """What each turn pays, and what it is worth to the greedy bot."""
    turns, greedy = Turns(), Greedy(BY_RECEIPT)
    position.list_turns(turns)
    greedy.prepare(position, turns)
    return {
        int(turns.codes[at]): (int(turns.points[at]), int(greedy.worth(position, turns, at)))
        for at in range(turns.count)
    }


def greedy_order(question: Question) -> list[Found]:
    """The turns that differ as greed would put them."""
    ranks = _greedy_ranks(question.position)
    return sorted(question.turns, key=lambda found: ranks[int(found.code)], reverse=True)


class Comparison:
    """Turns in the same imagined games; more of them can follow."""

    def __init__(self, question: Question, turns: list[Found], solver: Solver, dice: Dice) -> None:
        self.search = search_of(question.ruleset, solver)
        self.judged = [Judged(found.code, found.points) for found in turns]
        self._position, self._dice = question.position, dice

    def play(self, games: int) -> None:
        """So many more games for each turn."""
        self.search.compare(self._position, self.judged, games, self._dice)

    @property
    def games(self) -> int:
        return int(self.judged[0].samples)

    @property
    def behind(self) -> list[Difference]:
        """By how much the first turn is better than each of the others."""
        return [self.behind_of(judged) for judged in self.judged[1:]]

    def behind_of(self, judged: Judged) -> Difference:
        return behind_in_games(self.judged[0], judged)

    def leads(self, errors: int) -> bool:
        """Whether the first turn is worth most, and its margin so many standard errors beyond the others'."""
        first, *others = (int(judged.utilities) for judged in self.judged)
        certain = all(each.margin > errors * each.margin_error for each in self.behind)
        return certain and all(first > other for other in others)


def promising(question: Question, solver: Solver, most: int, playouts: int, dice: Dice) -> list[Found]:
    """The turns of the first so many that are worth most after some playouts, best first."""
    search = search_of(question.ruleset, solver)
    found = [Found(turn.code, turn.points, turn.prior, 0) for turn in question.turns[:most]]
    turns = {new.code: turn for new, turn in zip(found, question.turns, strict=False)}
    if len(found) > 1:
        search.halve(question.position, found, playouts, dice.seed())
    found.sort(key=lambda each: (each.samples, each.worth()), reverse=True)
    return [turns[each.code] for each in found]
