"""What a bot finds when it considers a view: the turns it looked at, best first, and what each is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cafe.rules import Move


class Part(StrEnum):
    """What a value is made of."""

    STANDING = "standing"  # the lead over the best of the others, before the turn
    POINTS = "points"  # of the turn itself
    OPENS = "opens"  # what whoever is next gains in their next turn, taken away
    BAR = "bar"  # this and the next three: what the turn changes about it, for later
    HAND_SIZE = "hand-size"  # of the board game (B9)
    CARDS = "cards"  # how many are held, in the card game
    JOKERS = "jokers"  # kept
    LATER = "later"  # everything else that is still to come


Parts = tuple[tuple[Part, int], ...]  # in thousandths of a point


@dataclass(frozen=True, slots=True)
class Value:
    """The margin at the end that is expected, over the best of the others, in thousandths of a point.

    `error` is its standard error, `win` the chance to win in thousandths. An exact value has no error.
    Without samples, and not exact, it is what the learned value expects, whose error is not known.
    """

    margin: int
    win: int
    error: int = 0
    samples: int = 0
    exact: bool = False


@dataclass(frozen=True, slots=True)
class ConsideredTurn:
    """A turn up to where it is over or something hidden is shown, step by step."""

    moves: tuple[Move, ...]
    points: int
    value: Value | None = None  # None: this bot does not look so far
    parts: Parts = ()  # they add up to the margin


@dataclass(frozen=True, slots=True)
class Considered:
    """The turns that a bot looked at, best first, and how many positions it visited for that."""

    turns: tuple[ConsideredTurn, ...]
    nodes: int
    to_end: bool = False  # playouts went to the end of the game, for no learned value fits the rules
