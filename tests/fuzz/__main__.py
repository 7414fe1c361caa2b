"""./run fuzz: a million cases for every parser and every endpoint, or schemathesis on the live document."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections import Counter
from pathlib import Path

from .api import run_schemathesis
from .campaign import Crash, batches, run_in_parallel
from .targets import TARGETS

ROOT = Path(__file__).parents[2]
CRASHES = ROOT / "fuzz-crashes"
MILLION = 1_000_000
PROGRESS = 50_000  # cases between two lines that tell how far it is


def main(words: list[str]) -> int:
    """Fuzz as the command line says; 1 if anything was found."""
    options = _options(words)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    if options.api:
        return run_schemathesis(seed, options.examples)
    wanted = [target for name, target in TARGETS.items() if not options.only or options.only in name]
    if not wanted:
        print(f"there is no target {options.only!r}; these there are: {', '.join(TARGETS)}")
        return 2
    tried, found, began = Counter[str](), 0, time.monotonic()
    try:
        for outcome in run_in_parallel(list(batches(wanted, options.cases, seed))):
            before = tried.total()
            tried[outcome.batch.target] += outcome.tried
            if outcome.crash is not None:
                found += 1
                _tell(outcome.crash)
            if tried.total() // PROGRESS > before // PROGRESS:
                print(f"{tried.total():>10,}  so far, {time.monotonic() - began:,.0f} s", flush=True)
    except KeyboardInterrupt:
        print("interrupted: this is what was tried until now")
    for name, cases in tried.items():
        print(f"{cases:>10,}  {name}")
    print(f"{tried.total():>10,}  cases in {time.monotonic() - began:,.0f} s, {found} crashes, seed {seed}")
    return 1 if found else 0


def _tell(crash: Crash) -> None:
    file = crash.save(CRASHES)
    print(f"\n{crash.target}: {crash.input!a}\n{crash.error}kept in {file}")
    print("mend it, and move the file to tests/fuzz/found, where a test tries it again", flush=True)


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=MILLION, help="how many in all (a million)")
    parser.add_argument("--seed", type=int, help="the printed one of another run, to repeat it")
    parser.add_argument("--only", default="", help="targets with this in their name")
    parser.add_argument("--api", action="store_true", help="schemathesis, all checks, on a live server")
    parser.add_argument("--examples", type=int, default=100, help="with --api: for each operation (100)")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
