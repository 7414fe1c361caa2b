"""What is told of deals that several people play: the deal of the day, its results, and challenges.

Of a deal that somebody has still to play they are told who plays at which seat, and its commitment.
"""

from __future__ import annotations

from enum import StrEnum

from cafe.protocol.messages import Message
from cafe.rules import Edition


class PlayStatus(StrEnum):
    """How far somebody is with a deal."""

    NEW = "new"
    PLAYING = "playing"
    DONE = "done"


class DealtTable(Message, frozen=True):
    """Where everybody sits who plays a deal; the person's own seat has no bot."""

    edition: Edition
    ruleset: str
    players: int
    seat: int
    bots: list[str]  # by seat; empty at the person's


class OwnResult(Message, frozen=True):
    """How somebody did."""

    score: int
    margin: int  # ahead of the best of the others
    place: int
    bankrupt: bool
    gave_up: bool
    bot_helped: bool  # a bot played some of it


class DailyDeal(Message, frozen=True):
    """The deal of a day, as far as everybody may know it."""

    date: str  # 2026-11-18, in UTC
    commitment: str
    seed: str | None  # once nobody's result counts any more
    table: DealtTable


class DailyCommitment(Message, frozen=True):
    """What is known beforehand of a deal that is yet to come."""

    date: str
    commitment: str


class DailyGame(Message, frozen=True):
    """Today's deal of one game, and how far you are with it."""

    deal: DailyDeal
    status: PlayStatus
    match: str | None  # yours
    result: OwnResult | None
    next: DailyCommitment  # tomorrow's


class Daily(Message, frozen=True):
    """The deals of today."""

    date: str
    ends_at: int
    now: int
    streak: int  # days in a row on which you played
    games: list[DailyGame]


class DealMatch(Message, frozen=True):
    """Your own match of a deal, and where it stands."""

    id: str
    status: PlayStatus


class RankedResult(OwnResult, frozen=True):
    """A result in a list."""

    name: str
    mine: bool
    match: str


class ParState(Message, frozen=True):
    """What the strongest bot makes of this seat: the mean of its margins, in thousandths of a point."""

    bot: str
    done: int  # games
    total: int
    mean: int | None  # once all are played
    error: int | None  # the standard error of it
    method: str


class DailyTable(Message, frozen=True):
    """The results of a day's deal, best first, some of them."""

    deal: DailyDeal
    total: int
    results: list[RankedResult]
    mine: RankedResult | None
    ahead: int | None  # how many results are better than yours
    percentile: int | None  # of the others whom you are ahead of
    par: ParState


class PersonOverall(Message, frozen=True):
    """Somebody over all days."""

    name: str
    mine: bool
    days: int
    won: int
    margin: int  # of all days together


class DailyPeople(Message, frozen=True):
    """Everybody over all days that are over, whoever won most first, some of them."""

    edition: Edition
    total: int
    people: list[PersonOverall]


class ChallengeLink(Message, frozen=True):
    """A link by which others play the same deal."""

    token: str
    seat: int


class OfferedResult(OwnResult, frozen=True):
    """How a seat did in one of the games of a deal."""

    name: str
    match: str


class Challenge(Message, frozen=True):
    """What whoever follows such a link is told before they play, and who has played once they have."""

    name: str  # of whoever offers it
    table: DealtTable
    commitment: str
    status: PlayStatus
    known: bool  # you were at the table where it was played first
    match: str | None  # yours
    at_other_seat: bool  # yours is that of another link to the same deal: it is not compared here
    offered: OfferedResult | None  # how it was played first
    total: int
    results: list[RankedResult]  # of those who were challenged to this seat, best first


class LineTurn(Message, frozen=True):
    """A turn, and how the seat stood after it."""

    number: int
    moves: list[str]
    score: int
    margin: int


class TurnPair(Message, frozen=True):
    """The seat's first, second, … turn in both games; none where one of them had ended."""

    same: bool
    ours: LineTurn | None
    theirs: LineTurn | None


class Comparison(Message, frozen=True):
    """Two games of one deal: `ours` is your own or the `match` that you named, `theirs` lies beside it."""

    seat: int
    ours: OfferedResult
    theirs: OfferedResult
    parted_at: int | None  # the first turn of the whole game that was played otherwise
    parted_by: int | None  # the seat that did
    turns: list[TurnPair]
