"""Days as people write them."""

from __future__ import annotations

from datetime import date, timedelta

FIRST = date(1970, 1, 1)


def date_text(day: int) -> str:
    """A day as 2026-11-18."""
    return (FIRST + timedelta(days=day)).isoformat()


def read_date(text: str) -> int | None:
    """The day of such a text; None if there is none."""
    try:
        day = (date.fromisoformat(text) - FIRST).days
    except ValueError:
        return None
    return day if date_text(day) == text else None  # Python reads more forms than we write
