"""What is asked and told about puzzles.

Nothing of a puzzle's answer is in any message but `PuzzleAnswer`, which follows an attempt. Margins are
thousandths of a point, wins thousandths of the chance to win, as in reviews; themes are those of
`cafe.puzzles`, which this module does not know: a test holds the two together.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cafe.match.limits import MAX_MOVES
from cafe.protocol.messages import JudgedStep, Message, Offer, Plan, PuzzleStanding, View
from cafe.protocol.requests import Moves, MoveText, Request
from cafe.protocol.review_messages import Difference, Estimate, PartOfValue
from cafe.rules import Edition

Theme = Literal["endgame", "joker", "bar", "one-nation", "balance-trap", "patience", "crowd", "draw"]
Level = Literal["easier", "even", "harder"]  # than one's own rating
Outcome = Literal["right", "equivalent", "wrong", "given-up"]


class PuzzleDraft(Request, frozen=True):
    """The steps of a turn to try out."""

    moves: Moves


class PuzzleTurn(Request, frozen=True):
    """A whole turn as an answer."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MAX_MOVES)]


class PuzzleListed(Message, frozen=True):
    """A puzzle in a list; how hard it is follows from what people make of it."""

    id: str
    edition: Edition
    players: int
    themes: list[Theme]
    rating: int
    answers: int  # first attempts, by anybody
    exact: bool  # solved to the end: its values have no errors
    solved: bool | None  # by your first attempt; null where you have not tried it


class ThemeCount(Message, frozen=True):
    """How many puzzles have a theme, and how many of them you tried."""

    theme: Theme
    puzzles: int
    tried: int


class PuzzlesOfGame(Message, frozen=True):
    """The puzzles of a game, as you have got on with them."""

    edition: Edition
    puzzles: int
    tried: int
    themes: list[ThemeCount]
    today: PuzzleListed | None  # null where there is no puzzle at all
    you: PuzzleStanding


class Puzzles(Message, frozen=True):
    """The puzzles of both games on a day, which begins for everybody at midnight UTC."""

    day: str  # as in 2026-11-18
    games: list[PuzzlesOfGame]


class Puzzle(Message, frozen=True):
    """A position as its player on turn sees it, and what they may do first."""

    listed: PuzzleListed
    day: str | None  # where it is the puzzle of this day
    ruleset: str
    options: dict[str, str]
    plan: Plan
    view: View
    offers: list[Offer]


class AnsweredTurn(Message, frozen=True):
    """A turn with its receipts, and what it is worth where that was found out."""

    moves: list[str]
    points: int
    steps: list[JudgedStep]
    value: Estimate | None
    parts: list[PartOfValue]
    behind: Difference | None  # how much better the best turn is


class PuzzleAttempt(Message, frozen=True):
    """Your first attempt at a puzzle, and what it did to your rating."""

    solved: bool
    at: int
    rating_before: int
    rating_after: int


class PuzzleAnswer(Message, frozen=True):
    """What an attempt came to, and the best turn."""

    outcome: Outcome
    counted: bool  # it was your first attempt
    first: PuzzleAttempt
    yours: AnsweredTurn | None  # null where you gave up
    best: AnsweredTurn
    runner_up: AnsweredTurn  # the best of all turns that come to something else
    greedy: AnsweredTurn  # what pays most at once
    listed: PuzzleListed
    you: PuzzleStanding
