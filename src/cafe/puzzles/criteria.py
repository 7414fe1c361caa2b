"""When one turn is clearly best; the thresholds stand in docs/puzzles.md, too."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.analysis.review import Difference

LEAST_MARGIN = 4_000  # thousandths of a point, ahead of the next different turn
LEAST_WIN = 50  # thousandths of a win
CERTAIN = 4  # standard errors of the difference
LEAST_CHANCE, MOST_CHANCE = 150, 850  # of the best turn to win, in thousandths
LEAST_CHOICES = 3  # turns that differ

SPARE = 1  # so many of its errors beyond the thresholds has to be what is mined, for others will check it
SPARE_CHANCE = 2  # … and of its own errors the chance to win, within its bounds


def is_clear(behind: Sequence[Difference]) -> bool:
    """Whether all others are far enough behind, and that is certain."""
    return all(
        each.margin >= max(LEAST_MARGIN, CERTAIN * each.margin_error)
        and each.win >= max(LEAST_WIN, CERTAIN * each.win_error)
        for each in behind
    )


def is_clear_to_spare(behind: Sequence[Difference]) -> bool:
    """The same with something to spare."""
    return all(
        each.margin >= max(LEAST_MARGIN + SPARE * each.margin_error, (CERTAIN + SPARE) * each.margin_error)
        and each.win >= max(LEAST_WIN + SPARE * each.win_error, (CERTAIN + SPARE) * each.win_error)
        for each in behind
    )


def can_still_be_clear(behind: Sequence[Difference]) -> bool:
    """Whether it is worth to go on: nothing looks too near, as far as the errors go."""
    return all(
        each.margin + each.margin_error >= LEAST_MARGIN and each.win + each.win_error >= LEAST_WIN
        for each in behind
    )


def is_open(win: int) -> bool:
    """Whether the game is still to be won and lost."""
    return LEAST_CHANCE <= win <= MOST_CHANCE


def is_open_to_spare(win: int, error: int) -> bool:
    """The same with something to spare."""
    spare = SPARE_CHANCE * error
    return LEAST_CHANCE + spare <= win <= MOST_CHANCE - spare
