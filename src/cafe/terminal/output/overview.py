"""A game at a glance: the floor, the players and what is left to come."""

from __future__ import annotations

from dataclasses import replace

from cafe.rules import Game, View, view

from . import score_sheet
from .drawing import Marks, draw_cafe
from .narration import end_sentence
from .screen import Screen
from .translator import Translator


def open_view(game: Game) -> View:
    """The game with every hand open."""
    return replace(view(game, None), hands=game.hands, aside=game.aside)


def show_game(screen: Screen, translator: Translator, seen: View, marks: Marks | None = None) -> None:
    """Draw the floor, the players and the supplies; of a finished game, the standings."""
    screen.show(draw_cafe(seen.scene, screen.width, marks))
    screen.line()
    screen.show(score_sheet.players(seen, translator))
    if seen.scene.end is None:
        screen.line(score_sheet.supplies(seen, translator), "dim")
    if seen.scene.birthday is not None:
        screen.line(translator("cli-sheet-birthday", nation=seen.scene.birthday), "bold")
    if seen.scene.end is not None:
        screen.line(end_sentence(translator, seen.scene.end), "bold")
        score_sheet.show_standings(screen, translator, seen)
