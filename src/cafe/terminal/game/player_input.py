"""What a person typed: a number, moves, or one of the words that the game understands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from cafe.rules import Chair, Guest, Move
from cafe.rules.notation import Misread, parse_moves
from cafe.terminal.output.translator import Voice

GUEST = re.compile(r"(?<![a-z*])([a-z]{2}|\*\*)([fm])(?![a-z])", re.ASCII)
CELL = re.compile(r"[a-z][1-9][0-9]?", re.ASCII)


class Word(StrEnum):
    """What can be asked for; each language has its own words for it besides."""

    HELP = "help"
    WHY = "why"
    RULES = "rules"
    UNDO = "undo"
    SHOW = "show"
    ALL = "all"
    HINT = "hint"
    SAVE = "save"
    QUIT = "quit"


SHORT = {Word.HELP: ("?", "h"), Word.QUIT: ("q",), Word.UNDO: ("u",)}


@dataclass(frozen=True, slots=True)
class Enter:
    """Nothing typed."""


@dataclass(frozen=True, slots=True)
class Choose:
    number: int


@dataclass(frozen=True, slots=True)
class Do:
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class LookAt:
    """A guest or a chair alone: what could be done with it?"""

    thing: Guest | Chair


@dataclass(frozen=True, slots=True)
class Ask:
    """A word and what was said after it."""

    word: Word
    rest: str


@dataclass(frozen=True, slots=True)
class Unclear:
    typed: str


Wish = Enter | Choose | Do | LookAt | Ask | Unclear


def read_wish(typed: str, voice: Voice) -> Wish:
    """What the person wants; codes may be typed in any case, and a blank may stand for @."""
    if not typed:
        return Enter()
    if typed.isascii() and typed.isdigit():
        return Choose(int(typed[:6]))
    first, _, rest = typed.partition(" ")
    for word in Word:
        if first.lower() in (word, *voice(f"cli-play-words-{word}").split(), *SHORT.get(word, ())):
            return Ask(word, rest.strip())
    return read_moves(typed)


def read_moves(typed: str) -> Do | LookAt | Unclear:
    """Moves as they are written, or as people write them."""
    for text in (typed, tidied(typed[:500])):
        if text in Guest.CODES:
            return LookAt(Guest.parse(text))
        if CELL.fullmatch(text):
            return LookAt(Chair(text))
        try:
            return Do(parse_moves(text))
        except Misread:
            continue
    return Unclear(typed)


def tidied(typed: str) -> str:
    """`itm k13 END` as `ITm@k13 end`, `birthday it` as `birthday:IT`."""
    text = " ".join(typed.lower().split())
    text = re.sub(r"\b(swap|aside|lower|birthday) ", r"\1:", text)
    text = re.sub(GUEST, lambda found: found[1].upper() + found[2], text)
    text = re.sub(r"(birthday:)(?!none)([a-z]+)", lambda found: found[1] + found[2].upper(), text)
    return re.sub(r"([A-Z*]{2}[fm])[@ ]+(?=[a-z][1-9]|bar\b)", r"\1@", text)
