"""Where and why a text cannot be read, and the words of a line with their places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cafe.rules.floor import Chair, Table
from cafe.rules.guests import Guest, Nation

WORD = re.compile(r"[^ \t]+")
NUMBER = re.compile(r"-?[0-9]{1,6}", re.ASCII)
CELL = re.compile(r"[a-z][1-9][0-9]?", re.ASCII)
SHOWN = 40


class Misread(ValueError):
    """A text that is damaged: the line, the column (both from 1) and the reason."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line, self.column, self.reason = line, column, reason


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line and where it stands."""

    text: str
    line: int
    column: int

    def misread(self, reason: str) -> Misread:
        return Misread(self.line, self.column, reason)

    def number(self, what: str, least: int, most: int) -> int:
        if NUMBER.fullmatch(self.text) and least <= int(self.text) <= most:
            return int(self.text)
        raise self.misread(f"{shown(self.text)} is no {what} from {least} to {most}")

    def guest(self) -> Guest:
        if self.text in Guest.CODES:
            return Guest.CODES[self.text]
        raise self.misread(
            f"{shown(self.text)} is no guest: say a nation and f or m, like ITf; jokers **f, **m"
        )

    def nation(self) -> Nation:
        if self.text in Nation.__members__:
            return Nation(self.text)
        raise self.misread(f"{shown(self.text)} is no nation: one of {', '.join(Nation)}")

    def chair(self) -> Chair:
        if CELL.fullmatch(self.text):
            return Chair(self.text)
        raise self.misread(f"{shown(self.text)} is no place on a plan, like k13")

    def table(self) -> Table:
        return Table(self.chair())

    def split(self, mark: str) -> tuple[Word, Word]:
        """The words before and after the first mark."""
        before, found, after = self.text.partition(mark)
        if not found:
            raise self.misread(f"{shown(self.text)} has no {mark!r}")
        return self.part(before, 0), self.part(after, len(before) + len(mark))

    def part(self, text: str, offset: int) -> Word:
        return Word(text, self.line, self.column + offset)


def shown(text: str) -> str:
    """A text as a message may quote it: short, with nothing that moves the cursor."""
    return ascii(text) if len(text) <= SHOWN else ascii(text[:SHOWN]) + "…"


def words(text: str, line: int = 1, column: int = 1) -> Iterator[Word]:
    return (Word(found[0], line, column + found.start()) for found in WORD.finditer(text))
