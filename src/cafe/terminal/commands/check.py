"""`cafe check`: verifies every step and total of a game file."""

from __future__ import annotations

from pathlib import Path

import click

from cafe.rules import view
from cafe.rules.notation import final
from cafe.terminal.commands.options import language
from cafe.terminal.commands.show import voice_of
from cafe.terminal.errors import REFUSED
from cafe.terminal.io.files import shown
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output import score_sheet as sheet
from cafe.terminal.output.narration import end_sentence
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice


def command(voice: Voice) -> click.Command:
    @click.command("check", help=voice("cli-check-help"), short_help=voice("cli-check-short"))
    @click.argument("file", type=click.Path(path_type=Path))
    @language(voice)
    def check(file: Path) -> None:
        record = read_record(file, code=REFUSED)
        game, screen, telling = final(record), Screen(), voice_of(voice, record)
        rules = record.ruleset
        screen.line(voice("cli-check-ok", file=shown(file)), "bold green")
        screen.under(
            voice("cli-check-game", edition=rules.edition, players=rules.players, moves=len(record.moves))
        )
        if record.seed is not None:
            screen.under(voice("cli-check-seed", seed=record.seed))
        if game.end is None:
            screen.under(voice("cli-check-open", turn=game.scene.turn.number))
        else:
            screen.under(end_sentence(voice, game.end))
            sheet.tell_standings(screen, view(game, None), telling)

    return check
