"""Texts to try parsers with: any at all, and well-formed ones with wounds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.properties.hostile_texts import TRAPS

Value = TypeVar("Value")
Wound = tuple[int, int, str]  # where it begins, how much is lost, and what stands there instead
MAX_START = 5_000  # characters; a longer text is wounded in its first part, more often than not
LENGTHS = (0, 0, 1, 1, 2, 5, 30, 400)
SHORT_TRAPS = [trap for trap in TRAPS if len(trap) < 100]
HEADER_CHARACTERS = st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_characters="\x7f")


def any_text(max_size: int = 60) -> SearchStrategy[str]:
    """Every text, lone surrogates too."""
    return st.text(max_size=max_size) | st.lists(st.sampled_from(SHORT_TRAPS), max_size=6).map("".join)


def mostly(common: SearchStrategy[Value], rare: SearchStrategy[Value]) -> SearchStrategy[Value]:
    """Something common, and one time in six something rare."""
    return st.integers(0, 5).flatmap(lambda chance: rare if chance == 5 else common)


def header_text(max_size: int = 60) -> SearchStrategy[str]:
    """What a header's value can be."""
    return st.text(HEADER_CHARACTERS, max_size=max_size)


def damaged(*well_formed: str) -> SearchStrategy[str]:
    """One of these texts with up to four wounds."""
    pieces = st.sampled_from([*SHORT_TRAPS, *_words(well_formed)]) | st.text(max_size=4)
    wounds = st.tuples(st.integers(0, MAX_START), st.sampled_from(LENGTHS), pieces)
    return st.builds(_wounded, st.sampled_from(well_formed), st.lists(wounds, max_size=4))


def hostile(*well_formed: str) -> SearchStrategy[str]:
    """Any text, or one of these with wounds; the second kind reaches deeper and comes more often."""
    return st.one_of(any_text(), damaged(*well_formed), damaged(*well_formed))


def _words(texts: Sequence[str]) -> list[str]:
    words = dict.fromkeys(word for text in texts for word in text.split())
    return [word for word in words if len(word) < 40][:200]


def _wounded(text: str, wounds: Sequence[Wound]) -> str:
    return reduce(_wound, wounds, text)


def _wound(text: str, wound: Wound) -> str:
    start, length, piece = wound
    start %= len(text) + 1
    return text[:start] + piece + text[start + length :]
