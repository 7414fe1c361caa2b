"""What is said of a turn, and of a player in all; the thresholds are on the page, and in docs/analysis.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .review import Difference, Mark, PlayerSummary, ReviewedTurn

CERTAIN = 2  # a difference counts from so many of its standard errors on
THRESHOLDS = ((100, Mark.BLUNDER), (50, Mark.MISTAKE), (25, Mark.INACCURACY))  # thousandths of a win
GREAT_AMONG = 5  # turns that differ: among fewer it is no feat to find the only good one
GREAT_AHEAD = 50  # thousandths of a win, that every other turn would have cost
HALVED_BY = 10_000  # hundred-thousandths of a win lost per decision that halve the accuracy
PERFECT = 1_000  # tenths


def mark_of(loss: Difference, behind: Sequence[Difference], choices: int) -> Mark | None:
    """The mark of a turn, from its loss and, if it is the best, from how far the others are behind."""
    if is_great(behind, choices):
        return Mark.GREAT
    if not is_certain(loss):
        return None
    return next((mark for least, mark in THRESHOLDS if loss.win >= least), None)


def is_great(behind: Sequence[Difference], choices: int) -> bool:
    """Whether every other turn of many would have been a mistake, and that is certain."""
    return (
        choices >= GREAT_AMONG
        and bool(behind)
        and all(each.win >= GREAT_AHEAD and is_certain(each) for each in behind)
    )


def is_certain(difference: Difference) -> bool:
    return difference.win > CERTAIN * difference.win_error


def summary_of(seat: int, turns: Iterable[ReviewedTurn]) -> PlayerSummary:
    """Of the real decisions of one player."""
    real = [turn for turn in turns if turn.seat == seat and turn.is_real]
    count = max(1, len(real))
    marks = [turn.mark for turn in real]
    lost_win = 100 * sum(turn.loss.win for turn in real) // count
    return PlayerSummary(
        seat=seat,
        decisions=len(real),
        lost_margin=sum(turn.loss.margin for turn in real) // count,
        lost_win=lost_win,
        accuracy=accuracy(lost_win),
        great=marks.count(Mark.GREAT),
        inaccuracies=marks.count(Mark.INACCURACY),
        mistakes=marks.count(Mark.MISTAKE),
        blunders=marks.count(Mark.BLUNDER),
    )


def accuracy(lost_win: int) -> int:
    """100 · 10 / (10 + e), in tenths, where e is the percentage of a win lost per decision."""
    return PERFECT * HALVED_BY // (HALVED_BY + max(0, lost_win))
