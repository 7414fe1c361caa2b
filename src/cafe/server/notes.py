"""Whatever else the server tells: lists, links, verdicts, and refusals."""

from __future__ import annotations

from cafe.house.match import Status
from cafe.house.seats import SeatKind
from cafe.rules import Edition, End

from .wire import ClockTold, FlawTold, LineTold, News, ObjectionTold, Offer, Snapshot, Told


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
