"""./run prove: what the suite shows of the kernel and the bots in some positions, in very many.

Rules and kernel play random games in step and have to agree; characters play nothing that is not offered;
what is called exact, brute force finds as well; and reviews sample what is exact, and keep their marks.
How often ends are solved early is counted, too.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path

from cafe.rules.notation import record_text
from tests.analysis.proof import proofs
from tests.bots.endings import RULES, agreed
from tests.bots.legality import CharactersGame, Illegal
from tests.bots.near_ends import BEFORE, NODES, solved_near_end

from .proof import Differs, Proof

FOLDER = Path(__file__).parents[2] / "prove-failures"
MILLION, MANY_TURNS, MANY_ENDINGS = 1_000_000, 100_000, 500
MANY_REVIEWS, MANY_MARKS = 500, 60
WALKS, GAMES, ENDINGS = 20, 2, 5  # in one go
TOLD_EVERY_S = 30.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a go found: how many positions or turns are right, and the first game in which one is not."""

    compared: int
    seed: str = ""
    said: str = ""
    game: str = ""


Go = Callable[[str, int], Outcome]  # from the seed, and which one it is


def main(words: list[str]) -> int:
    """Prove as the command line says; 1 if anything differs."""
    options = _options(words)
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    parts = (
        (_walks, options.positions, "positions agree"),
        (_characters, options.turns, "turns of characters were offered"),
        (_endings, options.endings, "solved positions agree with brute force"),
    )
    proved = [_proved(go, seed, wanted, what) for go, wanted, what in parts]
    if options.near_ends:
        _tell_near_ends(options.by, seed, options.near_ends)
    return max(*proved, *proofs(seed, options.reviews, options.marks))


def _tell_near_ends(name: str, seed: str, games: int) -> None:
    solved = solved_near_end(name, seed, games)
    print(
        f"{solved:>10,}  of {games} games of {name} against the same are solved within {NODES:,} nodes, "
        f"{BEFORE} decisions before the end, seed {seed}",
        flush=True,
    )


def _proved(go: Go, seed: str, wanted: int, what: str) -> int:
    """One part; 1 if something is wrong."""
    compared, began = 0, time.monotonic()
    told = began
    for outcome in _outcomes(go, seed, wanted):
        compared += outcome.compared
        if outcome.said:
            _tell(outcome)
            return 1
        if time.monotonic() - told > TOLD_EVERY_S:
            told = time.monotonic()
            print(f"{compared:>10,}  {what} so far", flush=True)
    print(f"{compared:>10,}  {what}, {time.monotonic() - began:,.0f} s, seed {seed}", flush=True)
    return 0


def _outcomes(go: Go, seed: str, wanted: int) -> Iterator[Outcome]:
    """Go after go, on all cores, until enough is compared."""
    goes, compared = count(), 0
    with ProcessPoolExecutor() as pool:
        running: set[Future[Outcome]] = set()
        while compared < wanted:
            while len(running) < 2 * (os.cpu_count() or 1):
                running.add(pool.submit(go, seed, next(goes)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                compared += future.result().compared
                yield future.result()
        pool.shutdown(cancel_futures=True)


def _walks(seed: str, number: int) -> Outcome:
    compared = 0
    for walk in range(number * WALKS, (number + 1) * WALKS):
        proof = Proof(f"{seed}-{walk}")
        try:
            compared += proof.positions()
        except Differs as differs:
            return Outcome(compared, proof.seed, str(differs), record_text(differs.record))
    return Outcome(compared)


def _characters(seed: str, number: int) -> Outcome:
    turns = 0
    for game in range(number * GAMES, (number + 1) * GAMES):
        try:
            turns += CharactersGame(f"{seed}-{game}").turns()
        except Illegal as illegal:
            return Outcome(turns, f"{seed}-{game}", str(illegal))
    return Outcome(turns)


def _endings(seed: str, number: int) -> Outcome:
    tag, compared = f"{seed}-{number}", 0
    try:
        for found in islice(agreed(RULES[number % len(RULES)], tag), ENDINGS):
            compared += found
    except AssertionError as wrong:
        return Outcome(compared, tag, f"an exact value is not what brute force finds: {wrong}")
    return Outcome(compared)


def _tell(outcome: Outcome) -> None:
    if not outcome.game:
        print(f"\n{outcome.said}\nin what follows from the seed {outcome.seed}", flush=True)
        return
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{outcome.seed}.txt"
    file.write_text(outcome.game, encoding="utf-8")
    print(f"\n{outcome.said}\nthe walk {outcome.seed} differs; its game is kept in {file}", flush=True)


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run prove", description=__doc__)
    parser.add_argument("--positions", type=int, default=MILLION, help="how many to compare (a million)")
    parser.add_argument("--turns", type=int, default=MANY_TURNS, help="how many of characters (100,000)")
    parser.add_argument("--endings", type=int, default=MANY_ENDINGS, help="how many solved positions (500)")
    parser.add_argument("--reviews", type=int, default=MANY_REVIEWS, help="how many sampled values (500)")
    parser.add_argument("--marks", type=int, default=MANY_MARKS, help="how many blunders, judged twice (60)")
    parser.add_argument(
        "--near-ends", type=int, default=0, help="in how many games to count which are solved early (0)"
    )
    parser.add_argument("--by", default="hedwig", help="who plays them against the same (hedwig)")
    parser.add_argument("--seed", help="the printed one of another run, to repeat it")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
