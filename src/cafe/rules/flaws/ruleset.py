"""What can be wrong with the value of an option. Editions are codes here: `board`, `card`."""

from __future__ import annotations

from dataclasses import dataclass

from .plan import PlanFlaw


@dataclass(frozen=True, slots=True)
class UnknownVersion:
    version: int
    ours: int


@dataclass(frozen=True, slots=True)
class WrongNumberOfPlayers:
    edition: str
    players: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class PlanOfTheOtherGame:
    plan: str
    edition: str


@dataclass(frozen=True, slots=True)
class OnlyInTheBoardGame:
    """An option without which the board game cannot be, and which the card game has not."""


@dataclass(frozen=True, slots=True)
class SettledInTheCardGame:
    """S3, V1: every group pays double there, and nobody has a birthday."""


@dataclass(frozen=True, slots=True)
class BirthdayOutOfRange:
    """V1."""

    most: int


@dataclass(frozen=True, slots=True)
class NoValueTold:
    pass


@dataclass(frozen=True, slots=True)
class ToldTwice:
    pass


@dataclass(frozen=True, slots=True)
class NoSuchOption:
    edition: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotAnOptionHere:
    edition: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoSuchValue:
    text: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoNumber:
    text: str


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class BadOption:
    """The option and what is wrong with it."""

    option: str
    flaw: RulesetFlaw
