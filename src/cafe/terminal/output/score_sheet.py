"""The players with their points and hands, what is left to come, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from cafe.rules import Guest, View, standings
from cafe.rules.board_game import BAG_FLOOR, next_price
from cafe.rules.floor import BAR_SPACES

from .drawing import guest_text
from .screen import Screen
from .translator import Translator

ON_TURN = ">"


def players(view: View, translator: Translator) -> Grid:
    """Every player's name, points, and hand as far as the viewer may know it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for justify in ("left", "left", "right", "left"):
        grid.add_column(justify=justify)
    scene = view.scene
    for player in range(scene.ruleset.players):
        on_turn = ON_TURN if player == scene.player and scene.end is None else ""
        score = scene.scores[player]
        points = translator("points" if score >= 0 else "points-signed", points=score)
        grid.add_row(on_turn, player_name(translator, player), points, _holdings(view, player, translator))
    return grid


def player_name(translator: Translator, player: int) -> str:
    return translator("cli-sheet-name", player=player)


def _holdings(view: View, player: int, translator: Translator) -> Text:
    """The hand, or how many guests are in it, and what was laid aside."""
    if player in view.scene.out:
        return Text(translator("cli-sheet-out"), style="dim")
    hand = view.hands[player]
    known = [guest for guest in hand if guest is not None]
    is_open = len(known) == len(hand) and known
    text = _hand_text(known) if is_open else Text(translator("guests", guests=len(hand)))
    if aside := len(view.aside[player]):
        text.append(" " + translator("cli-sheet-aside", count=aside))
    return text


def _hand_text(hand: Sequence[Guest]) -> Text:
    return Text(" ").join(map(guest_text, hand))


def supplies(view: View, translator: Translator) -> str:
    """What is left to come: from the bag and at the bar, or from the two decks."""
    scene = view.scene
    if not scene.ruleset.is_board:
        return translator("cli-sheet-decks", guests=view.bag, tables=view.deck)
    left = translator("cli-sheet-bag", guests=view.bag, last=BAG_FLOOR)
    if len(scene.bar) >= BAR_SPACES:
        return left
    return f"{left} {translator('cli-sheet-bar', space=len(scene.bar) + 1, price=next_price(scene))}"


def show_standings(screen: Screen, translator: Translator, view: View) -> None:
    """The places, best first, and who won or shares the win."""
    places = standings(view)
    for standing in places:
        screen.indented(translator.say(standing), "bold" if standing.place == 1 else "")
    winners = tuple(player_name(translator, standing.player) for standing in places if standing.place == 1)
    screen.line(translator("cli-sheet-winners", winners=winners), "bold")
