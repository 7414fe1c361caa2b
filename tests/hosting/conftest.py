"""Nodes for the tests of the house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from types import SimpleNamespace

import pytest

from cafe.match import opening

from .nodes import Hourglass, Node, node_on


@pytest.fixture(autouse=True)
def _the_same_deals_at_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal may ruin somebody within ten turns (B8), and not every test has thought of that."""
    numbers = count(1)
    sealed = SimpleNamespace(token_hex=lambda size: f"{next(numbers):0{2 * size}x}")
    monkeypatch.setattr(opening, "secrets", sealed)


@pytest.fixture
def clock() -> Hourglass:
    return Hourglass()


@pytest.fixture
async def node(database_url: str, clock: Hourglass, anyio_backend: str) -> AsyncIterator[Node]:
    """One node, on each kind of database in turn."""
    async with node_on(database_url, clock) as node:
        yield node


@pytest.fixture
async def nodes(postgres_url: str, clock: Hourglass, anyio_backend: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes on one PostgreSQL that do not hear each other, unless a test lets them."""
    async with node_on(postgres_url, clock) as one, node_on(postgres_url, clock) as other:
        yield one, other
