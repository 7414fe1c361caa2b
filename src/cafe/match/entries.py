"""What the log of a match holds, one row each; and what a viewer may see of it."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from hashlib import sha256

from cafe.match.chat import Sign
from cafe.match.clock import Clock
from cafe.match.seats import SeatPlan
from cafe.match.shared_deal import SharedDeal, SharedKind
from cafe.rules import Deal, Event, seen_by
from cafe.rules.values import replace, value


class Outcome(StrEnum):
    """Why a match is over."""

    PLAYED = "played"  # the game ended by its rules
    RESIGNED = "resigned"
    CALLED_OFF = "called-off"  # before it started
    CLOSED = "closed"  # by the operator of the server


@value
class MatchOpened:
    ruleset: str
    host: str
    seats: tuple[SeatPlan, ...]
    clock: Clock
    listed: bool
    commitment: str
    secret: str  # the deal's seed: it never leaves the server before the end
    rematch_of: str | None = None
    deal: Deal | None = None  # of an imported game without a seed
    several_seats: bool = False  # one person may take more than one of the open seats
    imported: bool = False  # from a game file, so that nobody vouches for how it was played
    absence_s: int = 0  # how long somebody on turn may be gone; 0: for ever, as in older logs
    hints: bool = False  # whoever is on turn may ask for the best turns; in older logs nobody may
    shared: SharedDeal | None = None  # others play the same deal; not in older logs

    @property
    def secret_at_end(self) -> str:
        """What the end of the match opens; the seed of a day's deal is told when the day is over."""
        is_daily = self.shared is not None and self.shared.kind is SharedKind.DAILY
        return "" if is_daily else self.secret


@value
class SeatTaken:
    seat: int
    person: str
    name: str


@value
class SeatFreed:
    seat: int


@value
class SeatCleared:
    """The host freed a seat: somebody got up, or it is reserved no longer."""

    seat: int
    person: str
    name: str


@value
class BotSeated:
    """The host gave a free seat to a bot."""

    seat: int
    bot: str
    name: str = ""  # of a program that the server's operator named; not in older logs


@value
class BotUnseated:
    """The host took a seat back from a bot: people may have it again."""

    seat: int


@value
class PersonRemoved:
    """The host sent somebody away, who gets up and does not come back."""

    seat: int  # the first that they had, or the last where they sat
    person: str
    name: str


@value
class SpectatorsSilenced:
    """The host lets only players talk."""


@value
class SpectatorsHeard:
    """The host lets spectators talk again."""


@value
class MatchStarted:
    first: int


@value
class TurnPlayed:
    """One commit: the moves of a turn or of a part of it, and what they brought."""

    seat: int
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    by_bot: str | None = None
    nodes: int | None = None  # how many a bot searched; not in older logs
    stood_in_for: str | None = None  # the seat's own bot, where another one played; not in older logs


@value
class TimeRanOut:
    seat: int
    takeover_at: int


@value
class PlayOnAsked:
    """Without a clock, another player asked for a bot."""

    seat: int
    takeover_at: int


@value
class PlayerAway:
    """Whoever is on turn has been gone for as long as the table waits."""

    seat: int
    takeover_at: int


@value
class PlayerReturned:
    """They are here again before the countdown was over."""

    seat: int


@value
class Nudged:
    """The bell: a player asked whoever is on turn to play."""

    seat: int
    by: int


@value
class PauseAsked:
    """A player wants a pause, or agrees to one."""

    seat: int


@value
class PauseDeclined:
    """A player wants no pause, or no longer."""

    seat: int


@value
class MatchPaused:
    """All agreed: no clock, countdown or bot goes on."""

    until: int


@value
class MatchResumed:
    """A player goes on, or the pause has lasted long enough."""

    seat: int | None = None


@value
class SeatLeft:
    seat: int
    takeover_at: int


@value
class SeatTakenOver:
    seat: int
    bot: str


@value
class SeatTakenBack:
    seat: int
    until: int | None = None  # in one's own turn: when its time is over


@value
class SeatResigned:
    seat: int
    bot: str


@value
class SeatRenamed:
    """The operator gave whoever sits there another name."""

    seat: int
    name: str


@value
class Said:
    """A line of chat, or a sign instead of one; a spectator has no seat."""

    person: str
    seat: int | None
    name: str
    text: str
    sign: Sign | None = None


@value
class MatchOver:
    """The deal is opened: anyone can now check the commitment."""

    outcome: Outcome
    secret: str


@value
class RematchOpened:
    match: str
    seat: int | None = None  # of whoever asked for it; not in older logs


Entry = (
    MatchOpened
    | SeatTaken
    | SeatFreed
    | SeatCleared
    | BotSeated
    | BotUnseated
    | PersonRemoved
    | SpectatorsSilenced
    | SpectatorsHeard
    | MatchStarted
    | TurnPlayed
    | TimeRanOut
    | PlayOnAsked
    | PlayerAway
    | PlayerReturned
    | Nudged
    | PauseAsked
    | PauseDeclined
    | MatchPaused
    | MatchResumed
    | SeatLeft
    | SeatTakenOver
    | SeatTakenBack
    | SeatResigned
    | SeatRenamed
    | Said
    | MatchOver
    | RematchOpened
)


@value
class Row:
    """An entry in the log: its number and time, which person wrote it and under which key."""

    seq: int
    at: int
    entry: Entry
    person: str | None = None
    key: str | None = None


@lru_cache(maxsize=8_192)
def handle(match: str, person: str) -> str:
    """How a person is known to the others of one match; it says nothing elsewhere."""
    return sha256(f"{match}\0{person}".encode()).hexdigest()[:12]


def entry_seen_by(entry: Entry, match_id: str, viewer: int | None, *, open_hands: bool) -> Entry:
    """The entry as a viewer's seat may know it: no secret, no person, no hidden guest."""
    match entry:
        case MatchOpened(host=host):
            seats = tuple(replace(plan, invite="", reserved="") for plan in entry.seats)
            return replace(entry, secret="", deal=None, host=handle(match_id, host), seats=seats)
        case SeatTaken() | SeatCleared() | PersonRemoved() | Said():
            return replace(entry, person=handle(match_id, entry.person))
        case TurnPlayed(events=events):
            seen = tuple(seen_by(event, viewer, open_hands=open_hands) for event in events)
            if not open_hands and entry.seat != viewer:  # how far a bot came would tell of its hand
                entry = replace(entry, nodes=None)
            return replace(entry, moves=_moves_seen(entry, viewer, open_hands=open_hands), events=seen)
        case _:
            return entry


def _moves_seen(entry: TurnPlayed, viewer: int | None, *, open_hands: bool) -> tuple[str, ...]:
    """C7: which guest another player laid aside stays hidden."""
    if open_hands or entry.seat == viewer:
        return entry.moves
    return tuple("aside" if move.startswith("aside:") else move for move in entry.moves)
