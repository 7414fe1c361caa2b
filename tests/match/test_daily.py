"""The deal of the day: the same for everybody, another one every day, and never known beforehand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cafe.match.daily import (
    DAY_MS,
    GRACE_MS,
    TABLE_OF_WEEKDAY,
    daily_deal,
    daily_seed,
    day_of,
    ends_at,
    is_revealed,
    revealed_at,
    streak,
)
from cafe.rules import Edition, commitment, deal

CHARACTERS = ("hedwig", "marcel")
DAYS = st.integers(20_000, 40_000)
EDITIONS = st.sampled_from(Edition)
SECRETS = st.binary(min_size=16, max_size=64)
MONDAY = 20_773  # 16 November 2026


@given(SECRETS, EDITIONS, DAYS)
def test_a_day_has_one_deal_that_can_be_played(secret: bytes, edition: Edition, day: int) -> None:
    dealt = daily_deal(secret, edition, day, CHARACTERS)
    assert dealt == daily_deal(secret, edition, day, CHARACTERS)
    assert dealt.seat in range(dealt.rules.players)
    assert len(dealt.opponents) == dealt.rules.players - 1
    assert set(dealt.opponents) <= set(CHARACTERS)
    others = [seat for seat in range(dealt.rules.players) if seat != dealt.seat]
    assert sorted(map(dealt.bot_at, others)) == sorted(dealt.opponents), "each of them has a seat"
    assert deal(dealt.rules, dealt.seed).first in range(dealt.rules.players)


@given(SECRETS, DAYS, DAYS)
def test_no_two_days_or_games_have_the_same_seed(secret: bytes, day: int, other: int) -> None:
    seeds = {(edition, one): daily_seed(secret, edition, one) for edition in Edition for one in (day, other)}
    assert len(set(seeds.values())) == len(seeds)
    assert len(set(map(commitment, seeds.values()))) == len(seeds)


@given(SECRETS, SECRETS, EDITIONS, DAYS)
def test_another_house_has_other_deals(secret: bytes, other: bytes, edition: Edition, day: int) -> None:
    is_same = daily_seed(secret, edition, day) == daily_seed(other, edition, day)
    assert is_same == (secret == other)


@given(DAYS, st.integers(0, DAY_MS - 1))
def test_the_seed_is_told_when_the_day_is_over_and_those_who_began_had_a_while(day: int, within: int) -> None:
    at = day * DAY_MS + within
    assert day_of(at) == day
    assert at < ends_at(day) < revealed_at(day) == ends_at(day) + GRACE_MS
    assert not is_revealed(day, at)
    assert is_revealed(day, revealed_at(day))


def test_the_table_grows_towards_the_weekend() -> None:
    week = [daily_deal(b"house", Edition.BOARD, MONDAY + n, CHARACTERS).rules.players for n in range(7)]
    assert tuple(week) == TABLE_OF_WEEKDAY


@given(st.lists(DAYS, max_size=40), DAYS)
def test_a_streak_is_as_many_days_in_a_row_as_end_today_or_yesterday(days: list[int], today: int) -> None:
    length = streak(days, today)
    last = today if today in days else today - 1
    assert all(last - back in days for back in range(length))
    assert last - length not in days


def test_a_day_left_out_ends_a_streak_and_one_that_is_not_over_does_not() -> None:
    assert streak([10, 9, 8, 6], 10) == 3
    assert streak([9, 8, 6], 10) == 2
    assert streak([8, 7], 10) == 0
    assert streak([], 10) == 0
