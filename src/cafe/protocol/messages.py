"""Every message that the server sends, as a type; schemas and TypeScript types are made from these."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, get_args

from msgspec import Struct

from cafe.match.clock import Clock as HouseClock
from cafe.match.codec import type_name
from cafe.match.entries import Entry as HouseEntry
from cafe.match.entries import MatchOpened, Outcome
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status
from cafe.protocol.derived_types import mirror, mirror_of_union
from cafe.rules import Edition, End, Line, Move, Nation, Stage
from cafe.rules import Event as RulesEvent
from cafe.rules import Objection as RulesObjection
from cafe.rules import Standing as RulesStanding
from cafe.rules.flaws.question import Flaw

HIDDEN_OF_OPENING = frozenset(
    {"secret", "deal", "seats"}
)  # the seats are in every state, without their links

if TYPE_CHECKING:  # what `codec.plain` makes of them
    LineTold = dict[str, Any]
    StandingTold = dict[str, Any]
    EventTold = dict[str, Any]
    ObjectionTold = dict[str, Any]
    FlawTold = dict[str, Any]
    EntryTold = dict[str, Any]
    ClockTold = dict[str, Any]
    MoveKind = str
else:
    LineTold = mirror(Line)
    StandingTold = mirror(RulesStanding)
    EventTold = mirror_of_union(RulesEvent)
    ObjectionTold = mirror_of_union(RulesObjection)
    FlawTold = mirror_of_union(Flaw)
    ClockTold = mirror(HouseClock)
    MoveKind = StrEnum("MoveKind", {type_name(kind): type_name(kind) for kind in get_args(Move)})
    EntryTold = mirror_of_union(
        HouseEntry,
        more=(("seq", int), ("at", int)),
        hidden={MatchOpened: HIDDEN_OF_OPENING, SeatPlan: frozenset({"invite"})},
    )


class Told(Struct, frozen=True, kw_only=True):
    """A message from the server."""


class Plan(Told, frozen=True):
    """A café's floor. In the card game the drawing's numbers are the positions of table cards."""

    name: str
    drawing: list[list[str]]
    tables: dict[str, list[str]]  # its chairs
    chairs: dict[str, list[str]]  # its tables
    bar: list[str]
    prices: list[int]


class Turn(Told, frozen=True):
    number: int
    stage: Stage
    seated: int
    waiting: str | None
    completed: int


class View(Told, frozen=True):
    """A game as its viewer may know it; null in a hand is a guest one may not know."""

    player: int
    turn: Turn
    scores: list[int]
    hand_sizes: list[int]
    tables: dict[str, Nation]
    seated: dict[str, str]
    hands: list[list[str | None]]
    aside: list[list[str | None]]
    bag: int
    deck: int
    unseen: dict[str, int]
    bar: list[str]
    box: list[str]
    gone: list[Nation]
    out: list[int]
    birthday: Nation | None
    birthday_asked: bool
    end: End | None
    next_price: int | None
    hand_size_choice: int


class PartyMember(Told, frozen=True):
    guest: str
    chair: str


class Offer(Told, frozen=True):
    """A move that is allowed now, and what it pays."""

    move: str
    kind: MoveKind
    guest: str | None
    chair: str | None
    table: str | None
    party: list[PartyMember]
    points: int
    receipt: list[LineTold]
    waits: bool


class SeatState(Told, frozen=True):
    kind: SeatKind
    name: str
    bot: str
    free: bool
    handle: str | None
    taken_over: bool
    was_taken_over: bool
    left: bool
    resigned: bool
    takeover_at: int | None
    bank: int


class You(Told, frozen=True):
    """Who is looking: his name at this table, his seats, and the one he looks from."""

    handle: str  # empty for a stranger
    seats: list[int]
    seat: int | None
    host: bool


class Face(Told, frozen=True):
    """The part of a state that is the same for everybody who looks from one seat."""

    seq: int
    status: Status
    seats: list[SeatState]
    view: View | None
    deadline: int | None
    outcome: Outcome | None
    standings: list[StandingTold]
    secret: str | None
    rematch: str | None


class State(Face, frozen=True):
    """A match as it is now, as you may know it."""

    offers: list[Offer]
    now: int
    you: You
    present: list[int]


class Snapshot(Told, frozen=True):
    """What does not change in a match, and its state."""

    id: str
    edition: Edition
    ruleset: str
    options: dict[str, str]
    plan: Plan
    clock: ClockTold
    listed: bool
    commitment: str
    opened_at: int
    rematch_of: str | None
    chat: list[EntryTold]
    state: State


class News(Told, frozen=True):
    """What happened since, and the state after it."""

    seq: int
    entries: list[EntryTold]
    state: State


class Bye(Told, frozen=True):
    """The server restarts; come back soon."""

    bye: str


class Step(Told, frozen=True):
    move: str
    points: int
    receipt: list[LineTold]
    events: list[EventTold]


class Draft(Told, frozen=True):
    """A turn played on paper: the allowed steps, what comes next, or why the next step is refused."""

    legal: bool
    step: int | None
    objections: list[ObjectionTold]
    steps: list[Step]
    total: int
    reveals: bool
    view: View
    offers: list[Offer]


class Frame(Told, frozen=True):
    """One entry of a finished match and the game after it; the view is null before the start."""

    seq: int
    at: int
    entry: EntryTold
    view: View | None


class Replay(Told, frozen=True):
    frames: list[Frame]


class JudgedStep(Told, frozen=True):
    move: str
    points: int
    receipt: list[LineTold]


class Verdict(Told, frozen=True):
    """The referee's answer."""

    legal: bool
    step: int | None
    objections: list[ObjectionTold]
    steps: list[JudgedStep]
    total: int
    cleared: list[str]
    one_nation: list[str]
    bankrupt: bool
    end: End | None
    offers: list[Offer]


class SeatSummary(Told, frozen=True):
    kind: SeatKind
    name: str
    bot: str
    free: bool


class Summary(Told, frozen=True):
    """A match in a list."""

    id: str
    edition: Edition
    ruleset: str
    status: Status
    listed: bool
    clock: ClockTold
    on_turn: int | None
    seats: list[SeatSummary]
    scores: list[int]
    opened_at: int
    last_at: int


class Matches(Told, frozen=True):
    matches: list[Summary]


class Invite(Told, frozen=True):
    """The link of an invited seat; it is told once."""

    seat: int
    token: str


class Opened(Told, frozen=True):
    match: Snapshot
    invites: list[Invite]


class Imported(Told, frozen=True):
    match: Snapshot


class Rematch(Told, frozen=True):
    match: str


class Bots(Told, frozen=True):
    bots: list[str]


class Me(Told, frozen=True):
    """You: your name, and by match the speakers whom you muted there."""

    name: str
    muted: dict[str, list[str]]


class Link(Told, frozen=True):
    link: str
    token: str
    expires_at: int


class TokenKept(Told, frozen=True):
    id: str
    label: str


class Tokens(Told, frozen=True):
    tokens: list[TokenKept]


class TokenMade(Told, frozen=True):
    """A token is shown once."""

    id: str
    label: str
    token: str


class Refusal(Told, frozen=True, omit_defaults=True):
    """Why a request is refused: a code, and what belongs to it."""

    error: str
    reason: str | None = None


class Stale(Told, frozen=True):
    """A turn was played since you looked."""

    error: str
    missed: News


class BadPosition(Told, frozen=True):
    """The position asked about cannot be."""

    error: str
    reason: str
    flaw: FlawTold


class TurnRefused(Told, frozen=True):
    """The rules object to a step; nothing happened."""

    error: str
    step: int
    objections: list[ObjectionTold]
