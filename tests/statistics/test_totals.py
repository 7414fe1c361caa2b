"""What games add up to agrees with the list of them, whatever order it comes in."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.rules import Edition
from cafe.statistics.game import BestTurn, GameKind, GameReview, Opponent, PlayedGame
from cafe.statistics.intervals import ENOUGH, Mean, mean, share
from cafe.statistics.streaks import DAY_MS, MAX_OFFSET_MINUTES, MINUTE_MS
from cafe.statistics.totals import PEOPLE, Tally, totals

from .games import HOUR_MS, START_MS, a_game, many_games, unhurried

MORNING = START_MS // DAY_MS * DAY_MS + 9 * HOUR_MS


def results_of(games: list[PlayedGame]) -> list[PlayedGame]:
    return [game for game in games if game.kind is GameKind.RESULT]


def agrees(tally: Tally, games: list[PlayedGame]) -> bool:
    """Whether a tally says what these games do, reckoned anew with fractions."""
    won = sum((Fraction(1, game.sharing) for game in games if game.place == 1), Fraction(0))
    return (
        tally.games == len(games) == tally.won + tally.shared + tally.lost
        and tally.won + tally.shared == sum(game.place == 1 for game in games)
        and abs(tally.share.value - 1_000 * won / len(games)) <= Fraction(1, 2)
        and abs(tally.margin.value - Fraction(1_000 * sum(game.margin for game in games), len(games))) <= 1
    )


@unhurried
@given(many_games())
def test_every_sum_agrees_with_the_list_of_games(games: list[PlayedGame]) -> None:
    found, results = totals(games), results_of(games)
    assert (found.total is None) == (not results)
    assert found.total is None or agrees(found.total, results)
    for tally in found.editions:
        assert agrees(tally, [game for game in results if game.edition == tally.of])
    for tally in found.sizes:
        assert agrees(tally, [game for game in results if str(game.players) == tally.of])
    for tallies in (found.editions, found.sizes):
        assert sum(tally.games for tally in tallies) == len(results)
        assert sum(tally.won for tally in tallies) == (found.total.won if found.total else 0)


@unhurried
@given(many_games())
def test_every_seat_of_the_others_is_one_result_against_whoever_sat_there(games: list[PlayedGame]) -> None:
    met = Counter(other.bot for game in results_of(games) for other in game.opponents)
    beaten = Counter(
        other.bot for game in results_of(games) for other in game.opponents if game.place < other.place
    )
    found = totals(games).opponents
    assert {tally.of: tally.games for tally in found} == met
    assert {tally.of: tally.won for tally in found if tally.won} == beaten
    assert [tally.games for tally in found] == sorted(met.values(), reverse=True)


@unhurried
@given(many_games(), st.randoms(use_true_random=False), st.integers(-720, 840))
def test_the_order_of_the_games_does_not_matter(
    games: list[PlayedGame], rng: Random, offset_minutes: int
) -> None:
    shuffled = games.copy()
    rng.shuffle(shuffled)
    assert totals(shuffled, offset_minutes) == totals(games, offset_minutes)


@unhurried
@given(many_games())
def test_what_is_no_result_is_told_apart_and_changes_nothing_else(games: list[PlayedGame]) -> None:
    found, alone = totals(games), totals(results_of(games))
    apart = found.apart
    counted = apart.several_seats + apart.imported + apart.ended_early + len(results_of(games))
    assert counted == len(games)
    assert (found.total, found.opponents, found.reviewed) == (alone.total, alone.opponents, alone.reviewed)
    assert (found.win_streak, found.day_streak, found.best_turn) == (
        alone.win_streak,
        alone.day_streak,
        alone.best_turn,
    )


@unhurried
@given(many_games())
def test_means_of_reviews_are_of_the_results_that_were_played_without_a_bot(games: list[PlayedGame]) -> None:
    reviews = [game.review for game in results_of(games) if game.review and not game.bot_for_you]
    found = totals(games).reviewed
    assert (found.games if found else 0) == len(reviews)
    if found:
        assert found.decisions == sum(review.decisions for review in reviews)
        for name in ("lost_win", "accuracy", "luck"):
            mean_of: Mean = getattr(found, name)
            exact = Fraction(sum(getattr(review, name) for review in reviews), len(reviews))
            assert abs(mean_of.value - exact) <= Fraction(1, 2) + Fraction(1, 10**6)
            assert (mean_of.low is not None) == (len(reviews) >= ENOUGH)


@unhurried
@given(many_games())
def test_the_best_turn_is_one_that_was_played_and_none_paid_more(games: list[PlayedGame]) -> None:
    best, turns = totals(games).best_turn, [game for game in results_of(games) if game.best_turn]
    assert (best is None) == (not turns)
    if best is not None:
        played = {
            (game.match, game.best_turn.number, game.best_turn.points) for game in turns if game.best_turn
        }
        assert (best.match, best.number, best.points) in played
        assert best.points == max(points for _, _, points in played)


@unhurried
@given(many_games(), st.integers(-MAX_OFFSET_MINUTES, MAX_OFFSET_MINUTES))
def test_the_longest_streak_of_days_is_as_long_as_the_longest_run_in_the_calendar(
    games: list[PlayedGame], offset_minutes: int
) -> None:
    days = sorted({(game.over_at + offset_minutes * MINUTE_MS) // DAY_MS for game in results_of(games)})
    longest = run = 1 if days else 0
    for day, following in pairwise(days):
        run = run + 1 if following == day + 1 else 1
        longest = max(longest, run)
    found = totals(games, offset_minutes).day_streak
    assert (found.length if found else 0) == longest


def in_a_row(*places: int) -> list[PlayedGame]:
    return [
        a_game(match=f"m{number}", over_at=MORNING + number * HOUR_MS, place=place)
        for number, place in enumerate(places)
    ]


def test_a_streak_of_wins_ends_with_a_defeat_and_with_a_shared_win() -> None:
    found = totals(in_a_row(1, 2, 1, 1, 1, 2, 1)).win_streak
    assert found is not None
    assert (found.length, found.first_at, found.last_at) == (3, MORNING + 2 * HOUR_MS, MORNING + 4 * HOUR_MS)
    shared = totals([*in_a_row(1, 1), a_game(match="z", over_at=MORNING + DAY_MS, sharing=2)]).win_streak
    assert shared is not None
    assert shared.length == 2
    assert totals(in_a_row(2, 3)).win_streak is None


def test_days_are_those_of_the_clock_that_one_looks_at() -> None:
    midnight = MORNING + 15 * HOUR_MS
    before, after = (a_game(match=f"m{at}", over_at=midnight + at * 30 * MINUTE_MS) for at in (-1, 1))
    streaks = [totals([before, after], offset).day_streak for offset in (0, -60, 60)]
    assert [streak and streak.length for streak in streaks] == [2, 1, 1]


def test_of_several_turns_that_paid_as_much_the_first_is_told() -> None:
    first = a_game(match="b", over_at=MORNING, best_turn=BestTurn(20, 3))
    later = a_game(match="a", over_at=MORNING + 1, best_turn=BestTurn(20, 1))
    best = totals([later, first]).best_turn
    assert best is not None
    assert (best.match, best.number) == ("b", 3)


def test_nobody_has_played_yet() -> None:
    found = totals([])
    assert (found.total, found.reviewed, found.best_turn) == (None, None, None)
    assert (found.win_streak, found.day_streak) == (None, None)
    assert found.editions == found.sizes == found.opponents == ()


def test_people_are_one_opponent_and_every_bot_one_of_their_own() -> None:
    others = (Opponent("", 2, 90), Opponent("", 3, 80), Opponent("leonora", 1, 120))
    game = a_game(players=4, place=2, sharing=2, points=90, margin=-30, opponents=others)
    people, leonora = totals([game]).opponents
    assert (people.of, people.games, people.won, people.shared) == (PEOPLE, 2, 1, 1)
    assert (leonora.of, leonora.lost, leonora.margin) == ("leonora", 1, Mean(-30_000))


def test_a_win_that_is_shared_counts_in_part() -> None:
    games = [a_game(match=f"m{sharing}", players=5, sharing=sharing) for sharing in (1, 2, 3, 4, 5)]
    total = totals(games).total
    assert total is not None
    assert (total.won, total.shared, total.lost) == (1, 4, 0)
    assert total.share.value == round(1_000 * (60 + 30 + 20 + 15 + 12) / 300)


@pytest.mark.parametrize("edition", Edition)
def test_an_interval_is_told_from_ten_games_on(edition: Edition) -> None:
    games = [a_game(match=f"m{number}", edition=edition, margin=number) for number in range(ENOUGH)]
    few, enough = totals(games[1:]).total, totals(games).total
    assert few is not None
    assert enough is not None
    assert (few.share.low, few.margin.low) == (None, None)
    assert enough.share == Mean(1_000, 722, 1_000)  # Wilson's for 10 of 10
    assert enough.margin == Mean(4_500, 2_334, 6_666)  # 4.5 ± 2.2622 · 3.0277 / √10


@unhurried
@given(st.lists(st.integers(-300, 300), min_size=1, max_size=60))
def test_a_mean_lies_in_its_interval(numbers: list[int]) -> None:
    found = mean(numbers, 1_000)
    assert found.low is None or found.high is None or found.low <= found.value <= found.high


@unhurried
@given(st.integers(1, 500), st.data())
def test_a_share_lies_in_its_interval_and_that_between_nothing_and_all(
    count: int, data: st.DataObject
) -> None:
    won = data.draw(st.integers(0, 60 * count))
    found = share(won, 60 * count, count, 1_000)
    low, high = found.low or 0, 1_000 if found.high is None else found.high
    assert 0 <= low <= found.value <= high <= 1_000


def test_luck_and_losses_are_means_over_games() -> None:
    reviews = [GameReview(10, 2_000, 833, 3_000), GameReview(30, 1_000, 909, -1_000)]
    games = [a_game(match=f"m{number}", review=review) for number, review in enumerate(reviews)]
    found = totals(games).reviewed
    assert found is not None
    assert (found.games, found.decisions) == (2, 40)
    assert (found.lost_win.value, found.accuracy.value, found.luck.value) == (1_500, 871, 1_000)
