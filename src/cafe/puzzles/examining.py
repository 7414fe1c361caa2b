"""Whether a position is a puzzle: cheap questions first, dear ones last.

Every question is asked of the same view with dice that follow from it, the seed and the question.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from cafe.analysis import JudgedTurn, Method
from cafe.analysis.errors import behind_when_solved, estimate_of_games, estimate_when_solved
from cafe.analysis.judging import told_turn
from cafe.analysis.method import ENGINE, weights_digest
from cafe.analysis.solving import Solution, solutions
from cafe.bots.parts import Breakdown
from cafe.kernel.search import Found
from cafe.rules import View
from cafe.rules.board_game import BAG_FLOOR
from cafe.rules.state import Stage

from .criteria import (
    LEAST_CHOICES,
    can_still_be_clear,
    is_clear,
    is_clear_to_spare,
    is_open,
    is_open_to_spare,
)
from .difficulty import Depth, difficulty_of
from .puzzle import Puzzle
from .solvers import (
    LOOKS,
    Comparison,
    NotLearned,
    Question,
    Solver,
    greedy_order,
    promising,
    question_of,
)
from .themes import themes_of

EARLIEST = 13  # chairs to take or guests to draw, up to which a board game is looked at: before, all is noise
EARLIEST_CARDS = 22  # … and guests to draw in the card game
FURTHEST_APART = 60  # points between the player on turn and the best of the others; beyond, games are decided
FIRST_LOOK, FIRST_PLAYOUTS = 8, 80
RIVALS = 2
GAMES = (16, 24, 40, 80)  # to the end, for few turns: given up as soon as it looks too close
PLAYOUTS_WIDE = 12  # for each turn that differs
CONTENDERS = 6
FINAL_GAMES = (200, 200, 400, 400, 400, 800)
FIRST_SAME, SAME_GAMES = 60, 300  # by which other solvers have to find the same turn best
SURELY = 1  # … by so many standard errors
SOLVABLE_LEFT = 6  # chairs or guests, up to which solving is tried
SOLVING_NODES = 15_000
TOLD = 6  # turns of a puzzle


class Refusal(StrEnum):
    """Why a position is no puzzle."""

    NOT_LEARNED = "not learned"
    NO_TURN = "no whole turn"
    EARLY = "early"
    FEW = "few choices"
    GREEDY = "greedy"
    CLOSE = "close"
    DECIDED = "decided"
    OTHERS = "other solvers disagree"


class NoPuzzle(Exception):
    """A position that is none, and why."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Examiner:
    """Examines positions with dice of a seed."""

    seed: str

    def examine(self, view: View, origin: str) -> Puzzle:
        """The puzzle that a view is, or NoPuzzle."""
        question = asked(view)
        best, rivals = self._noticed(question)
        self._raced(question, [best, *rivals], GAMES, "few")
        if (solved := solved_turns(question)) is not None:
            return self._solved(question, solved, origin)
        self._agreed(question, [best, *rivals], FIRST_SAME, 0)
        contenders = self._contenders(question, best, rivals)
        comparison = self._raced(question, contenders, FINAL_GAMES, "all")
        if not is_clear_to_spare(comparison.behind):
            raise NoPuzzle(Refusal.CLOSE)
        value = estimate_of_games(comparison.judged[0])
        if not is_open_to_spare(value.win, value.win_error):
            raise NoPuzzle(Refusal.DECIDED)
        self._agreed(question, contenders, SAME_GAMES, SURELY)
        if not is_clear(self._raced(question, contenders, FINAL_GAMES, "again").behind):
            raise NoPuzzle(Refusal.CLOSE)
        return self._puzzle(question, contenders, told_of_games(question, comparison), origin)

    def _noticed(self, question: Question) -> tuple[Found, list[Found]]:
        """The turn that looks best after some games to the end, if greed misses it; and its rivals."""
        dice = question.dice(self.seed, "first")
        first, *others = promising(question, Solver.TO_END, FIRST_LOOK, FIRST_PLAYOUTS, dice)
        if first in question.greedy:
            raise NoPuzzle(Refusal.GREEDY)
        rivals = others[:RIVALS]
        return first, [*rivals, *(turn for turn in question.greedy[:1] if turn not in rivals)]

    def _raced(
        self, question: Question, turns: list[Found], stages: Iterable[int], purpose: str
    ) -> Comparison:
        """Games to the end, more and more of them, until all others are clearly behind; or NoPuzzle."""
        comparison = Comparison(question, turns, Solver.TO_END, question.dice(self.seed, purpose))
        for games in stages:
            comparison.play(games)
            if not can_still_be_clear(comparison.behind):
                raise NoPuzzle(Refusal.CLOSE)
            require_open(comparison)
            if is_clear_to_spare(comparison.behind):
                break
        return comparison

    def _contenders(self, question: Question, best: Found, rivals: list[Found]) -> list[Found]:
        """Those among all turns that could be better, if any is."""
        wide = promising(
            question,
            Solver.SHALLOW,
            LOOKS,
            PLAYOUTS_WIDE * len(question.turns),
            question.dice(self.seed, "wide"),
        )
        return list(dict.fromkeys((best, *rivals, *wide[:CONTENDERS])))

    def _agreed(self, question: Question, turns: list[Found], games: int, surely: int) -> None:
        """Both depths find the same turn best; or NoPuzzle."""
        for solver in (Solver.SHALLOW, Solver.DEEP):
            comparison = self._compared(question, turns, solver, f"again {solver}", games)
            if not comparison.leads(surely):
                raise NoPuzzle(Refusal.OTHERS)

    def _solved(self, question: Question, solved: list[Solution], origin: str) -> Puzzle:
        """Where every value is known; sampled games still have to find the same turn best."""
        require_clear(solved)
        best = solved[0]
        if best.found in question.greedy:
            raise NoPuzzle(Refusal.GREEDY)
        turns = [each.found for each in solved[:TOLD]]
        turns += [turn for turn in question.greedy[:1] if turn not in turns]
        if not self._compared(question, turns, Solver.TO_END, "again", SAME_GAMES).leads(SURELY):
            raise NoPuzzle(Refusal.OTHERS)
        return self._puzzle(question, turns, told_when_solved(question, solved, turns), origin)

    def _compared(
        self, question: Question, turns: list[Found], solver: Solver, purpose: str, games: int
    ) -> Comparison:
        comparison = Comparison(question, turns, solver, question.dice(self.seed, purpose))
        comparison.play(games)
        return comparison

    def _puzzle(
        self, question: Question, turns: list[Found], judged: list[JudgedTurn], origin: str
    ) -> Puzzle:
        """The best turn, the next ones, and the greedy one."""
        greedy = judged[next(place for place, turn in enumerate(turns) if turn in question.greedy)]
        best, *others = judged
        others.sort(key=lambda turn: turn.behind.win + turn.behind.margin // 80)
        kept = others[: TOLD - 1]
        if greedy not in kept:
            kept[-1] = greedy
        told = (best, *kept)
        rules = question.ruleset
        ahead = min(turn.behind.margin for turn in others)
        rank = 1 + greedy_order(question).index(turns[0])
        return Puzzle(
            view=question.view,
            turns=told,
            greedy=told.index(greedy),
            choices=len(question.turns),
            themes=themes_of(question.view, question.position, best, greedy, told[1]),
            difficulty=difficulty_of(rank, len(question.turns), ahead, self._depth(question, turns[0])),
            origin=origin,
            method=Method(ENGINE, weights_digest(rules), self.seed, best.value.samples),
        )

    def _depth(self, question: Question, best: Found) -> Depth:
        """How far one has to look to find it: at what it leaves, a little ahead, or to the end."""
        if question.turns[0] is best:
            return Depth.SIGHT
        dice = question.dice(self.seed, "depth")
        found = promising(question, Solver.SHALLOW, FIRST_LOOK, FIRST_PLAYOUTS, dice)
        return Depth.SEARCH if found[0] is best else Depth.END


def asked(view: View) -> Question:
    """The question of a view, or NoPuzzle where it is none from the start."""
    if view.scene.turn.stage is not Stage.ACT:
        raise NoPuzzle(Refusal.NO_TURN)
    if abs(lead(view)) > FURTHEST_APART:
        raise NoPuzzle(Refusal.DECIDED)
    if is_early(view):
        raise NoPuzzle(Refusal.EARLY)
    try:
        question = question_of(view)
    except NotLearned:
        raise NoPuzzle(Refusal.NOT_LEARNED) from None
    if len(question.turns) < LEAST_CHOICES:
        raise NoPuzzle(Refusal.FEW)
    return question


def is_early(view: View) -> bool:
    """Whether so much is still to come that no turn can be clearly best, or not without very many games."""
    if not view.scene.ruleset.is_board:
        return view.bag > EARLIEST_CARDS
    free = len(view.scene.ruleset.plan.chairs) - len(view.scene.room.guests)
    return min(free, view.bag - BAG_FLOOR) > EARLIEST


def lead(view: View) -> int:
    """Of the player on turn over the best of the others."""
    scene = view.scene
    return scene.scores[scene.player] - max(
        score for player, score in enumerate(scene.scores) if player != scene.player
    )


def require_open(comparison: Comparison) -> None:
    """NoPuzzle where the game is as good as won or lost."""
    value = estimate_of_games(comparison.judged[0])
    if not is_open(value.win - value.win_error) and not is_open(value.win + value.win_error):
        raise NoPuzzle(Refusal.DECIDED)


def solved_turns(question: Question) -> list[Solution] | None:
    """All turns solved, best first, where the board game is nearly over."""
    if len(question.turns) >= LOOKS:
        return None
    search = Comparison(question, [], Solver.TO_END, question.dice("")).search
    return solutions(question.position, list(question.turns), search, SOLVING_NODES, SOLVABLE_LEFT)


def require_clear(solved: list[Solution]) -> None:
    """NoPuzzle unless the first of the solved turns is clearly best."""
    best, *others = solved
    if not is_clear([behind_when_solved(best, other) for other in others]):
        raise NoPuzzle(Refusal.CLOSE)
    if not is_open(best.win):
        raise NoPuzzle(Refusal.DECIDED)


def told_of_games(question: Question, comparison: Comparison) -> list[JudgedTurn]:
    breakdown = Breakdown(question.position, comparison.search.value)
    behind = [comparison.behind_of(judged) for judged in comparison.judged]
    knows_replies = not comparison.search.settled_early
    return [
        told_turn(
            judged,
            estimate_of_games(judged),
            difference,
            breakdown,
            question.ruleset,
            knows_replies=knows_replies,
        )
        for judged, difference in zip(comparison.judged, behind, strict=True)
    ]


def told_when_solved(question: Question, solved: list[Solution], turns: list[Found]) -> list[JudgedTurn]:
    breakdown, best = Breakdown(question.position, None), solved[0]
    by_turn = {id(each.found): each for each in solved}
    return [
        told_turn(
            turn,
            estimate_when_solved(by_turn[id(turn)]),
            behind_when_solved(best, by_turn[id(turn)]),
            breakdown,
            question.ruleset,
            knows_replies=False,
        )
        for turn in turns
    ]
