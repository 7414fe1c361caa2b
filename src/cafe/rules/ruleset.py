"""The rules a group agreed on: edition, plan, players, variants and options as one frozen value."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TypeVar

from .flaws.ruleset import (
    BadOption,
    BirthdayOutOfRange,
    NoNameOfAPlan,
    NoNumber,
    NoSuchOption,
    NoSuchValue,
    NotAnOptionHere,
    NoValueTold,
    OnlyInTheBoardGame,
    PlanOfTheOtherGame,
    RulesetFlaw,
    SettledInTheCardGame,
    ToldTwice,
    UnknownVersion,
    WrongNumberOfPlayers,
)
from .floor import BadPlan, FloorPlan, board_plan, card_plan, shipped_plan
from .quoting import shown

VERSION = 1
BIRTHDAY_AT = 30  # V1: the default threshold
HIGHEST_BIRTHDAY = 999


class Edition(StrEnum):
    BOARD = "board"
    CARD = "card"


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
Choice = TypeVar("Choice", bound=StrEnum)
PLAN_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}", re.ASCII)


class BadRuleset(ValueError):
    """An option that is unknown, has no such value, or contradicts another; named."""

    def __init__(self, option: str, flaw: RulesetFlaw) -> None:
        self.flaw = BadOption(shown(option), flaw)
        super().__init__(self.flaw)

    @property
    def option(self) -> str:
        return self.flaw.option


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
        for option in ("swap", "bar", "lone_joker", "hand_size"):
            if (getattr(self, option) is not None) is not self.is_board:
                raise BadRuleset(option, OnlyInTheBoardGame())
        if not self.is_board and (self.birthday is not None or self.doubling is not Doubling.EVERY_GROUP):
            raise BadRuleset("birthday", SettledInTheCardGame())
        if self.birthday is not None and not 1 <= self.birthday <= HIGHEST_BIRTHDAY:
            raise BadRuleset("birthday", BirthdayOutOfRange(HIGHEST_BIRTHDAY))

    @property
    def is_board(self) -> bool:
        return self.edition is Edition.BOARD

    def __str__(self) -> str:
        told = {field.name: getattr(self, field.name) for field in fields(self)}
        edition = told.pop("edition")
        if not self.is_board:
            told = {key: told[key] for key in ("players", "plan", "clubs", "version")}
        return " ".join([edition, *(f"{key}={_text(value)}" for key, value in told.items())])

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


def ruleset(edition: str, options: dict[str, str] | None = None) -> Ruleset:
    """A ruleset from option texts, each checked by name."""
    if edition not in tuple(Edition):
        raise BadRuleset("edition", NoSuchValue(shown(edition), tuple(member.value for member in Edition)))
    given = dict(options or {})
    chosen = Edition(edition)
    board = chosen is Edition.BOARD
    own = BOARD_OPTIONS if board else CARD_OPTIONS
    for option in given:
        if option not in BOARD_OPTIONS:
            raise BadRuleset(option, NoSuchOption(chosen.value, tuple(own)))
        if option not in own:
            raise BadRuleset(option, NotAnOptionHere(chosen.value, tuple(own)))
    say = {option: given.get(option, default) for option, default in own.items()}
    return Ruleset(
        edition=chosen,
        players=_number("players", say["players"]),
        plan=_read_plan(chosen, say["plan"]),
        doubling=_choice("doubling", Doubling, say["doubling"]) if board else Doubling.EVERY_GROUP,  # S3
        swap=_choice("swap", Swap, say["swap"]) if board else None,
        bar=_choice("bar", Bar, say["bar"]) if board else None,
        lone_joker=_switch("lone_joker", say["lone_joker"]) if board else None,
        hand_size=_choice("hand_size", HandSize, say["hand_size"]) if board else None,
        birthday=_birthday(say["birthday"]) if board else None,
        clubs=_switch("clubs", say["clubs"]),
        version=_number("version", say["version"]),
    )


BOARD_OPTIONS = {
    "players": "4",
    "plan": "corners",
    "doubling": Doubling.FULL_TABLE.value,
    "swap": Swap.SAME_SEX.value,
    "bar": Bar.CLASSIC.value,
    "lone_joker": "off",
    "hand_size": HandSize.ASKED.value,
    "birthday": "off",
    "clubs": "off",
    "version": str(VERSION),
}
CARD_OPTIONS = {"players": "4", "plan": "card", "clubs": "off", "version": str(VERSION)}
SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def _text(value: object) -> str:
    if isinstance(value, FloorPlan):
        return _plan_text(value)
    if value is None or isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _plan_text(plan: FloorPlan) -> str:
    """A shipped plan by name; a player's own with its drawing, so that the text stands alone."""
    try:
        if shipped_plan(plan.name) == plan:
            return plan.name
    except BadPlan:
        pass
    return f"{plan.name}:" + "/".join(",".join(row) for row in plan.drawing)


def _read_plan(edition: Edition, text: str) -> FloorPlan:
    name, colon, drawing = text.partition(":")
    if colon:
        return _drawn(edition, name, drawing.replace(",", " ").replace("/", "\n"))
    try:
        return shipped_plan(name)
    except BadPlan as bad:
        raise BadRuleset("plan", bad.flaw) from None


def own_plan(edition: Edition, name: str, drawing: str) -> str:
    """The text of the `plan` option for a player's own drawing."""
    return _plan_text(_drawn(edition, name, drawing))


def _drawn(edition: Edition, name: str, drawing: str) -> FloorPlan:
    if not PLAN_NAME.fullmatch(name):
        raise BadRuleset("plan", NoNameOfAPlan(shown(name)))
    try:
        return board_plan(drawing, name) if edition is Edition.BOARD else card_plan(drawing, name)
    except BadPlan as bad:
        raise BadRuleset("plan", bad.flaw) from None


def _number(option: str, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text, re.ASCII):
        raise BadRuleset(option, NoNumber(shown(text)))
    return int(text)


def _switch(option: str, text: str) -> bool:
    if text not in SWITCH:
        raise BadRuleset(option, NoSuchValue(shown(text), ("on", "off")))
    return SWITCH[text]


def _birthday(text: str) -> int | None:
    return (BIRTHDAY_AT if SWITCH[text] else None) if text in SWITCH else _number("birthday", text)


def _choice(option: str, kind: type[Choice], text: str) -> Choice:
    if text not in tuple(kind):
        raise BadRuleset(option, NoSuchValue(shown(text), tuple(member.value for member in kind)))
    return kind(text)
