"""Means of imagined games with their standard errors, in whole numbers.

What was never seen in so many games may still happen: every error counts one more game, which ended far from
the mean. Without it, games that all ended alike would pretend to have no error.
"""

from __future__ import annotations

from math import isqrt

from cafe.kernel.judging import Judged
from cafe.kernel.search import CENTI

from .review import Difference, Estimate
from .solving import Solution

UNSEEN_MARGIN = 10_000 // CENTI  # how far off a game may be that nobody saw: ten points ...
UNSEEN_WIN = 500  # ... or half a win


def estimate_of_games(judged: Judged) -> Estimate:
    """The means over all playouts of a turn."""
    games, margins, wins = int(judged.samples), int(judged.margins), int(judged.wins)
    return Estimate(
        margin=margins // games,
        margin_error=CENTI * standard_error(games, margins // CENTI, int(judged.squares), UNSEEN_MARGIN),
        win=wins // games,
        win_error=standard_error(games, wins, int(judged.win_squares), UNSEEN_WIN),
        samples=games,
        exact=False,
    )


def behind_in_games(best: Judged, judged: Judged) -> Difference:
    """The best less another turn, game by game."""
    if best is judged:
        return Difference(0, 0, 0, 0)
    games = int(judged.samples)
    margins, wins = int(best.margins - judged.margins), int(best.wins - judged.wins)
    return Difference(
        margin=margins // games,
        margin_error=CENTI
        * standard_error(games, margins // CENTI, int(judged.behind_squares), UNSEEN_MARGIN),
        win=wins // games,
        win_error=standard_error(games, wins, int(judged.win_behind_squares), UNSEEN_WIN),
    )


def estimate_when_solved(solution: Solution) -> Estimate:
    return Estimate(solution.margin, 0, solution.win, 0, samples=0, exact=True)


def behind_when_solved(best: Solution, other: Solution) -> Difference:
    return Difference(best.margin - other.margin, 0, best.win - other.win, 0)


def standard_error(games: int, total: int, squares: int, unseen: int) -> int:
    """Of a mean of so many games, from their sum and the sum of squares; rounded up."""
    spread = max(0, squares * games - total * total) + unseen * unseen * games
    return isqrt(spread // (games - 1)) // games + 1
