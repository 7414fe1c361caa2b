"""A review: what was found out about a finished game, decision by decision, draw by draw, and in all.

Margins are thousandths of a point over the best of the others at the end (a bankrupt counts -20 points), wins
are thousandths of the chance to win. All are whole numbers, so that a review is the same to the byte.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cafe.bots import Part


class Mark(StrEnum):
    """What stands beside a turn that is worth a look."""

    GREAT = "great"  # the only good turn among many
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a turn is expected to end in; the errors are standard errors, and none where it is exact."""

    margin: int
    margin_error: int
    win: int
    win_error: int
    samples: int  # imagined games; 0 where it is exact
    exact: bool


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one turn is than another, and the errors of *that*, from games common to both."""

    margin: int
    margin_error: int
    win: int
    win_error: int


@dataclass(frozen=True, slots=True)
class PartOfValue:
    """What a margin is made of, in a player's words; all parts add up to it."""

    part: Part
    points: int  # thousandths


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn as it was or could have been played."""

    moves: tuple[str, ...]
    points: int  # what the turn itself pays
    value: Estimate
    parts: tuple[PartOfValue, ...]
    behind: Difference  # how much better the best turn is


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """One decision: everything a player decides before they see something new."""

    decision: int  # from 1, in the order of the game
    turn: int  # the number of the turn it belongs to
    seat: int  # from 0
    choices: int  # turns that differ; 1 is forced, and no real decision
    played: JudgedTurn
    is_best: bool  # whether the played one is the best; otherwise the first alternative is
    alternatives: tuple[JudgedTurn, ...]  # others than the played one, best first; three at most
    loss: Difference  # the best less the played one
    mark: Mark | None

    @property
    def best(self) -> JudgedTurn:
        return self.played if self.is_best else self.alternatives[0]

    @property
    def is_real(self) -> bool:
        return self.choices > 1


@dataclass(frozen=True, slots=True)
class LuckOfDraw:
    """What it was worth to a player to draw these guests, next to all whom they might have drawn."""

    decision: int
    turn: int
    seat: int
    guests: tuple[str, ...]
    luck: int  # thousandths of a point
    sampled: int  # draws whose mean it is compared with; 0: all there are


@dataclass(frozen=True, slots=True)
class LuckSum:
    """Where a player's margin comes from; `margin` is the sum of the others with their signs."""

    seat: int
    margin: int  # at the end
    deal: int  # what the first hands and the first turn were worth
    deal_error: int
    own_luck: int
    others_luck: int  # taken away
    own_losses: int  # taken away
    others_losses: int
    unexplained: int


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """How well a player played, over all their real decisions."""

    seat: int
    decisions: int
    lost_margin: int  # per decision, in thousandths of a point
    lost_win: int  # per decision, in hundred-thousandths of a win
    accuracy: int  # tenths, from 0 to 1000
    great: int
    inaccuracies: int
    mistakes: int
    blunders: int


@dataclass(frozen=True, slots=True)
class Method:
    """How a review was made: with the same, anybody gets the same."""

    engine: str
    weights: str  # a digest of the learned values
    seed: str
    nodes: int  # playouts for each decision


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game reviewed."""

    method: Method
    ruleset: str
    all_cards_seen: bool  # luck and deal are told knowing every hand, as nobody could have (card game)
    turns: tuple[ReviewedTurn, ...]
    draws: tuple[LuckOfDraw, ...]
    players: tuple[PlayerSummary, ...]
    sums: tuple[LuckSum, ...]
