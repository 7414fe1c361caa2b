"""What can be wrong with a text: a move, a position's line, a game file."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.rules.guests import Nation
from cafe.rules.objections import Objection

from .deal import DealFlaw
from .position import PositionFlaw
from .question import LessThanNothing
from .ruleset import BadOption, NoSuchValue


@dataclass(frozen=True, slots=True)
class TooLong:
    most: int


@dataclass(frozen=True, slots=True)
class TooManyLines:
    most: int


@dataclass(frozen=True, slots=True)
class NotOneLine:
    most: int


@dataclass(frozen=True, slots=True)
class NotANumberFrom:
    text: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class NotAGuest:
    text: str


@dataclass(frozen=True, slots=True)
class NotANation:
    text: str
    nations: tuple[Nation, ...]


@dataclass(frozen=True, slots=True)
class NotAPlace:
    text: str


@dataclass(frozen=True, slots=True)
class MarkMissing:
    text: str
    mark: str


@dataclass(frozen=True, slots=True)
class NotAMove:
    text: str


@dataclass(frozen=True, slots=True)
class NotOneMove:
    moves: int


@dataclass(frozen=True, slots=True)
class PartyTooLarge:
    """V2: a club has as many guests as a table has chairs."""

    party: int
    most: int


@dataclass(frozen=True, slots=True)
class NoHeader:
    line: str


@dataclass(frozen=True, slots=True)
class BelongsBefore:
    """A line that has to come before the first turn."""

    text: str


@dataclass(frozen=True, slots=True)
class ComesTwice:
    text: str


@dataclass(frozen=True, slots=True)
class IsMissing:
    text: str


@dataclass(frozen=True, slots=True)
class OneStarterIsEnough:
    pass


@dataclass(frozen=True, slots=True)
class NoTableCardsHere:
    """B1: the board game has none."""


@dataclass(frozen=True, slots=True)
class NamesForPlayers:
    names: int
    players: int


@dataclass(frozen=True, slots=True)
class NotAName:
    text: str
    most: int


@dataclass(frozen=True, slots=True)
class NotASeed:
    text: str
    most: int


@dataclass(frozen=True, slots=True)
class BlankInSeed:
    pass


@dataclass(frozen=True, slots=True)
class AnotherDeal:
    """The deal is not the one of the seed."""


@dataclass(frozen=True, slots=True)
class AnotherCommitment:
    """The deal was not the one promised."""


@dataclass(frozen=True, slots=True)
class GameNotOver:
    pass


@dataclass(frozen=True, slots=True)
class AnotherTurnNext:
    turn: int


@dataclass(frozen=True, slots=True)
class AnotherPlayerNext:
    line: str


@dataclass(frozen=True, slots=True)
class TurnToldOtherwise:
    """A turn is its moves, an equals sign and the totals."""


@dataclass(frozen=True, slots=True)
class TurnOverAlready:
    pass


@dataclass(frozen=True, slots=True)
class TurnNotOver:
    """More lines follow, and the turn is not at its end."""


@dataclass(frozen=True, slots=True)
class MoveRefused:
    text: str
    objections: tuple[Objection, ...]


@dataclass(frozen=True, slots=True)
class TotalsForPlayers:
    totals: int
    players: int


@dataclass(frozen=True, slots=True)
class AnotherTotal:
    text: str
    points: int


@dataclass(frozen=True, slots=True)
class EndLineMissing:
    line: str


@dataclass(frozen=True, slots=True)
class EndLineWanted:
    line: str


@dataclass(frozen=True, slots=True)
class LinesAfterTheEnd:
    pass


@dataclass(frozen=True, slots=True)
class WordsWanted:
    """A part of a position with more or fewer words than it has."""

    part: str
    words: int
    instead_of: int


@dataclass(frozen=True, slots=True)
class HandsForPlayers:
    part: str
    hands: int
    players: int


@dataclass(frozen=True, slots=True)
class NotThereOrTwice:
    """A place that is not on the plan, or told before."""

    place: str


TextFlaw = (
    TooLong
    | TooManyLines
    | NotOneLine
    | NotANumberFrom
    | NotAGuest
    | NotANation
    | NotAPlace
    | NoSuchValue
    | MarkMissing
    | NotAMove
    | NotOneMove
    | PartyTooLarge
    | NoHeader
    | BelongsBefore
    | ComesTwice
    | IsMissing
    | OneStarterIsEnough
    | NoTableCardsHere
    | NamesForPlayers
    | NotAName
    | NotASeed
    | BlankInSeed
    | AnotherDeal
    | AnotherCommitment
    | GameNotOver
    | AnotherTurnNext
    | AnotherPlayerNext
    | TurnToldOtherwise
    | TurnOverAlready
    | TurnNotOver
    | MoveRefused
    | TotalsForPlayers
    | AnotherTotal
    | EndLineMissing
    | EndLineWanted
    | LinesAfterTheEnd
    | WordsWanted
    | HandsForPlayers
    | NotThereOrTwice
    | BadOption
    | DealFlaw
    | PositionFlaw
    | LessThanNothing
)
