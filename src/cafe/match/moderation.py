"""What the operator of the server may do at a match; nobody at the table has to agree."""

from __future__ import annotations

from cafe.match.actions import resign
from cafe.match.entries import Entry, MatchOver, Outcome, SeatFreed, SeatRenamed
from cafe.match.state import Match, Status


def close(match: Match) -> list[Entry]:
    """End the match where it stands; one that is over stays as it is."""
    if match.status is Status.OVER:
        return []
    return [MatchOver(Outcome.CLOSED, match.opened.secret_at_end)]


def rename(match: Match, person: str, name: str) -> list[Entry]:
    """Give all seats of a person another name; lines of chat keep the one they were said under."""
    return [SeatRenamed(seat, name) for seat in match.seats_of(person) if match.seats[seat].name != name]


def evict(match: Match, person: str) -> list[Entry]:
    """Take one seat from a person, or close the table that they host; nothing when they have none left.

    Before the start the seat is free for somebody else; after it a bot plays on for the others.
    """
    match match.status:
        case Status.OPEN:
            if match.opened.host == person:
                return close(match)
            return [SeatFreed(seat) for seat in match.seats_of(person)]
        case Status.RUNNING:
            playing = [seat for seat in match.seats_of(person) if not match.seats[seat].resigned]
            return resign(match, person, playing[0]) if playing else []
        case Status.OVER:
            return []
