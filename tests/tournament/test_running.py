"""Many games: in one process or several, to the end or until somebody interrupts."""

from __future__ import annotations

import signal

import pytest

from cafe.tournament.report import report_on, report_text
from cafe.tournament.results import Result
from cafe.tournament.running import WorkerDied, interrupts, play_all

from .entries import Dying, bringing, tournament


def played(rules: str, deals: int, jobs: int) -> list[Result]:
    results: list[Result] = []
    told = tournament(rules, "greedy", "random")
    play_all(told, told.pairings(range(deals)), jobs, results.append)
    return results


def test_the_report_is_the_same_to_the_byte_with_any_number_of_jobs() -> None:
    told = tournament("card players=2", "greedy", "random")
    one, two, three = (report_text(report_on(told, played("card players=2", 3, jobs))) for jobs in (1, 2, 3))
    assert one == two == three


@pytest.mark.parametrize("jobs", [1, 2])
def test_when_it_is_to_stop_what_is_done_is_kept(jobs: int) -> None:
    told, results = tournament("card players=2", "random", "random"), list[Result]()
    play_all(told, told.pairings(range(500)), jobs, results.append, lambda: len(results) >= 3)
    if jobs == 1:
        assert len(results) == 3
        assert report_on(told, results).deals == 1, "the third game is of a deal that is not complete"
    else:
        assert 3 <= len(results) <= 3 * jobs, "those that were given out may be done, too"


def test_an_interrupt_is_heard_and_raises_nothing() -> None:
    before = signal.getsignal(signal.SIGINT)  # it may be ignored, where the tests run in the background
    with interrupts() as is_stopped:
        assert not is_stopped()
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        assert is_stopped()
    assert signal.getsignal(signal.SIGINT) is before


def test_a_process_that_dies_is_no_reason_to_wait_for_ever() -> None:
    told = tournament("card players=2", bringing(Dying()), "random")
    with pytest.raises(WorkerDied):
        play_all(told, told.pairings(range(2)), 2, lambda _: None)
