"""What can be wrong with a text: a move, a position's line, a game file."""

from __future__ import annotations

from cafe.rules.guests import Nation
from cafe.rules.objections import Objection
from cafe.rules.values import value

from .deal import DealFlaw
from .position import PositionFlaw
from .question import LessThanNothing
from .ruleset import BadOption, NoSuchValue


@value
class TooLong:
    most: int


@value
class TooManyLines:
    most: int


@value
class NotOneLine:
    most: int


@value
class NotANumberFrom:
    text: str
    least: int
    most: int


@value
class NotAGuest:
    text: str


@value
class NotANation:
    text: str
    nations: tuple[Nation, ...]


@value
class NotAPlace:
    text: str


@value
class MarkMissing:
    text: str
    mark: str


@value
class NotAMove:
    text: str


@value
class NotOneMove:
    moves: int


@value
class PartyTooLarge:
    """V2: a club has as many guests as a table has chairs."""

    party: int
    most: int


@value
class NoHeader:
    line: str


@value
class BelongsBefore:
    """A line that has to come before the first turn."""

    text: str


@value
class ComesTwice:
    text: str


@value
class IsMissing:
    text: str


@value
class OneStarterIsEnough:
    pass


@value
class NoTableCardsHere:
    """B1: the board game has none."""


@value
class NamesForPlayers:
    names: int
    players: int


@value
class NotAName:
    text: str
    most: int


@value
class NotASeed:
    text: str
    most: int


@value
class BlankInSeed:
    pass


@value
class AnotherDeal:
    """The deal is not the one of the seed."""


@value
class AnotherCommitment:
    """The deal was not the one promised."""


@value
class GameNotOver:
    pass


@value
class AnotherTurnNext:
    turn: int


@value
class AnotherPlayerNext:
    line: str


@value
class TurnToldOtherwise:
    """A turn is its moves, an equals sign and the totals."""


@value
class TurnOverAlready:
    pass


@value
class TurnNotOver:
    """More lines follow, and the turn is not at its end."""


@value
class MoveRefused:
    text: str
    objections: tuple[Objection, ...]


@value
class TotalsForPlayers:
    totals: int
    players: int


@value
class AnotherTotal:
    text: str
    points: int


@value
class EndLineMissing:
    line: str


@value
class EndLineWanted:
    line: str


@value
class LinesAfterTheEnd:
    pass


@value
class WordsWanted:
    """A part of a position with more or fewer words than it has."""

    part: str
    words: int
    instead_of: int


@value
class HandsForPlayers:
    part: str
    hands: int
    players: int


@value
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
