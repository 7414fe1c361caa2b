"""The places at a match: as the game has them, and whoever gave up behind all others."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.match.state import Match
from cafe.rules import Standing
from cafe.rules.values import replace


def places(match: Match, standings: Sequence[Standing]) -> tuple[Standing, ...]:
    """The standings of its game, best first; giving up wins nothing, however many points there were."""
    if not any(seat.resigned for seat in match.seats):
        return tuple(standings)
    rank = {
        standing.player: (match.seats[standing.player].resigned, standing.place) for standing in standings
    }
    ranked = [
        replace(standing, place=1 + sum(other < rank[standing.player] for other in rank.values()))
        for standing in standings
    ]
    return tuple(sorted(ranked, key=lambda standing: standing.place))
