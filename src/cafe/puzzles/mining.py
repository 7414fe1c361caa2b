"""Looking for puzzles in games, one game after another or several at once; what was found is never lost."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from cafe.rules import Edition
from cafe.rules.notation import Record

from .checking import Doubtful, check
from .examining import Examiner, NoPuzzle
from .puzzle import Puzzle
from .sources import Seen, played, recorded

MOST_OF_A_GAME = 2
APART = 6  # turns between two puzzles of one game
CHECKS = 3  # each with dice of its own, before a puzzle is kept: whoever checks it later has other dice again
IN_HAND = 2  # games that are given out for each process
PATIENCE_S = 0.2  # until it is asked again whether to stop
IsStopped = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of characters, by its number."""

    edition: Edition
    seed: str
    number: int

    def turns(self) -> Iterator[Seen]:
        return played(self.edition, self.seed, self.number)


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of a file; `seed` is that of the dice of whoever examines it."""

    record: Record
    name: str
    seed: str

    def turns(self) -> Iterator[Seen]:
        return recorded(self.record, self.name)


Source = Played | Finished


class WorkerDied(RuntimeError):
    """A process that looked for puzzles ended by itself, such as for lack of memory."""


class Stopped(Exception):
    """Somebody had enough in the middle of a game."""


@contextmanager
def interrupts() -> Iterator[IsStopped]:
    """Whether there was an interrupt (Ctrl-C); here it raises nothing, and leaves nothing half done."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield lambda: bool(heard)
    finally:
        signal.signal(signal.SIGINT, before)


def mined(source: Source, is_stopped: IsStopped = lambda: False) -> tuple[Puzzle, ...]:
    """The puzzles of one game: two at most, and not of neighbouring turns."""
    found, examiner, last = list[Puzzle](), Examiner(source.seed), -APART
    for seen in source.turns():
        if is_stopped():
            raise Stopped
        turn = seen.view.scene.turn.number
        if turn - last < APART:
            continue
        try:
            puzzle = examiner.examine(seen.view, seen.origin)
            for number in range(CHECKS):
                check(puzzle, f"mined {source.seed} {number}")
        except (NoPuzzle, Doubtful):
            continue
        found.append(puzzle)
        last = turn
        if len(found) == MOST_OF_A_GAME:
            break
    return tuple(found)


def mined_in_order(
    sources: Iterable[Source], jobs: int, is_stopped: IsStopped = lambda: False
) -> Iterator[tuple[Source, tuple[Puzzle, ...]]]:
    """Every game with its puzzles, in the order of the games however many processes share them."""
    if jobs > 1:
        yield from _in_processes(iter(sources), jobs, is_stopped)
        return
    for source in sources:
        try:
            yield source, mined(source, is_stopped)
        except Stopped:
            return


def _in_processes(
    sources: Iterator[Source], jobs: int, is_stopped: IsStopped
) -> Iterator[tuple[Source, tuple[Puzzle, ...]]]:
    context = get_context("spawn")  # a fork would copy whatever threads there are
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (stop,)) as pool:
        row = _given_out(pool, sources, IN_HAND * jobs)
        try:
            while row and not is_stopped():
                wait([future for _, future in row], PATIENCE_S, FIRST_COMPLETED)
                while row and row[0][1].done():
                    source, future = row.pop(0)
                    yield source, future.result()
                    row += _given_out(pool, sources, 1)
        except BrokenProcessPool:
            raise WorkerDied from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


Given = list[tuple[Source, "Future[tuple[Puzzle, ...]]"]]


def _given_out(pool: ProcessPoolExecutor, sources: Iterator[Source], most: int) -> Given:
    """So many more games; the processes that start with them never hear an interrupt."""
    with _interrupts_blocked():
        return [(source, pool.submit(_mine, source)) for source in islice(sources, most)]


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """What a process was told at its start."""

    stop: Event


def _begin(stop: Event) -> None:
    _Worker.stop = stop


def _mine(source: Source) -> tuple[Puzzle, ...]:
    return mined(source, _Worker.stop.is_set)
