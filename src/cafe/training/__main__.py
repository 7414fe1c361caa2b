"""./run train: learn the weights of a value anew, from a seed, and write them where the bots read them."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from cafe.analysis.after_draws import FOLDER as AFTER_DRAWS_FOLDER
from cafe.bots.weights import FOLDER, Hands, Weights, file_name, text_of, weights_for
from cafe.kernel.features import BUCKETS
from cafe.rules import BadRuleset, Ruleset, ruleset

from .regression import Fit, fitted
from .self_play import Moment, Recorder, Sums

GAMES = 60_000
PER_JOB = 500


def main(words: list[str]) -> int:
    """Train as the command line says."""
    options = _options(words)
    try:
        rules = ruleset(options.edition, dict(pair.split("=", 1) for pair in options.options))
    except (BadRuleset, ValueError) as wrong:
        print(f"these are no options of the game: {wrong}", file=sys.stderr)
        return 2
    if options.after_draws:
        return _train_after_draws(rules, options)
    hands = Hands.ALL if options.all_hands else Hands.OWN
    if hands is Hands.ALL and (rules.is_board or options.rounds > 1):
        print("all hands are learned in the card game only, and in one round", file=sys.stderr)
        return 2
    weights, fits = fitted(collected(rules, options.games, options.seed, options.jobs, hands=hands))
    for number in range(1, options.rounds):
        weights, fits = fitted(
            collected(rules, options.games, options.seed + number, options.jobs, guide=weights)
        )
    told = (
        f"The value of a position, learned from {options.games} games of {rules}, seed {options.seed},"
        f" in {options.rounds} rounds."
    )
    _write(options.folder or Path(str(FOLDER)), file_name(rules, hands), weights, [told, *_fits(fits)])
    return 0


def _train_after_draws(rules: Ruleset, options: argparse.Namespace) -> int:
    """The value that tells luck: one round, in which the bots' value guides the players."""
    if not rules.is_board or options.rounds > 1:
        print("after draws only the board game is learned, and in one round", file=sys.stderr)
        return 2
    sums = collected(
        rules,
        options.games,
        options.seed,
        options.jobs,
        guide=weights_for(rules),
        moment=Moment.AFTER_DRAWS,
    )
    weights, fits = fitted(sums)
    told = (
        f"The value of a position after its draws, learned from {options.games} games of {rules},"
        f" seed {options.seed}."
    )
    _write(options.folder or Path(str(AFTER_DRAWS_FOLDER)), file_name(rules), weights, [told, *_fits(fits)])
    return 0


def _fits(fits: list[Fit]) -> list[str]:
    return [f"Part {bucket}: {fit}" for bucket, fit in enumerate(fits)]


def _write(folder: Path, name: str, weights: Weights, told: list[str]) -> None:
    columns = (
        "bucket feature, weights of the margin and of it times the phase, of the win and of it times ..."
    )
    (folder / name).write_text(text_of(weights, [*told, columns]), "utf-8")
    print("\n".join(told))


def collected(
    rules: Ruleset,
    games: int,
    seed: int,
    jobs: int,
    *,
    guide: Weights | None = None,
    moment: Moment = Moment.BEFORE_DRAWS,
    hands: Hands = Hands.OWN,
) -> list[Sums]:
    """The sums over all games: the same however many processes share them."""
    sums = [Sums() for _ in range(BUCKETS)]
    parts = [range(begin, min(begin + PER_JOB, games)) for begin in range(0, games, PER_JOB)]
    with ProcessPoolExecutor(jobs) as pool:
        for done, part in enumerate(
            pool.map(_play, [(rules, seed, numbers, guide, moment, hands) for numbers in parts]), start=1
        ):
            for bucket in range(BUCKETS):
                sums[bucket].merge(part[bucket])
            print(f"\r{done * 100 // len(parts):3} % of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return sums


def _play(job: tuple[Ruleset, int, range, Weights | None, Moment, Hands]) -> list[Sums]:
    rules, seed, numbers, guide, moment, hands = job
    return Recorder(rules, seed, guide, moment, hands).play(numbers)


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run train", description=__doc__)
    parser.add_argument("edition", choices=["board", "card"])
    parser.add_argument("options", nargs="*", help="such as players=4 bar=gentle")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--rounds",
        type=int,
        choices=range(1, 10),
        default=1,
        help="first greedy players, then players guided by what was learned in the round before",
    )
    parser.add_argument(
        "--after-draws",
        action="store_true",
        help="the value that tells luck, from games of players whom the shipped value guides",
    )
    parser.add_argument(
        "--all-hands",
        action="store_true",
        help="card game: the value of a game of which all hands are known, as an imagined one",
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="where to write, instead of where the bots read")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
