"""`cafe play`: a whole game in the terminal, people and bots in any mix."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from cafe.rules import Edition
from cafe.rules.notation.record import bad_seed
from cafe.terminal.errors import UserError
from cafe.terminal.game.loop import play_game
from cafe.terminal.game.players import parse_players, players_of
from cafe.terminal.game.running_game import RunningGame, new_game
from cafe.terminal.game.setup_questions import ask_edition, ask_players
from cafe.terminal.io.files import require_new
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import OneOf, language_option, rule_options, ruleset_of

SEED_BYTES = 8


def command(translator: Translator) -> click.Command:
    @click.command("play", help=translator("cli-play-command-help"), short_help=translator("cli-play-short"))
    @click.option("--game", type=OneOf(*Edition), help=translator("cli-play-help-game"))
    @click.option("--players", metavar="NAME,bot:KIND…", help=translator("cli-play-help-players"))
    @rule_options(translator)
    @click.option("--seed", help=translator("cli-play-help-seed"))
    @click.option("--save", "file", type=click.Path(path_type=Path), help=translator("cli-play-help-save"))
    @click.option("--resume", type=click.Path(path_type=Path), help=translator("cli-play-help-resume"))
    @language_option(translator)
    def play(
        *,
        game: str | None,
        players: str | None,
        plan: str | None,
        settings: tuple[str, ...],
        seed: str | None,
        file: Path | None,
        resume: Path | None,
    ) -> int:
        screen = Screen()
        if file is not None and file != resume:
            require_new(file)
        try:
            if resume is None:
                running = _begin(
                    screen,
                    translator,
                    game=game,
                    players=players,
                    plan=plan,
                    settings=settings,
                    seed=seed,
                    file=file,
                )
            elif game or players or plan or settings or seed:
                raise UserError("cli-play-only-resume")
            else:
                running = _resume(translator, resume, file)
        except EOFError:
            screen.line()
            return 0
        names = [player.name for player in running.players]
        return play_game(screen, translator.with_names(names), running)

    return play


def _begin(
    screen: Screen,
    translator: Translator,
    *,
    game: str | None,
    players: str | None,
    plan: str | None,
    settings: tuple[str, ...],
    seed: str | None,
    file: Path | None,
) -> RunningGame:
    """A new game; whatever the options leave open is asked for."""
    if seed is not None and (flaw := bad_seed(seed)):
        raise UserError("cli-bad-value", option="--seed", flaw=flaw)
    chosen = None if players is None else parse_players(players)
    if game is None or chosen is None:
        screen.line(translator("cli-welcome"), "bold")
    edition = ask_edition(screen, translator) if game is None else Edition(game)
    ruleset_of(edition, plan, settings)  # report a wrong option before asking anything else
    chosen = chosen or ask_players(screen, translator, edition)
    rules = ruleset_of(edition, plan, settings, players=str(len(chosen)))
    running = new_game(rules, chosen, seed or secrets.token_hex(SEED_BYTES), file)
    running.save()
    return running


def _resume(translator: Translator, resume: Path, file: Path | None) -> RunningGame:
    """The game of a file; where it is to be saved elsewhere, it is saved there at once."""
    record = read_record(resume)
    running = RunningGame(record, players_of(record, translator), file or resume)
    if running.file != resume:
        running.save()
    return running
