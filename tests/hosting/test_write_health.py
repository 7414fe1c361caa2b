"""What the latest writes say of writing, by a clock that the test turns."""

from __future__ import annotations

import pytest

from cafe.hosting.storage.timeouts import DatabaseTimeouts
from cafe.hosting.storage.write_health import WriteHealth
from cafe.hosting.write_errors import Conflict, DatabaseAway

USUAL = DatabaseTimeouts()


class Clock:
    now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def health(clock: Clock) -> WriteHealth:
    return WriteHealth(USUAL, clock)


def fail(health: WriteHealth) -> None:
    with pytest.raises(DatabaseAway), health.watching():
        raise DatabaseAway


def test_a_write_that_takes_too_long_is_stuck_and_nobody_waits_for_it(
    health: WriteHealth, clock: Clock
) -> None:
    with health.watching():
        clock.now_s += USUAL.stuck_s - 0.01
        assert (health.is_stuck, health.is_away) == (False, False), "it may still be written"
        clock.now_s += 0.01
        assert (health.is_stuck, health.is_away) == (True, True)
    assert (health.is_stuck, health.is_away, health.is_proven) == (False, False, True)


def test_a_stuck_write_is_told_although_the_one_before_it_worked(clock: Clock) -> None:
    patient = WriteHealth(DatabaseTimeouts(proof_s=60.0), clock)
    with patient.watching():
        pass
    with patient.watching():
        clock.now_s += USUAL.stuck_s
        assert not patient.is_proven


def test_a_write_that_worked_proves_something_for_a_while(health: WriteHealth, clock: Clock) -> None:
    found = [health.is_proven]
    with health.watching():
        pass
    found.append(health.is_proven)
    clock.now_s += USUAL.proof_s
    assert [*found, health.is_proven] == [False, True, False]


def test_after_a_failure_nobody_waits_for_the_next_try(health: WriteHealth) -> None:
    fail(health)
    assert (health.is_proven, health.is_away) == (False, False), "somebody has to try"
    with health.watching():
        assert health.is_away
    assert (health.is_proven, health.is_away) == (True, False)


def test_a_conflict_is_a_write_that_works(health: WriteHealth) -> None:
    fail(health)
    with pytest.raises(Conflict), health.watching():
        raise Conflict
    assert health.is_proven
