"""The flags of ./run serve: the settings without their secrets, and --open."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from cafe.server.settings import SETTINGS, BadSetting

OPEN, HELP = "--open", ("-h", "--help")
PARAGRAPHS = """\
usage: ./run serve [--port 9000] [--data FOLDER] [--open] ...
       ./run serve backup FILE [--data FOLDER]

Every setting is a variable of the environment. All but secrets are flags too, and a flag wins;
others on this machine can read a command line. docs/hosting.md tells more.

  --open
      Open the café in a browser once it listens.
"""


@dataclass(frozen=True, slots=True)
class CommandLine:
    """What the arguments ask for."""

    settings: Mapping[str, str]  # by the setting's name, not checked yet
    opens_browser: bool = False
    wants_help: bool = False


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        flag, _, problem = message.removeprefix("argument ").partition(": ")
        raise BadSetting(f"{flag} {'needs a value' if 'expected one' in problem else 'takes no value'}")


def parse_command_line(arguments: Sequence[str]) -> CommandLine:
    """The arguments by their names, or BadSetting with what is wrong in one line."""
    parser = Parser(add_help=False, allow_abbrev=False, argument_default=argparse.SUPPRESS)
    parser.add_argument(OPEN, action="store_true", dest="opens_browser")
    parser.add_argument(*HELP, action="store_true", dest="wants_help")
    for setting in SETTINGS.values():
        if not setting.is_secret:
            parser.add_argument(setting.flag, dest=setting.name)
    known, unknown = parser.parse_known_args(arguments)
    if unknown:
        raise BadSetting(_unknown(unknown[0].partition("=")[0]))
    texts = vars(known)
    return CommandLine(
        opens_browser=texts.pop("opens_browser", False),
        wants_help=texts.pop("wants_help", False),
        settings=texts,
    )


def _unknown(argument: str) -> str:
    if not argument.startswith("-"):
        return f"{argument} is no flag; --help lists them"
    for setting in SETTINGS.values():
        if setting.is_secret and argument == setting.flag:
            return f"{argument} would be seen by others on this machine: set {setting.variable} instead"
    flags = [OPEN, *(setting.flag for setting in SETTINGS.values() if not setting.is_secret)]
    nearest = difflib.get_close_matches(argument, flags, n=1, cutoff=0.5)
    return f"{argument} is unknown; " + (
        f"did you mean {nearest[0]}?" if nearest else "--help lists all flags"
    )


def help_text() -> str:
    """Every setting with its flag, variable, default and a sentence."""
    return "\n".join([PARAGRAPHS, *_settings_listed()])


def _settings_listed() -> Iterator[str]:
    yield _columns("FLAG", "VARIABLE", "DEFAULT")
    for setting in SETTINGS.values():
        flag = "-" if setting.is_secret else setting.flag
        yield _columns(flag, setting.variable, setting.default or "-")
        yield f"      {setting.description.replace('`', '')}"


def _columns(flag: str, variable: str, default: str) -> str:
    return f"  {flag:28} {variable:30} {default}"
