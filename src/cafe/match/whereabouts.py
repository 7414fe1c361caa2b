"""Who is here, as far as it is known: nothing of it is in the log."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.match.clock import LONGEST_LIVE_ABSENCE_S, SECOND_MS
from cafe.match.state import Match
from cafe.rules.values import field, value

GAP_MS = 30 * SECOND_MS  # unseen for so long, somebody is gone: connected people are seen more often
FORGOTTEN_MS = 600 * SECOND_MS  # where nobody was seen for so long, nobody waits


@value
class Stay:
    """When somebody came, and when they were last seen."""

    came_at: int
    seen_at: int


@value
class Whereabouts:
    """The last stays of the people at a match, known for some time, and the moment of asking."""

    now: int
    known_since: int = 0
    stays: Mapping[str, Stay] = field(default_factory=dict)

    def seen_at(self, person: str | None) -> int:
        stay = None if person is None else self.stays.get(person)
        return 0 if stay is None else stay.seen_at


def absence_at(match: Match, whereabouts: Whereabouts) -> int | None:
    """When the countdown for the person on turn begins, unless they are seen before.

    It does not begin where nobody waits for them: all may sleep. At a live table somebody waits who is here,
    and has been for as long; at a slow one, somebody who has looked in since.
    """
    if (earliest := match.earliest_absence_at()) is None or match.on_turn is None:
        return None
    person, absence_ms = match.seats[match.on_turn].person, match.opened.absence_s * SECOND_MS
    gone_at = max(earliest - absence_ms, whereabouts.seen_at(person))
    others = [whereabouts.stays[other] for other in match.others_of(person) if other in whereabouts.stays]
    if match.opened.absence_s > LONGEST_LIVE_ABSENCE_S:
        return gone_at + absence_ms if any(stay.seen_at >= gone_at - GAP_MS for stay in others) else None
    gone_at = max(gone_at, whereabouts.known_since)
    waiting = [stay.came_at for stay in others if whereabouts.now - stay.seen_at < GAP_MS]
    return max(gone_at, min(waiting)) + absence_ms if waiting else None


def check_again_at(match: Match, whereabouts: Whereabouts) -> int | None:
    """When to look again whether somebody waits; never, once all are gone: whoever comes is noticed."""
    if match.earliest_absence_at() is None:
        return None
    last_seen_at = max((stay.seen_at for stay in whereabouts.stays.values()), default=0)
    is_forgotten = whereabouts.now - last_seen_at >= FORGOTTEN_MS
    return None if is_forgotten else whereabouts.now + GAP_MS


def has_returned(match: Match, seat: int, whereabouts: Whereabouts) -> bool:
    """Whether somebody who is counted down because they were gone has been seen since."""
    away_since, person = match.seats[seat].away_since, match.seats[seat].person
    return away_since is not None and whereabouts.seen_at(person) > away_since
