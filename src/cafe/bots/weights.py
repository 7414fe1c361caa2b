"""The learned values: their weights lie in `learned` as text, one file for each game they fit.

A file tells what it was trained on, then a line for each part of the game and feature: the weights of the
margin (alone, and times the phase) and of the win, as whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from importlib.resources import files

from cafe.kernel.features import BUCKETS
from cafe.kernel.value import Value
from cafe.rules import Ruleset

COMMENT = "#"
FOLDER = files("cafe.bots").joinpath("learned")
PER_LINE = 6  # bucket, feature, and four weights


class Hands(StrEnum):
    """Whose hands a value of the card game looks at: those of others are seen in imagined games only."""

    OWN = "own"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Weights:
    """Of the margin and of the win, in the order of the kernel."""

    margins: tuple[int, ...]
    wins: tuple[int, ...]
    hands: Hands = Hands.OWN

    def value(self) -> Value:
        """A value of its own for whoever searches: it is changed in use."""
        return Value(list(self.margins), list(self.wins), all_hands=self.hands is Hands.ALL)


class BadWeights(ValueError):
    """A file that is not one of weights."""


def file_name(ruleset: Ruleset, hands: Hands = Hands.OWN) -> str:
    """The file whose weights fit a ruleset: what changes the worth of a position is in its name."""
    bar = "" if ruleset.bar is None else f"-{ruleset.bar.value}"
    seen = "-all-hands" if hands is Hands.ALL else ""
    return f"{ruleset.edition.value}-{ruleset.players}-{ruleset.doubling.value}{bar}{seen}.txt"


def weights_for(ruleset: Ruleset, hands: Hands = Hands.OWN) -> Weights | None:
    """None where no weights fit: birthdays and clubs change the game too much, and not all are trained.

    In the board game all hands lie open, so there is only one kind of value.
    """
    if ruleset.clubs or ruleset.birthday:
        return None
    return _shipped(ruleset, Hands.OWN if ruleset.is_board else hands)


def text_for(ruleset: Ruleset, hands: Hands = Hands.OWN) -> str:
    """The file that the weights come from, as it is; nothing where none fit."""
    weights = weights_for(ruleset, hands)
    return "" if weights is None else FOLDER.joinpath(file_name(ruleset, weights.hands)).read_text("utf-8")


@cache
def _shipped(ruleset: Ruleset, hands: Hands) -> Weights | None:
    file = FOLDER.joinpath(file_name(ruleset, hands))
    return replace(parse(file.read_text("utf-8")), hands=hands) if file.is_file() else None


def parse(text: str) -> Weights:
    """The weights in a file's text, or BadWeights with the line."""
    margins, wins = list[int](), list[int]()
    expected = (0, 0)
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith(COMMENT):
            continue
        try:
            bucket, feature, *four = map(int, line.split())
        except ValueError:
            raise BadWeights(f"line {number} is not {PER_LINE} whole numbers") from None
        if len(four) != PER_LINE - 2:
            raise BadWeights(f"line {number} is not {PER_LINE} whole numbers")
        if (bucket, feature) not in {expected, (expected[0] + 1, 0)}:
            raise BadWeights(f"line {number} is out of order")
        expected = (bucket, feature + 1)
        margins += four[:2]
        wins += four[2:]
    if not margins or expected[0] != BUCKETS - 1 or len(margins) % (2 * BUCKETS):
        raise BadWeights(f"there are not the weights of {BUCKETS} parts of a game")
    return Weights(tuple(margins), tuple(wins))


def text_of(weights: Weights, told: list[str]) -> str:
    """The file of weights: parse, backwards."""
    per_bucket = len(weights.margins) // BUCKETS
    lines = [f"{COMMENT} {line}" for line in told]
    for at in range(0, len(weights.margins), 2):
        bucket, feature = at // per_bucket, at % per_bucket // 2
        four = (*weights.margins[at : at + 2], *weights.wins[at : at + 2])
        lines.append(" ".join(map(str, (bucket, feature, *four))))
    return "\n".join(lines) + "\n"
