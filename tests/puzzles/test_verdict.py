"""Answers: the best turn however it is played, others, refused and unfinished ones."""

from __future__ import annotations

import pytest

from cafe.puzzles import Puzzle, judge, shipped, weigh
from cafe.rules import Edition
from cafe.rules.moves import Draw, EndTurn, Seat, SendToBar
from cafe.rules.notation import parse_moves

SOME = [shipped().get(each.id) for edition in Edition for each in shipped().listed(edition)[:12]]
each_puzzle = pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)


@each_puzzle
def test_the_solution_is_the_best_turn_and_every_other_one_is_known_as_what_it_is(puzzle: Puzzle) -> None:
    for place, turn in enumerate(puzzle.turns):
        verdict = judge(puzzle, parse_moves(" ".join(turn.moves)))
        assert verdict.is_whole
        assert verdict.is_best is (place == 0)
        assert verdict.known is turn
        assert verdict.points == turn.points
        assert sum(step.points for step in verdict.best) == puzzle.best.points


@each_puzzle
def test_nothing_and_half_a_turn_are_no_answers(puzzle: Puzzle) -> None:
    nothing = judge(puzzle, ())
    assert not nothing.is_whole
    assert not nothing.is_best
    seats = [turn for turn in puzzle.turns if "end" in turn.moves]
    for turn in seats:
        half = judge(puzzle, parse_moves(turn.moves[0]))
        assert not half.is_whole
        assert not half.refused
        assert half.known is None


@each_puzzle
def test_a_refused_move_is_told_with_its_reasons(puzzle: Puzzle) -> None:
    verdict = judge(puzzle, (EndTurn(),))
    assert verdict.refused
    assert not verdict.is_whole
    assert not verdict.is_best


def test_guests_who_can_never_sit_down_again_are_alike() -> None:
    """Whoever of them goes to the bar: it is the best turn, or known as the same one."""
    alike = 0
    for puzzle in SOME:
        for guest in set(puzzle.view.hand):
            verdict = judge(puzzle, (SendToBar(guest),))
            if verdict.is_best and tuple(map(str, verdict.moves)) != puzzle.best.moves:
                alike += 1
                assert verdict.points == puzzle.best.points
    assert alike


def test_an_answer_in_another_order_is_the_same_answer() -> None:
    reversed_turns = 0
    for puzzle in SOME:
        for turn in puzzle.turns:
            moves = parse_moves(" ".join(turn.moves))
            seats = [move for move in moves if isinstance(move, Seat)]
            other = judge(puzzle, (*reversed(seats), *moves[len(seats) :]))
            if len(seats) > 1 and other.is_whole and other.points == turn.points:
                assert other.known is turn
                reversed_turns += 1
    assert reversed_turns


@pytest.mark.parametrize("edition", Edition)
def test_an_answer_that_nobody_judged_is_weighed_beside_the_best(edition: Edition) -> None:
    puzzle = min(
        (shipped().get(each.id) for each in shipped().listed(edition)), key=lambda each: each.view.bag
    )
    weighed = weigh(puzzle, parse_moves(" ".join(puzzle.greedy_turn.moves)), games=30)
    assert weighed.moves == puzzle.greedy_turn.moves
    assert weighed.behind.margin > 0
    assert weighed == weigh(puzzle, parse_moves(" ".join(puzzle.greedy_turn.moves)), games=30)


def test_a_draw_tells_nothing_of_what_is_drawn() -> None:
    drawing = [puzzle for puzzle in SOME if Draw() in puzzle.solution]
    for puzzle in drawing:
        (step,) = judge(puzzle, (Draw(),)).steps
        assert (step.move, step.points, step.receipt) == (Draw(), 0, ())
