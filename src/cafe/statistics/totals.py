"""What somebody's games add up to; the same whatever order they come in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cafe.rules.values import value

from .game import GameKind, PlayedGame
from .intervals import Mean, mean, share
from .streaks import Streak, longest_days, longest_wins

WIN = 60  # a whole win in parts, so that two, three, four or five can share it
THOUSANDTHS = 1_000
PEOPLE = ""  # whom a tally of opponents is of, if not of a bot


@value
class Tally:
    """Some results together: against one opponent, or of one edition or table size."""

    of: str
    games: int
    won: int
    shared: int  # a first place, or that of the opponent, with others
    lost: int
    share: Mean  # of what could be won, in thousandths; a shared win counts in part
    margin: Mean  # thousandths of a point


@value
class Apart:
    """Games that are no results against somebody, and why."""

    several_seats: int
    imported: int
    ended_early: int


@value
class Reviewed:
    """How well somebody played, as the mean over those of their results that were reviewed."""

    games: int
    decisions: int
    lost_win: Mean  # per decision, in hundred-thousandths of a win
    accuracy: Mean  # tenths, from 0 to 1000
    luck: Mean  # per game, their own less that of the others, in thousandths of a point


@value
class BestTurnEver:
    """The turn that paid most in all results, and where it is in the replay."""

    match: str
    number: int
    points: int
    over_at: int


@value
class Totals:
    """What somebody's games add up to. Only results count, but for what is told apart."""

    total: Tally | None
    editions: tuple[Tally, ...]
    sizes: tuple[Tally, ...]
    opponents: tuple[Tally, ...]
    apart: Apart
    reviewed: Reviewed | None
    win_streak: Streak | None
    day_streak: Streak | None
    best_turn: BestTurnEver | None


@value
class Point:
    """One result as a tally takes it: how much of a win, and by how much."""

    win: int
    is_shared: bool
    margin: int


def totals(games: Sequence[PlayedGame], offset_minutes: int = 0) -> Totals:
    """What these games add up to; days are those of a clock so many minutes ahead of UTC."""
    results = sorted(
        (game for game in games if game.kind is GameKind.RESULT), key=lambda game: (game.over_at, game.match)
    )
    return Totals(
        total=_tally("", [_of_game(game) for game in results]) if results else None,
        editions=_grouped((game.edition.value, _of_game(game)) for game in results),
        sizes=_grouped((str(game.players), _of_game(game)) for game in results),
        opponents=_grouped(pair for game in results for pair in _against(game)),
        apart=_apart(games),
        reviewed=_reviewed(results),
        win_streak=longest_wins(results),
        day_streak=longest_days(results, offset_minutes),
        best_turn=_best_turn(results),
    )


def _apart(games: Sequence[PlayedGame]) -> Apart:
    count = Counter(game.kind for game in games)
    return Apart(
        several_seats=count[GameKind.SEVERAL_SEATS],
        imported=count[GameKind.IMPORTED],
        ended_early=count[GameKind.ENDED_EARLY],
    )


def _of_game(game: PlayedGame) -> Point:
    is_first = game.place == 1
    return Point(WIN // game.sharing if is_first else 0, is_first and game.sharing > 1, game.margin)


def _against(game: PlayedGame) -> Iterable[tuple[str, Point]]:
    """One result for each seat of the others, whoever won the game."""
    for other in game.opponents:
        is_even = other.place == game.place
        win = WIN // 2 if is_even else WIN * (game.place < other.place)
        yield other.bot or PEOPLE, Point(win, is_even, game.points - other.points)


def _grouped(pairs: Iterable[tuple[str, Point]]) -> tuple[Tally, ...]:
    """A tally for each, the most frequent first."""
    groups: dict[str, list[Point]] = {}
    for of, point in pairs:
        groups.setdefault(of, []).append(point)
    tallies = [_tally(of, points) for of, points in groups.items()]
    return tuple(sorted(tallies, key=lambda tally: (-tally.games, tally.of)))


def _tally(of: str, points: Sequence[Point]) -> Tally:
    games, won = len(points), sum(point.win == WIN for point in points)
    shared = sum(point.is_shared for point in points)
    return Tally(
        of=of,
        games=games,
        won=won,
        shared=shared,
        lost=games - won - shared,
        share=share(sum(point.win for point in points), WIN * games, games, THOUSANDTHS),
        margin=mean([point.margin for point in points], THOUSANDTHS),
    )


def _reviewed(results: Sequence[PlayedGame]) -> Reviewed | None:
    """Only of games that they played alone: a review does not tell a bot's turns from those of its seat."""
    reviews = [game.review for game in results if game.review is not None and not game.bot_for_you]
    if not reviews:
        return None
    return Reviewed(
        games=len(reviews),
        decisions=sum(review.decisions for review in reviews),
        lost_win=mean([review.lost_win for review in reviews]),
        accuracy=mean([review.accuracy for review in reviews]),
        luck=mean([review.luck for review in reviews]),
    )


def _best_turn(results: Sequence[PlayedGame]) -> BestTurnEver | None:
    """Of several that paid as much, the first."""
    best: BestTurnEver | None = None
    for game in results:
        turn = game.best_turn
        if turn is not None and (best is None or turn.points > best.points):
            best = BestTurnEver(game.match, turn.number, turn.points, game.over_at)
    return best
