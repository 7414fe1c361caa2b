"""What an option of a ruleset is: its values as texts, the usual one in each edition, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from .flaws.ruleset import (
    BadOption,
    BirthdayOutOfRange,
    NoNameOfAPlan,
    NoNumber,
    NoSuchValue,
    OnlyInTheBoardGame,
    RulesetFlaw,
    SettledInTheCardGame,
)
from .floor import SHIPPED, BadPlan, FloorPlan, board_plan, card_plan, shipped_plan
from .quoting import shown
from .values import value

ANY_NUMBER, OWN_DRAWING = "value", "own"  # among the values of an option: what has no text of its own
PLAN_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}", re.ASCII)
SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Edition(StrEnum):
    BOARD = "board"
    CARD = "card"


class BadRuleset(ValueError):
    """An option that is unknown, has no such value, or contradicts another; named."""

    def __init__(self, option: str, flaw: RulesetFlaw) -> None:
        self.flaw = BadOption(shown(option), flaw)
        super().__init__(self.flaw)

    @property
    def option(self) -> str:
        return self.flaw.option


@value
class Named:
    """One of a few values with names."""

    names: type[StrEnum]


@value
class Switch:
    """On or off."""


@value
class Number:
    """Any number; the ruleset knows which are allowed."""


@value
class Threshold:
    """V1: a number of points, or off; `on` is the usual number."""

    usual: int
    most: int


@value
class Plan:
    """B2, C2: a plan that comes with the café, or a drawing of one's own."""


Kind = Named | Switch | Number | Threshold | Plan


@value
class Option:
    """Something to agree on before a game."""

    name: str
    kind: Kind
    usual: Mapping[Edition, str]  # the text of the usual value, in the editions that have the option
    elsewhere: Any = None  # its value in the others
    is_judged: bool = True  # whether the referee's answers depend on it
    came_later: bool = False  # whether there are texts from before it

    def values(self, edition: Edition) -> tuple[str, ...]:
        """The texts to choose from."""
        match self.kind:
            case Named(names):
                return tuple(name.value for name in names)
            case Switch():
                return "off", "on"
            case Number():
                return (ANY_NUMBER,)
            case Threshold():
                return "off", ANY_NUMBER
            case Plan():
                return (*shipped_plans(edition), OWN_DRAWING)

    def read(self, text: str, edition: Edition) -> Any:
        """The value of a text, or BadRuleset."""
        match self.kind:
            case Named(names):
                return names(self._listed(text, self.values(edition)))
            case Switch():
                return SWITCH[text if text in SWITCH else self._listed(text, ("on", "off"))]
            case Threshold(usual) if text in SWITCH:
                return usual if SWITCH[text] else None
            case Number() | Threshold():
                return self._number(text)
            case Plan():
                return _read_plan(edition, text)

    def is_written(self, text: str, edition: Edition) -> bool:
        """Whether a ruleset's text names it: what came later leaves the texts from before as they are."""
        return not self.came_later or text != self.usual[edition]

    def flaw(self, edition: Edition, value: Any) -> RulesetFlaw | None:
        """What is wrong with a value, however the ruleset is made."""
        if edition not in self.usual:
            settled = OnlyInTheBoardGame() if self.elsewhere is None else SettledInTheCardGame()
            return None if value == self.elsewhere else settled
        match self.kind:
            case Threshold(most=most):
                return None if value is None or 1 <= value <= most else BirthdayOutOfRange(most)
            case _:
                return OnlyInTheBoardGame() if value is None else None

    def _listed(self, text: str, values: tuple[str, ...]) -> str:
        if text not in values:
            raise BadRuleset(self.name, NoSuchValue(shown(text), values))
        return text

    def _number(self, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,4}", text, re.ASCII):
            raise BadRuleset(self.name, NoNumber(shown(text)))
        return int(text)


def value_text(value: object) -> str:
    """The text that is read as this value."""
    if isinstance(value, FloorPlan):
        return _plan_text(value)
    if value is None or isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def shipped_plans(edition: Edition) -> tuple[str, ...]:
    """The plans that come with the café."""
    return tuple(name for name in SHIPPED if bool(shipped_plan(name).bar) is (edition is Edition.BOARD))


def own_plan(edition: Edition, name: str, drawing: str) -> str:
    """The text of the `plan` option for a player's own drawing."""
    return _plan_text(_drawn(edition, name, drawing))


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


def _drawn(edition: Edition, name: str, drawing: str) -> FloorPlan:
    if not PLAN_NAME.fullmatch(name):
        raise BadRuleset("plan", NoNameOfAPlan(shown(name)))
    try:
        return board_plan(drawing, name) if edition is Edition.BOARD else card_plan(drawing, name)
    except BadPlan as bad:
        raise BadRuleset("plan", bad.flaw) from None
