"""A match at one moment, folded from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import reduce

from cafe.match.chat import LinesSaid, Voice
from cafe.match.clock import MIN_AFTER_RETURN_MS, SECOND_MS, Clock, ClockKind
from cafe.match.entries import (
    BotSeated,
    BotUnseated,
    MatchOpened,
    MatchOver,
    MatchPaused,
    MatchResumed,
    MatchStarted,
    Nudged,
    Outcome,
    PauseAsked,
    PauseDeclined,
    PersonRemoved,
    PlayerAway,
    PlayerReturned,
    PlayOnAsked,
    RematchOpened,
    Row,
    Said,
    SeatCleared,
    SeatFreed,
    SeatLeft,
    SeatRenamed,
    SeatResigned,
    SeatTaken,
    SeatTakenBack,
    SeatTakenOver,
    SpectatorsHeard,
    SpectatorsSilenced,
    TimeRanOut,
    TurnPlayed,
)
from cafe.match.foreseen import game_after
from cafe.match.pause import Pause
from cafe.match.seats import Joined, Seat, SeatKind, SeatPlan
from cafe.rules import Deal, Game, Ruleset, deal, start
from cafe.rules.values import field, replace, value

CHAT_HISTORY_LENGTH = 100  # lines that a newcomer gets


class Status(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


@value
class Match:
    """Everything that is known of a match."""

    id: str
    seq: int
    opened: MatchOpened
    ruleset: Ruleset
    seats: tuple[Seat, ...]
    status: Status
    opened_at: int
    last_at: int
    game: Game | None = None
    moves: tuple[str, ...] = ()
    turn_began_at: int = 0
    extended_until: int | None = None  # for whoever came back to their turn, once
    ran_out_at: int | None = None  # when this turn's time was over
    outcome: Outcome | None = None
    rematch: str | None = None
    chat: tuple[Row, ...] = ()
    joins: Mapping[str, Joined] = field(default_factory=dict)  # by person, also of those who stand again
    bots_seated: int = 0  # how often the host gave a seat to a bot
    seats_cleared: int = 0  # how often the host freed a seat or removed somebody
    lines_said: LinesSaid = field(default_factory=LinesSaid)
    spectators_silenced: bool = False
    times_heard_again: int = 0  # how often the host let spectators talk again
    is_imported: bool = False  # from a game file
    removed: frozenset[str] = frozenset()  # the people whom the host sent away
    pause: Pause | None = None  # asked for, or begun
    pauses: int = 0  # how many there were

    @property
    def clock(self) -> Clock:
        return self.opened.clock

    @property
    def is_listed(self) -> bool:
        """Whether everybody may find it: as it was opened, and not once bots have all the seats of others."""
        has_seats_for_others = any(seat.plan.is_for_others for seat in self.seats)
        return self.opened.listed and (has_seats_for_others or self.bots_seated == 0)

    @property
    def on_turn(self) -> int | None:
        """The seat to move."""
        running = self.status is Status.RUNNING and self.game is not None
        return self.game.player if running and self.game is not None else None

    @property
    def is_left_to_bots(self) -> bool:
        """Whether it runs and no person plays."""
        return self.status is Status.RUNNING and all(seat.is_played_by_a_bot for seat in self.seats)

    @property
    def is_paused(self) -> bool:
        return self.pause is not None and self.pause.until is not None

    @property
    def dealt(self) -> Deal:
        return self.opened.deal or deal(self.ruleset, self.opened.secret)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def joined(self, person: str) -> Joined:
        return self.joins.get(person, Joined())

    def others_of(self, person: str | None) -> set[str]:
        """The other people who play, or could again."""
        return {seat.person for seat in self.seats if seat.person not in (None, person) and not seat.resigned}

    def seats_kept_for(self, person: str) -> list[int]:
        """The seats where a person sits, and those that are reserved for them."""
        return [number for number, seat in enumerate(self.seats) if person in (seat.person, seat.reserved)]

    def voice_of(self, person: str) -> Voice:
        """As what somebody talks; before the start a seat brings a few lines more than spectators have."""
        has_seat = bool(self.seats_of(person))
        if person == self.opened.host or (has_seat and self.status is not Status.OPEN):
            return Voice.PLAYER
        if has_seat and not self.lines_said.are_enough(person, Voice.JOINER):
            return Voice.JOINER
        return Voice.SPECTATOR

    def time_is_over_at(self) -> int:
        """When the turn has lasted as long as it may, whoever plays it."""
        assert self.on_turn is not None, "time runs while somebody is on turn"
        allowance_ms = self.clock.allowance_ms(self.seats[self.on_turn].bank_ms)
        return max(self.turn_began_at + allowance_ms, self.extended_until or 0)

    def deadline(self) -> int | None:
        """When the seat to move runs out of time."""
        if (number := self.on_turn) is None or self.clock.kind is ClockKind.NONE or self.is_paused:
            return None
        seat = self.seats[number]
        if seat.is_played_by_a_bot or seat.takeover_at is not None:
            return None
        return self.time_is_over_at()

    def play_on_at(self) -> int | None:
        """From when others may ask for a bot, where no clock decides; leaving does not put it off."""
        if (number := self.on_turn) is None or self.clock.kind is not ClockKind.NONE or self.is_paused:
            return None
        seat = self.seats[number]
        if seat.is_played_by_a_bot or (seat.takeover_at is not None and not seat.left):
            return None
        return self.time_is_over_at()

    def earliest_absence_at(self) -> int | None:
        """When the person on turn may be counted down, had they been gone from its beginning.

        Nobody is, where no other person plays: whoever is alone with bots, or with people on the same
        device, may sleep.
        """
        if (number := self.on_turn) is None or not self.opened.absence_s or self.is_paused:
            return None
        seat = self.seats[number]
        if seat.is_played_by_a_bot or seat.takeover_at is not None or not self.others_of(seat.person):
            return None
        return self.turn_began_at + self.opened.absence_s * SECOND_MS


def opened_match(match_id: str, row: Row) -> Match:
    """The match after its first row."""
    opened = row.entry
    assert isinstance(opened, MatchOpened), "a log begins with the opening"
    ruleset = Ruleset.parse(opened.ruleset)
    seats = tuple(
        Seat(plan, name=plan.name, reserved=plan.reserved, bank_ms=opened.clock.initial_bank_ms)
        for plan in opened.seats
    )
    return Match(
        id=match_id,
        seq=row.seq,
        opened=opened,
        ruleset=ruleset,
        seats=seats,
        status=Status.OPEN,
        opened_at=row.at,
        last_at=row.at,
        is_imported=opened.imported or opened.deal is not None,
    )


def fold_log(match_id: str, rows: Iterable[Row]) -> Match:
    """The match after all rows of its log."""
    first, *rest = rows
    return reduce(apply_row, rest, opened_match(match_id, first))


def apply_row(match: Match, row: Row) -> Match:
    """The match after a row of its log; it never refuses."""
    after = _after(match, row)
    return after if after.seq == row.seq else replace(after, seq=row.seq)


def _after(match: Match, row: Row) -> Match:
    match row.entry:
        case MatchOpened():
            return match
        case SeatTaken(number, person, name):
            joins = {**match.joins, person: Joined(match.joined(person).times + 1, number, name)}
            return replace(_changed(match, number, person=person, name=name), last_at=row.at, joins=joins)
        case SeatFreed(number):
            changed = _changed(match, number, times_got_up=match.seats[number].times_got_up + 1)
            return replace(_freed(changed, [number]), last_at=row.at)
        case SeatCleared(number):
            cleared = match.seats_cleared + 1
            return replace(_freed(match, [number]), last_at=row.at, seats_cleared=cleared)
        case BotSeated(number, bot, name):
            changed = _changed(match, number, plan=SeatPlan(SeatKind.BOT, bot=bot, name=name), name=name)
            return replace(changed, bots_seated=match.bots_seated + 1, last_at=row.at)
        case BotUnseated(number):
            plan = match.opened.seats[number]
            plan = SeatPlan(SeatKind.OPEN) if plan.kind is SeatKind.BOT else plan
            return replace(_freed(_changed(match, number, plan=plan), [number]), last_at=row.at)
        case PersonRemoved(person=person):
            freed, cleared = _freed(match, match.seats_kept_for(person)), match.seats_cleared + 1
            removed = match.removed | {person}
            return replace(freed, removed=removed, last_at=row.at, seats_cleared=cleared)
        case SpectatorsSilenced():
            return replace(match, spectators_silenced=True)
        case SpectatorsHeard():
            again = match.times_heard_again + 1
            return replace(match, spectators_silenced=False, times_heard_again=again)
        case MatchStarted():
            game = start(match.ruleset, match.dealt)
            return replace(match, status=Status.RUNNING, game=game, turn_began_at=row.at, last_at=row.at)
        case TurnPlayed():
            played = _played(match, row, row.entry)
            return replace(played, is_imported=True) if _is_imported(row, row.entry) else played
        case TimeRanOut(number, takeover_at):
            changed = _changed(match, number, takeover_at=takeover_at, bank_ms=0)
            return replace(changed, ran_out_at=match.ran_out_at or row.at)
        case PlayOnAsked(number, takeover_at):
            changed = _changed(match, number, takeover_at=takeover_at, left=False)
            return replace(changed, ran_out_at=match.ran_out_at or row.at)
        case PlayerAway(number, takeover_at):
            absences = match.seats[number].absences + 1
            return _changed(match, number, takeover_at=takeover_at, away_since=row.at, absences=absences)
        case PlayerReturned(number):
            return _changed(match, number, takeover_at=None, away_since=None)
        case Nudged(by=number):
            return _changed(match, number, nudged_at=row.at, nudges=match.seats[number].nudges + 1)
        case PauseAsked(number):
            changed = _changed(match, number, pauses_asked=match.seats[number].pauses_asked + 1)
            return replace(changed, pause=(match.pause or Pause()).with_agreement(number))
        case PauseDeclined():
            return replace(match, pause=None)
        case MatchPaused(until):
            agreed = () if match.pause is None else match.pause.agreed
            return replace(match, pause=Pause(agreed, row.at, until), pauses=match.pauses + 1)
        case MatchResumed():
            return _resumed(match, row.at)
        case SeatLeft(number, takeover_at):
            departures = match.seats[number].departures + 1
            return _changed(match, number, takeover_at=takeover_at, left=True, departures=departures)
        case SeatTakenOver(number):
            changed = _changed(
                match, number, takeover_at=None, away_since=None, taken_over=True, was_taken_over=True
            )
            return replace(changed, last_at=row.at)
        case SeatTakenBack():
            return _taken_back(match, row.at, row.entry)
        case SeatResigned(number):
            changed = _changed(
                match, number, takeover_at=None, away_since=None, taken_over=True, resigned=True
            )
            return replace(changed, last_at=row.at)
        case SeatRenamed(number, name):
            plan = replace(match.seats[number].plan, name=name)
            return _changed(match, number, name=name, plan=plan)
        case Said(person):
            lines_said = match.lines_said.with_line(person, match.voice_of(person))
            return replace(match, chat=(*match.chat[-CHAT_HISTORY_LENGTH + 1 :], row), lines_said=lines_said)
        case MatchOver(outcome):
            return replace(match, status=Status.OVER, outcome=outcome, last_at=row.at)
        case RematchOpened(match=other):
            return replace(match, rematch=other)


def _freed(match: Match, numbers: Iterable[int]) -> Match:
    """The match with these seats free for others; a seat that was reserved has no name of its own."""
    for number in numbers:
        plan = match.seats[number].plan
        name = "" if plan.reserved else plan.name
        match = _changed(match, number, person=None, name=name, reserved="")
    return match


def _played(match: Match, row: Row, turn: TurnPlayed) -> Match:
    assert match.game is not None, "a match is started before it is played"
    at, game = row.at, game_after(match.game, turn.events)
    passed = game.scene.turn.number != match.game.scene.turn.number or game.end is not None
    seat = match.seats[turn.seat]
    if turn.by_bot is None:
        used_ms = max(0, at - match.turn_began_at)  # a wrong clock fills no bank
        bank_ms = match.clock.bank_after_turn_ms(seat.bank_ms, used_ms) if passed else seat.bank_ms
        seat = replace(seat, takeover_at=None, left=False, away_since=None, bank_ms=bank_ms)
    return replace(
        match,
        seq=row.seq,
        game=game,
        seats=_with_seat(match.seats, turn.seat, seat),
        moves=match.moves + turn.moves,
        turn_began_at=at if passed else match.turn_began_at,
        extended_until=None if passed else match.extended_until,
        ran_out_at=None if passed else match.ran_out_at,
        last_at=at,
    )


def _is_imported(row: Row, turn: TurnPlayed) -> bool:
    """Older logs say it only so: a person's turn has a key, unless it came with a game file."""
    return turn.by_bot is None and row.person is not None and row.key is None


