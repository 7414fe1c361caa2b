"""The value of a position after its draws, by which luck is told.

The board game's was learned for that (`./run train board players=2 --after-draws`). In the card game a draw
is a turn of its own, so that the bots' value is one after draws. Birthdays and clubs have no value of their
own: there the one without them is asked.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from cafe.bots.weights import FOLDER as BOTS_FOLDER
from cafe.bots.weights import Weights, file_name, parse
from cafe.kernel.value import Value
from cafe.rules import Ruleset

FOLDER = files("cafe.analysis").joinpath("learned")


def after_draws(ruleset: Ruleset) -> Value:
    """A value of its own for whoever asks: it is changed in use."""
    return _parsed(after_draws_text(ruleset)).value()


def after_draws_text(ruleset: Ruleset) -> str:
    """The file it comes from."""
    folder = FOLDER if ruleset.is_board else BOTS_FOLDER
    return folder.joinpath(file_name(ruleset)).read_text("utf-8")


@cache
def _parsed(text: str) -> Weights:
    return parse(text)
