"""Which addresses are counted together: one household has many of IPv6, one customer many networks."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

IPV6_HOUSEHOLD_BITS, IPV6_SITE_BITS = 64, 48
HOUSEHOLDS = 8  # an IPv6 /48 may have as much as so many addresses
MAX_ADDRESS_LENGTH = 64  # a proxy may pass on anything


@lru_cache(4_096)
def address_group(address: str) -> str:
    """The IPv4 address, or the /64 of an IPv6 address."""
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return _network(parsed, IPV6_HOUSEHOLD_BITS)
    return address[:MAX_ADDRESS_LENGTH] if parsed is None else str(parsed)


@lru_cache(4_096)
def site_group(address: str) -> str | None:
    """The /48 of an IPv6 address, which one customer of a provider may have whole; None for IPv4."""
    parsed = _parsed(address)
    return _network(parsed, IPV6_SITE_BITS) if isinstance(parsed, ipaddress.IPv6Address) else None


def shares_of(address: str, households: int = HOUSEHOLDS) -> tuple[tuple[str, int], ...]:
    """The groups with which an address is counted, each with how many times the limit of one it has."""
    own, site = (address_group(address), 1), site_group(address)
    return (own,) if site is None else (own, (site, households))


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


def _network(address: ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((int(address), bits), strict=False))
