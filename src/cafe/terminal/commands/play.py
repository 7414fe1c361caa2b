"""`cafe play`: a whole game in the terminal, people and bots in any mix."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from cafe.rules import Edition
from cafe.rules.events import HandReckoned
from cafe.rules.notation.record import bad_seed
from cafe.terminal.commands.options import OneOf, agreed, language, rule_options
from cafe.terminal.commands.show import open_view, show_game
from cafe.terminal.errors import INTERRUPTED, Trouble
from cafe.terminal.game.players import parse_sitters, sitters_of
from cafe.terminal.game.running_game import Match, new_match
from cafe.terminal.game.saving import new_file, save_quietly
from cafe.terminal.game.setup_questions import ask_edition, ask_sitters
from cafe.terminal.game.turn import Leaving, PersonsTurn
from cafe.terminal.io.files import shown
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output.narration import tell
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

SEED_BYTES = 8


def command(voice: Voice) -> click.Command:
    @click.command("play", help=voice("cli-play-command-help"), short_help=voice("cli-play-short"))
    @click.option("--game", type=OneOf(*Edition), help=voice("cli-play-help-game"))
    @click.option("--players", metavar="NAME,bot:KIND…", help=voice("cli-play-help-players"))
    @rule_options(voice)
    @click.option("--seed", help=voice("cli-play-help-seed"))
    @click.option("--save", "file", type=click.Path(path_type=Path), help=voice("cli-play-help-save"))
    @click.option("--resume", type=click.Path(path_type=Path), help=voice("cli-play-help-resume"))
    @language(voice)
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
            new_file(file)
        try:
            if resume is None:
                match = _begin(
                    screen,
                    voice,
                    game=game,
                    players=players,
                    plan=plan,
                    settings=settings,
                    seed=seed,
                    file=file,
                )
            elif game or players or plan or settings or seed:
                raise Trouble("cli-play-only-resume")
            else:
                match = _resumed(voice, resume, file)
        except EOFError:
            screen.line()
            return 0
        return play_on(screen, voice.knowing([sitter.name for sitter in match.sitters]), match)

    return play


def _begin(
    screen: Screen,
    voice: Voice,
    *,
    game: str | None,
    players: str | None,
    plan: str | None,
    settings: tuple[str, ...],
    seed: str | None,
    file: Path | None,
) -> Match:
    """A new match; what was not said is asked for."""
    if seed is not None and (flaw := bad_seed(seed)):
        raise Trouble("cli-bad-value", option="--seed", flaw=flaw)
    sitters = None if players is None else parse_sitters(players)
    if game is None or sitters is None:
        screen.line(voice("cli-welcome"), "bold")
    edition = ask_edition(screen, voice) if game is None else Edition(game)
    agreed(edition, plan, settings)  # a wrong option is told before more questions are asked
    sitters = sitters or ask_sitters(screen, voice, edition)
    rules = agreed(edition, plan, settings, players=str(len(sitters)))
    match = new_match(rules, sitters, seed or secrets.token_hex(SEED_BYTES), file)
    match.save()
    return match


def _resumed(voice: Voice, resume: Path, file: Path | None) -> Match:
    record = read_record(resume)
    match = Match(record, sitters_of(record.names, record.ruleset.players, voice), file or resume)
    if match.file != resume:
        match.save()
    return match


def play_on(screen: Screen, voice: Voice, match: Match) -> int:
    """Play until the end, or until somebody leaves."""
    try:
        _introduce(screen, voice, match)
        while match.game.end is None:
            is_bot = match.sitter.bot is not None
            _take_turn(screen, voice, match)
            if not is_bot or match.game.end is not None:  # a bot's turn comes out the same again
                _autosave(screen, voice, match)
    except Leaving:
        return 0
    except EOFError:
        save_quietly(screen, voice, match)
        return 0
    except KeyboardInterrupt:
        save_quietly(screen, voice, match)
        return INTERRUPTED
    _tell_end(screen, voice, match)
    return 0


def _autosave(screen: Screen, voice: Voice, match: Match) -> None:
    """A full disk does not end the evening."""
    try:
        match.save()
    except Trouble as trouble:
        screen.line(trouble.told(voice), "red")


def _introduce(screen: Screen, voice: Voice, match: Match) -> None:
    """Who plays, which of them are bots, and who begins."""
    bots = tuple(f"{sitter.name} ({sitter.bot})" for sitter in match.sitters if sitter.bot is not None)
    screen.line()
    screen.line(voice("cli-play-title", edition=match.record.ruleset.edition), "bold")
    if bots:
        screen.line(voice("cli-play-bots", bots=bots))
    if match.people:
        screen.line(voice("cli-play-how"), "dim")
        screen.line(voice("cli-play-legend"), "dim")


def _take_turn(screen: Screen, voice: Voice, match: Match) -> None:
    player, sitter = match.game.player, match.sitter
    if sitter.bot is not None:
        _bots_turn(screen, voice, match, sitter.bot)
        return
    if match.is_hidden:
        _pass_the_device(screen, voice, match, player)
    _heading(screen, voice, match)
    PersonsTurn(match, screen, voice, player).play()
    if match.is_hidden and match.game.end is None:
        screen.ask(voice("cli-play-hide"))


def _bots_turn(screen: Screen, voice: Voice, match: Match, kind: str) -> None:
    """A bot's whole turn; people who hide their hands are told when the device comes to them."""
    number = match.number
    if not match.is_hidden:
        _heading(screen, voice, match)
    while match.is_in_turn(number):
        events = match.play(match.chosen_by_bot(kind))
        if not match.is_hidden or match.game.end is not None:
            open_hands = match.record.ruleset.is_board or not match.people
            tell(screen, voice, events, match.viewer, open_hands=open_hands)


def _heading(screen: Screen, voice: Voice, match: Match) -> None:
    scene = match.game.scene
    screen.line()
    screen.line(voice("cli-play-heading", number=scene.turn.number, player=scene.player), "bold underline")


def _pass_the_device(screen: Screen, voice: Voice, match: Match, player: int) -> None:
    """C2: nobody sees another's hand."""
    if match.steps:
        screen.wipe()
    screen.ask(voice("cli-play-pass", player=player))
    screen.wipe()
    for step in match.since(player):
        tell(screen, voice, step.events, player, open_hands=False)


def _tell_end(screen: Screen, voice: Voice, match: Match) -> None:
    """The final sheet; now every hand may be seen."""
    screen.line()
    screen.line(voice("cli-play-over"), "bold underline")
    for event in match.steps[-1].events:
        if isinstance(event, HandReckoned):
            screen.under(voice.say(event))
    screen.line()
    show_game(screen, voice, open_view(match.game))
    if match.record.seed is not None:
        screen.line(voice("cli-check-seed", seed=match.record.seed), "dim")
    if match.file is not None:
        screen.line(voice("cli-play-saved", file=shown(match.file)))
