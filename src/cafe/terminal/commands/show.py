"""`cafe show`: draws the café of a game file or position."""

from __future__ import annotations

from dataclasses import replace

import click

from cafe.rules import Game, View, view
from cafe.rules.notation import Record
from cafe.terminal.commands.options import language
from cafe.terminal.game.players import names_in
from cafe.terminal.io.game_files import read_game
from cafe.terminal.output import score_sheet as sheet
from cafe.terminal.output.drawing import Marks, cafe
from cafe.terminal.output.narration import end_sentence
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice


def command(voice: Voice) -> click.Command:
    @click.command("show", help=voice("cli-show-help"), short_help=voice("cli-show-short"))
    @click.argument("game", metavar="FILE|POSITION")
    @click.option("--open", "is_open", is_flag=True, help=voice("cli-show-help-open"))
    @language(voice)
    def show(game: str, is_open: bool) -> None:
        there, record = read_game(game)
        show_game(Screen(), voice_of(voice, record), open_view(there) if is_open else view(there, None))

    return show


def voice_of(voice: Voice, record: Record | None) -> Voice:
    """The voice that knows the names of the game's players."""
    return voice.knowing(names_in(record.names)) if record is not None and record.names else voice


def open_view(game: Game) -> View:
    """What one sees who may look into every hand."""
    return replace(view(game, None), hands=game.hands, aside=game.aside)


def show_game(screen: Screen, voice: Voice, seen: View, marks: Marks | None = None) -> None:
    """The floor, the players and what is left to come."""
    screen.show(cafe(seen.scene, screen.width, marks))
    screen.line()
    screen.show(sheet.players(seen, voice))
    if seen.scene.end is None:
        screen.line(sheet.supplies(seen, voice), "dim")
    if seen.scene.birthday is not None:
        screen.line(voice("cli-sheet-birthday", nation=seen.scene.birthday), "bold")
    if seen.scene.end is not None:
        screen.line(end_sentence(voice, seen.scene.end), "bold")
        sheet.tell_standings(screen, seen, voice)
