"""`cafe check`: verifies every step and total of a game file."""

from __future__ import annotations

from pathlib import Path

import click

from cafe.rules import view
from cafe.rules.notation import final
from cafe.terminal.errors import REFUSED
from cafe.terminal.game.players import with_names_of
from cafe.terminal.io.files import display_path
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output.narration import end_sentence
from cafe.terminal.output.score_sheet import show_standings
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import language_option


def command(translator: Translator) -> click.Command:
    @click.command("check", help=translator("cli-check-help"), short_help=translator("cli-check-short"))
    @click.argument("file", type=click.Path(path_type=Path))
    @language_option(translator)
    def check(file: Path) -> None:
        record = read_record(file, code=REFUSED)
        game, rules, screen = final(record), record.ruleset, Screen()
        summary = {"edition": rules.edition, "players": rules.players, "moves": len(record.moves)}
        screen.line(translator("cli-check-ok", file=display_path(file)), "bold green")
        screen.indented(translator("cli-check-game", **summary))
        if record.seed is not None:
            screen.indented(translator("cli-check-seed", seed=record.seed))
        if game.end is None:
            screen.indented(translator("cli-check-open", turn=game.scene.turn.number))
        else:
            screen.indented(end_sentence(translator, game.end))
            show_standings(screen, with_names_of(record, translator), view(game, None))

    return check
