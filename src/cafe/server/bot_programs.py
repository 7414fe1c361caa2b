"""Programs of others that play here as bots: the file that names them, read and checked at the start."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cafe.bots import ALL_BOTS
from cafe.match.limits import MAX_NAME_LENGTH
from cafe.rules import Edition
from cafe.rules.quoting import shown

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
MAX_PROGRAMS = 20
MAX_FILE_BYTES = 65_536
TURN_MS, USUAL_TURN_MS = (10, 2_500), 1_000
MEMORY_MB, USUAL_MEMORY_MB = (16, 4_096), 256
KEYS = ("name", "command", "editions", "turn_ms", "memory_mb")


@dataclass(frozen=True, slots=True)
class BotProgram:
    """A program, by the name that a request gives: what it is called, how it is started, what it may use."""

    bot: str
    name: str  # as people read it
    command: tuple[str, ...]
    editions: tuple[Edition, ...]
    turn_ms: int
    memory_mb: int


def read_bot_programs(path: str) -> tuple[BotProgram, ...]:
    """The programs of a file, or ValueError with what is wrong, to be read after the setting's name."""
    if not path:
        return ()
    tables = _tables(Path(path))
    if not tables:
        raise ValueError(f"names a file without a program: {path}")
    if len(tables) > MAX_PROGRAMS:
        raise ValueError(f"names a file with more than {MAX_PROGRAMS} programs: {path}")
    programs = tuple(_program(bot, table) for bot, table in tables.items())
    _require_other_names(programs)
    return programs


def programs_text(programs: Sequence[BotProgram]) -> str:
    """As a worker is told of them."""
    return json.dumps([asdict(program) for program in programs])


def programs_in(text: str) -> tuple[BotProgram, ...]:
    """What `programs_text` made this of."""
    return tuple(
        BotProgram(
            **{
                **told,
                "command": tuple(told["command"]),
                "editions": tuple(map(Edition, told["editions"])),
            }
        )
        for told in json.loads(text or "[]")
    )


def _tables(path: Path) -> Mapping[str, Any]:
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE_BYTES + 1)
    except OSError as problem:
        raise ValueError(f"must be a file that can be read: {path}: {problem.strerror}") from None
    if len(text) > MAX_FILE_BYTES:
        raise ValueError(f"must be a file of at most {MAX_FILE_BYTES} bytes: {path}")
    try:
        return tomllib.loads(text.decode())
    except ValueError as bad:  # no UTF-8, or no TOML
        raise ValueError(f"must be a TOML file: {path}: {shown(str(bad))}") from None


def _program(bot: str, table: object) -> BotProgram:
    if not NAME.fullmatch(bot):
        raise _wrong(bot, "a name has small letters, digits and hyphens, at most 20, a letter first")
    if bot in ALL_BOTS:
        raise _wrong(bot, "a bot of the café has this name")
    if not isinstance(table, dict):
        raise _wrong(bot, "must be a table with a command")
    if unknown := sorted(table.keys() - set(KEYS)):
        raise _wrong(bot, f"{shown(unknown[0])} is unknown; there are {', '.join(KEYS)}")
    return BotProgram(
        bot,
        _name(bot, table.get("name", bot)),
        _command(bot, table.get("command")),
        _editions(bot, table.get("editions", list(Edition))),
        _number(bot, "turn_ms", table.get("turn_ms", USUAL_TURN_MS), *TURN_MS),
        _number(bot, "memory_mb", table.get("memory_mb", USUAL_MEMORY_MB), *MEMORY_MB),
    )


def _name(bot: str, name: object) -> str:
    is_fit = isinstance(name, str) and name == name.strip() and 0 < len(name) <= MAX_NAME_LENGTH
    if not (isinstance(name, str) and is_fit and name.isprintable() and "|" not in name):
        raise _wrong(bot, f"name must be a text of 1 to {MAX_NAME_LENGTH} characters to read, without |")
    if name.casefold() in ALL_BOTS:
        raise _wrong(bot, f"a bot of the café is called {name}")
    return name


def _command(bot: str, command: object) -> tuple[str, ...]:
    is_list = isinstance(command, list) and all(isinstance(word, str) for word in command)
    if not isinstance(command, list) or not is_list or not command or not command[0]:
        raise _wrong(bot, 'command must be a list of words such as ["node", "/opt/bots/mybot.mjs"]')
    if any("\0" in word for word in command) or shutil.which(command[0]) is None:
        raise _wrong(bot, f"there is no program {shown(command[0])} that can be run")
    return tuple(command)


def _editions(bot: str, editions: object) -> tuple[Edition, ...]:
    known = list(map(str, Edition))
    if not isinstance(editions, list) or not editions or any(each not in known for each in editions):
        raise _wrong(bot, 'editions must be a list of "board" and "card"')
    return tuple(each for each in Edition if str(each) in editions)


def _number(bot: str, key: str, number: object, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise _wrong(bot, f"{key} must be a number from {least} to {most}")
    return number


def _require_other_names(programs: Sequence[BotProgram]) -> None:
    """Nobody could tell apart at a table what is called the same."""
    called = dict[str, str]()
    for program in programs:
        other = called.setdefault(program.name.casefold(), program.bot)
        if other != program.bot:
            raise _wrong(program.bot, f"[{other}] is called {program.name}, too")


def _wrong(bot: str, reason: str) -> ValueError:
    return ValueError(f"has a program [{shown(bot)}] that is not right: {reason}")
