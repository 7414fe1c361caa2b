"""What is told of the review of a finished match.

Margins and luck are thousandths of a point, wins thousandths of the chance to win. The fields are those of
`cafe.analysis`, which this module does not know: a test holds the two together.
"""

from __future__ import annotations

from typing import Literal

from cafe.protocol.messages import Draft, Message


class Estimate(Message, frozen=True):
    """What a turn is expected to end in; the errors are standard errors, and none where it is exact."""

    margin: int
    margin_error: int
    win: int
    win_error: int
    samples: int  # imagined games; 0 where it is exact
    exact: bool


class Difference(Message, frozen=True):
    """How much better one turn is than another, and the errors of that, from games common to both."""

    margin: int
    margin_error: int
    win: int
    win_error: int


class PartOfValue(Message, frozen=True):
    """What a margin is made of, in a player's words; all parts add up to it."""

    part: str
    points: int


class JudgedTurn(Message, frozen=True):
    """A turn as it was or could have been played."""

    moves: list[str]
    points: int  # what the turn itself pays, in whole points
    value: Estimate
    parts: list[PartOfValue]
    behind: Difference  # how much better the best turn is


class ReviewedTurn(Message, frozen=True):
    """One decision: everything a player decides before they see something new."""

    decision: int  # from 1, in the order of the game
    turn: int  # the number of the turn it belongs to
    seat: int
    choices: int  # turns that differ; 1 is forced, and no real decision
    played: JudgedTurn
    is_best: bool  # whether the played one is the best; otherwise the first alternative is
    alternatives: list[JudgedTurn]  # others than the played one, best first; three at most
    loss: Difference  # the best less the played one
    mark: Literal["great", "inaccuracy", "mistake", "blunder"] | None


class LuckOfDraw(Message, frozen=True):
    """What it was worth to a player to draw these guests, next to all whom they might have drawn."""

    decision: int
    turn: int
    seat: int
    guests: list[str]
    luck: int
    sampled: int  # draws whose mean it is compared with; 0: all there are


class LuckSum(Message, frozen=True):
    """Where a player's margin comes from; `margin` is the sum of the others with their signs."""

    seat: int
    margin: int
    deal: int  # what the first hands and the first turn were worth
    deal_error: int
    own_luck: int
    others_luck: int  # taken away
    own_losses: int  # taken away
    others_losses: int
    unexplained: int


class PlayerSummary(Message, frozen=True):
    """How well a player played, over all their real decisions."""

    seat: int
    decisions: int
    lost_margin: int  # per decision
    lost_win: int  # per decision, in hundred-thousandths of a win
    accuracy: int  # tenths, from 0 to 1000
    great: int
    inaccuracies: int
    mistakes: int
    blunders: int


class Method(Message, frozen=True):
    """How a review was made: with the same, anybody gets the same."""

    engine: str
    weights: str  # a digest of the learned values
    seed: str
    nodes: int  # playouts for each decision


class Review(Message, frozen=True):
    """A whole game reviewed."""

    method: Method
    ruleset: str
    all_cards_seen: bool  # luck and deal are told knowing every hand, as nobody could have (card game)
    turns: list[ReviewedTurn]
    draws: list[LuckOfDraw]
    players: list[PlayerSummary]
    sums: list[LuckSum]


class ReviewState(Message, frozen=True):
    """The review of a finished match: none, in the making (so many decisions of all are done), or ready."""

    status: Literal["none", "making", "ready"]
    done: int
    total: int
    may_cancel: bool  # it is in the making, and this person may call it off
    outdated: bool  # it was made with other learned values or fewer playouts; asking for it makes it anew
    review: Review | None  # while it is made anew, the one before it


class TriedTurn(Message, frozen=True):
    """A turn tried at a decision of a reviewed match; nothing is shown that its player could not see."""

    draft: Draft
    whole: bool  # the decision ends with its last step
    judged: int | None  # the judged turn it comes to: 0 the played one, then the alternatives; None: none
