"""What one connection may cost, and how many there may be."""

from __future__ import annotations

import resource
from dataclasses import dataclass

from cafe.server.settings import Settings, Timeouts

MAX_HEAD_BYTES = 32 * 1024  # of a request line with its headers
MAX_DRAINED_BYTES = 2 * 1024 * 1024  # that are read after a refusal, so that the client sees it
MAX_PIPELINED = 16  # requests that wait for the answers before them
RESERVED_DESCRIPTORS = 100  # for the database, files, and renderers of pictures
LEAST_CONNECTIONS = 10
FALLBACK_DESCRIPTORS = 1_024  # where there is no limit that could be known


@dataclass(frozen=True, slots=True)
class EdgeLimits:
    """What the protocols hold every connection to."""

    timeouts: Timeouts
    max_connections: int
    max_per_address: int
    trusted_proxies: tuple[str, ...]


def edge_limits(settings: Settings, timeouts: Timeouts) -> EdgeLimits:
    """The limits of the settings, and never more connections than there are file descriptors."""
    most = max(LEAST_CONNECTIONS, descriptor_limit() - RESERVED_DESCRIPTORS)
    return EdgeLimits(
        timeouts=timeouts,
        max_connections=min(most, settings.max_open_connections or most),
        max_per_address=settings.max_open_connections_per_address,
        trusted_proxies=settings.trusted_proxies,
    )


def raise_descriptor_limit() -> None:
    """Allow this process as many open files and connections as the system lets it have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptor_limit() -> int:
    """How many files and connections this process may have open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FALLBACK_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
