"""A match in a few words, for lists: nothing in it is hidden."""

from __future__ import annotations

from cafe.match.clock import Clock
from cafe.match.seats import SeatKind
from cafe.match.state import Match, Status
from cafe.rules import Edition
from cafe.rules.values import value


@value
class SeatSummary:
    kind: SeatKind
    name: str
    bot: str
    free: bool
    reserved: bool = False  # for somebody who has not come yet


@value
class Summary:
    """A match in a list."""

    id: str
    edition: Edition
    ruleset: str
    status: Status
    listed: bool
    clock: Clock
    on_turn: int | None
    seats: tuple[SeatSummary, ...]
    scores: tuple[int, ...]
    opened_at: int
    last_at: int
    imported: bool = False


def summary(match: Match) -> Summary:
    """What the lobby and "my games" show of a match."""
    return Summary(
        id=match.id,
        edition=match.ruleset.edition,
        ruleset=match.opened.ruleset,
        status=match.status,
        listed=match.is_listed,
        clock=match.clock,
        on_turn=match.on_turn,
        seats=tuple(
            SeatSummary(
                kind=seat.plan.kind,
                name=seat.name,
                bot=seat.plan.bot,
                free=seat.is_free,
                reserved=seat.is_free and bool(seat.reserved),
            )
            for seat in match.seats
        ),
        scores=match.game.scene.scores if match.game is not None else (),
        opened_at=match.opened_at,
        last_at=match.last_at,
        imported=match.is_imported,
    )
