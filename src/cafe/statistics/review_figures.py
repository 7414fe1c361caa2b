"""What statistics want to know of a review: some of its fields, under the same names."""

from __future__ import annotations

from cafe.rules.values import value

from .game import GameReview


@value
class PlayerFigures:
    """How well a player played."""

    seat: int
    decisions: int
    lost_win: int
    accuracy: int


@value
class LuckFigures:
    """What luck did to a player's margin."""

    seat: int
    own_luck: int
    others_luck: int


@value
class ReviewFigures:
    """A review as far as it is needed; a test holds the names to those of `cafe.analysis`."""

    players: tuple[PlayerFigures, ...]
    sums: tuple[LuckFigures, ...]


def game_review(figures: ReviewFigures, seat: int) -> GameReview | None:
    """What a review says of one seat; nothing where they had no real decision."""
    player = next((each for each in figures.players if each.seat == seat), None)
    luck = next((each for each in figures.sums if each.seat == seat), None)
    if player is None or luck is None or not player.decisions:
        return None
    return GameReview(
        decisions=player.decisions,
        lost_win=player.lost_win,
        accuracy=player.accuracy,
        luck=luck.own_luck - luck.others_luck,
    )
