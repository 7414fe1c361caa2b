"""Every message that the server takes, as a type; unknown fields are refused."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, field

from cafe.match.chat import Sign
from cafe.match.clock import MAX_ABSENCE_S, Clock
from cafe.match.limits import MAX_CHAT_LENGTH, MAX_MOVES, MAX_SEATS, MAX_SEQ, MIN_SEATS
from cafe.match.seats import SeatKind
from cafe.protocol.derived_types import derived_input
from cafe.rules import Edition, Nation
from cafe.rules.card_game import HAND_LIMIT
from cafe.rules.floor import BAR_SPACES

MAX_WAIT_S = 25  # for news
MAX_OPTION_LENGTH = 4_000  # a plan of one's own is drawn in an option
MAX_SCORE = 9_999  # in a question to the referee
MAX_UNCLEAN_LENGTH = 200  # of a name or label, before it is cleaned and measured

if TYPE_CHECKING:

    class ClockWanted(Struct):
        """The fields of a match's Clock."""

        kind: str = "none"
        seconds: int = 0
        increment: int = 0
        days: int = 0
else:
    ClockWanted = derived_input(Clock, "ClockWanted")

Key = Annotated[
    str, Meta(min_length=1, max_length=80, pattern=r"^[!-~]+$", description="Made up by the client.")
]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Seen = Annotated[int, Meta(ge=0, le=MAX_SEQ)]
Name = Annotated[str, Meta(max_length=MAX_UNCLEAN_LENGTH)]
Text = Annotated[str, Meta(max_length=4 * MAX_CHAT_LENGTH)]
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Handle = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$")]
Label = Annotated[str, Meta(max_length=MAX_UNCLEAN_LENGTH)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Moves = Annotated[list[MoveText], Meta(max_length=MAX_MOVES)]
Word = Annotated[str, Meta(max_length=40)]


AbsenceSeconds = Annotated[
    int,
    Meta(
        ge=0,
        le=MAX_ABSENCE_S,
        description="How long somebody on turn may be gone: 0 for ever, else at least 30.",
    ),
]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message to the server."""


class NameWanted(Request, frozen=True):
    name: Name


class LinkToken(Request, frozen=True):
    token: Token


class TokenWanted(Request, frozen=True):
    label: Label


class SignedOut(StrEnum):
    """Which devices are signed out."""

    ALL = "all"
    OTHERS = "others"  # all but the one that asks


class BotTokens(StrEnum):
    """What becomes of the bots' tokens when their person signs out."""

    KEEP = "keep"
    WITHDRAW = "withdraw"


class SignOut(Request, frozen=True):
    devices: SignedOut
    tokens: BotTokens = BotTokens.KEEP


class SeatWanted(Request, frozen=True):
    kind: SeatKind
    bot: Word | None = None
    name: Name | None = None


class NewMatch(Request, frozen=True):
    edition: Edition
    seats: Annotated[list[SeatWanted], Meta(min_length=MIN_SEATS, max_length=MAX_SEATS)]
    options: dict[Word, Annotated[str, Meta(max_length=MAX_OPTION_LENGTH)]] = field(default_factory=dict)
    clock: ClockWanted = field(default_factory=ClockWanted)
    listed: bool = False
    start: bool = False
    several_seats: bool = False
    absence_s: AbsenceSeconds | None = None
    hints: bool | None = None  # None: where nobody else plays
    key: Key | None = None


class Join(Request, frozen=True):
    seat: SeatNumber | None = None
    invite: Token | None = None
    name: Name | None = None
    key: Key | None = None


class OfSeat(Request, frozen=True):
    seat: SeatNumber
    key: Key | None = None


class ChallengeWanted(Request, frozen=True):
    """The seat whose deal is offered; your own if it is left out."""

    seat: SeatNumber | None = None


class BotOfSeat(Request, frozen=True):
    seat: SeatNumber
    bot: Word
    key: Key | None = None


class Removal(Request, frozen=True):
    player: Handle
    key: Key | None = None


class SpectatorsWanted(Request, frozen=True):
    silenced: bool
    key: Key | None = None


class Keyed(Request, frozen=True):
    key: Key | None = None


class Empty(Request, frozen=True):
    pass


class DraftWanted(Request, frozen=True):
    seat: SeatNumber
    moves: Moves
    seen: Seen = 0
    ahead: bool = False  # as if it were this seat's turn, whoever is on turn


class TryWanted(Request, frozen=True):
    decision: Annotated[int, Meta(ge=1, le=MAX_SEQ)]  # of the review, from 1
    moves: Moves


class Commit(Request, frozen=True):
    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MAX_MOVES)]
    seen: Seen
    key: Key


class Say(Request, frozen=True):
    text: Text
    key: Key | None = None


class React(Request, frozen=True):
    sign: Sign
    key: Key | None = None


class Speaker(Request, frozen=True):
    speaker: Handle


class Report(Request, frozen=True):
    """A line of chat by its `seq`, or the name of somebody by their handle."""

    seq: Annotated[int, Meta(ge=1, le=MAX_SEQ)] | None = None
    handle: Handle | None = None
    reason: Text = ""


class Question(Request, frozen=True):
    """A position as far as it is known, and the steps of a turn to judge."""

    ruleset: Annotated[str, Meta(max_length=MAX_OPTION_LENGTH)]  # like `card players=3`
    tables: Annotated[dict[Word, Nation], Meta(max_length=30)] = field(default_factory=dict)
    seated: Annotated[dict[Word, Word], Meta(max_length=70)] = field(default_factory=dict)
    play: Moves = field(default_factory=list)
    hand: Annotated[list[Word], Meta(max_length=HAND_LIMIT)] = field(default_factory=list)
    laid: Annotated[list[Nation], Meta(max_length=24)] = field(default_factory=list)
    bar: Annotated[int, Meta(ge=0, le=BAR_SPACES)] = 0
    score: Annotated[int, Meta(ge=-MAX_SCORE, le=MAX_SCORE)] = 0
    turn: Annotated[int, Meta(ge=1, le=9_999)] | None = None
    birthday: Nation | None = None
