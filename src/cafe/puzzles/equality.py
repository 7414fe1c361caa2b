"""Turns that come to the same: in another order, on chairs that stand alike, or with guests who are alike.

In the board game guests who can never sit down again are all alike, as they are to whoever solves an ending,
and of those who sit only the companies of tables with a free chair count.
"""

from __future__ import annotations

from cafe.analysis.equivalence import chairs_alike, outcome_key
from cafe.kernel import Position
from cafe.kernel.board import Board
from cafe.kernel.endgame import full_key, merge_dead, plain
from cafe.rules import Ruleset


def turn_key(position: Position, code: int, ruleset: Ruleset) -> int:
    """The same for turns after which the rest of the game is the same, before their draws."""
    if not isinstance(position, Board):
        return outcome_key(position, code, chairs_alike(ruleset.plan))
    left = plain(position)
    left.dry = True
    left.apply(code)
    merge_dead(left)
    return int(full_key(left))
