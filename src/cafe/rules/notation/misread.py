"""Where and why a text cannot be read, and the words of a line with their places."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cafe.rules.flaws.text import MarkMissing, NotAGuest, NotANation, NotANumberFrom, NotAPlace, TextFlaw
from cafe.rules.floor import Chair, Table
from cafe.rules.guests import Guest, Nation
from cafe.rules.quoting import shown
from cafe.rules.values import value

WORD = re.compile(r"[^ \t]+")
NUMBER = re.compile(r"-?[0-9]{1,6}", re.ASCII)
CELL = re.compile(r"[a-z][1-9][0-9]?", re.ASCII)


class Misread(ValueError):
    """A text that is damaged: the line, the column (both from 1) and what is wrong there."""

    def __init__(self, line: int, column: int, flaw: TextFlaw) -> None:
        super().__init__(f"{line}:{column}: {flaw}")
        self.line, self.column, self.flaw = line, column, flaw


@value
class Word:
    """A word of a line and where it stands."""

    text: str
    line: int
    column: int

    def misread(self, flaw: TextFlaw) -> Misread:
        return Misread(self.line, self.column, flaw)

    def number(self, least: int, most: int) -> int:
        if NUMBER.fullmatch(self.text) and least <= int(self.text) <= most:
            return int(self.text)
        raise self.misread(NotANumberFrom(shown(self.text), least, most))

    def guest(self) -> Guest:
        if self.text in Guest.CODES:
            return Guest.CODES[self.text]
        raise self.misread(NotAGuest(shown(self.text)))

    def nation(self) -> Nation:
        if self.text in Nation.__members__:
            return Nation(self.text)
        raise self.misread(NotANation(shown(self.text), tuple(Nation)))

    def chair(self) -> Chair:
        if CELL.fullmatch(self.text):
            return Chair(self.text)
        raise self.misread(NotAPlace(shown(self.text)))

    def table(self) -> Table:
        return Table(self.chair())

    def split(self, mark: str) -> tuple[Word, Word]:
        """The words before and after the first mark."""
        before, found, after = self.text.partition(mark)
        if not found:
            raise self.misread(MarkMissing(shown(self.text), mark))
        return self.part(before, 0), self.part(after, len(before) + len(mark))

    def part(self, text: str, offset: int) -> Word:
        return Word(text, self.line, self.column + offset)


def words(text: str, line: int = 1, column: int = 1) -> Iterator[Word]:
    return (Word(found[0], line, column + found.start()) for found in WORD.finditer(text))
