"""Every message that the server sends, as a type; schemas and TypeScript types are made from these.

Parts that many viewers share are encoded once: a field of type `Encoded[T]` is a T to the schema and to
whoever reads a message, and may be given as the JSON of a T by whoever builds one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, get_args

from msgspec import Raw, Struct

from cafe.match.clock import Clock
from cafe.match.codec import type_name
from cafe.match.entries import Entry, MatchOpened, Outcome
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.shared_deal import SharedKind
from cafe.match.state import Status
from cafe.match.summary import Summary as MatchSummary
from cafe.protocol.derived_types import derived, derived_union
from cafe.rules import Edition, End, Event, Line, Move, Nation, Objection, Stage, Standing
from cafe.rules.flaws.plan import PlanFlaw
from cafe.rules.flaws.question import Flaw
from cafe.rules.flaws.text import TextFlaw
from cafe.statistics.game import PlayedGame as GamePlayed

HIDDEN_OF_OPENING = frozenset(
    {"secret", "deal", "seats", "shared"}
)  # the seats are in every state, without their links
T = TypeVar("T")

if TYPE_CHECKING:
    Encoded: TypeAlias = T | Raw
    # values of numbers and texts are encoded as they are
    LineMessage = Line
    StandingMessage = Standing
    ClockMessage = Clock
    Summary = MatchSummary
    PlayedGame = GamePlayed
    # what `codec.plain` makes of values with guests and types
    EventMessage = dict[str, Any]
    ObjectionMessage = dict[str, Any]
    FlawMessage = dict[str, Any]
    EntryMessage = dict[str, Any]
    MoveKind = str
else:

    class Encoded:
        """`Encoded[T]` is T: a message that is read has no part that is encoded."""

        def __class_getitem__(cls, kind: Any) -> Any:
            return kind

    LineMessage = derived(Line)
    StandingMessage = derived(Standing)
    EventMessage = derived_union(Event)
    ObjectionMessage = derived_union(Objection)
    FlawMessage = derived_union(Flaw | TextFlaw | PlanFlaw)
    ClockMessage = derived(Clock)
    Summary = derived(MatchSummary)
    PlayedGame = derived(GamePlayed)
    MoveKind = StrEnum("MoveKind", {type_name(kind): type_name(kind) for kind in get_args(Move)})
    EntryMessage = derived_union(
        Entry,
        more=(("seq", int), ("at", int)),
        hidden={MatchOpened: HIDDEN_OF_OPENING, SeatPlan: frozenset({"invite", "reserved"})},
    )


class Message(Struct, frozen=True, kw_only=True):
    """A message from the server."""


class Plan(Message, frozen=True):
    """A café's floor. In the card game the drawing's numbers are the positions of table cards."""

    name: str
    drawing: list[list[str]]
    tables: dict[str, list[str]]  # its chairs
    chairs: dict[str, list[str]]  # its tables
    bar: list[str]
    prices: list[int]


class Turn(Message, frozen=True):
    number: int
    stage: Stage
    seated: int
    waiting: str | None
    completed: int


class View(Message, frozen=True):
    """A game as its viewer may know it; null in a hand is a guest that the viewer may not know."""

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


class PartyMember(Message, frozen=True):
    guest: str
    chair: str


class Offer(Message, frozen=True):
    """A move that is allowed now, and what it pays."""

    move: str
    kind: MoveKind
    guest: str | None
    chair: str | None
    table: str | None
    party: list[PartyMember]
    points: int
    receipt: list[LineMessage]
    waits: bool
    company: list[str]  # who in hand could join a guest that waits


class SeatState(Message, frozen=True):
    kind: SeatKind
    name: str
    bot: str
    free: bool
    handle: str | None
    reserved: str | None  # the handle of the person for whom a free seat is kept
    taken_over: bool
    was_taken_over: bool
    left: bool
    away: bool  # counted down because they are gone
    resigned: bool
    takeover_at: int | None
    bank: int


class You(Message, frozen=True):
    """Who is looking: their name at this table, their seats, and the one they look from."""

    handle: str  # empty for a stranger
    seats: list[int]
    seat: int | None
    host: bool
    removed: bool  # sent away by the host


class Pause(Message, frozen=True):
    """A pause: asked for while somebody has to agree, and begun once `until` is known."""

    agreed: list[int]  # the seats of those who did
    missing: list[int]  # of those who have not
    until: int | None


class SharedState(Message, frozen=True):
    """The part of a state that is the same for everybody who looks from one seat."""

    seq: int
    status: Status
    seats: list[SeatState]
    view: View | None
    turn_began_at: int | None
    deadline: int | None
    play_on_at: int | None
    pause: Pause | None
    outcome: Outcome | None
    standings: list[StandingMessage]
    secret: str | None
    rematch: str | None
    spectators_silenced: bool


class State(SharedState, frozen=True):
    """A match as it is now, as you may know it."""

    offers: Encoded[list[Offer]]
    now: int
    you: You
    present: list[int]


class Shared(Message, frozen=True):
    """That others play the same deal: which day's it is, or by which link it was offered."""

    kind: SharedKind
    day: int | None  # how many days after 1 January 1970
    challenge: str  # empty in the deal of a day


