"""The players at a glance, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from cafe.rules import Guest, View, standings
from cafe.rules.board_game import BAG_FLOOR, next_price
from cafe.rules.floor import BAR_SPACES
from cafe.terminal.output.drawing import guest_text
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

ON_TURN = ">"


def players(view: View, voice: Voice) -> Grid:
    """Every player's name, points, and hand as far as the viewer may know it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for column in ("left", "left", "right", "left"):
        grid.add_column(justify=column)
    scene = view.scene
    for player in range(scene.ruleset.players):
        on_turn = ON_TURN if player == scene.player and scene.end is None else ""
        score = scene.scores[player]
        points = voice("points" if score >= 0 else "points-signed", points=score)
        grid.add_row(on_turn, name_of(voice, player), points, _holds(view, player, voice))
    return grid


def name_of(voice: Voice, player: int) -> str:
    return voice("cli-sheet-name", player=player)


def _holds(view: View, player: int, voice: Voice) -> Text:
    if player in view.scene.out:
        return Text(voice("cli-sheet-out"), style="dim")
    hand = view.hands[player]
    known = [guest for guest in hand if guest is not None]
    told = hand_text(known) if len(known) == len(hand) and known else Text(voice("guests", guests=len(hand)))
    if aside := len(view.aside[player]):
        told.append(" " + voice("cli-sheet-aside", count=aside))
    return told


def hand_text(hand: Sequence[Guest]) -> Text:
    return Text(" ").join(map(guest_text, hand))


def supplies(view: View, voice: Voice) -> str:
    """What is left to come: of the bag and the bar, or of the two decks."""
    scene = view.scene
    if not scene.ruleset.is_board:
        return voice("cli-sheet-decks", guests=view.bag, tables=view.deck)
    left = voice("cli-sheet-bag", guests=view.bag, last=BAG_FLOOR)
    if len(scene.bar) >= BAR_SPACES:
        return left
    return f"{left} {voice('cli-sheet-bar', space=len(scene.bar) + 1, price=next_price(scene))}"


def tell_standings(screen: Screen, view: View, voice: Voice) -> None:
    """The places, best first, and who won or shares the win."""
    places = standings(view)
    for standing in places:
        screen.under(voice.say(standing), "bold" if standing.place == 1 else "")
    winners = tuple(name_of(voice, standing.player) for standing in places if standing.place == 1)
    screen.line(voice("cli-sheet-winners", winners=winners), "bold")
