"""A match as it is opened, before anybody plays."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, SeatTaken
from cafe.match.seats import Seat, SeatKind, SeatPlan
from cafe.match.shared_deal import SharedDeal
from cafe.match.state import Match
from cafe.rules import Ruleset, commitment
from cafe.rules.values import field, value


@value
class Opening:
    """The agreed rules, the seats, and the people who sit down at once."""

    host: str
    ruleset: Ruleset
    seats: tuple[SeatPlan, ...]
    clock: Clock
    listed: bool
    sitting: Mapping[int, tuple[str, str]] = field(default_factory=dict)  # seat: person, name
    rematch_of: str | None = None
    several_seats: bool = False
    absence_s: int = 0
    hints: bool = False
    shared: SharedDeal | None = None


def rematch_opening(old: Match, host: str) -> Opening:
    """The same again: rules, seats and clock. Whoever asks sits down; the others' seats are kept for them."""
    return Opening(
        host=host,
        ruleset=old.ruleset,
        seats=tuple(_seat_again(seat, host) for seat in old.seats),
        clock=old.clock,
        listed=old.is_listed,
        sitting={number: (host, old.seats[number].name) for number in old.seats_of(host)},
        rematch_of=old.id,
        several_seats=old.opened.several_seats,
        absence_s=old.opened.absence_s,
        hints=old.opened.hints,
    )


def _seat_again(seat: Seat, host: str) -> SeatPlan:
    """A seat of a rematch: the host's are on their device, another person's waits until they accept."""
    if seat.person is None:
        return seat.plan
    if seat.person == host:
        return SeatPlan(SeatKind.DEVICE, name=seat.name)
    return SeatPlan(SeatKind.OPEN, name=seat.name, reserved=seat.person)


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
        several_seats=opening.several_seats,
        absence_s=opening.absence_s,
        hints=opening.hints,
        shared=opening.shared,
    )
    taken = [SeatTaken(number, person, name) for number, (person, name) in opening.sitting.items()]
    return [opened, *taken]
