"""Whatever people do: where somebody is here, something is due or somebody who is here can act."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cafe.match import absence, actions, company
from cafe.match.clock import COUNTDOWN_MS, SECOND_MS, Clock, ClockKind
from cafe.match.due import DueKind, next_due
from cafe.match.entries import Entry
from cafe.match.state import Status
from cafe.match.whereabouts import GAP_MS, Stay, Whereabouts

from .in_memory_match import ANNA, BEN, BOT, CARA, OPEN, PACE_MS, InMemoryMatch, running

PEOPLE = (ANNA, BEN, CARA)
ABSENCE_S = 60
ROUND_MS = 10 * SECOND_MS  # between two marks of somebody who is here
LONGEST_MS = ABSENCE_S * SECOND_MS + GAP_MS + COUNTDOWN_MS + 4 * ROUND_MS
CLOCKS = [Clock(), Clock(ClockKind.MOVE, seconds=300), Clock(ClockKind.BANK, seconds=600, increment=5)]


@dataclass
class Table:
    """A match, who is here, and what a scheduler would do."""

    logged: InMemoryMatch
    here: set[str] = field(default_factory=lambda: set(PEOPLE))
    stays: dict[str, Stay] = field(default_factory=dict)

    def whereabouts(self) -> Whereabouts:
        now = self.logged.at
        for person in self.here:
            before = self.stays.get(person)
            came_at = before.came_at if before is not None and now - before.seen_at < GAP_MS else now
            self.stays[person] = Stay(came_at, now)
        return Whereabouts(now, 0, dict(self.stays))

    def wait(self, milliseconds: int) -> None:
        until = self.logged.at + milliseconds
        while self.logged.at < until and self.logged.match.status is Status.RUNNING:
            self.logged.run(min(ROUND_MS, until - self.logged.at))
            self.act()

    def act(self) -> None:
        """What the server does by itself: notice who is back, then whatever is due."""
        logged = self.logged
        for person in self.here:
            logged.do(absence.come_back(logged.match, person))
        whereabouts = self.whereabouts()
        coming = next_due(logged.match, PACE_MS, whereabouts)
        if coming is None or coming.at > logged.at:
            return
        match coming.kind:
            case DueKind.BOT:
                logged.play_bot()
            case DueKind.CLOCK:
                logged.do(absence.run_out_of_time(logged.match, coming.seat, logged.at))
            case DueKind.TAKEOVER:
                logged.do(absence.take_over(logged.match, coming.seat, whereabouts))
            case DueKind.ABSENCE:
                logged.do(absence.count_down(coming.seat, logged.at))
            case DueKind.PAUSE:
                logged.do(company.end_pause())
            case DueKind.LOOK:
                raise AssertionError("a look is never due at once")

    def do(self, step: str, person: str) -> None:
        """One thing that a person does; away they only come, and whatever is declined does not happen."""
        logged, seat = self.logged, PEOPLE.index(person)
        acts: dict[str, Callable[[], list[Entry]]] = {
            "leave": lambda: actions.leave(logged.match, person, seat, logged.at),
            "take back": lambda: absence.take_back(logged.match, person, seat, logged.at),
            "pause": lambda: company.pause(logged.match, person, logged.at),
            "resume": lambda: company.resume(logged.match, person),
            "nudge": lambda: company.nudge(logged.match, person, logged.at),
        }
        if step == "come":
            self.here.add(person)
        elif step == "go":
            self.here.discard(person)
        elif person in self.here:
            with suppress(actions.Declined):
                if (
                    step == "play"
                    and logged.match.on_turn == seat
                    and not logged.match.seats[seat].taken_over
                ):
                    if not logged.match.is_paused:
                        logged.play()
                elif step in acts:
                    logged.do(acts[step]())

    def somebody_here_can_act(self) -> bool:
        match = self.logged.match
        if match.is_paused:
            return bool(self.here)  # everybody who plays can go on
        assert match.on_turn is not None
        seat = match.seats[match.on_turn]
        return not seat.is_played_by_a_bot and seat.person in self.here


STEPS = st.tuples(
    st.sampled_from(["come", "go", "play", "leave", "take back", "pause", "resume", "nudge"]),
    st.sampled_from(PEOPLE),
    st.sampled_from([1, SECOND_MS, 30 * SECOND_MS, 61 * SECOND_MS, 200 * SECOND_MS]),
)


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind.value)
@settings(deadline=None)
@given(steps=st.lists(STEPS, max_size=25), last=st.sampled_from(PEOPLE))
def test_where_somebody_is_here_the_match_goes_on_or_they_can_act(
    clock: Clock, steps: list[tuple[str, str, int]], last: str
) -> None:
    table = Table(running(OPEN, OPEN, OPEN, BOT, clock=clock, absence_s=ABSENCE_S))
    for step, person, wait_ms in steps:
        table.do(step, person)
        table.wait(wait_ms)
        if table.logged.match.status is not Status.RUNNING:
            return
    table.here.add(last)
    table.act()
    before = table.logged.match.moves
    if not table.somebody_here_can_act():
        table.wait(LONGEST_MS)
        is_over = table.logged.match.status is not Status.RUNNING
        assert is_over or table.logged.match.moves != before or table.somebody_here_can_act()
