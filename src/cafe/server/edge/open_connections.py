"""The open connections of this node, of every kind, counted by address."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import lru_cache

from cafe.server.edge.limits import EdgeLimits
from cafe.server.security.address_counts import AddressCounts


class Admission(Enum):
    """Whether a connection may stay."""

    ADMITTED = auto()
    FULL = auto()
    ADDRESS_FULL = auto()


class OpenConnections:
    """How many there are in all and of each address; a trusted proxy's are those of many people."""

    def __init__(self, limits: EdgeLimits) -> None:
        self.limits = limits
        self._per_address = AddressCounts()
        self.is_proxy = _membership(limits.trusted_proxies)
        self.count = self.refused = 0

    def admit(self, address: str) -> Admission:
        """Count one more connection, unless there are too many."""
        admission = self._admission(address)
        if admission is Admission.ADMITTED:
            self._count(address, 1)
        else:
            self.refused += 1
        return admission

    def release(self, address: str) -> None:
        """Count an admitted connection no longer."""
        self._count(address, -1)

    def _admission(self, address: str) -> Admission:
        if self.count >= self.limits.max_connections:
            return Admission.FULL
        has_room = self._per_address.has_room(address, self.limits.max_per_address)
        return Admission.ADMITTED if has_room else Admission.ADDRESS_FULL

    def _count(self, address: str, change: int) -> None:
        self.count += change
        if not self.is_proxy(address):
            self._per_address.add(address, change)


def _membership(networks: Sequence[str]) -> Callable[[str], bool]:
    """Whether an address belongs to one of some networks."""
    parsed = [ipaddress.ip_network(network) for network in networks]

    @lru_cache(1_024)
    def is_member(address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in parsed)

    return is_member
