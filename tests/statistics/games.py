"""Games as Hypothesis makes them up: any results that could have been."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from cafe.rules import Edition
from cafe.rules.values import replace
from cafe.statistics.game import BestTurn, GameKind, GameReview, Opponent, PlayedGame

HOUR_MS = 3_600_000
START_MS = 1_700_000_000_000
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # on a busy machine, too
BOTS = ("", "leonora", "greedy", "rémy")

POINTS = st.integers(-60, 250)
REVIEWS = st.builds(
    GameReview,
    decisions=st.integers(1, 60),
    lost_win=st.integers(0, 30_000),
    accuracy=st.integers(0, 1_000),
    luck=st.integers(-90_000, 90_000),
)
BEST_TURNS = st.builds(BestTurn, points=st.integers(-10, 40), number=st.integers(1, 90))


def a_game(**changes: Any) -> PlayedGame:
    """A game for two that was won by three points, unless something else is said."""
    usual = PlayedGame(
        match="m",
        over_at=START_MS,
        edition=Edition.BOARD,
        players=2,
        kind=GameKind.RESULT,
        seat=0,
        place=1,
        sharing=1,
        points=100,
        margin=3,
        opponents=(Opponent("leonora", 2, 97),),
        gave_up=False,
        bot_for_you=False,
        bot_for_others=False,
        best_turn=BestTurn(12, 7),
    )
    return replace(usual, **changes)


@st.composite
def played_games(draw: st.DrawFn) -> PlayedGame:
    """A game at a table of two to five, whose places follow from the points."""
    own, *others = draw(st.lists(POINTS, min_size=2, max_size=5))
    everybody = [own, *others]

    def place(points: int) -> int:
        return 1 + sum(other > points for other in everybody)

    return a_game(
        over_at=START_MS + HOUR_MS * draw(st.integers(0, 24 * 30)),
        edition=draw(st.sampled_from(Edition)),
        players=len(everybody),
        kind=draw(st.sampled_from([*GameKind, GameKind.RESULT, GameKind.RESULT])),
        place=place(own),
        sharing=everybody.count(own),
        points=own,
        margin=own - max(others),
        opponents=tuple(Opponent(draw(st.sampled_from(BOTS)), place(each), each) for each in others),
        gave_up=draw(st.booleans()),
        bot_for_you=draw(st.booleans()),
        best_turn=draw(st.none() | BEST_TURNS),
        review=draw(st.none() | REVIEWS),
    )


def many_games(most: int = 40) -> st.SearchStrategy[list[PlayedGame]]:
    """Games of one person, each in a match of its own."""
    return st.lists(played_games(), max_size=most).map(
        lambda games: [replace(game, match=f"m{number:02}") for number, game in enumerate(games)]
    )
