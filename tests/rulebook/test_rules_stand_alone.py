"""The rules need nothing but Python: no installed package, no clock, dice, disk, network or log."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cafe.rules

PACKAGE = Path(cafe.rules.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))

# Modules of pure values and functions: no clock, dice, disk, network or log is among them. The drawings of
# the floor plans come through importlib.resources.
ALLOWED = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "importlib.resources",
    "itertools",
    "re",
    "typing",
}
ALLOWED_ALONE = {"cafe.rules.values": {"exec"}}  # it writes the methods of values

IMPORT_EVERYTHING = """
import sys
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
import importlib, json, pkgutil
import cafe.rules
for module in pkgutil.walk_packages(cafe.rules.__path__, "cafe.rules."):
    importlib.import_module(module.name)
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def module_name(file: Path) -> str:
    return ".".join(("cafe", "rules", *file.relative_to(PACKAGE).with_suffix("").parts))


def reaches(source: str) -> Iterator[str]:
    """What a source reaches out for, wherever it does: modules from elsewhere, and builtins with effects."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield from (f"{module}.{name.name}" for name in names)
            case ast.ImportFrom(level=level) if level > 1:
                yield "." * level
            case ast.Name(
                id="__import__" | "breakpoint" | "eval" | "exec" | "input" | "open" | "print" as name
            ):
                yield name
            case _:
                pass


def is_allowed(name: str) -> bool:
    return any(f"{name}.".startswith(f"{allowed}.") for allowed in (*ALLOWED, "cafe.rules"))


@pytest.mark.parametrize("file", MODULES, ids=module_name)
def test_a_module_of_the_rules_imports_only_the_rules_and_the_standard_library(file: Path) -> None:
    here = ALLOWED_ALONE.get(module_name(file), set())
    found = [name for name in reaches(file.read_text("utf-8")) if not is_allowed(name)]
    assert set(found) == here


def test_what_is_allowed_is_of_the_standard_library() -> None:
    assert {name.partition(".")[0] for name in ALLOWED} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import os.path",
        "from time import time",
        "from importlib import import_module",
        "import msgspec",
        "from cafe.words import say",
        "from cafe import bots",
        "from .. import words",
        "def late():\n    import socket",
        "__import__('random')",
        "with open('a file'): pass",
    ],
)
def test_the_check_would_notice(source: str) -> None:
    assert not all(map(is_allowed, reaches(source)))


def test_the_rules_can_be_imported_where_nothing_is_installed() -> None:
    alone = [sys.executable, "-I", "-S", "-c", IMPORT_EVERYTHING, str(PACKAGE.parents[1])]
    loaded = set(json.loads(subprocess.run(alone, capture_output=True, check=True, text=True).stdout))
    here = {name for name in loaded if name.partition(".")[0] == "cafe"}
    names = {module_name(file).removesuffix(".__init__") for file in MODULES}
    assert here == {"cafe", *names}
    assert {name.partition(".")[0] for name in loaded - here} <= sys.stdlib_module_names


def test_importing_the_rules_does_not_make_dataclasses() -> None:
    """Their module alone, with `inspect`, would take as long as all of the rules."""
    loaded = "import cafe.rules, json, sys; print(json.dumps(sorted(sys.modules)))"
    alone = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, sys.argv[1]); {loaded}"]
    done = subprocess.run([*alone, str(PACKAGE.parents[1])], capture_output=True, check=True, text=True)
    assert {"dataclasses", "inspect"}.isdisjoint(json.loads(done.stdout))
