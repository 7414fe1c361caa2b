"""Which puzzle comes next for somebody: near their rating, and one that they have not tried. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from cafe.hosting.puzzle_standing import Attempt
from cafe.protocol.puzzle_messages import Level
from cafe.puzzles import Listed
from cafe.puzzles.rating import Rating

STEP = 250  # points of rating that make it easier or harder
STEPS: Mapping[Level, int] = {"easier": -STEP, "even": 0, "harder": STEP}
NEAR = 40  # points that make no difference: among puzzles as near as this, everybody meets another first


def rating_of(listed: Listed, ratings: Mapping[str, Rating]) -> Rating:
    """How hard a puzzle is: as its makers think, until somebody has answered it."""
    return ratings.get(listed.id, Rating(listed.difficulty))


def next_puzzle(
    puzzles: Iterable[Listed],
    ratings: Mapping[str, Rating],
    tried: Mapping[str, Attempt],
    wanted: int,
    whose: str,
) -> Listed | None:
    """The untried one whose rating is nearest, else one not solved, else the one that was tried first."""

    def order(listed: Listed) -> tuple[int, int, bytes]:
        attempt = tried.get(listed.id)
        if attempt is None:
            distance = abs(rating_of(listed, ratings).points - wanted)
            return 0, distance // NEAR, sha256(f"{whose} {listed.id}".encode()).digest()
        return 1 + attempt.solved, attempt.at, b""

    return min(puzzles, key=order, default=None)
