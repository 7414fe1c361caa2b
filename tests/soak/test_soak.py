"""The short form, half a minute on each kind of database; ./run soak is the long one.

Rows, files and tasks are counted; how long a turn takes here is the machine's affair.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .trial import Found, Soak, run_soak
from .verdict import SHORT, promises

pytestmark = pytest.mark.anyio
SECONDS = 30.0


async def test_an_evening_on_sqlite_grows_nothing_and_everybody_hears_everything(
    sqlite_url: str, tmp_path: Path
) -> None:
    assert broken(await run_soak(Soak(nodes=1, seconds=SECONDS), sqlite_url, tmp_path)) == []


async def test_an_evening_on_two_nodes_grows_nothing_and_everybody_hears_everything(
    postgres_url: str, tmp_path: Path
) -> None:
    assert broken(await run_soak(Soak(nodes=2, seconds=SECONDS), postgres_url, tmp_path)) == []


def broken(found: Found) -> list[object]:
    assert sum(sample.listeners for sample in found.samples[: found.soak.nodes]) > found.soak.matches
    return [*found.broken, *(promise for promise in promises(found, SHORT) if not promise.is_kept)]
