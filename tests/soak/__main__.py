"""`./run soak [--minutes N] [--store …] [--plots FOLDER]`: the long form; exits with 1 if a promise broke."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from tests.databases import Disk, start_postgres

from .plots import plot
from .samples import write_csv
from .trial import Found, Soak, run_soak
from .verdict import SHORT, Limits, lines, promises

LONG_MINUTES = 10.0  # from here on everything is a promise


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="on each database")
    parser.add_argument("--matches", type=int, default=200, help="of bots, at any time")
    parser.add_argument("--listeners", type=int, default=1_000)
    parser.add_argument("--people", type=int, default=10, help="matches that people play")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--store", choices=("both", "postgres", "sqlite"), default="both")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="where plots and samples are written")
    asked = parser.parse_args(words)
    print(f"seed {asked.seed}, {asked.minutes:g} minutes on each database", flush=True)
    broken = 0
    for store, run in (("sqlite", on_sqlite), ("postgres", on_postgres)):
        if asked.store in ("both", store):
            broken += told(store, run(asked), asked)
    return 1 if broken else 0


def on_sqlite(asked: argparse.Namespace) -> Found:
    with tempfile.TemporaryDirectory(prefix="cafe-soak-") as folder:
        database = f"sqlite+aiosqlite:///{folder}/cafe.db"
        return asyncio.run(run_soak(_soak(asked, nodes=1), database, Path(folder)))


def on_postgres(asked: argparse.Namespace) -> Found:
    postgres = start_postgres(Disk.SYNCED)
    try:
        with tempfile.TemporaryDirectory(prefix="cafe-soak-") as folder:
            return asyncio.run(run_soak(_soak(asked, nodes=2), postgres.new_database(), Path(folder)))
    finally:
        postgres.stop()


TITLES = {"sqlite": "one node on SQLite", "postgres": "two nodes on one PostgreSQL"}


def told(store: str, found: Found, asked: argparse.Namespace) -> int:
    """Print the verdict and draw the plots; how many promises were broken."""
    kept = list(promises(found, Limits() if asked.minutes >= LONG_MINUTES else SHORT))
    print(f"\n{TITLES[store]}")
    for line in lines(found, kept):
        print(line)
    if asked.plots is not None:
        asked.plots.mkdir(parents=True, exist_ok=True)
        write_csv(asked.plots / f"soak-{store}.csv", found.samples)
        (asked.plots / f"soak-{store}.svg").write_text(plot(found, TITLES[store]))
    broken = sum(not promise.is_kept for promise in kept)
    print(f"  {broken} broken" if broken else "  every promise was kept", flush=True)
    return broken


def _soak(asked: argparse.Namespace, nodes: int) -> Soak:
    return Soak(nodes, asked.minutes * 60, asked.matches, asked.listeners, asked.people, asked.seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
