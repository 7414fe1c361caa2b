"""Points and percentages as each language writes them."""

from __future__ import annotations

DECIMAL_COMMA = frozenset({"de", "fr", "nl"})


def tenths(thousandths: int, language: str, *, sign: bool = False) -> str:
    """A number of points as the language writes it."""
    rounded = round(thousandths / 1_000, 1)
    text = f"{abs(rounded):.1f}".replace(".", "," if language in DECIMAL_COMMA else ".")
    if not sign or not rounded:
        return text
    return ("+" if rounded > 0 else "−") + text
