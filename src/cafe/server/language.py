"""Which of our languages a request asks for."""

from __future__ import annotations

from cafe.words import LANGUAGES


def preferred_language(accept_language: str) -> str:
    """The first language of an Accept-Language header that we speak, else English."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accept_language.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
