"""The options of both games: what can be agreed on before the first move, each once, with its usual value."""

from __future__ import annotations

from enum import StrEnum

from .option_kinds import Edition, Named, Number, Option, Plan, Switch, Threshold

VERSION = 1


class Doubling(StrEnum):
    """S2, S3: which one-nation companies pay double."""

    FULL_TABLE = "full-table"
    EVERY_GROUP = "every-group"


class Swap(StrEnum):
    """B6: who may take a joker's chair."""

    SAME_SEX = "same-sex"
    ANY_FITTING = "any-fitting"


class Bar(StrEnum):
    """B7: the prices at the bar."""

    CLASSIC = "classic"
    GENTLE = "gentle"


class HandSize(StrEnum):
    """B9: whether a player is asked before their hand size is lowered."""

    ASKED = "asked"
    AUTOMATIC = "automatic"


BAR_PRICES: dict[Bar, tuple[int, ...]] = {
    Bar.CLASSIC: (1, 2, 3, 4, 5, *range(-2, -31, -2)),
    Bar.GENTLE: (1, 2, 3, 4, 5, *range(-2, -11, -2), *range(-4, -13, -2), *range(-6, -15, -2)),
}  # B7
PLAYERS: dict[Edition, range] = {Edition.BOARD: range(2, 5), Edition.CARD: range(2, 6)}
BIRTHDAY = Threshold(usual=30, most=999)  # V1

# Every option once, in the order of texts and forms: a field of Ruleset, a line here, and its words.
# A new one comes last, with `came_later=True`.
OPTIONS: tuple[Option, ...] = (
    Option("players", Number(), {Edition.BOARD: "4", Edition.CARD: "4"}),
    Option("plan", Plan(), {Edition.BOARD: "corners", Edition.CARD: "card"}),
    Option(
        "doubling",
        Named(Doubling),
        {Edition.BOARD: Doubling.FULL_TABLE},
        elsewhere=Doubling.EVERY_GROUP,  # S3
    ),
    Option("swap", Named(Swap), {Edition.BOARD: Swap.SAME_SEX}),
    Option("bar", Named(Bar), {Edition.BOARD: Bar.CLASSIC}),
    Option("lone_joker", Switch(), {Edition.BOARD: "off"}),
    Option("hand_size", Named(HandSize), {Edition.BOARD: HandSize.ASKED}, is_judged=False),
    Option("birthday", BIRTHDAY, {Edition.BOARD: "off"}),
    Option("clubs", Switch(), {Edition.BOARD: "off", Edition.CARD: "off"}),
    Option("version", Number(), {Edition.BOARD: str(VERSION), Edition.CARD: str(VERSION)}),
)


def options_of(edition: Edition) -> tuple[Option, ...]:
    """What can be agreed on in this edition."""
    return tuple(option for option in OPTIONS if edition in option.usual)
