"""What the value of a turn is made of, in a player's words; the parts add up to the margin."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.kernel import board_features, card_features
from cafe.kernel.board import Board
from cafe.kernel.position import Position
from cafe.kernel.search import Found
from cafe.kernel.value import Value as Learned
from cafe.rules import Move
from cafe.rules.moves import Draw

from .considered import Part, Parts

MILLI = 1_000
OF_BOARD: Mapping[Part, tuple[int, ...]] = {
    Part.BAR: board_features.BAR,
    Part.HAND_SIZE: board_features.HAND_SIZE,
    Part.JOKERS: board_features.JOKERS,
}
OF_CARDS: Mapping[Part, tuple[int, ...]] = {
    Part.CARDS: card_features.CARDS,
    Part.JOKERS: card_features.JOKERS,
}


class Breakdown:
    """Takes the values of one position's turns apart."""

    def __init__(self, position: Position, learned: Learned | None) -> None:
        self._position, self._learned = position, learned
        self._standing = standing(position)
        self._before = list[int]() if learned is None else learned.row(position, position.player)

    def parts(self, found: Found, moves: tuple[Move, ...], margin: int) -> Parts:
        """How things stand, what the turn pays, what the next player gains, what it changes; and the rest."""
        told = {Part.STANDING: MILLI * self._standing, Part.POINTS: MILLI * int(found.points)}
        if found.samples:
            told[Part.OPENS] = -MILLI * int(found.replies) // int(found.samples)
        told |= self._changes(found, moves)
        told[Part.LATER] = margin - sum(told.values())
        return tuple((part, thousandths) for part, thousandths in told.items() if thousandths)

    def _changes(self, found: Found, moves: tuple[Move, ...]) -> dict[Part, int]:
        """What the learned value makes of the bar, the hand and the jokers that the turn leaves."""
        if self._learned is None:
            return {}
        after, groups = self._position.copy(), OF_CARDS
        if isinstance(after, Board):
            after.dry, groups = True, OF_BOARD
        after.apply(found.code)
        if after.end:
            return {}
        self._learned.row(after, self._position.player)
        is_luck = Draw() in moves  # who is drawn in an imagined game says nothing of the turn
        return {
            part: int(self._learned.change(self._before, group))
            for part, group in groups.items()
            if part is not Part.JOKERS or not is_luck
        }


def standing(position: Position) -> int:
    """By how many points the player on turn leads over the best of the others, or trails."""
    me, scores = int(position.player), [int(score) for score in position.scores]
    others = [
        score
        for player, score in enumerate(scores)
        if player != me and not (isinstance(position, Board) and position.out[player])
    ]
    return scores[me] - max(others, default=0)
