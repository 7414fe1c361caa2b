"""What can be wrong with the value of an option. Editions are codes here: `board`, `card`."""

from __future__ import annotations

from cafe.rules.values import value

from .plan import PlanFlaw


@value
class UnknownVersion:
    version: int
    ours: int


@value
class WrongNumberOfPlayers:
    edition: str
    players: int
    least: int
    most: int


@value
class PlanOfTheOtherGame:
    plan: str
    edition: str


@value
class OnlyInTheBoardGame:
    """An option without which the board game cannot be, and which the card game has not."""


@value
class SettledInTheCardGame:
    """S3, V1: every group pays double there, and nobody has a birthday."""


@value
class BirthdayOutOfRange:
    """V1."""

    most: int


@value
class NoValueTold:
    pass


@value
class ToldTwice:
    pass


@value
class NoSuchOption:
    edition: str
    options: tuple[str, ...]


@value
class NotAnOptionHere:
    edition: str
    options: tuple[str, ...]


@value
class NoSuchValue:
    text: str
    values: tuple[str, ...]


@value
class NoNumber:
    text: str


@value
class NoNameOfAPlan:
    text: str


RulesetFlaw = (
    UnknownVersion
    | WrongNumberOfPlayers
    | PlanOfTheOtherGame
    | OnlyInTheBoardGame
    | SettledInTheCardGame
    | BirthdayOutOfRange
    | NoValueTold
    | ToldTwice
    | NoSuchOption
    | NotAnOptionHere
    | NoSuchValue
    | NoNumber
    | NoNameOfAPlan
    | PlanFlaw
)


@value
class BadOption:
    """The option and what is wrong with it."""

    option: str
    flaw: RulesetFlaw
