"""Playing the games of a tournament, in this process or in several; what is done is never lost."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from .results import Result
from .table import Stopped, Tournament, play_game

IN_HAND = 3  # games that are given out for each process, so that none waits for the next
PATIENCE_S = 0.2  # until it is asked again whether to stop
Pairing = tuple[int, int]  # deal and rotation
Heard = Callable[[Result], None]
IsStopped = Callable[[], bool]


class WorkerDied(RuntimeError):
    """A process that played ended by itself, such as for lack of memory."""


@contextmanager
def interrupts() -> Iterator[IsStopped]:
    """Whether there was an interrupt (Ctrl-C); here it raises nothing, and leaves nothing half done."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield lambda: bool(heard)
    finally:
        signal.signal(signal.SIGINT, before)


def play_all(
    tournament: Tournament,
    pairings: Iterable[Pairing],
    jobs: int,
    heard: Heard,
    is_stopped: IsStopped = lambda: False,
) -> None:
    """Play every pairing, and tell each result when it is there, in whatever order.

    When it is to stop, the games under way end before their next decision and are not told.
    """
    if jobs > 1:
        _play_in_processes(tournament, iter(pairings), jobs, heard, is_stopped)
        return
    for deal, rotation in pairings:
        try:
            heard(play_game(tournament, deal, rotation, is_stopped=is_stopped))
        except Stopped:
            return


def _play_in_processes(
    tournament: Tournament, pairings: Iterator[Pairing], jobs: int, heard: Heard, is_stopped: IsStopped
) -> None:
    context = get_context("spawn")  # a fork would copy whatever threads there are
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (tournament, stop)) as pool:
        games = _given_out(pool, pairings, IN_HAND * jobs)
        try:
            while games and not is_stopped():
                done, games = wait(games, PATIENCE_S, FIRST_COMPLETED)
                for game in done:
                    heard(game.result())
                games |= _given_out(pool, pairings, len(done))
        except BrokenProcessPool:
            raise WorkerDied from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)  # and waits: nothing of it is left to meet a later interrupt


def _given_out(pool: ProcessPoolExecutor, pairings: Iterator[Pairing], most: int) -> set[Future[Result]]:
    """So many of the pairings that are left; the processes that start with them never hear an interrupt."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {pool.submit(_play, deal, rotation) for deal, rotation in islice(pairings, most)}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """What a playing process was told at its start."""

    tournament: Tournament
    stop: Event


def _begin(tournament: Tournament, stop: Event) -> None:
    _Worker.tournament, _Worker.stop = tournament, stop


def _play(deal: int, rotation: int) -> Result:
    return play_game(_Worker.tournament, deal, rotation, is_stopped=_Worker.stop.is_set)
