"""Running the cafe command in tests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from io import BytesIO
from typing import Any

from click.testing import CliRunner, Result

from cafe.terminal.cli import main

ENVIRONMENT = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"}


def cafe(*words: str, typed: Iterable[str] | BytesIO = (), **environ: str) -> Result:
    """Run the command; `typed` are the lines a person types before the input ends, or the input itself."""
    stdin = typed if isinstance(typed, BytesIO) else "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(main, list(words), input=stdin, env={**ENVIRONMENT, **environ})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    assert "Traceback" not in result.output
    return result


def output_of(*words: str, **environ: str) -> str:
    """What a command that succeeds prints, with every run of whitespace as a single blank."""
    result = cafe(*words, **environ)
    assert result.exit_code == 0, result.output
    return flat(result.stdout)


def ask_json(*words: str) -> tuple[int, Any]:
    """The referee's exit code and JSON."""
    result = cafe("ask", *words, "--json")
    return result.exit_code, json.loads(result.stdout)


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)
