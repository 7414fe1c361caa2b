"""A match that is in its log alone: no database, no scheduler, and a clock that stands still."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from cafe.match import absence, actions
from cafe.match.clock import Clock
from cafe.match.due import next_due
from cafe.match.entries import Entry, Row
from cafe.match.opening import Opening, first_entries
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, apply_row, fold_log
from cafe.match.whereabouts import Whereabouts
from cafe.rules import Move, View, offers, ruleset, take_turn

MORNING = 1_700_000_000_000
PACE_MS = 1_500
ANNA, BEN, CARA, DAN = "anna", "ben", "cara", "dan"
PEOPLE = (ANNA, BEN, CARA, DAN)
OPEN = SeatPlan(SeatKind.OPEN)
BOT = SeatPlan(SeatKind.BOT, bot="earner", name="Bot")
SEED = f"{1:064x}"


@dataclass
class InMemoryMatch:
    """A match, and the time; what is done is written and applied at once."""

    match: Match
    at: int = MORNING

    def run(self, milliseconds: int) -> None:
        self.at += milliseconds

    def do(self, entries: Sequence[Entry]) -> list[Entry]:
        """Write entries to the log and let them happen."""
        for entry in entries:
            self.match = apply_row(self.match, Row(self.match.seq + 1, self.at, entry))
        return list(entries)

    def join(self, person: str, seat: int | None = None, invite: str | None = None) -> None:
        self.do(actions.join(self.match, person, person.title(), seat, invite))

    def start(self) -> None:
        self.do(actions.start_match(self.match, self.match.opened.host))

    def leave(self, person: str, seat: int) -> list[Entry]:
        return self.do(actions.leave(self.match, person, seat, self.at))

    def take_over(self, seat: int) -> list[Entry]:
        """Let a bot have the seat: nobody is seen."""
        return self.do(absence.take_over(self.match, seat, Whereabouts(self.at)))

    def play(self) -> list[Entry]:
        """Let whoever is on turn play a whole turn: whatever pays most."""
        seat, person = self.on_turn()
        return self.do(actions.turn(self.match, person, seat, list(map(str, self._best_turn()))))

    def play_bot(self) -> list[Entry]:
        """Let the bot on turn play."""
        assert self.match.on_turn is not None
        return self.do(actions.bot_turn(self.match, self.match.on_turn, self._best_turn(), "earner"))

    def on_turn(self) -> tuple[int, str]:
        """The seat to move, and the person who sits there."""
        assert self.match.on_turn is not None
        person = self.match.seats[self.match.on_turn].person
        assert person is not None
        return self.match.on_turn, person

    def due_in(self) -> int | None:
        """How long until something is due."""
        coming = next_due(self.match, PACE_MS)
        return None if coming is None else coming.at - self.at

    def _best_turn(self) -> tuple[Move, ...]:
        assert self.match.game is not None
        return take_turn(self.match.game, choose_best, None).moves


def choose_best(view: View, _rng: object, /) -> Move:
    return max(offers(view), key=lambda offer: offer.points).move


def opening_of(
    *seats: SeatPlan,
    edition: str = "board",
    clock: Clock | None = None,
    several_seats: bool = False,
    absence_s: int = 0,
) -> Opening:
    """Anna opens a match with these seats."""
    return Opening(
        host=ANNA,
        ruleset=ruleset(edition, {"players": str(len(seats))}),
        seats=seats,
        clock=clock or Clock(),
        listed=True,
        several_seats=several_seats,
        absence_s=absence_s,
    )


def opened(
    *seats: SeatPlan, clock: Clock | None = None, several_seats: bool = False, absence_s: int = 0
) -> InMemoryMatch:
    """A match that waits for people."""
    opening = opening_of(*seats, clock=clock, several_seats=several_seats, absence_s=absence_s)
    entries = first_entries(opening, SEED)
    rows = [Row(seq, MORNING, entry) for seq, entry in enumerate(entries, start=1)]
    return InMemoryMatch(fold_log("match", rows))


def running(*seats: SeatPlan, clock: Clock | None = None, absence_s: int = 0) -> InMemoryMatch:
    """A running match: people on the open seats, Anna the host."""
    match = opened(*seats, clock=clock, absence_s=absence_s)
    for person in PEOPLE[: sum(seat.kind is SeatKind.OPEN for seat in seats)]:
        match.join(person)
    match.start()
    return match


def declined(act: Callable[[], object]) -> str:
    """The code by which an act is declined."""
    with pytest.raises(actions.Declined) as refused:
        act()
    return refused.value.code
