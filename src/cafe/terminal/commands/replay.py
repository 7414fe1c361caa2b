"""`cafe replay`: a game retold turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import click

from cafe.rules import Game, Step, view
from cafe.rules.events import GuestSeated
from cafe.rules.notation import Record, final
from cafe.rules.notation import replay as steps_of
from cafe.terminal.game.players import with_names_of
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output.drawing import Marks
from cafe.terminal.output.narration import narrate
from cafe.terminal.output.overview import open_view, show_game
from cafe.terminal.output.score_sheet import show_standings
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import language_option


def command(translator: Translator) -> click.Command:
    @click.command("replay", help=translator("cli-replay-help"), short_help=translator("cli-replay-short"))
    @click.argument("file", type=click.Path(path_type=Path))
    @click.option("--step", "by_step", is_flag=True, help=translator("cli-replay-help-step"))
    @click.option("--open", "is_open", is_flag=True, help=translator("cli-show-help-open"))
    @language_option(translator)
    def replay(file: Path, by_step: bool, is_open: bool) -> None:
        record = read_record(file)
        _replay(Screen(), with_names_of(record, translator), record, by_step=by_step, is_open=is_open)

    return replay


def _replay(screen: Screen, translator: Translator, record: Record, *, by_step: bool, is_open: bool) -> None:
    """Every turn with its receipts; hidden guests stay hidden while the game is not over."""
    last = final(record)
    is_open = is_open or record.ruleset.is_board or last.end is not None
    for turn in _turns(record):
        scene = turn[0].game.scene
        heading = translator("cli-play-heading", number=scene.turn.number, player=scene.player)
        screen.line(heading, "bold")
        for step in turn:
            narrate(screen, translator, step.events, None, open_hands=is_open)
        after = turn[-1].after
        screen.line(translator("cli-replay-scores", scores=_scores(after)), "dim")
        if by_step:
            _draw(screen, translator, turn, after, is_open)
            if not _wants_more(screen, translator):
                return
    if last.end is not None:
        show_standings(screen, translator, view(last, None))


def _turns(record: Record) -> Iterator[list[Step]]:
    for _, steps in groupby(steps_of(record), key=lambda step: step.game.scene.turn.number):
        yield list(steps)


def _scores(game: Game) -> str:
    return " : ".join(map(str, game.scene.scores))


def _draw(screen: Screen, translator: Translator, turn: list[Step], after: Game, is_open: bool) -> None:
    """The café after the turn, with the guests who sat down in it."""
    seated = [event.chair for step in turn for event in step.events if isinstance(event, GuestSeated)]
    seen = open_view(after) if is_open else view(after, None)
    screen.line()
    show_game(screen, translator, seen, Marks(frozenset(seated)))


def _wants_more(screen: Screen, translator: Translator) -> bool:
    """Enter goes on; the end of the input ends the replay."""
    try:
        screen.ask(translator("cli-replay-next"))
    except EOFError:
        return False
    return True
