"""./run prove: rules and kernel play random games in step, and have to agree in a million positions."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from cafe.rules.notation import record_text

from .proof import Differs, Proof

FOLDER = Path(__file__).parents[2] / "prove-failures"
MILLION = 1_000_000
WALKS = 20  # in one go
TOLD_EVERY_S = 30.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a go of walks found: how many positions agree, and the first game that does not."""

    compared: int
    seed: str = ""
    said: str = ""
    game: str = ""


def main(words: list[str]) -> int:
    """Prove as the command line says; 1 if anything differs."""
    options = _options(words)
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    compared, began = 0, time.monotonic()
    told = began
    for outcome in _outcomes(seed, options.positions):
        compared += outcome.compared
        if outcome.game:
            _tell(outcome)
            return 1
        if time.monotonic() - told > TOLD_EVERY_S:
            told = time.monotonic()
            print(f"{compared:>10,}  positions agree so far", flush=True)
    print(f"{compared:>10,}  positions agree, {time.monotonic() - began:,.0f} s, seed {seed}")
    return 0


def _outcomes(seed: str, positions: int) -> Iterator[Outcome]:
    """Go after go, on all cores, until enough is compared."""
    goes, compared = count(), 0
    with ProcessPoolExecutor() as pool:
        running: set[Future[Outcome]] = set()
        while compared < positions:
            while len(running) < 2 * (os.cpu_count() or 1):
                running.add(pool.submit(_go, seed, next(goes)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                compared += future.result().compared
                yield future.result()
        pool.shutdown(cancel_futures=True)


def _go(seed: str, number: int) -> Outcome:
    compared = 0
    for walk in range(number * WALKS, (number + 1) * WALKS):
        proof = Proof(f"{seed}-{walk}")
        try:
            compared += proof.positions()
        except Differs as differs:
            return Outcome(compared, proof.seed, str(differs), record_text(differs.record))
    return Outcome(compared)


def _tell(outcome: Outcome) -> None:
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{outcome.seed}.txt"
    file.write_text(outcome.game, encoding="utf-8")
    print(f"\n{outcome.said}\nthe walk {outcome.seed} differs; its game is kept in {file}", flush=True)


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run prove", description=__doc__)
    parser.add_argument("--positions", type=int, default=MILLION, help="how many in all (a million)")
    parser.add_argument("--seed", help="the printed one of another run, to repeat it")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
