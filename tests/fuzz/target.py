"""What is fuzzed: inputs of a kind, and what has to hold for each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis.strategies import SearchStrategy


@dataclass(frozen=True, slots=True)
class Target:
    """One parser or one side of the server; its inputs are plain JSON, so that each can be kept in a file."""

    name: str
    inputs: SearchStrategy[Any]
    check: Callable[[Any], None]  # raises whatever nobody declared
    share: int = 1  # of all cases, in proportion to the others'
