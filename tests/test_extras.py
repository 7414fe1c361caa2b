"""The base install has what the rules and the cafe command need; the server and PostgreSQL are extras."""

from __future__ import annotations

import json
import os
import pkgutil
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cafe

PACKAGE = "cafe-international"
IN_BASE = ("analysis", "bots", "engine", "rules", "terminal", "tournament", "words")
WITHOUT = """
import json, runpy, sys
from importlib.abc import MetaPathFinder

class NotInstalled(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

missing = set(json.loads(sys.argv[1]))
sys.meta_path.insert(0, NotInstalled())
"""


def brought_by(package: str, *extras: str) -> set[str]:
    """The distributions that come with a package and some of its extras."""
    found, coming = set[tuple[str, str]](), [(canonicalize_name(package), extra) for extra in ("", *extras)]
    while coming:
        name, extra = coming.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for line in distribution(name).requires or ():
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                coming += [(canonicalize_name(wanted.name), more) for more in ("", *wanted.extras)]
    return {name for name, _ in found}


def not_installed(*extras: str) -> list[str]:
    """The modules that are here, and would not be with the package and some of its extras alone."""
    here = brought_by(PACKAGE, *extras)
    return [
        module
        for module, brought in packages_distributions().items()
        if here.isdisjoint(map(canonicalize_name, brought))
    ]


def run_with(
    extras: list[str], program: str, *words: str, typed: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run Python where nothing is installed but the package and some of its extras."""
    clean = {name: text for name, text in os.environ.items() if not name.startswith("CAFE_")}
    return subprocess.run(
        [sys.executable, "-c", f"{WITHOUT}\n{program}", json.dumps(not_installed(*extras)), *words],
        input=typed,
        env={**clean, **settings, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


COMMAND = "sys.argv[1:2] = []; from cafe.terminal.cli import main; main()"
SERVER = "sys.argv[1:2] = []; runpy.run_module('cafe.server', run_name='__main__', alter_sys=True)"


def test_the_base_is_small() -> None:
    assert {"click", "fluent-runtime", "rich"} < brought_by(PACKAGE)
    assert {"msgspec", "sqlalchemy", "starlette", "uvicorn"}.isdisjoint(brought_by(PACKAGE))
    assert "msgspec" in brought_by(PACKAGE, "server")
    assert "psycopg" not in brought_by(PACKAGE, "server")
    assert brought_by(PACKAGE, "server") < brought_by(PACKAGE, "postgres") < brought_by(PACKAGE, "all")
    assert brought_by(PACKAGE, "lab") - brought_by(PACKAGE) == {"numpy", "openskill"}
    assert brought_by(PACKAGE, "all") == brought_by(PACKAGE, "lab", "postgres")
    assert {"msgspec", "psycopg", "pytest", "starlette"} <= set(not_installed())


def test_a_rule_is_read_without_extras() -> None:
    answer = run_with([], COMMAND, "rules", "E3")
    assert answer.stderr == ""
    assert "Ladies and gentlemen sit in balance" in answer.stdout


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_game_is_played_without_extras(edition: str) -> None:
    words = ["play", "--game", edition, "--players", "Anna,bot:greedy", "--seed", "s1"]
    answer = run_with([], COMMAND, *words, typed="1\n" * 3)
    assert "Traceback" not in answer.stderr
    assert "Choose what to do." in answer.stdout


def test_every_module_of_the_cafe_command_is_there_without_extras() -> None:
    names = [
        module.name
        for part in IN_BASE
        for module in pkgutil.walk_packages([str(Path(cafe.__path__[0]) / part)], f"cafe.{part}.")
    ]
    answer = run_with([], "for name in sys.argv[2:]: __import__(name)", *names)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "cafe.terminal.cli" in names


def test_a_server_without_its_extra_is_told_in_one_line() -> None:
    answer = run_with([], SERVER)
    assert answer.returncode == 1
    assert answer.stderr.startswith("cafe.server: the server needs more packages than are here, such as ")
    assert answer.stderr.endswith(": pip install 'cafe-international[server]'\n")
    assert len(answer.stderr.splitlines()) == 1


def test_a_server_on_sqlite_needs_no_extra_but_its_own() -> None:
    answer = run_with(["server"], SERVER, "--help")
    assert (answer.returncode, answer.stderr) == (0, "")


def test_postgresql_without_its_extra_is_told_in_one_line(tmp_path: Path) -> None:
    settings = {"CAFE_PORT": "0", "CAFE_DATA": str(tmp_path)}
    answer = run_with(
        ["server"], SERVER, CAFE_DATABASE_URL="postgresql://nobody@127.0.0.1:1/none", **settings
    )
    assert answer.returncode == 2
    [line] = answer.stderr.splitlines()
    assert line.endswith("PostgreSQL needs one more package: pip install 'cafe-international[postgres]'")
