"""Tables as groups like them: a name, the options that are not the usual ones, and a clock."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.match.clock import Clock, ClockKind
from cafe.rules import Edition
from cafe.rules.options import BIRTHDAY, Bar, Doubling, HandSize, Swap
from cafe.rules.values import field, value


@value
class Preset:
    """What a group agrees on with one choice; every editable part of it can still be changed."""

    name: str
    options: Mapping[Edition, Mapping[str, str]]  # in the editions that have it
    clock: Clock = field(default_factory=Clock)


PRESETS: tuple[Preset, ...] = (
    Preset(
        "family",
        {
            Edition.BOARD: {
                "swap": Swap.ANY_FITTING,
                "bar": Bar.GENTLE,
                "lone_joker": "on",
                "hand_size": HandSize.AUTOMATIC,
            }
        },  # the card game has nothing to soften
    ),
    Preset("rulebook", {Edition.BOARD: {}, Edition.CARD: {}}),
    Preset(
        "tournament",
        {Edition.BOARD: {}, Edition.CARD: {}},
        Clock(ClockKind.BANK, seconds=900, increment=10),
    ),
    Preset(
        "everything",
        {
            Edition.BOARD: {
                "doubling": Doubling.EVERY_GROUP,
                "swap": Swap.ANY_FITTING,
                "lone_joker": "on",
                "birthday": str(BIRTHDAY.usual),
                "clubs": "on",
            },
            Edition.CARD: {"clubs": "on"},
        },
    ),
)


def presets_of(edition: Edition) -> tuple[Preset, ...]:
    """The presets that an edition has."""
    return tuple(preset for preset in PRESETS if edition in preset.options)
