"""How many of something there are of each address, and of each IPv6 /48 together."""

from __future__ import annotations

from collections import Counter

from cafe.server.security.addresses import HOUSEHOLDS, shares_of


class AddressCounts:
    """Counts what an address has at one time; what nobody has is forgotten."""

    def __init__(self, households: int = HOUSEHOLDS) -> None:
        self._households = households
        self._counts: Counter[str] = Counter()

    def has_room(self, address: str, limit: int) -> bool:
        """Whether there are less than this of the address, and not too many of its /48."""
        shares = shares_of(address, self._households)
        return all(self._counts[group] < times * limit for group, times in shares)

    def add(self, address: str, change: int) -> None:
        for group, _ in shares_of(address):
            self._counts[group] += change
            if not self._counts[group]:
                del self._counts[group]
