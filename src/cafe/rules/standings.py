"""Who won: B12 and C9 with their ties."""

from __future__ import annotations

from .state import Game
from .story import CARD_COSTS
from .values import value
from .view import View


@value
class Standing:
    """A player's place; tied players share it."""

    place: int
    player: int
    points: int
    penalty: int  # C9: what the guests left over cost
    bankrupt: bool  # B8


def standings(game: Game | View) -> tuple[Standing, ...]:
    """All players, best first; while a game runs, as it stands."""
    worth = [_worth(game, player) for player in range(game.scene.ruleset.players)]
    best_first = sorted(range(len(worth)), key=lambda player: worth[player], reverse=True)
    places = sorted(worth, reverse=True)
    return tuple(
        [
            Standing(
                place=1 + places.index(worth[player]),
                player=player,
                points=game.scene.scores[player],
                penalty=_penalty(game, player),
                bankrupt=player in game.scene.out,
            )
            for player in best_first
        ]
    )


def _worth(game: Game | View, player: int) -> tuple[int, int, int]:
    """B8: players who are out rank below, the later the better; then points; in the card game the penalty."""
    scene = game.scene
    if player in scene.out:
        return 0, scene.out.index(player), 0
    return 1, scene.scores[player], 0 if scene.ruleset.is_board else -_penalty(game, player)


def _penalty(game: Game | View, player: int) -> int:
    """C9: the cost of the cards in hand and laid aside; the board game's ties do not ask for it."""
    if game.scene.ruleset.is_board:
        return 0
    return CARD_COSTS * (len(game.hands[player]) + len(game.aside[player]))
