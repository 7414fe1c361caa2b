"""Which of our languages somebody speaks."""

from __future__ import annotations

from cafe.words import LANGUAGES


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak, else English."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