class Snapshot(Message, frozen=True):
    """What does not change in a match, and its state."""

    id: str
    edition: Edition
    ruleset: str
    options: dict[str, str]
    plan: Plan
    clock: ClockMessage
    listed: bool
    commitment: str
    opened_at: int
    rematch_of: str | None
    several_seats: bool
    absence_s: int
    hints: bool
    imported: bool
    shared: Shared | None
    chat: list[Encoded[EntryMessage]]
    state: State


class News(Message, frozen=True):
    """What happened since, and the state after it."""

    seq: int
    entries: list[Encoded[EntryMessage]]
    state: State


class ByeReason(StrEnum):
    RESTARTING = "restarting"  # come back soon
    REWRITTEN = "rewritten"  # somebody deleted themselves: read the match anew
    SESSION_ENDED = "session-ended"  # whoever comes back is a stranger


class Bye(Message, frozen=True):
    """The last message, and why no more will come."""

    bye: ByeReason


class Step(Message, frozen=True):
    move: str
    points: int
    receipt: list[LineMessage]
    events: list[EventMessage]


class Prospects(Message, frozen=True):
    """What each seat could do if it were its turn; nothing where its guests are hidden from you."""

    seq: int
    seats: list[list[Offer]]


class Draft(Message, frozen=True):
    """A turn played on paper: the allowed steps, what comes next, or why the next step is refused."""

    ahead: bool  # somebody else is on turn: as if it were the seat's
    legal: bool
    step: int | None
    objections: list[ObjectionMessage]
    steps: list[Step]
    total: int
    reveals: bool
    view: View  # after the allowed steps, up to what is hidden; whoever leaves a full table (C5) still sits
    offers: list[Offer]


class HintedPart(Message, frozen=True):
    """What a value is made of, in thousandths of a point."""

    part: str
    points: int


class HintedTurn(Message, frozen=True):
    """A turn and what it promises: the margin at the end and its error, in thousandths of a point."""

    moves: list[str]
    points: int
    margin: int
    error: int
    win: int  # the chance of winning, in thousandths
    samples: int  # imagined games that judged it
    exact: bool  # solved to the end: no error, no samples
    parts: list[HintedPart]  # they add up to the margin


class Hint(Message, frozen=True):
    """The best turns of a position, the best one first; three at most."""

    turns: list[HintedTurn]
    to_end: bool  # imagined games were played to the end: no learned value fits these rules


class Frame(Message, frozen=True):
    """One entry of a finished match and the game after it; the view is null before the start."""

    seq: int
    at: int
    entry: EntryMessage
    view: View | None


class Replay(Message, frozen=True):
    imported: bool
    frames: list[Frame]


class JudgedStep(Message, frozen=True):
    move: str
    points: int
    receipt: list[LineMessage]


class Verdict(Message, frozen=True):
    """The referee's answer."""

    legal: bool
    step: int | None
    objections: list[ObjectionMessage]
    steps: list[JudgedStep]
    total: int
    cleared: list[str]
    one_nation: list[str]
    joker: str | None  # that a swap brought into the hand
    hand: list[str]  # after the steps, without whoever would be drawn
    draws: int  # how many guests the turn draws
    bankrupt: bool
    end: End | None
    left_over: int | None  # what the guests in hand cost at the end of the game
    offers: list[Offer]


