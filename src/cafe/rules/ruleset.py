"""The rules a group agreed on: edition, plan, players, variants and options as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
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
from .option_kinds import BadRuleset, Edition, Option, value_text
from .options import OPTIONS, PLAYERS, VERSION, Bar, Doubling, HandSize, Swap, options_of
from .quoting import shown
from .values import value


@value
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
        texts = ((option, value_text(getattr(self, option.name))) for option in options_of(self.edition))
        return {option.name: text for option, text in texts if option.is_written(text, self.edition)}

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
