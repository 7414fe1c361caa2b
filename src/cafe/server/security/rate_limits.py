"""How often one may ask: generous for play, tight for what fills the database."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from enum import StrEnum

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from cafe.protocol.errors import ApiError

ADDRESS_FACTOR = 8  # an address may do so many times what one person may
IPV6_HOUSEHOLD_BITS = 64


class RateLimit(StrEnum):
    """Requests that are counted together."""

    LOOK = "look"
    PLAY = "play"
    OPEN = "open"
    PERSON = "person"
    LINK = "link"
    CHAT = "chat"
    FILE = "file"
    FOLLOW = "follow"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True)
class Quota:
    """So many requests in so many minutes, and what they do."""

    requests: int
    minutes: int
    description: str


QUOTAS: dict[RateLimit, Quota] = {
    RateLimit.LOOK: Quota(1_200, 1, "Looking at matches, lists, plans and yourself."),
    RateLimit.PLAY: Quota(600, 1, "Drafting and playing turns, taking and leaving seats, and the referee."),
    RateLimit.OPEN: Quota(30, 10, "Opening matches and rematches."),
    RateLimit.PERSON: Quota(10, 10, "Becoming a new person; counted by address only."),
    RateLimit.LINK: Quota(10, 10, "Links for a second device, and tokens for bots."),
    RateLimit.CHAT: Quota(30, 1, "Chatting, muting, changing one's name and signing devices out."),
    RateLimit.FILE: Quota(20, 10, "Importing game files."),
    RateLimit.FOLLOW: Quota(120, 1, "Opening WebSockets."),
    RateLimit.PICTURE: Quota(30, 1, "Pictures of matches."),
}  # for one person


class RateLimiter:
    """Counts in this node's memory."""

    def __init__(self, factor: float) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._factor = factor
        self._per_person = {rate_limit: _limit(rate_limit, factor) for rate_limit in RateLimit}
        self._per_address = {
            rate_limit: _limit(rate_limit, factor * ADDRESS_FACTOR) for rate_limit in RateLimit
        }

    def count_address(self, rate_limit: RateLimit, address: str) -> None:
        """Count one more of an address, before it is known who asks, or refuse with the time to wait."""
        self._count(self._per_address[rate_limit], "address", rate_limit, address_group(address))

    def count_person(self, rate_limit: RateLimit, person: str | None) -> None:
        """Count one more of a person; strangers are counted by their address alone."""
        if person is not None:
            self._count(self._per_person[rate_limit], "person", rate_limit, person)

    def _count(self, limit: RateLimitItem, kind: str, rate_limit: RateLimit, who: str) -> None:
        if self._factor and not self._limiter.hit(limit, kind, rate_limit.name, who):
            reset = self._limiter.get_window_stats(limit, kind, rate_limit.name, who).reset_time
            raise ApiError(429, "too-many-requests", headers={"Retry-After": _seconds_until(reset)})


def address_group(address: str) -> str:
    """One household has many IPv6 addresses."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), IPV6_HOUSEHOLD_BITS), strict=False))


def _limit(rate_limit: RateLimit, factor: float) -> RateLimitItemPerMinute:
    quota = QUOTAS[rate_limit]
    return RateLimitItemPerMinute(max(1, round(quota.requests * factor)), quota.minutes)


def _seconds_until(reset: float) -> str:
    return str(max(1, round(reset - time.time())))
