"""How often one may ask: generous for play, tight for what fills the house."""

from __future__ import annotations

import ipaddress
import time
from enum import StrEnum

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from cafe.protocol.errors import ApiError

ADDRESS_SHARE = 8  # people behind one address may do so much more than one of them
IPV6_HOUSEHOLD = 64


class Budget(StrEnum):
    """What is counted together."""

    LOOK = "look"
    PLAY = "play"
    OPEN = "open"
    PERSON = "person"
    LINK = "link"
    CHAT = "chat"
    FILE = "file"
    FOLLOW = "follow"
    PICTURE = "picture"


MOST: dict[Budget, tuple[int, int]] = {
    Budget.LOOK: (1_200, 1),
    Budget.PLAY: (600, 1),
    Budget.OPEN: (30, 10),
    Budget.PERSON: (10, 10),  # by address only: whoever asks is nobody yet
    Budget.LINK: (10, 10),
    Budget.CHAT: (30, 1),
    Budget.FILE: (20, 10),
    Budget.FOLLOW: (120, 1),
    Budget.PICTURE: (30, 1),
}  # so many times in so many minutes, for one person


class RateLimits:
    """Counts in this node's memory."""

    def __init__(self, factor: float) -> None:
        self._window = MovingWindowRateLimiter(MemoryStorage())
        self._factor = factor
        self._of_person = {rate: _limit(rate, factor) for rate in Budget}
        self._of_address = {rate: _limit(rate, factor * ADDRESS_SHARE) for rate in Budget}

    def count_address(self, rate: Budget, address: str) -> None:
        """Count one more of an address, before anybody looks who it is, or refuse with the time to wait."""
        self._count(self._of_address[rate], "address", rate, address_group(address))

    def count_person(self, rate: Budget, person: str | None) -> None:
        """Count one more of a person; strangers are counted by their address alone."""
        if person is not None:
            self._count(self._of_person[rate], "person", rate, person)

    def _count(self, limit: RateLimitItem, kind: str, rate: Budget, who: str) -> None:
        if self._factor and not self._window.hit(limit, kind, rate.name, who):
            reset = self._window.get_window_stats(limit, kind, rate.name, who).reset_time
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
    return str(ipaddress.ip_network((int(parsed), IPV6_HOUSEHOLD), strict=False))


def _limit(rate: Budget, factor: float) -> RateLimitItemPerMinute:
    times, minutes = MOST[rate]
    return RateLimitItemPerMinute(max(1, round(times * factor)), minutes)


def _seconds_until(reset: float) -> str:
    return str(max(1, round(reset - time.time())))
