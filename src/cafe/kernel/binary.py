"""Which kernel runs: the compiled one if it was made of these very sources, else the same files as Python.

A binary lies in a folder named after the Python it is for and a hash of the sources, so that none that is
stale is ever found. `CAFE_KERNEL=pure` asks for plain Python. The builder reads this file, too.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = "cafe.kernel"
SOURCES = Path(__file__).parent
COMPILED = SOURCES / "compiled"
MODULES = (
    "chance",
    "codes",
    "law",
    "floor",
    "turns",
    "position",
    "clubs",
    "board",
    "best_seating",
    "card",
    "card_chairs",
    "playouts",
    "greedy",
    "features",
    "board_features",
    "card_features",
    "value",
    "search",
    "endgame",
    "judging",
)
SETTING, PURE = "CAFE_KERNEL", "pure"


class Why(StrEnum):
    """Why plain Python runs."""

    CHOSEN = "chosen"  # by the setting
    NOT_COMPILED = "not-compiled"
    STALE = "stale"  # the sources have changed since
    BROKEN = "broken"  # the binary cannot be loaded


@dataclass(frozen=True, slots=True)
class Running:
    """The kernel that runs; `why` it is not the compiled one, and what Python said if it is broken."""

    why: Why | None
    said: str = ""


def fingerprint() -> str:
    """A hash of all that is compiled."""
    told = sha256()
    for module in (*MODULES, "numbers"):
        told.update(module.encode() + b"\0" + (SOURCES / f"{module}.py").read_bytes() + b"\0")
    return told.hexdigest()[:16]


def platform_tag() -> str:
    """The Python that a binary is for, such as cpython-311-x86_64-linux-gnu."""
    return EXTENSION_SUFFIXES[0].strip(".").partition(".")[0] if EXTENSION_SUFFIXES else "none"


def folder() -> Path:
    """Where the binary of these sources would be."""
    return COMPILED / f"{platform_tag()}-{fingerprint()}"


def choose(path: list[str]) -> Running:
    """Let a package's modules come from the binary if there is a fitting one, and tell what runs."""
    if os.environ.get(SETTING) == PURE:
        return Running(Why.CHOSEN)
    if not COMPILED.is_dir():
        return Running(Why.NOT_COMPILED)  # nor has a browser the sources that are hashed below
    compiled = folder()
    if not compiled.is_dir():
        others = COMPILED.glob(f"{platform_tag()}-*")
        return Running(Why.STALE if any(others) else Why.NOT_COMPILED)
    path.insert(0, str(compiled))
    try:
        for module in MODULES:
            import_module(f"{PACKAGE}.{module}")
    except ImportError as broken:
        path.remove(str(compiled))
        _forget()
        return Running(Why.BROKEN, str(broken).splitlines()[0])
    return Running(None)


def _forget() -> None:
    """Let the modules of a binary be imported anew."""
    for module in MODULES:
        sys.modules.pop(f"{PACKAGE}.{module}", None)
