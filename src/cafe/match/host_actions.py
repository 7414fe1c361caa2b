"""What only the host may do at their table, besides starting it and calling it off."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.match.actions import Declined, seat_number
from cafe.match.entries import (
    BotSeated,
    BotUnseated,
    Entry,
    PersonRemoved,
    SeatCleared,
    SpectatorsHeard,
    SpectatorsSilenced,
    handle,
)
from cafe.match.limits import MAX_BOTS_SEATED, MAX_SEATS_CLEARED, MAX_TIMES_HEARD_AGAIN
from cafe.match.seats import SeatKind
from cafe.match.state import Match, Status


def free_seat(match: Match, person: str, seat: int) -> list[Entry]:
    """Free a seat before the start: whoever sits there gets up, and it is reserved for nobody."""
    _require_host(match, person)
    there = match.seats[seat_number(match, seat)]
    _require_open(match)
    if there.plan.kind is SeatKind.BOT:
        return [BotUnseated(seat)]
    if (whose := there.person or there.reserved) == "":
        raise Declined("nothing-to-free")
    _require_fewer_cleared(match)
    return [SeatCleared(seat, whose, there.name)]


def seat_bot(match: Match, person: str, seat: int, bot: str, name: str = "") -> list[Entry]:
    """Give a free seat to a bot before the start; who sits there, or has it reserved, keeps it."""
    _require_host(match, person)
    there = match.seats[seat_number(match, seat)]
    _require_open(match)
    if not there.is_free or there.reserved:
        raise Declined("seat-taken")
    if match.bots_seated >= MAX_BOTS_SEATED:
        raise Declined("bots-seated-too-often")
    return [BotSeated(seat, bot, name)]


def remove_person(match: Match, person: str, player: str) -> list[Entry]:
    """Send away before the start whoever is known by this handle; they do not come back to this match.

    Whoever had a seat and stands again goes as well: nobody escapes by getting up quickly.
    """
    _require_host(match, person)
    _require_open(match)
    for removed in (*_seated(match), *_standing(match)):
        if removed.person != match.opened.host and handle(match.id, removed.person) == player:
            _require_fewer_cleared(match)
            return [removed]
    raise Declined("no-such-player", 404)


def silence_spectators(match: Match, person: str) -> list[Entry]:
    """Let only players talk."""
    _require_host(match, person)
    return [] if match.spectators_silenced else [SpectatorsSilenced()]


def hear_spectators(match: Match, person: str) -> list[Entry]:
    """Let spectators talk again, as often as a table may need it."""
    _require_host(match, person)
    if match.spectators_silenced and match.times_heard_again >= MAX_TIMES_HEARD_AGAIN:
        raise Declined("heard-too-often")
    return [SpectatorsHeard()] if match.spectators_silenced else []


def _seated(match: Match) -> Iterator[PersonRemoved]:
    """Whoever has a seat, or for whom one is kept, as they would be removed."""
    for number, seat in enumerate(match.seats):
        if whose := seat.person or seat.reserved:
            yield PersonRemoved(number, whose, seat.name)


def _standing(match: Match) -> Iterator[PersonRemoved]:
    """Whoever once took a seat and was not removed, as they would be."""
    for person, joined in match.joins.items():
        if person not in match.removed:
            yield PersonRemoved(joined.seat, person, joined.name)


def _require_host(match: Match, person: str) -> None:
    if person != match.opened.host:
        raise Declined("only-the-host", 403)


def _require_fewer_cleared(match: Match) -> None:
    if match.seats_cleared >= MAX_SEATS_CLEARED:
        raise Declined("cleared-too-often")


def _require_open(match: Match) -> None:
    if match.status is not Status.OPEN:
        raise Declined("match-not-open")
