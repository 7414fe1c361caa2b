"""What a player typed: a number, moves, or one of the keywords."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from cafe.rules import Chair, Guest, Move
from cafe.rules.notation import Misread, parse_moves
from cafe.terminal.output.translator import Translator

GUEST = re.compile(r"(?<![a-z*])([a-z]{2}|\*\*)([fm])(?![a-z])", re.ASCII)
CELL = re.compile(r"[a-z][1-9][0-9]?", re.ASCII)
MAX_INPUT_LENGTH = 500  # characters; more than the moves of any turn


class Keyword(StrEnum):
    """What a player can ask for; every language has its own words for it besides."""

    HELP = "help"
    WHY = "why"
    RULES = "rules"
    UNDO = "undo"
    SHOW = "show"
    ALL = "all"
    HINT = "hint"
    SAVE = "save"
    QUIT = "quit"


ABBREVIATIONS = {Keyword.HELP: ("?", "h"), Keyword.QUIT: ("q",), Keyword.UNDO: ("u",)}


@dataclass(frozen=True, slots=True)
class EmptyLine:
    """Enter alone."""


@dataclass(frozen=True, slots=True)
class OfferNumber:
    number: int


@dataclass(frozen=True, slots=True)
class Moves:
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class GuestOrChair:
    """A guest or a chair alone: what could be done with it?"""

    subject: Guest | Chair


@dataclass(frozen=True, slots=True)
class Instruction:
    """A keyword and the text after it."""

    keyword: Keyword
    argument: str


@dataclass(frozen=True, slots=True)
class Unclear:
    typed: str


PlayerInput = EmptyLine | OfferNumber | Moves | GuestOrChair | Instruction | Unclear


def parse_input(typed: str, translator: Translator) -> PlayerInput:
    """What the player wants; codes may be typed in any case, and a blank may stand for @."""
    if not typed:
        return EmptyLine()
    if (number := parse_number(typed)) is not None:
        return OfferNumber(number)
    first, _, rest = typed.partition(" ")
    for keyword in Keyword:
        translated = translator(f"cli-play-words-{keyword}").split()
        if first.lower() in (keyword, *translated, *ABBREVIATIONS.get(keyword, ())):
            return Instruction(keyword, rest.strip())
    return parse_subject(typed)


def parse_number(typed: str) -> int | None:
    """A number in plain digits; of a longer one, its first six."""
    return int(typed[:6]) if typed.isascii() and typed.isdigit() else None


def parse_subject(typed: str) -> Moves | GuestOrChair | Unclear:
    """Moves, a guest or a chair, in the notation or as people type them."""
    for text in (typed, normalized(typed[:MAX_INPUT_LENGTH])):
        if text in Guest.CODES:
            return GuestOrChair(Guest.parse(text))
        if CELL.fullmatch(text):
            return GuestOrChair(Chair(text))
        try:
            return Moves(parse_moves(text))
        except Misread:
            continue
    return Unclear(typed)


def normalized(typed: str) -> str:
    """`itm k13 END` as `ITm@k13 end`, `birthday it` as `birthday:IT`."""
    text = " ".join(typed.lower().split())
    text = re.sub(r"\b(swap|aside|lower|birthday) ", r"\1:", text)
    text = re.sub(GUEST, lambda found: found[1].upper() + found[2], text)
    text = re.sub(r"(birthday:)(?!none)([a-z]+)", lambda found: found[1] + found[2].upper(), text)
    return re.sub(r"([A-Z*]{2}[fm])[@ ]+(?=[a-z][1-9]|bar\b)", r"\1@", text)
