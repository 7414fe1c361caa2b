"""How often one may ask: generous for play, tight for what fills the database."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from cafe.api.rate_limit import RateLimit
from cafe.protocol.errors import ApiError
from cafe.server.security.addresses import HOUSEHOLDS, address_group, site_group
from cafe.server.security.budgets import Budget, Budgets

ADDRESS_FACTOR = 8  # an address may do so many times what one person may
SITE_FACTOR = HOUSEHOLDS * ADDRESS_FACTOR  # and an IPv6 /48


@dataclass(frozen=True, slots=True)
class Quota:
    """So many requests in so many minutes, and what they do."""

    requests: int
    minutes: int
    description: str


QUOTAS: dict[RateLimit, Quota] = {
    RateLimit.LOOK: Quota(1_200, 1, "Looking at matches, lists, plans and yourself."),
    RateLimit.PLAY: Quota(600, 1, "Drafting and playing turns, taking and leaving seats, and the referee."),
    RateLimit.OPEN: Quota(30, 10, "Opening matches, rematches, deals of the day and challenges."),
    RateLimit.PERSON: Quota(10, 10, "Becoming a new person; counted by address only."),
    RateLimit.LINK: Quota(10, 10, "Links for a second device, and tokens for bots."),
    RateLimit.CHAT: Quota(
        30, 1, "Chatting, ringing the bell, muting, changing one's name and signing devices out."
    ),
    RateLimit.REPORT: Quota(10, 10, "Reporting lines of chat and names."),
    RateLimit.OPERATOR: Quota(2, 10, "Signing in as the operator; counted by address only."),
    RateLimit.FILE: Quota(20, 10, "Importing game files, and asking for reviews."),
    RateLimit.FOLLOW: Quota(120, 1, "Opening WebSockets."),
    RateLimit.PICTURE: Quota(30, 1, "Pictures of matches."),
    RateLimit.PUZZLE: Quota(60, 1, "Answering puzzles."),
}  # for one person


class Counted(StrEnum):
    """Whose requests are counted together."""

    PERSON = "person"
    ADDRESS = "address"
    SITE = "site"


FACTORS = {Counted.PERSON: 1, Counted.ADDRESS: ADDRESS_FACTOR, Counted.SITE: SITE_FACTOR}


class RateLimiter:
    """Counts in this node's memory, which is bounded; other nodes count for themselves."""

    def __init__(self, factor: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor, self._clock, self.budgets = factor, clock, Budgets()
        self._limits = {
            (counted, rate_limit): _budget(rate_limit, factor * times)
            for counted, times in FACTORS.items()
            for rate_limit in RateLimit
        }

    def count_address(self, rate_limit: RateLimit, address: str, cost: float = 1) -> None:
        """Count a request of an address, before it is known who asks, or refuse with the time to wait."""
        self._count(Counted.ADDRESS, rate_limit, address_group(address), cost)
        if (site := site_group(address)) is not None:
            self._count(Counted.SITE, rate_limit, site, cost)

    def count_person(self, rate_limit: RateLimit, person: str | None, cost: float = 1) -> None:
        """Count a request of a person; strangers are counted by their address alone."""
        if person is not None:
            self._count(Counted.PERSON, rate_limit, person, cost)

    def count_more(self, rate_limit: RateLimit, address: str, person: str | None, cost: float) -> None:
        """Count what a request costs beyond the one that is counted already; the person is asked first."""
        if person is not None:
            self._count(Counted.PERSON, rate_limit, person, cost, already=1)
        self._count(Counted.ADDRESS, rate_limit, address_group(address), cost, already=1)
        if (site := site_group(address)) is not None:
            self._count(Counted.SITE, rate_limit, site, cost, already=1)

    def _count(
        self, by: Counted, rate_limit: RateLimit, who: str, cost: float, *, already: float = 0
    ) -> None:
        """What costs more than a whole budget has left beside what is spent already costs just that."""
        if not self._factor:
            return
        budget = self._limits[by, rate_limit]
        cost = min(cost, budget.size - already)
        if wait_s := self.budgets.spend((by, rate_limit, who), budget, cost, self._clock()):
            raise ApiError(429, "too-many-requests", headers={"Retry-After": str(wait_s)})


def _budget(rate_limit: RateLimit, factor: float) -> Budget:
    quota = QUOTAS[rate_limit]
    return Budget(max(1, round(quota.requests * factor)), quota.minutes * 60)
