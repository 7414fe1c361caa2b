"""What may be done at a match, and the entries it brings; pure, like play()."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cafe.match.chat import Sign
from cafe.match.entries import (
    Entry,
    MatchOver,
    MatchStarted,
    Outcome,
    RematchOpened,
    Said,
    SeatFreed,
    SeatLeft,
    SeatResigned,
    SeatTaken,
    SeatTakenOver,
    TurnPlayed,
)
from cafe.match.foreseen import foresee
from cafe.match.limits import MAX_DEPARTURES, MAX_JOINS_PER_PERSON, MAX_MOVES
from cafe.match.seats import SeatKind
from cafe.match.state import Match, Status
from cafe.match.token_hash import token_hash
from cafe.rules import Game, Move, Objection, Taken, take
from cafe.rules.notation import parse_moves
from cafe.rules.values import replace

TAKEOVER_BOT = "greedy"


class Declined(Exception):
    """What may not be done now, by a code that clients know."""

    def __init__(self, code: str, status: int = 409) -> None:
        super().__init__(code)
        self.code, self.status = code, status


class TurnRefused(Exception):
    """The rules object to a step of a commit; nothing happened."""

    def __init__(self, step: int, objections: tuple[Objection, ...]) -> None:
        super().__init__(step)
        self.step, self.objections = step, objections


def join(match: Match, person: str, name: str, seat: int | None, invite: str | None) -> list[Entry]:
    """Take a free seat: the one asked for, or the first that fits."""
    if match.status is not Status.OPEN:
        raise Declined("match-not-open")
    if person in match.removed:
        raise Declined("removed", 403)
    if seat is not None:
        seat_number(match, seat)
    if match.seats_of(person) and not _may_have_another(match, person, seat):
        raise Declined("already-seated")
    if match.joined(person).times >= MAX_JOINS_PER_PERSON:
        raise Declined("joined-too-often")
    if seat is None and (reserved := sit_where_reserved(match, person)):
        return reserved
    for number in range(len(match.seats)) if seat is None else [seat]:
        if _may_take(match, number, person, invite):
            return [SeatTaken(number, person, name)]
    raise Declined("seat-taken" if seat is not None else "no-free-seat")


def sit_where_reserved(match: Match, person: str) -> list[Entry]:
    """Take the seats that are kept for a person, if any still are: a rematch is accepted."""
    if match.status is not Status.OPEN:
        return []
    return [
        SeatTaken(number, person, seat.name)
        for number, seat in enumerate(match.seats)
        if seat.is_free and seat.reserved == person
    ]


def accept_rematch(match: Match, person: str) -> list[Entry]:
    """Sit down where a seat is kept; a game of bots, or of the host's device alone, begins at once."""
    is_for_others = any(seat.plan.is_for_others for seat in match.seats)
    if match.status is Status.OPEN and person == match.opened.host and not is_for_others:
        return start_match(match, person)
    return sit_where_reserved(match, person)


def _may_have_another(match: Match, person: str, seat: int | None) -> bool:
    """One person has one seat, but for those of the host's device and where the host allows more."""
    if seat is None:
        return False
    there = match.seats[seat]
    on_own_device = there.plan.kind is SeatKind.DEVICE and person == match.opened.host
    return match.opened.several_seats or on_own_device or there.reserved == person


def _may_take(match: Match, number: int, person: str, invite: str | None) -> bool:
    seat = match.seats[number]
    if not seat.is_free or seat.is_kept_from(person):
        return False
    if seat.reserved == person:
        return True
    match seat.plan.kind:
        case SeatKind.OPEN:
            return True
        case SeatKind.INVITED:
            return invite is not None and token_hash(invite) == seat.plan.invite
        case SeatKind.DEVICE:
            return person == match.opened.host
        case SeatKind.BOT:
            return False


def leave(match: Match, person: str, seat: int, now: int) -> list[Entry]:
    """Free the seat before the start; after it, a bot plays on at once, and one may come back."""
    require_seat(match, person, seat)
    if match.status is Status.OPEN:
        return get_up(match, seat)
    require_running(match)
    there = match.seats[seat]
    if there.is_played_by_a_bot:
        raise Declined("seat-left-already")
    if there.departures >= MAX_DEPARTURES:
        raise Declined("left-too-often")
    return [SeatLeft(seat, now), SeatTakenOver(seat, TAKEOVER_BOT)]


def get_up(match: Match, seat: int) -> list[Entry]:
    """Free a seat before the start, as often as it may be: however many come and go, the next sits down."""
    if not match.seats[seat].may_be_left:
        raise Declined("got-up-too-often")
    return [SeatFreed(seat)]


def start_match(match: Match, person: str) -> list[Entry]:
    if person != match.opened.host:
        raise Declined("only-the-host-starts", 403)
    if match.status is not Status.OPEN:
        raise Declined("match-not-open")
    if any(seat.is_free for seat in match.seats):
        raise Declined("seats-free")
    return [MatchStarted(match.dealt.first)]


