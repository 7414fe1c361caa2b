"""Names and sayings as they are kept: composed, on one line, with nothing that hides or turns the text."""

from __future__ import annotations

import unicodedata

from cafe.match.actions import LONGEST_NAME, LONGEST_SAYING

JOINERS = "\u200c\u200d"  # scripts and emoji need them
MOST_MARKS = 4  # that may be stacked on one letter
LONGEST_LABEL = 40


class BadText(ValueError):
    """A text that nothing is left of, or too much."""


def clean_name(text: str) -> str:
    """A player's name; it has to fit into a game file."""
    return _fitting(_clean(text, keep="").replace("|", " "), "name", LONGEST_NAME)


def clean_saying(text: str) -> str:
    return _fitting(_clean(text, keep=JOINERS), "text", LONGEST_SAYING)


def clean_label(text: str) -> str:
    return _fitting(_clean(text, keep=""), "label", LONGEST_LABEL)


def _clean(text: str, keep: str) -> str:
    """Control characters, turned directions, private and lone surrogates go; blanks become one."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if one.isspace() else one for one in composed)
    shown = "".join(one for one in spaced if one in keep or unicodedata.category(one)[0] != "C")
    return _without_towers(shown)


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for one in text:
        marks = marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(one)
    return "".join(kept)


def _fitting(text: str, what: str, longest: int) -> str:
    fitting = " ".join(text.split())
    if not fitting.strip(JOINERS):
        raise BadText(f"{what}: nothing that can be read")
    if len(fitting) > longest:
        raise BadText(f"{what}: longer than {longest} characters")
    return fitting
