"""A move unfolding into events: each is told, happens, and the next is told of the game it left."""

from __future__ import annotations

from .events import End, Event, GameEnded, HandReckoned, TurnPassed
from .happen import happen
from .state import Game, Hand, Scene

GUEST_COSTS, JOKER_COSTS = 5, 10  # B12
CARD_COSTS = 2  # C9


class Story:
    """The events so far and the game after them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self.games = [game]  # before the first event, and after each

    @property
    def scene(self) -> Scene:
        return self.game.scene

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.game = happen(self.game, event)
        self.games.append(self.game)


def next_player(scene: Scene, player: int) -> int:
    """Clockwise, passing over those who are out (B8)."""
    order = [(player + step) % scene.ruleset.players for step in range(1, scene.ruleset.players + 1)]
    return next(other for other in order if other not in scene.out)


def pass_turn(story: Story) -> None:
    story.tell(TurnPassed(next_player(story.scene, story.scene.player)))


def end_game(story: Story, reason: End) -> None:
    """Reckon the guests left over (B12, C9) and end."""
    game = story.game
    for player in game.scene.players_in:
        story.tell(_reckoned(game, player))
    story.tell(GameEnded(reason))


def _reckoned(game: Game, player: int) -> HandReckoned:
    left: Hand = game.hands[player] + game.aside[player]
    jokers = sum(guest.is_joker for guest in left)
    guests = len(left) - jokers
    if game.scene.ruleset.is_board:
        return HandReckoned(player, guests, jokers, -GUEST_COSTS * guests - JOKER_COSTS * jokers)
    return HandReckoned(player, guests, jokers, -CARD_COSTS * guests)
