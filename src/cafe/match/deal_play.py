"""How somebody did with a deal that others play, too; and how good that is beside the others."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from math import isqrt

from cafe.match.entries import MatchOver, Outcome, Row
from cafe.match.result import places
from cafe.match.state import Match, Status
from cafe.rules import Game, Standing, standings
from cafe.rules.values import value

MILLI = 1_000


class Grade(IntEnum):
    """What comes before all points when results are compared."""

    GAVE_UP = 0
    BANKRUPT = 1  # B8: ranks below everybody who is not
    PLAYED = 2


@value
class DealResult:
    """The end of a game for one seat."""

    grade: Grade
    score: int
    margin: int  # ahead of the best of the others, or behind them
    place: int
    bot_helped: bool  # a bot played some of it


@value
class DealPlay:
    """Somebody's game of a shared deal, as the index keeps it."""

    deal: str
    person: str
    seat: int
    day: int | None
    began_at: int
    ended_at: int | None = None
    result: DealResult | None = None


@value
class Par:
    """What the strongest bot makes of a seat: its mean margin and the standard error, in thousandths."""

    mean: int
    error: int
    games: int


def deal_play(match: Match, rows: Sequence[Row]) -> DealPlay | None:
    """What the index is told of a shared deal after these rows; None where that is nothing new."""
    shared = match.opened.shared
    ends = any(isinstance(row.entry, MatchOver) for row in rows)
    if shared is None or not (ends or rows[0].seq == 1):
        return None
    sitting = [(number, one.person) for number, one in enumerate(match.seats) if one.person]
    if not sitting:  # they got up before it began
        return None
    seat, person = sitting[0]
    counts = ends and match.outcome in (Outcome.PLAYED, Outcome.RESIGNED)
    return DealPlay(
        deal=shared.deal,
        person=person,
        seat=seat,
        day=shared.day,
        began_at=match.opened_at,
        ended_at=match.last_at if ends else None,
        result=result_of(match, seat) if counts else None,
    )


def result_of(match: Match, seat: int) -> DealResult | None:
    """How a match ended for one of its seats; None before its end."""
    if match.status is not Status.OVER or match.game is None:
        return None
    there = match.seats[seat]
    final = {one.player: one for one in places(match, standings(match.game))}
    mine = final[seat]
    return DealResult(
        grade=Grade.GAVE_UP if there.resigned else _grade(mine),
        score=mine.points,
        margin=margin_of(match.game, seat),
        place=mine.place,
        bot_helped=there.was_taken_over,
    )


def margin_of(game: Game, seat: int) -> int:
    """How many points a seat is ahead of the best of the others; whoever is out counts only if all are."""
    others = [one for one in standings(game) if one.player != seat]
    staying = [one.points for one in others if not one.bankrupt]
    return game.scene.scores[seat] - max(staying or [one.points for one in others])


def percentile(worse: int, equal: int, total: int) -> int | None:
    """How many percent of the others one is ahead of, ties counting half; None where there is nobody else.

    Whoever is not ahead of all is not said to be, however many there are.
    """
    others = total - 1
    if others < 1:
        return None
    if worse == others:
        return 100
    return min(99, round(100 * (worse + (equal - 1) / 2) / others))


def par_of(margins: Sequence[int]) -> Par:
    """Mean and standard error of what was played, exactly rounded."""
    count, total = len(margins), sum(margins)
    squares = sum((count * margin - total) ** 2 for margin in margins)  # count² times the squared deviations
    error = isqrt(MILLI * MILLI * squares // (count**3 * (count - 1))) if count > 1 else 0
    return Par(mean=round(MILLI * total / count), error=error, games=count)


def may_be_offered(match: Match) -> str | None:
    """Why a match cannot be a challenge, as a code; None where it can."""
    if match.status is not Status.OVER:
        return "not-over-yet"
    if match.game is None or match.game.end is None:
        return "not-played-out"
    if match.is_imported:
        return "imported-game"
    return None


def _grade(standing: Standing) -> Grade:
    return Grade.BANKRUPT if standing.bankrupt else Grade.PLAYED
