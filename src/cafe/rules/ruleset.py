"""The rules a group agreed on: edition, plan, players, variants and options as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from .flaws.ruleset import (
    NoSuchOption,
    NoSuchValue,
    NotAnOptionHere,
    NoValueTold,
    PlanOfTheOtherGame,
    ToldTwice,
    UnknownVersion,
    WrongNumberOfPlayers,
)
from .floor import FloorPlan
from .options import BadRuleset, Edition, Named, Number, Option, Plan, Switch, Threshold, value_text
from .quoting import shown

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


@dataclass(frozen=True, slots=True, repr=False)
class Ruleset:
    """What is agreed before the first move. Options that a game does not know are None there."""

    edition: Edition
    players: int
    plan: FloorPlan
    doubling: Doubling
    swap: Swap | None
    bar: Bar | None
    lone_joker: bool | None
    hand_size: HandSize | None
    birthday: int | None
    clubs: bool
    version: int = VERSION

    def __post_init__(self) -> None:
        if self.version != VERSION:
            raise BadRuleset("version", UnknownVersion(self.version, VERSION))
        if self.players not in PLAYERS[self.edition]:
            seats = PLAYERS[self.edition]
            wrong = WrongNumberOfPlayers(self.edition.value, self.players, seats.start, seats.stop - 1)
            raise BadRuleset("players", wrong)
        if bool(self.plan.bar) is not (self.edition is Edition.BOARD):
            raise BadRuleset("plan", PlanOfTheOtherGame(self.plan.name, self.edition.value))
        for option in OPTIONS:
            if (flaw := option.flaw(self.edition, getattr(self, option.name))) is not None:
                raise BadRuleset(option.name, flaw)

    @property
    def is_board(self) -> bool:
        return self.edition is Edition.BOARD

    @property
    def texts(self) -> dict[str, str]:
        """The options of this edition, by name."""
        return {option.name: value_text(getattr(self, option.name)) for option in options_of(self.edition)}

    def __str__(self) -> str:
        return " ".join([self.edition, *(f"{name}={text}" for name, text in self.texts.items())])

    __repr__ = __str__

    @classmethod
    def parse(cls, text: str) -> Ruleset:
        """The ruleset of `board players=3 plan=ring …`; what is not said has its default."""
        edition, *pairs = text.split() or [""]
        options: dict[str, str] = {}
        for pair in pairs:
            option, equals, value = pair.partition("=")
            if not equals or not value:
                raise BadRuleset(option, NoValueTold())
            if option in options:
                raise BadRuleset(option, ToldTwice())
            options[option] = value
        return ruleset(edition, options)


def options_of(edition: Edition) -> tuple[Option, ...]:
    """What can be agreed on in this edition."""
    return tuple(option for option in OPTIONS if edition in option.usual)


def ruleset(edition: str, options: Mapping[str, str] | None = None) -> Ruleset:
    """A ruleset from option texts, each checked by name."""
    if edition not in tuple(Edition):
        raise BadRuleset("edition", NoSuchValue(shown(edition), tuple(known.value for known in Edition)))
    chosen, given = Edition(edition), options or {}
    own = tuple(option.name for option in options_of(chosen))
    known = {option.name for option in OPTIONS}
    for name in given:
        if name not in own:
            raise BadRuleset(name, (NotAnOptionHere if name in known else NoSuchOption)(chosen.value, own))
    return Ruleset(edition=chosen, **{option.name: _agreed(option, chosen, given) for option in OPTIONS})


def _agreed(option: Option, edition: Edition, given: Mapping[str, str]) -> Any:
    if edition not in option.usual:
        return option.elsewhere
    return option.read(given.get(option.name, option.usual[edition]), edition)
