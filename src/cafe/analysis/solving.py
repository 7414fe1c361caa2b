"""The end of a board game for two, where it can be solved: every turn's exact value."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.kernel.board import Board
from cafe.kernel.endgame import SCALE, Solved, TooLarge, plain
from cafe.kernel.features import UNIT
from cafe.kernel.judging import SOLVABLE_LEFT, Judging, left_to_play
from cafe.kernel.position import Position
from cafe.kernel.search import Found

SOLVING_SHARE = 4  # positions that solving may visit, for each playout of a decision


@dataclass(frozen=True, slots=True)
class Solution:
    """A turn with its value to whoever plays it, if everybody plays well from then on."""

    found: Found
    margin: int
    win: int
    worth: int

    @property
    def rank(self) -> tuple[int, int]:
        """Where the worth is the same, the margin decides: beyond forty points the worth knows none."""
        return self.worth, self.margin


def is_near_end(position: Position, most_left: int = SOLVABLE_LEFT) -> bool:
    """Whether so little is left of a board game for two that solving it is tried."""
    if not isinstance(position, Board) or position.law.players != 2:
        return False
    return bool(left_to_play(position) <= most_left)


def solutions(
    position: Position, turns: list[Found], search: Judging, nodes: int, most_left: int = SOLVABLE_LEFT
) -> list[Solution] | None:
    """These turns solved, best first; None where that cannot be, or takes too long."""
    if not is_near_end(position, most_left):
        return None
    assert isinstance(position, Board)
    bag, endgame, is_first = plain(position), search.endgame, position.player == 0
    allow_solving(search, nodes)
    try:
        solved = [(found, endgame.solve_turn(bag, found.code)) for found in turns]
    except TooLarge:
        return None
    told = [_seen_by_player(found, end, is_first=is_first) for found, end in solved]
    return sorted(told, key=lambda each: each.rank, reverse=True)


def allow_solving(search: Judging, nodes: int) -> None:
    """Let the endgame visit so many more positions, for all that is still to be solved."""
    search.endgame.nodes = search.endgame.visited + SOLVING_SHARE * nodes


def _seen_by_player(found: Found, end: Solved, *, is_first: bool) -> Solution:
    """A solved value is the first player's."""
    margin, win, worth = int(end.margin) // UNIT, int(end.win) // SCALE, int(end.worth)
    return Solution(found, margin, win, worth) if is_first else Solution(found, -margin, UNIT - win, -worth)
