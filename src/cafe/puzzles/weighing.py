"""An answer that nobody judged before, weighed beside the best turn in the same imagined games: slow."""

from __future__ import annotations

from collections.abc import Iterable

from cafe.analysis import JudgedTurn
from cafe.kernel import code_of
from cafe.kernel.search import Found
from cafe.rules import Move

from .equality import turn_key
from .examining import solved_turns, told_of_games, told_when_solved
from .puzzle import Puzzle
from .solvers import Comparison, Question, Solver, question_of
from .trying import tried

GAMES = 200
SEED = "answer"  # the same answer is worth the same to everybody


def weigh(puzzle: Puzzle, moves: Iterable[Move], games: int = GAMES, seed: str = SEED) -> JudgedTurn:
    """The value of a whole turn, and how far it is behind the best one."""
    question, taken = question_of(puzzle.view), tried(puzzle.view, moves)
    rules = puzzle.ruleset
    code = code_of(taken.moves, rules)
    if puzzle.is_exact and (solved := _solved(question, code)) is not None:
        return solved
    best = Found(code_of(puzzle.solution, rules), puzzle.best.points, 0, 0)
    answer = Found(code, taken.points, 0, 0)
    comparison = Comparison(question, [best, answer], Solver.TO_END, question.dice(seed, str(code)))
    comparison.play(games)
    return told_of_games(question, comparison)[1]


def _solved(question: Question, code: int) -> JudgedTurn | None:
    """Its exact value, where everything was solved."""
    solved = solved_turns(question)
    if solved is None:
        return None
    key = turn_key(question.position, code, question.ruleset)
    for each in solved:
        if turn_key(question.position, each.found.code, question.ruleset) == key:
            return told_when_solved(question, solved, [each.found])[0]
    return None
