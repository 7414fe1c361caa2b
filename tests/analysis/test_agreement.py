"""A small sample of what `./run prove --reviews` measures at length: sampled values agree with exact ones."""

from __future__ import annotations

from itertools import islice

from .agreement import compared_endings, marked_decisions

POSITIONS, NODES = 24, 200
DECISIONS, FEW = 6, 40


def test_sampled_values_of_solved_positions_are_within_three_standard_errors() -> None:
    compared = list(islice(compared_endings("suite", NODES), POSITIONS))
    assert sum(each.agrees for each in compared) >= POSITIONS - 1


def test_ten_times_as_many_games_leave_blunders_as_they_are() -> None:
    marked = list(islice(marked_decisions("suite", FEW), DECISIONS))
    assert sum(each.stays() for each in marked) >= DECISIONS - 1
