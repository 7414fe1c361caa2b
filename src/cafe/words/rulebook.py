"""The rules by their ids, as a person reads them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .fluent_files import NoSuchMessage, write


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in one language; its text has paragraphs, parted by an empty line."""

    id: str
    title: str
    text: str


RULE_IDS: tuple[str, ...] = tuple(
    f"{chapter}{number}"
    for chapter, last in {"E": 5, "S": 3, "B": 12, "C": 9, "V": 2}.items()
    for number in range(1, last + 1)
)


def rule(id: str, language: str) -> Rule:  # noqa: A002 - a rule's id is its name
    """The rule of this id."""
    if id not in RULE_IDS:
        raise NoSuchMessage(f"rule-{id}", language)
    return Rule(id, write(f"rule-{id}.title", language, {}), _unwrapped(write(f"rule-{id}", language, {})))


def _unwrapped(text: str) -> str:
    """The files break lines for the eye; only an empty line parts paragraphs."""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text)
