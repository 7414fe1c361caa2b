"""Nodes for the tests of hosting."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cafe.hosting.events import Events
from cafe.hosting.failure_log import log_events

from .nodes import FakeClock, KnownSeeds, Node, node_on


@pytest.fixture(autouse=True)
def logged_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosting has a log, as in a server."""
    monkeypatch.setattr(Events, "listener", None)
    log_events()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def node(database_url: str, clock: FakeClock, anyio_backend: str) -> AsyncIterator[Node]:
    """One node, on each kind of database in turn."""
    async with node_on(database_url, clock) as node:
        yield node


@pytest.fixture
async def nodes(postgres_url: str, clock: FakeClock, anyio_backend: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes on one PostgreSQL that do not hear each other, unless a test lets them."""
    seeds = KnownSeeds()
    async with (
        node_on(postgres_url, clock, seeds=seeds) as here,
        node_on(postgres_url, clock, seeds=seeds) as there,
    ):
        yield here, there
