"""Looking ahead: what players could do if it were their turn now."""

from __future__ import annotations

from .game import Offer, offers
from .state import Game, Scene, Turn
from .values import replace
from .view import View


def as_if_on_turn(game: Game, player: int) -> Game:
    """The game as it is for whoever is on turn; for anybody else, as if their turn began now."""
    return replace(game, scene=_turn_of(game.scene, player))


def prospects(seen: View) -> tuple[tuple[Offer, ...], ...]:
    """What each player could do if it were their turn, as far as the viewer sees who is in their hand."""
    return tuple(
        () if None in hand else offers(replace(seen, viewer=player, scene=_turn_of(seen.scene, player)))
        for player, hand in enumerate(seen.hands)
    )


def _turn_of(scene: Scene, player: int) -> Scene:
    if player == scene.player:
        return scene
    return replace(scene, player=player, turn=Turn(scene.turn.number + 1))
