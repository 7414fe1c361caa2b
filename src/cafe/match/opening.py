"""A match as it is opened, before anybody plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, SeatTaken
from cafe.match.seats import SeatPlan
from cafe.match.state import Match
from cafe.rules import Ruleset, commitment


@dataclass(frozen=True, slots=True)
class Opening:
    """The agreed rules, the seats, and the people who sit down at once."""

    host: str
    ruleset: Ruleset
    seats: tuple[SeatPlan, ...]
    clock: Clock
    listed: bool
    sitting: Mapping[int, tuple[str, str]] = field(default_factory=dict)  # seat: person, name
    rematch_of: str | None = None


def rematch_opening(old: Match, host: str) -> Opening:
    """The same again: rules, seats, clock and people."""
    return Opening(
        host=host,
        ruleset=old.ruleset,
        seats=tuple(seat.plan for seat in old.seats),
        clock=old.clock,
        listed=old.opened.listed,
        sitting={
            number: (seat.person, seat.name)
            for number, seat in enumerate(old.seats)
            if seat.person is not None
        },
        rematch_of=old.id,
    )


def first_entries(opening: Opening, secret: str) -> list[Entry]:
    """The opening with its deal sealed by this secret, and the seats taken."""
    opened = MatchOpened(
        ruleset=str(opening.ruleset),
        host=opening.host,
        seats=opening.seats,
        clock=opening.clock,
        listed=opening.listed,
        commitment=commitment(secret),
        secret=secret,
        rematch_of=opening.rematch_of,
    )
    taken = [SeatTaken(number, person, name) for number, (person, name) in opening.sitting.items()]
    return [opened, *taken]
