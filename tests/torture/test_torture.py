"""The short form; ./run torture is the long one."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

import pytest

from .trial import Trial, torture

pytestmark = pytest.mark.anyio
SEED = SystemRandom().randrange(10**6)  # told when a test fails: the trial is an argument of it


async def test_two_nodes_on_postgres_survive_being_killed(postgres_url: str, tmp_path: Path) -> None:
    trial = Trial(seed=SEED, matches=4, nodes=2, seconds=40, between=15, kills=3)
    cafe = await torture(trial, postgres_url, tmp_path)
    assert cafe.broken == [], trial
    assert cafe.notes["kills"], "a trial without a kill shows nothing"


async def test_one_node_on_sqlite_survives_being_killed(sqlite_url: str, tmp_path: Path) -> None:
    trial = Trial(seed=SEED, matches=4, nodes=1, seconds=40, between=15, kills=3)
    cafe = await torture(trial, sqlite_url, tmp_path)
    assert cafe.broken == [], trial
    assert cafe.notes["kills"], "a trial without a kill shows nothing"
