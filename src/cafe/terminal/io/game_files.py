"""Games and positions as people hand them over: a file, or a position's line itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from cafe.rules import Game
from cafe.rules.notation import Misread, Record, final, parse_position, parse_record
from cafe.terminal.errors import BAD_INPUT, Trouble
from cafe.terminal.io.files import read_text, shown

Thing = TypeVar("Thing")
POSITION_BEGINS = "rules "


def read_record(path: Path, *, code: int = BAD_INPUT) -> Record:
    """The game of a file, played through and found right."""
    return _read(parse_record, read_text(path), shown(path), code)


def read_game(text: str) -> tuple[Game, Record | None]:
    """A position's line, or what a file holds: a whole game or a position."""
    if text.startswith(POSITION_BEGINS):
        return _read(parse_position, text, "", BAD_INPUT), None
    path = Path(text)
    content = read_text(path)
    if content.startswith(POSITION_BEGINS):
        return _read(parse_position, content, shown(path), BAD_INPUT), None
    record = _read(parse_record, content, shown(path), BAD_INPUT)
    return final(record), record


def _read(reader: Callable[[str], Thing], text: str, name: str, code: int) -> Thing:
    try:
        return reader(text)
    except Misread as bad:
        where = f"{name}:{bad.line}:{bad.column}" if name else f"{bad.line}:{bad.column}"
        raise Trouble("cli-file-misread", where=where, flaw=bad.flaw, code=code) from None
