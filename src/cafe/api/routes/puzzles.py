"""The requests about puzzles."""

from __future__ import annotations

from cafe.api import puzzles
from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route, costing, get, play, post
from cafe.protocol import messages, puzzle_messages, requests
from cafe.protocol.openapi import GAME, LEVEL, NOT_THIS, PUZZLE, THEME, ErrorCodes

NO_PUZZLE = (404, "no-such-puzzle")
OF_PUZZLE: ErrorCodes = (
    NO_PUZZLE,
    (422, "misread"),
    (422, "turn-over-already"),
    (422, "too-many-moves"),
)

ROUTES: tuple[Route, ...] = (
    get("/api/puzzles", puzzles.puzzles, puzzle_messages.Puzzles, ()),
    get(
        "/api/puzzles/next",
        puzzles.next_for_me,
        puzzle_messages.PuzzleListed,
        (GAME, THEME, LEVEL, NOT_THIS),
        NO_PUZZLE,
    ),
    costing(2, get(PUZZLE, puzzles.puzzle, puzzle_messages.Puzzle, (), NO_PUZZLE)),
    costing(4, get(f"{PUZZLE}/prospects", puzzles.puzzle_prospects, messages.Prospects, (), NO_PUZZLE)),
    costing(
        2,
        play(
            f"{PUZZLE}/preview",
            puzzles.preview_puzzle,
            puzzle_messages.PuzzleDraft,
            messages.Draft,
            *OF_PUZZLE,
            (422, "reveal-comes-last"),
        ),
    ),
    post(
        f"{PUZZLE}/answer",
        puzzles.answer_puzzle,
        puzzle_messages.PuzzleTurn,
        puzzle_messages.PuzzleAnswer,
        RateLimit.PUZZLE,
        *OF_PUZZLE,
        (422, "refused"),
        (422, "turn-not-over"),
    ),
    post(
        f"{PUZZLE}/give-up",
        puzzles.give_up_puzzle,
        requests.Empty,
        puzzle_messages.PuzzleAnswer,
        RateLimit.PUZZLE,
        NO_PUZZLE,
    ),
)
