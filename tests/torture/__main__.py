"""`./run torture [--matches N] [--seconds S] [--seed N]`: the long form, with what it was like at the end."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from tests.databases import Disk, start_postgres

from .cafe import Cafe
from .trial import Trial, torture


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run torture", description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=240, help="until those who still play go home")
    parser.add_argument("--between", type=int, default=300, help="turns between two faults, about")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--store", choices=("both", "postgres", "sqlite"), default="both")
    asked = parser.parse_args(words)
    print(f"seed {asked.seed}", flush=True)
    broken = 0
    with tempfile.TemporaryDirectory(prefix="cafe-torture-") as folder:
        if asked.store != "sqlite":
            broken += on_postgres(_trial(asked, nodes=2), Path(folder))
        if asked.store != "postgres":
            database = f"sqlite+aiosqlite:///{folder}/cafe.db"
            broken += told(
                "one node on SQLite", asyncio.run(torture(_trial(asked, 1), database, Path(folder)))
            )
    return 1 if broken else 0


def on_postgres(trial: Trial, folder: Path) -> int:
    postgres = start_postgres(Disk.SYNCED)
    try:
        cafe = asyncio.run(torture(trial, postgres.new_database(), folder))
    finally:
        postgres.stop()
    return told(f"{trial.nodes} nodes on one PostgreSQL", cafe)


def told(title: str, cafe: Cafe) -> int:
    """Print how it went; how many things broke."""
    print(f"\n{title}")
    for name, number in sorted(cafe.notes.items()):
        print(f"  {name:28} {number:>8,}")
    for complaint in cafe.broken:
        print(f"  BROKEN {complaint}")
    print(
        "  nothing was lost, doubled or seen wrongly" if not cafe.broken else f"  {len(cafe.broken)} broken"
    )
    return len(cafe.broken)


def _trial(asked: argparse.Namespace, nodes: int) -> Trial:
    return Trial(asked.seed, asked.matches, nodes, asked.seconds, asked.between)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
