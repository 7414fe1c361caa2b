"""Jumps of the system's clock: not believed at once, and never backwards."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from cafe.hosting.wall_clock import BELIEVED_AFTER_MS, NS_PER_MS, WallClock, steady_ns, system_ns
from cafe.match.clock import MAX_SKEW_MS
from tests.match.in_memory_match import MORNING

HOUR_MS = 3_600_000
SECOND_MS = 1_000


@dataclass
class Machine:
    """The two clocks of a machine, in nanoseconds."""

    system_ns: int = MORNING * NS_PER_MS
    steady_ns: int = 77 * NS_PER_MS

    def run(self, milliseconds: int) -> None:
        self.system_ns += milliseconds * NS_PER_MS
        self.steady_ns += milliseconds * NS_PER_MS

    def jump(self, milliseconds: int) -> None:
        self.system_ns += milliseconds * NS_PER_MS


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def clock(machine: Machine) -> WallClock:
    return WallClock(lambda: machine.system_ns, lambda: machine.steady_ns)


def test_it_tells_the_time_of_the_system(machine: Machine, clock: WallClock) -> None:
    assert clock() == MORNING
    machine.run(1_234)
    assert clock() == MORNING + 1_234


def test_small_steps_forward_are_followed(machine: Machine, clock: WallClock) -> None:
    machine.jump(MAX_SKEW_MS)
    assert clock() == MORNING + MAX_SKEW_MS


@pytest.mark.parametrize("by_ms", [HOUR_MS, -HOUR_MS, MAX_SKEW_MS + 1])
def test_a_jump_that_is_taken_back_was_never_there(machine: Machine, clock: WallClock, by_ms: int) -> None:
    for passed_ms in range(0, 3 * SECOND_MS, SECOND_MS):
        machine.jump(by_ms if passed_ms == 0 else 0)
        assert clock() == MORNING + passed_ms, "it goes on by the steady clock"
        machine.run(SECOND_MS)
    machine.jump(-by_ms)
    assert clock() == MORNING + 3 * SECOND_MS


def test_a_jump_forward_is_believed_when_it_has_lasted_five_minutes(
    machine: Machine, clock: WallClock
) -> None:
    machine.jump(HOUR_MS)
    assert clock() == MORNING
    machine.run(BELIEVED_AFTER_MS - 1)
    assert clock() == MORNING + BELIEVED_AFTER_MS - 1
    machine.run(1)
    assert clock() == MORNING + BELIEVED_AFTER_MS + HOUR_MS


def test_a_second_jump_begins_the_five_minutes_anew(machine: Machine, clock: WallClock) -> None:
    machine.jump(HOUR_MS)
    clock()
    machine.run(BELIEVED_AFTER_MS - 1)
    machine.jump(HOUR_MS)
    clock()
    machine.run(1)
    assert clock() == MORNING + BELIEVED_AFTER_MS


@pytest.mark.parametrize("by_ms", [SECOND_MS, MAX_SKEW_MS])
def test_a_small_step_back_slows_time_down_until_both_agree(
    machine: Machine, clock: WallClock, by_ms: int
) -> None:
    machine.jump(-by_ms)
    assert clock() == MORNING
    machine.run(by_ms)
    assert clock() == MORNING + by_ms // 2
    machine.run(by_ms)
    assert clock() == MORNING + by_ms == machine.system_ns // NS_PER_MS


def test_a_clock_that_was_wrong_from_the_start_agrees_with_another(
    machine: Machine, clock: WallClock
) -> None:
    clock.agree_with(MORNING + MAX_SKEW_MS)
    assert clock() == MORNING, "a minute is no matter"
    clock.agree_with(MORNING + HOUR_MS)
    assert clock() == MORNING + HOUR_MS
    machine.run(SECOND_MS)
    assert clock() == MORNING + HOUR_MS + SECOND_MS


def test_a_wrong_clock_that_is_mended_needs_no_correction_any_more(
    machine: Machine, clock: WallClock
) -> None:
    clock.agree_with(MORNING + HOUR_MS)
    machine.jump(HOUR_MS)
    assert clock() == MORNING + HOUR_MS
    machine.run(2 * BELIEVED_AFTER_MS)
    assert clock() == MORNING + HOUR_MS + 2 * BELIEVED_AFTER_MS == machine.system_ns // NS_PER_MS


def test_every_jump_is_one_line_in_the_log(machine: Machine, clock: WallClock) -> None:
    with structlog.testing.capture_logs() as lines:
        machine.jump(HOUR_MS)
        for _ in range(5):
            clock()
        machine.jump(-HOUR_MS)
        clock()
    assert [(line["event"], line["by_s"]) for line in lines] == [("clock_jumped", 3_600)]


STEPS = st.tuples(st.integers(0, HOUR_MS), st.integers(-2 * HOUR_MS, 2 * HOUR_MS))


@given(st.lists(STEPS, max_size=30))
def test_time_never_goes_back_never_stands_still_and_never_jumps(steps: list[tuple[int, int]]) -> None:
    machine = Machine()
    clock = WallClock(lambda: machine.system_ns, lambda: machine.steady_ns)
    before = clock()
    for passed_ms, jump_ms in steps:
        machine.jump(jump_ms)
        assert before <= clock() <= before + MAX_SKEW_MS, "a jump alone tells nothing"
        before = clock()
        machine.run(passed_ms)
        assert clock() >= before + passed_ms // 2
        before = clock()


def test_the_clocks_of_this_machine_go_on() -> None:
    for source in (system_ns, steady_ns):
        assert 0 < source() <= source()
    assert WallClock()() > MORNING
