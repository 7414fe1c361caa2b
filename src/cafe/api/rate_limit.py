"""Requests that are counted together, where somebody counts them."""

from __future__ import annotations

from enum import StrEnum


class RateLimit(StrEnum):
    """Requests that are counted together."""

    LOOK = "look"
    PLAY = "play"
    OPEN = "open"
    PERSON = "person"
    LINK = "link"
    CHAT = "chat"
    REPORT = "report"
    OPERATOR = "operator"
    FILE = "file"
    FOLLOW = "follow"
    PICTURE = "picture"
    PUZZLE = "puzzle"
