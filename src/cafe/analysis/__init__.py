"""The bots' search turned on finished games: how well they were played, and what was luck. Pure."""

from .annotation import annotated_text
from .assembling import assembled, review_game
from .decisions import Decision, GameNotOver, decisions_of
from .judging import review_decision
from .method import ENGINE, NODES, SEED, method_for
from .review import (
    Difference,
    Estimate,
    JudgedTurn,
    LuckOfDraw,
    LuckSum,
    Mark,
    Method,
    PartOfValue,
    PlayerSummary,
    Review,
    ReviewedTurn,
)

__all__ = [
    "ENGINE",
    "NODES",
    "SEED",
    "Decision",
    "Difference",
    "Estimate",
    "GameNotOver",
    "JudgedTurn",
    "LuckOfDraw",
    "LuckSum",
    "Mark",
    "Method",
    "PartOfValue",
    "PlayerSummary",
    "Review",
    "ReviewedTurn",
    "annotated_text",
    "assembled",
    "decisions_of",
    "method_for",
    "review_decision",
    "review_game",
]
