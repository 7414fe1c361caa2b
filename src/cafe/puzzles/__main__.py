"""./run puzzles: mine puzzles, and check the published ones."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from cafe.analysis import GameNotOver, decisions_of
from cafe.rules import Edition
from cafe.rules.notation import Misread, parse_record
from cafe.rules.notation.record import bad_seed

from .checking import Doubtful, check
from .ledger import Ledger
from .library import FOLDER
from .mining import Finished, IsStopped, Played, Source, WorkerDied, interrupts, mined_in_order
from .puzzle import Puzzle
from .reading import BadPuzzleFile, parse_file
from .text import PuzzleFile

INTERRUPTED = 130
COUNT = 100
SEED = "1"
CHECK_SEED = "check"


class Mistake(Exception):
    """What the person at the keyboard can mend, in one line."""


def main(words: list[str]) -> int:
    """Do as the command line says."""
    options = _options(words)
    if flaw := bad_seed(options.seed):
        print(f"puzzles: this is no seed: {flaw}", file=sys.stderr)
        return 2
    try:
        return _mine(options) if options.mine else _check(options)
    except (Mistake, WorkerDied, OSError) as mistake:
        print(f"puzzles: {str(mistake) or 'a process died'}", file=sys.stderr)
        return 2


def _mine(options: argparse.Namespace) -> int:
    """Look until there are enough, or somebody has enough; every puzzle is written when it is found."""
    ledger = _ledger(options)
    with interrupts() as is_stopped, _bar(options.count, len(ledger.puzzles)) as progress:
        for source, found in _found(options, ledger, is_stopped):
            progress.advance(progress.task_ids[0], ledger.note(source, found))
            progress.update(progress.task_ids[0], description=f"{ledger.games} games")
            if len(ledger.puzzles) >= options.count:
                break
        ledger.write()
        interrupted = is_stopped()
    print(f"{len(ledger.puzzles)} puzzles in {ledger.file}, {ledger.games} games looked at")
    return INTERRUPTED if interrupted else 0


def _found(
    options: argparse.Namespace, ledger: Ledger, is_stopped: IsStopped
) -> Iterable[tuple[Source, tuple[Puzzle, ...]]]:
    if len(ledger.puzzles) >= options.count:
        return ()
    return mined_in_order(_sources(options, ledger), options.jobs, is_stopped)


def _ledger(options: argparse.Namespace) -> Ledger:
    file = options.out or Path(str(FOLDER)) / f"{options.game}.txt"
    before = _read(file) if file.exists() else PuzzleFile((), ())
    if before.puzzles and not options.append:
        raise Mistake(f"{file} has puzzles: --append adds to them, --out writes to another file")
    return Ledger(file, Edition(options.game), options.seed, before)


def _sources(options: argparse.Namespace, ledger: Ledger) -> Iterator[Source]:
    """The finished games of files, or games of characters from the first that nobody has looked at."""
    if not options.files:
        for number in count(ledger.next_game):
            yield Played(Edition(options.game), options.seed, number)
    for file in options.files:
        yield _finished(file, options)


def _finished(file: Path, options: argparse.Namespace) -> Finished:
    try:
        record = parse_record(file.read_text("utf-8"))
        decisions_of(record)
    except (OSError, UnicodeDecodeError, Misread, GameNotOver) as wrong:
        raise Mistake(
            f"{file} is not the file of a finished game: {str(wrong) or 'it is not over'}"
        ) from None
    if record.ruleset.edition != options.game:
        raise Mistake(f"{file} is a game of the other edition")
    return Finished(record, file.name, options.seed)


def _check(options: argparse.Namespace) -> int:
    """Check the published puzzles, or some of them; tell every one that does not hold."""
    games = [options.game] if options.game else list(Edition)
    files = options.files or [Path(str(FOLDER)) / f"{game}.txt" for game in games]
    puzzles = [puzzle for file in files for puzzle in _read(file).puzzles]
    if options.sample is not None:
        puzzles = random.Random(options.seed).sample(puzzles, min(options.sample, len(puzzles)))
    doubtful = list[Doubtful]()
    with interrupts() as is_stopped, _bar(len(puzzles), 0) as progress:
        done = 0
        for puzzle in puzzles:
            if is_stopped():
                break
            doubtful += _doubts(puzzle, f"{CHECK_SEED} {options.seed}")
            done += 1
            progress.advance(progress.task_ids[0])
        interrupted = is_stopped()
    for doubt in doubtful:
        print(doubt)
    print(f"{done - len(doubtful)} of {done} puzzles hold")
    if interrupted:
        return INTERRUPTED
    return 1 if doubtful else 0


def _doubts(puzzle: Puzzle, seed: str) -> list[Doubtful]:
    try:
        check(puzzle, seed)
    except Doubtful as doubt:
        return [doubt]
    return []


def _read(file: Path) -> PuzzleFile:
    try:
        return parse_file(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, BadPuzzleFile) as wrong:
        raise Mistake(f"{file}: {wrong}") from None


def _bar(total: int, done: int) -> Progress:
    """A bar on stderr, shown only where somebody looks."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    progress.add_task("", total=total, completed=done)
    return progress


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run puzzles", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--mine", action="store_true", help="look for puzzles in games of characters, or in files"
    )
    what.add_argument(
        "--check", action="store_true", help="whether the published ones, or those of files, hold"
    )
    parser.add_argument(
        "files", nargs="*", type=Path, help="finished games to mine, or files of puzzles to check"
    )
    parser.add_argument("--game", choices=list(Edition), help="needed to mine; checks both without it")
    parser.add_argument("--count", type=int, default=COUNT, help="so many puzzles in the file in the end")
    parser.add_argument("--seed", default=SEED, help="of games and dice; any word")
    parser.add_argument(
        "--jobs", type=int, default=1, help="processes; the same puzzles however many there are"
    )
    parser.add_argument("--append", action="store_true", help="go on where the file ends")
    parser.add_argument("--out", type=Path, help="another file than the shipped one")
    parser.add_argument("--sample", type=int, help="check so many, chosen by the seed")
    options = parser.parse_args(words)
    if options.mine and not options.game:
        parser.error("--mine needs --game board or --game card")
    if options.count < 1 or options.jobs < 1 or (options.sample is not None and options.sample < 1):
        parser.error("--count, --jobs and --sample are at least 1")
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
