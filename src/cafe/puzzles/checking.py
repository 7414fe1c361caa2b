"""Whether a published puzzle still is one, by the published thresholds and with fresh dice."""

from __future__ import annotations

from cafe.analysis import JudgedTurn
from cafe.analysis.errors import estimate_of_games
from cafe.kernel import code_of
from cafe.kernel.search import Found
from cafe.rules.notation import parse_moves

from .criteria import LEAST_CHOICES, is_clear, is_open
from .equality import turn_key
from .examining import PLAYOUTS_WIDE, NoPuzzle, require_clear, solved_turns
from .puzzle import Puzzle
from .solvers import LOOKS, Comparison, Question, Solver, promising, question_of
from .themes import themes_of
from .trying import is_whole, tried

STAGES = (300, 700, 2_000, 5_000)  # more and more games, until the thresholds are passed
SAME_STAGES = (150, 450, 1_400)  # … and until another solver finds the same turn best
WIDE = 3  # turns that are looked at beside those that a puzzle tells


class Doubtful(Exception):
    """A puzzle that does not hold what it promises, and why."""

    def __init__(self, puzzle: Puzzle, why: str) -> None:
        super().__init__(f"{puzzle.id}: {why}")
        self.puzzle, self.why = puzzle, why


def check(puzzle: Puzzle, seed: str) -> None:
    """Legal, misplayed by greed, and one turn clearly best; or Doubtful."""
    for turn in puzzle.turns:
        _require_legal(puzzle, turn)
    question = question_of(puzzle.view)
    best = found_as(puzzle, question, puzzle.best)
    if len(question.turns) < LEAST_CHOICES or len(question.turns) != puzzle.choices:
        raise Doubtful(puzzle, f"there are {len(question.turns)} turns that differ")
    if best in question.greedy:
        raise Doubtful(puzzle, "the greedy turn is the best one")
    if found_as(puzzle, question, puzzle.greedy_turn) not in question.greedy:
        raise Doubtful(puzzle, "another turn is the greedy one")
    if puzzle.themes != themes_of(
        puzzle.view, question.position, puzzle.best, puzzle.greedy_turn, puzzle.next_best
    ):
        raise Doubtful(puzzle, "it has other themes")
    if puzzle.is_exact:
        _require_solved(puzzle, question, best)
    else:
        _require_sampled(puzzle, question, best, seed)


def found_as(puzzle: Puzzle, question: Question, turn: JudgedTurn) -> Found:
    """The turn that one of a puzzle comes to the same as, among those that differ."""
    rules, position = question.ruleset, question.position
    key = turn_key(position, code_of(parse_moves(" ".join(turn.moves)), rules), rules)
    for found in question.turns:
        if turn_key(position, found.code, rules) == key:
            return found
    raise Doubtful(puzzle, f"{' '.join(turn.moves)} is not among its turns")


def _require_legal(puzzle: Puzzle, turn: JudgedTurn) -> None:
    taken = tried(puzzle.view, parse_moves(" ".join(turn.moves)))
    if not is_whole(taken) or taken.rest:
        raise Doubtful(puzzle, f"{' '.join(turn.moves)} is not a legal whole turn")
    if taken.points != turn.points:
        raise Doubtful(puzzle, f"{' '.join(turn.moves)} pays {taken.points}")


def _require_solved(puzzle: Puzzle, question: Question, best: Found) -> None:
    solved = solved_turns(question)
    if solved is None:
        raise Doubtful(puzzle, "it cannot be solved")
    if solved[0].found is not best or solved[0].margin != puzzle.best.value.margin:
        raise Doubtful(puzzle, "solved, it has another value")
    try:
        require_clear(solved)
    except NoPuzzle as no:
        raise Doubtful(puzzle, str(no)) from None


def _require_sampled(puzzle: Puzzle, question: Question, best: Found, seed: str) -> None:
    """In fresh games the best turn is as far ahead, and both depths find it."""
    wide = promising(
        question, Solver.SHALLOW, LOOKS, PLAYOUTS_WIDE * len(question.turns), question.dice(seed, "wide")
    )
    told = [found_as(puzzle, question, turn) for turn in puzzle.turns]
    turns = list(dict.fromkeys((best, *told, *wide[:WIDE])))
    to_end = Comparison(question, turns, Solver.TO_END, question.dice(seed, "check"))
    for games in STAGES:
        to_end.play(games)
        if is_clear(to_end.behind) and is_open(estimate_of_games(to_end.judged[0]).win):
            break
    else:
        raise Doubtful(puzzle, f"after {to_end.games} games the next is {to_end.behind[0]} behind")
    for solver in (Solver.SHALLOW, Solver.DEEP):
        _require_same(puzzle, Comparison(question, turns, solver, question.dice(seed, solver)), solver)


def _require_same(puzzle: Puzzle, comparison: Comparison, solver: Solver) -> None:
    for games in SAME_STAGES:
        comparison.play(games)
        if comparison.leads(0):
            return
    raise Doubtful(puzzle, f"{solver} finds another turn best")
