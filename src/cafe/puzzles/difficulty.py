"""How hard a puzzle is before anybody has tried it, as an Elo rating; people's answers then move it."""

from __future__ import annotations

from enum import IntEnum
from math import log2

EASIEST, HARDEST = 600, 2200
BASE = 900
PER_RANK = 110  # each time the answer's place in the order of greed doubles
PER_CHOICES = 60  # each time the number of turns that differ doubles, from four on
FEW_CHOICES = 4
PER_POINT = 20  # taken away for each point that the next turn is further behind than it must be
LEAST_AHEAD, MOST_AHEAD = 4, 19  # points


class Depth(IntEnum):
    """What it takes to find the best turn, in rating."""

    SIGHT = 0  # the learned value of what it leaves puts it first
    SEARCH = 200  # some games imagined four decisions ahead do
    END = 400  # only games to the end, or many more of them


def difficulty_of(greedy_rank: int, choices: int, ahead: int, depth: Depth) -> int:
    """From the answer's place in the order of greed (from 1), the number of turns that differ, how many
    thousandths of a point the next one is behind, and how deep one has to look.
    """
    beyond = min(max(ahead / 1_000, LEAST_AHEAD), MOST_AHEAD) - LEAST_AHEAD
    rating = BASE + PER_RANK * log2(greedy_rank) + PER_CHOICES * log2(max(choices, FEW_CHOICES) / FEW_CHOICES)
    return min(max(round(rating + depth - PER_POINT * beyond), EASIEST), HARDEST)
