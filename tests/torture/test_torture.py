"""The short form; ./run torture is the long one."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

import pytest

from .faults import ON_POSTGRES, ON_SQLITE, SHORT, FaultKind
from .trial import Trial, torture

pytestmark = pytest.mark.anyio
SEED = SystemRandom().randrange(10**6)  # told when a test fails: the trial is an argument of it


def short_trial(nodes: int, kinds: tuple[FaultKind, ...]) -> Trial:
    """Every fault once."""
    return Trial(SEED, matches=4, nodes=nodes, seconds=60, between=5, faults=len(kinds), durations=SHORT)


async def test_two_nodes_on_postgres_survive_what_happens_to_them(postgres_url: str, tmp_path: Path) -> None:
    trial = short_trial(2, ON_POSTGRES)
    cafe = await torture(trial, postgres_url, tmp_path)
    assert cafe.broken == [], trial


async def test_one_node_on_sqlite_survives_what_happens_to_it(sqlite_url: str, tmp_path: Path) -> None:
    trial = short_trial(1, ON_SQLITE)
    cafe = await torture(trial, sqlite_url, tmp_path)
    assert cafe.broken == [], trial
