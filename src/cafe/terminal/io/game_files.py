"""Game files and positions: a path, or the line of a position itself."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from cafe.rules import Game
from cafe.rules.notation import Misread, Record, final, parse_position, parse_record, record_text
from cafe.terminal.errors import BAD_INPUT, UserError

from .files import display_path, read_text, write_text

Parsed = TypeVar("Parsed")
POSITION_PREFIX = "rules "


def read_record(path: Path, *, code: int = BAD_INPUT) -> Record:
    """The game in a file, with every step and total verified."""
    return _parse(parse_record, read_text(path), display_path(path), code)


def read_game(text: str) -> tuple[Game, Record | None]:
    """A position's line, or the content of a file: a whole game or a position."""
    if text.startswith(POSITION_PREFIX):
        return _parse(parse_position, text, "", BAD_INPUT), None
    path = Path(text)
    content = read_text(path)
    if content.startswith(POSITION_PREFIX):
        return _parse(parse_position, content, display_path(path), BAD_INPUT), None
    record = _parse(parse_record, content, display_path(path), BAD_INPUT)
    return final(record), record


def save_record(record: Record, path: Path, *, sync: Callable[[int], None] = os.fsync) -> None:
    """Write the game file, or raise UserError and leave the old one as it is."""
    write_text(path, record_text(record), sync=sync)


def _parse(parser: Callable[[str], Parsed], text: str, name: str, code: int) -> Parsed:
    try:
        return parser(text)
    except Misread as bad:
        where = f"{name}:{bad.line}:{bad.column}" if name else f"{bad.line}:{bad.column}"
        raise UserError("cli-file-misread", where=where, flaw=bad.flaw, code=code) from None
