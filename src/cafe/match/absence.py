"""The seat of somebody who is away: a countdown, a bot, and their return; pure, like play()."""

from __future__ import annotations

from cafe.match.actions import TAKEOVER_BOT, Declined, require_running, require_seat, seat_number
from cafe.match.clock import COUNTDOWN_MS, MIN_AFTER_RETURN_MS
from cafe.match.entries import (
    Entry,
    PlayerAway,
    PlayerReturned,
    PlayOnAsked,
    SeatTakenBack,
    SeatTakenOver,
    TimeRanOut,
)
from cafe.match.limits import MAX_ABSENCES, MAX_RETURNS
from cafe.match.state import Match, Status
from cafe.match.whereabouts import Whereabouts, has_returned


def take_back(match: Match, person: str, seat: int, now: int) -> list[Entry]:
    """Return to a seat that was left or taken over; a player who only ran out of time just plays."""
    require_seat(match, person, seat)
    require_running(match)
    there = match.seats[seat]
    if there.resigned or not (there.taken_over or there.left):
        raise Declined("nothing-to-take-back")
    if match.is_paused:  # nothing about time changes meanwhile
        raise Declined("match-paused")
    if there.returns >= MAX_RETURNS:
        raise Declined("returned-too-often")
    if there.taken_over and match.on_turn == seat:
        return [SeatTakenBack(seat, _until_after_return(match, now))]
    return [SeatTakenBack(seat)]


def _until_after_return(match: Match, now: int) -> int:
    """A turn has one allowance: who comes back has its rest, and once a turn time to look around."""
    over_at = match.time_is_over_at()
    if match.extended_until is None:
        return max(over_at, now + MIN_AFTER_RETURN_MS)
    if now >= over_at:
        raise Declined("bot-plays-this-turn")
    return over_at


def play_on(match: Match, person: str, seat: int, now: int) -> list[Entry]:
    """Without a clock, ask for a bot at the seat that has been on turn for so long; playing stops it."""
    there = match.seats[seat_number(match, seat)]
    is_here = any(other.person == person and not other.resigned for other in match.seats)
    if not is_here and person != match.opened.host:
        raise Declined("not-your-seat", 403)
    require_running(match)
    if match.is_paused:
        raise Declined("match-paused")
    if match.on_turn != seat or there.is_played_by_a_bot or there.person == person:
        raise Declined("nothing-to-play-on")
    if there.takeover_at is not None and not there.left:
        raise Declined("seat-left-already")
    play_on_at = match.play_on_at()
    if play_on_at is None or now < play_on_at:
        raise Declined("play-on-too-soon")
    countdown_ends_at = now + COUNTDOWN_MS
    return [PlayOnAsked(seat, min(countdown_ends_at, there.takeover_at or countdown_ends_at))]


def count_down(seat: int, now: int) -> list[Entry]:
    """Whoever is on turn is gone: a bot will play for them, unless they come back."""
    return [PlayerAway(seat, now + COUNTDOWN_MS)]


def come_back(match: Match, person: str) -> list[Entry]:
    """End the countdown of somebody who was gone and is seen again; after too many, only playing does."""
    if match.status is not Status.RUNNING:
        return []
    return [
        PlayerReturned(number)
        for number in match.seats_of(person)
        if match.seats[number].away_since is not None and match.seats[number].absences < MAX_ABSENCES
    ]


def take_over(match: Match, seat: int, whereabouts: Whereabouts) -> list[Entry]:
    """The countdown is over, unless it was for somebody gone who has been seen since."""
    person = match.seats[seat].person
    if person is not None and has_returned(match, seat, whereabouts) and (back := come_back(match, person)):
        return back
    return [SeatTakenOver(seat, TAKEOVER_BOT)]


def run_out_of_time(match: Match, seat: int, now: int) -> list[Entry]:
    """The countdown begins; whoever played a part of their turn meanwhile gets no second one."""
    return [TimeRanOut(seat, max(now, (match.ran_out_at or now) + COUNTDOWN_MS))]
