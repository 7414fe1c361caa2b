"""How often one may ask: budgets that refill evenly, and never forget a heavy user for a flood of others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from cafe.api.rate_limit import RateLimit
from cafe.protocol.errors import ApiError
from cafe.server.security.budgets import MAX_HEAVY, MAX_LIGHT, Budget, Budgets
from cafe.server.security.rate_limits import ADDRESS_FACTOR, QUOTAS, SITE_FACTOR, RateLimiter

LOOK = QUOTAS[RateLimit.LOOK].requests
TEN = Budget(10, 60)


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now_s = 1_000_000.0

    def __call__(self) -> float:
        return self.now_s


def calls_of(work: Callable[[], object]) -> int:
    """How many functions are called, of Python's and of C's: the same at every run."""
    count = 0

    def on_call(_: FrameType, event: str, __: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(on_call)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_a_budget_is_spent_at_once_and_refills_evenly() -> None:
    budgets, now_s = Budgets(), 500.0
    assert [budgets.spend("anna", TEN, 1, now_s) for _ in range(11)] == [0] * 10 + [6]
    assert budgets.spend("ben", TEN, 1, now_s) == 0
    assert budgets.spend("anna", TEN, 1, now_s + 5.9) == 1
    assert budgets.spend("anna", TEN, 1, now_s + 6) == 0
    assert budgets.spend("anna", TEN, 1, now_s + 6) == 6
    assert [budgets.spend("anna", TEN, 1, now_s + 66.1) for _ in range(11)] == [0] * 10 + [6]


def test_who_waits_as_long_as_told_is_let_in() -> None:
    budgets, now_s = Budgets(), 123.456
    for _ in range(200):
        if wait_s := budgets.spend("anna", TEN, 3, now_s):
            assert budgets.spend("anna", TEN, 3, now_s + wait_s - 1.01) > 0
            assert budgets.spend("anna", TEN, 3, now_s + wait_s) == 0
            now_s += wait_s
        now_s += 0.7


def test_what_costs_more_takes_more_of_the_budget() -> None:
    budgets = Budgets()
    assert budgets.spend("anna", TEN, 9, 0.0) == 0
    assert budgets.spend("anna", TEN, 2, 0.0) == 6
    assert budgets.spend("anna", TEN, 1, 0.0) == 0
    assert budgets.spend("ben", TEN, 1_000, 0.0) == 0, "a whole budget buys what costs more than all of it"
    assert budgets.spend("ben", TEN, 1, 0.0) == 6


def test_memory_stays_bounded_and_what_is_whole_again_is_forgotten() -> None:
    budgets = Budgets(max_light=100, max_heavy=10)
    for number in range(10_000):
        budgets.spend(number, TEN, 1, 0.0)
        budgets.spend(f"heavy {number}", TEN, 9, 0.0)
    assert 100 <= len(budgets) <= 110
    for _ in range(110):
        budgets.spend("anna", TEN, 1, 61.0)
    assert len(budgets) == 1


def test_a_flood_of_newcomers_does_not_give_back_what_a_heavy_user_spent() -> None:
    budgets = Budgets(max_light=100, max_heavy=10)
    for _ in range(10):
        budgets.spend("heavy", TEN, 1, 0.0)
    for number in range(10_000):
        assert budgets.spend(number, TEN, 1, 0.0) == 0
        if number == 50:
            assert budgets.spend("heavy", TEN, 1, 0.0) > 0
    assert budgets.spend("heavy", TEN, 1, 0.0) > 0


def test_after_a_hundred_thousand_addresses_a_request_takes_no_more_work() -> None:
    clock = Clock()
    fresh, old = (RateLimiter(1, clock) for _ in range(2))

    def ask_of(limiter: RateLimiter) -> Callable[[], None]:
        return lambda: limiter.count_address(RateLimit.LOOK, "192.0.2.1")

    for number in range(100_000):
        old.count_address(RateLimit.LOOK, f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(old.budgets) <= MAX_LIGHT + MAX_HEAVY == 100_000
    ask_of(fresh)(), ask_of(old)()
    price = calls_of(ask_of(fresh))
    assert calls_of(ask_of(old)) <= price + 4, "while it is full"
    clock.now_s += 601
    swept = [calls_of(ask_of(old)) for _ in range(50)]
    assert max(swept) <= price + 8, "while the expired are swept"


def test_one_ipv6_network_may_not_use_its_many_households() -> None:
    limiter = RateLimiter(1, Clock())
    for number in range(LOOK * SITE_FACTOR):
        limiter.count_address(RateLimit.LOOK, f"2001:db8:1:{number % 1_000:x}::1")
    with pytest.raises(ApiError) as refused:
        limiter.count_address(RateLimit.LOOK, "2001:db8:1:ffff::1")
    assert refused.value.headers["Retry-After"] == "1"
    limiter.count_address(RateLimit.LOOK, "2001:db8:2::1")


def test_one_household_has_its_own_limit_within_the_network() -> None:
    limiter = RateLimiter(1, Clock())
    for number in range(LOOK * ADDRESS_FACTOR):
        limiter.count_address(RateLimit.LOOK, f"2001:db8:1:2::{number:x}")
    with pytest.raises(ApiError):
        limiter.count_address(RateLimit.LOOK, "2001:db8:1:2:ffff::1")
    limiter.count_address(RateLimit.LOOK, "2001:db8:1:3::1")
