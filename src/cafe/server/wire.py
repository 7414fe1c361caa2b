"""What the server tells: every message that leaves it, as a type."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, get_args

from msgspec import Struct

from cafe.house.clock import Clock as HouseClock
from cafe.house.codec import type_name
from cafe.house.entries import Entry as HouseEntry
from cafe.house.entries import MatchOpened, Outcome
from cafe.house.match import Status
from cafe.house.seats import SeatKind, SeatPlan
from cafe.rules import Edition, End, Line, Move, Nation, Stage
from cafe.rules import Event as RulesEvent
from cafe.rules import Objection as RulesObjection
from cafe.rules import Standing as RulesStanding
from cafe.rules.flaws.question import Flaw

from .mirror import mirror, mirror_of_union

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