def _taken_back(match: Match, at: int, back: SeatTakenBack) -> Match:
    """A player who comes back from a bot has time to look around; getting up and sitting down gains none."""
    number, seat = back.seat, match.seats[back.seat]
    changed = _changed(
        match, number, takeover_at=None, taken_over=False, left=False, returns=seat.returns + 1
    )
    if not seat.taken_over:
        return changed
    if match.on_turn == number and back.until is not None:
        return replace(changed, extended_until=back.until, ran_out_at=None)
    if match.clock.kind is ClockKind.BANK:
        changed = _changed(changed, number, bank_ms=max(seat.bank_ms, MIN_AFTER_RETURN_MS))
    if match.on_turn == number:  # a row from before there was one allowance per turn
        return replace(changed, turn_began_at=at)
    return changed


def _resumed(match: Match, at: int) -> Match:
    """The match goes on where it stood: everything that was coming is put off by the pause."""
    began_at = at if match.pause is None or match.pause.began_at is None else match.pause.began_at
    by_ms = max(0, at - began_at)  # a wrong clock puts nothing forward
    return replace(
        match,
        pause=None,
        seats=tuple(seat.later(by_ms) for seat in match.seats),
        turn_began_at=match.turn_began_at + by_ms,
        extended_until=None if match.extended_until is None else match.extended_until + by_ms,
        ran_out_at=None if match.ran_out_at is None else match.ran_out_at + by_ms,
        last_at=at,
    )


def _changed(match: Match, number: int, **changes: object) -> Match:
    seat = replace(match.seats[number], **changes)  # type: ignore[arg-type]  # fields of Seat, by name
    return replace(match, seats=_with_seat(match.seats, number, seat))


def _with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with this one; the very same if nothing has changed."""
    return seats if seats[number] == seat else (*seats[:number], seat, *seats[number + 1 :])