class Matches(Message, frozen=True):
    """A page of a list; `next` is where the following one begins, if there is one."""

    matches: list[Summary]
    next: str | None


class Invite(Message, frozen=True):
    """The link of an invited seat; it is shown once."""

    seat: int
    token: str


class Opened(Message, frozen=True):
    match: Snapshot
    invites: list[Invite]


class Imported(Message, frozen=True):
    match: Snapshot


class Rematch(Message, frozen=True):
    match: str


class Bot(Message, frozen=True):
    """A bot for a seat: a character plays one game, as strongly as its level says; others play both."""

    name: str
    edition: Edition | None
    level: int | None


class Bots(Message, frozen=True):
    bots: list[Bot]


class Me(Message, frozen=True):
    """You: your name, and by match the speakers whom you muted there."""

    name: str
    muted: dict[str, list[str]]


class Link(Message, frozen=True):
    link: str
    token: str
    expires_at: int


class Device(Message, frozen=True):
    """A device on which you are known; browser and system are empty if unknown."""

    id: str
    browser: str
    system: str
    created_at: int
    last_seen_at: int
    current: bool
    shared: bool  # stands for all that still have the cookie of an earlier version


class Devices(Message, frozen=True):
    """Your devices, the last used first."""

    devices: list[Device]


class TokenKept(Message, frozen=True):
    id: str
    label: str


class Tokens(Message, frozen=True):
    tokens: list[TokenKept]


class TokenMade(Message, frozen=True):
    """A token is shown once."""

    id: str
    label: str
    token: str


class ChatLine(Message, frozen=True):
    """What somebody said."""

    at: int
    text: str


class MatchKept(Message, frozen=True):
    """A match in somebody's own file."""

    id: str
    seats: list[int]  # their own
    said: list[ChatLine]  # by themselves
    entries: list[EntryMessage]  # as they may see them
    file: str | None  # the game file, once it is over


class DealPlayed(Message, frozen=True):
    """Somebody's own game of a deal that others play, too; without a result while it is played."""

    match: str
    deal: str
    began_at: int
    ended_at: int | None
    score: int | None
    margin: int | None
    place: int | None
    gave_up: bool
    bot_helped: bool


class PuzzleStanding(Message, frozen=True):
    """How well you do at the puzzles of a game; only first attempts count."""

    rating: int
    answers: int
    solved: int
    in_a_row: int
    longest_in_a_row: int
    days: int  # in a row, whose puzzle you solved on that day
    longest_days: int


class PuzzleKept(Message, frozen=True):
    """A first attempt at a puzzle in somebody's own file."""

    puzzle: str
    solved: bool
    at: int
    rating_before: int
    rating_after: int


class PuzzlesKept(Message, frozen=True):
    """The puzzles in somebody's own file."""

    standings: dict[Edition, PuzzleStanding]
    attempts: list[PuzzleKept]


class Export(Message, frozen=True):
    """Everything that the server has of a person."""

    name: str
    seen_at: int
    devices: list[Device]
    tokens: list[TokenKept]
    muted: dict[str, list[str]]
    games: list[PlayedGame]  # what was read from finished matches for their statistics
    deals: list[DealPlayed]
    puzzles: PuzzlesKept
    matches: list[MatchKept]


class Refusal(Message, frozen=True, omit_defaults=True):
    """Why a request is refused: a code, and what belongs to it."""

    error: str
    reason: str | None = None  # in a few words; the café without a server leaves it to the client to say them
    flaw: FlawMessage | None = None  # what is wrong with a text or an option
    line: int | None = None  # of a text, from 1
    column: int | None = None


class Stale(Message, frozen=True):
    """A turn was played since you looked."""

    error: str
    missed: News


class BadPosition(Message, frozen=True):
    """The position in question cannot be."""

    error: str
    reason: str
    flaw: FlawMessage


class TurnRefused(Message, frozen=True):
    """The rules object to a step; nothing happened."""

    error: str
    step: int
    objections: list[ObjectionMessage]
