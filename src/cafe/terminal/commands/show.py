"""`cafe show`: draws the café of a game file or position."""

from __future__ import annotations

import click

from cafe.rules import view
from cafe.terminal.game.players import with_names_of
from cafe.terminal.io.game_files import read_game
from cafe.terminal.output.overview import open_view, show_game
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import language_option


def command(translator: Translator) -> click.Command:
    @click.command("show", help=translator("cli-show-help"), short_help=translator("cli-show-short"))
    @click.argument("game", metavar="FILE|POSITION")
    @click.option("--open", "is_open", is_flag=True, help=translator("cli-show-help-open"))
    @language_option(translator)
    def show(game: str, is_open: bool) -> None:
        position, record = read_game(game)
        seen = open_view(position) if is_open else view(position, None)
        show_game(Screen(), with_names_of(record, translator), seen)

    return show