def call_off(match: Match, person: str) -> list[Entry]:
    if person != match.opened.host:
        raise Declined("only-the-host-calls-off", 403)
    if match.status is not Status.OPEN:
        raise Declined("match-not-open")
    return [MatchOver(Outcome.CALLED_OFF, match.opened.secret_at_end)]


def turn(match: Match, person: str, seat: int, moves: Sequence[str]) -> list[Entry]:
    """Commit a turn or a part of it, all or nothing."""
    game = require_turn(match, person, seat)
    if match.is_paused:
        raise Declined("match-paused")
    taken = commit(game, read_moves(moves))
    return [turn_played(seat, taken), *_ending(match, taken.game)]


def bot_turn(
    match: Match,
    seat: int,
    moves: Sequence[Move],
    bot: str,
    *,
    nodes: int | None = None,
    stood_in_for: str | None = None,
) -> list[Entry]:
    """Commit a bot's turn, by the same rules."""
    require_running(match)
    if match.on_turn != seat or not match.seats[seat].is_played_by_a_bot or match.game is None:
        raise Declined("not-your-turn")
    taken = commit(match.game, moves)
    played = replace(turn_played(seat, taken), by_bot=bot, nodes=nodes, stood_in_for=stood_in_for)
    return [played, *_ending(match, taken.game)]


def require_turn(match: Match, person: str, seat: int) -> Game:
    """The game, for the person who sits there and is on turn."""
    game = require_game(match, person, seat)
    if match.on_turn != seat:
        raise Declined("not-your-turn")
    if match.seats[seat].taken_over:
        raise Declined("seat-taken-over")
    return game


def require_game(match: Match, person: str, seat: int) -> Game:
    """The game, for the person who sits there, whoever is on turn."""
    require_seat(match, person, seat)
    return running_game(match)


def running_game(match: Match) -> Game:
    """The game, while it is played."""
    require_running(match)
    assert match.game is not None, "a match that runs has a game"
    return match.game


def commit(game: Game, moves: Sequence[Move]) -> Taken:
    """Take all of the moves: they are of one turn, and a step that reveals something is the last."""
    if not moves:
        raise Declined("no-moves", 422)
    taken = take(game, moves)
    if taken.refused_step is not None:
        raise TurnRefused(taken.refused_step, taken.refused)
    if taken.rest:
        raise Declined("turn-over-already" if taken.ends_turn else "reveal-comes-last", 422)
    return taken


def turn_played(seat: int, taken: Taken) -> TurnPlayed:
    """A turn, or a part of it, as the log keeps it."""
    events = taken.events
    foresee(taken.steps[0].game, events, taken.game)
    return TurnPlayed(seat, tuple(map(str, taken.moves)), events)


def read_moves(texts: Sequence[str]) -> tuple[Move, ...]:
    if len(texts) > MAX_MOVES:
        raise Declined("too-many-moves", 422)
    return tuple(move for text in texts for move in parse_moves(text))


def resign(match: Match, person: str, seat: int) -> list[Entry]:
    """A bot plays on for the others; the match is over when nobody is left to play for."""
    require_seat(match, person, seat)
    require_running(match)
    if match.seats[seat].resigned:
        raise Declined("resigned-already")
    others = [other for number, other in enumerate(match.seats) if number != seat and not other.resigned]
    entry = SeatResigned(seat, TAKEOVER_BOT)
    if len(others) < 2 or all(other.plan.kind is SeatKind.BOT for other in others):
        return [entry, MatchOver(Outcome.RESIGNED, match.opened.secret_at_end)]
    return [entry]


def say(match: Match, person: str, name: str, text: str, sign: Sign | None = None) -> list[Entry]:
    """A line of chat or a sign; spectators have a budget of their own, and may be silenced."""
    seats = match.seats_of(person)
    if person in match.removed:
        raise Declined("removed", 403)
    if match.spectators_silenced and not seats and person != match.opened.host:
        raise Declined("spectators-silenced", 403)
    if match.lines_said.are_enough(person, match.voice_of(person)):
        raise Declined("enough-said")
    seat, called = (seats[0], match.seats[seats[0]].name) if seats else (None, name)
    return [Said(person, seat, called, text, sign)]


def rematch(match: Match, person: str, new_id: str) -> list[Entry]:
    """Promise a new match, unless somebody has asked for it before."""
    if match.rematch is not None:
        return []
    seats = match.seats_of(person)
    return [RematchOpened(new_id, seats[0] if seats else None)]


def _ending(match: Match, game: Game) -> Iterator[Entry]:
    if game.end is not None:
        yield MatchOver(Outcome.PLAYED, match.opened.secret_at_end)


def seat_number(match: Match, seat: int) -> int:
    """The seat, if there is one of this number."""
    if not 0 <= seat < len(match.seats):
        raise Declined("no-such-seat", 404)
    return seat


def require_seat(match: Match, person: str, seat: int) -> None:
    """Only the person who sits there acts for a seat."""
    if match.seats[seat_number(match, seat)].person != person:
        raise Declined("not-your-seat", 403)


def require_running(match: Match) -> None:
    """Only while it is played."""
    if match.status is not Status.RUNNING:
        raise Declined("match-not-running")
