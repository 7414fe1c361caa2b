"""What people at a table do about each other's pace: the bell, and a pause that all agree to; pure."""

from __future__ import annotations

from cafe.match.actions import Declined, require_running
from cafe.match.clock import MIN_TURN_BEFORE_NUDGE_MS, NUDGE_INTERVAL_MS
from cafe.match.entries import Entry, MatchPaused, MatchResumed, Nudged, PauseAsked, PauseDeclined
from cafe.match.limits import MAX_NUDGES, MAX_PAUSES, MAX_PAUSES_ASKED
from cafe.match.state import Match


def nudge(match: Match, person: str, now: int) -> list[Entry]:
    """Ring the bell for another person who is on turn and takes their time."""
    require_running(match)
    by = _player_seat(match, person)
    if match.is_paused:
        raise Declined("match-paused")
    seat = match.on_turn
    if seat is None or match.seats[seat].is_played_by_a_bot or match.seats[seat].person == person:
        raise Declined("nothing-to-nudge")
    nudged_at = match.seats[by].nudged_at
    is_again = nudged_at is not None and now < nudged_at + NUDGE_INTERVAL_MS
    if is_again or now < match.turn_began_at + MIN_TURN_BEFORE_NUDGE_MS:
        raise Declined("nudge-too-soon")
    if match.seats[by].nudges >= MAX_NUDGES:
        raise Declined("nudged-too-often")
    return [Nudged(seat, by)]


def pause(match: Match, person: str, now: int) -> list[Entry]:
    """Ask for a pause, or agree to one; it begins when everybody who plays has, bots always do."""
    require_running(match)
    seat = _player_seat(match, person)
    if match.is_paused:
        raise Declined("match-paused")
    agreed = () if match.pause is None else match.pause.agreed
    if seat in agreed:
        raise Declined("pause-asked-already")
    if match.pauses >= MAX_PAUSES or match.seats[seat].pauses_asked >= MAX_PAUSES_ASKED:
        raise Declined("paused-too-often")
    asked = PauseAsked(seat)
    if still_to_agree(match, {*agreed, seat}):
        return [asked]
    return [asked, MatchPaused(now + match.clock.max_pause_ms)]


def resume(match: Match, person: str) -> list[Entry]:
    """Go on after a pause, without asking anybody; or do without one that is only asked for."""
    require_running(match)
    seat = _player_seat(match, person)
    if match.is_paused:
        return [MatchResumed(seat)]
    if match.pause is not None:
        return [PauseDeclined(seat)]
    raise Declined("not-paused")


def end_pause() -> list[Entry]:
    """The pause has lasted as long as one may."""
    return [MatchResumed()]


def still_to_agree(match: Match, agreed: set[int]) -> set[int]:
    """The seats of the people who play themselves and have not agreed; one seat for each."""
    agreeing = {match.seats[number].person for number in agreed}
    waiting = {
        seat.person: number
        for number, seat in reversed(list(enumerate(match.seats)))
        if seat.person is not None and not seat.is_played_by_a_bot and seat.person not in agreeing
    }
    return set(waiting.values())


def _player_seat(match: Match, person: str) -> int:
    """The first seat that a person has not given up."""
    for number in match.seats_of(person):
        if not match.seats[number].resigned:
            return number
    raise Declined("not-your-seat", 403)
