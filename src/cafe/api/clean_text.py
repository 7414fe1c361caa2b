"""Names and chat as they are stored: composed, on one line, with nothing that hides or turns the text."""

from __future__ import annotations

import unicodedata

from cafe.match.limits import MAX_CHAT_LENGTH, MAX_LABEL_LENGTH, MAX_NAME_LENGTH

JOINERS = "\u200c\u200d"  # scripts and emoji need them
MAX_COMBINING_MARKS = 4  # on one letter
VISIBLE_CATEGORIES = "LNPS"  # letters, numbers, punctuation, symbols: a mark alone is nothing to read
BLANKS = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"  # letters and symbols that show nothing


class BadText(ValueError):
    """A text of which nothing or too much is left."""


def clean_name(text: str) -> str:
    """A player's name; it has to fit into a game file."""
    return _fitting(_without_blanks(_clean(text, keep="")).replace("|", " "), "name", MAX_NAME_LENGTH)


def clean_chat(text: str) -> str:
    return _fitting(_clean(text, keep=JOINERS), "text", MAX_CHAT_LENGTH)


def clean_label(text: str) -> str:
    return _fitting(_without_blanks(_clean(text, keep="")), "label", MAX_LABEL_LENGTH)


def _clean(text: str, keep: str) -> str:
    """Without control characters, turned directions, private use and lone surrogates; blanks are spaces."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if char.isspace() else char for char in composed)
    visible = "".join(char for char in spaced if char in keep or unicodedata.category(char)[0] != "C")
    return _limit_combining_marks(visible)


def _without_blanks(text: str) -> str:
    """Blanks in disguise are spaces: two names that look the same would differ by them."""
    return "".join(" " if char in BLANKS else char for char in text)


def _limit_combining_marks(text: str) -> str:
    """Marks stacked on one letter would cover the lines above."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MAX_COMBINING_MARKS:
            kept.append(char)
    return "".join(kept)


def _fitting(text: str, what: str, max_length: int) -> str:
    fitting = " ".join(text.split())
    if not any(map(_is_visible, fitting)):
        raise BadText(f"{what}: nothing that can be read")
    if len(fitting) > max_length:
        raise BadText(f"{what}: longer than {max_length} characters")
    return fitting


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in VISIBLE_CATEGORIES and char not in BLANKS
