"""`cafe replay`: a game told turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import click

from cafe.rules import Game, Step, view
from cafe.rules.events import GuestSeated
from cafe.rules.notation import Record, final
from cafe.rules.notation import replay as steps_of
from cafe.terminal.commands.options import language
from cafe.terminal.commands.show import open_view, show_game, voice_of
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output import score_sheet as sheet
from cafe.terminal.output.drawing import Marks
from cafe.terminal.output.narration import tell
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice


def command(voice: Voice) -> click.Command:
    @click.command("replay", help=voice("cli-replay-help"), short_help=voice("cli-replay-short"))
    @click.argument("file", type=click.Path(path_type=Path))
    @click.option("--step", "by_step", is_flag=True, help=voice("cli-replay-help-step"))
    @click.option("--open", "is_open", is_flag=True, help=voice("cli-show-help-open"))
    @language(voice)
    def replay(file: Path, by_step: bool, is_open: bool) -> None:
        record = read_record(file)
        tell_game(Screen(), voice_of(voice, record), record, by_step=by_step, is_open=is_open)

    return replay


def tell_game(screen: Screen, voice: Voice, record: Record, *, by_step: bool, is_open: bool) -> None:
    """Every turn with its receipts; hidden guests stay hidden while the game is not over."""
    end = final(record)
    is_open = is_open or record.ruleset.is_board or end.end is not None
    for turn in _turns(record):
        scene = turn[0].game.scene
        heading = voice("cli-play-heading", number=scene.turn.number, player=scene.player)
        screen.line(heading, "bold")
        for step in turn:
            tell(screen, voice, step.events, None, open_hands=is_open)
        after = turn[-1].after
        screen.line(voice("cli-replay-scores", scores=_scores(after)), "dim")
        if by_step:
            _draw(screen, voice, turn, after, is_open)
            if not _goes_on(screen, voice):
                return
    if end.end is not None:
        sheet.tell_standings(screen, view(end, None), voice)


def _turns(record: Record) -> Iterator[list[Step]]:
    for _, steps in groupby(steps_of(record), key=lambda step: step.game.scene.turn.number):
        yield list(steps)


def _scores(game: Game) -> str:
    return " : ".join(map(str, game.scene.scores))


def _draw(screen: Screen, voice: Voice, turn: list[Step], after: Game, is_open: bool) -> None:
    seated = [event.chair for step in turn for event in step.events if isinstance(event, GuestSeated)]
    screen.line()
    show_game(screen, voice, open_view(after) if is_open else view(after, None), Marks(frozenset(seated)))


def _goes_on(screen: Screen, voice: Voice) -> bool:
    """Enter goes on; the end of the input ends the replay."""
    try:
        screen.ask(voice("cli-replay-next"))
    except EOFError:
        return False
    return True
