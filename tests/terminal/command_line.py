"""The cafe command at the tests' service."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from click.testing import CliRunner, Result

from cafe.terminal.cli import main

QUIET = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"}


def cafe(*words: str, typed: Iterable[str] | None = None, **environ: str) -> Result:
    """Run the command; `typed` are the lines a person types before the input ends."""
    lines = "" if typed is None else "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(main, list(words), input=lines, env={**QUIET, **environ})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    assert "Traceback" not in result.output
    return result


def told(*words: str, **environ: str) -> str:
    """What a command that succeeds says, with its blanks and line breaks as single blanks."""
    result = cafe(*words, **environ)
    assert result.exit_code == 0, result.output
    return flat(result.stdout)


def asked(*words: str) -> tuple[int, Any]:
    """The exit code and the JSON of the referee."""
    result = cafe("ask", *words, "--json")
    return result.exit_code, json.loads(result.stdout)


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)
