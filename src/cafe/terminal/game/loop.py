"""Turn after turn until the game is over, or until somebody leaves."""

from __future__ import annotations

from cafe.rules.events import HandReckoned
from cafe.terminal.errors import INTERRUPTED
from cafe.terminal.io.files import display_path
from cafe.terminal.output.narration import narrate
from cafe.terminal.output.overview import open_view, show_game
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .running_game import RunningGame
from .saving import autosave, save_at_end_of_input
from .turn import PersonsTurn, PlayerLeft


def play_game(screen: Screen, translator: Translator, running: RunningGame) -> int:
    """Play until the end, or until somebody leaves; return the exit code."""
    try:
        _introduce(screen, translator, running)
        while running.game.end is None:
            is_bot = running.player_on_turn.bot is not None
            _take_turn(screen, translator, running)
            if not is_bot or running.game.end is not None:  # a resumed bot plays its turn the same way again
                autosave(screen, translator, running)
    except PlayerLeft:
        return 0
    except EOFError:
        save_at_end_of_input(screen, translator, running)
        return 0
    except KeyboardInterrupt:
        save_at_end_of_input(screen, translator, running)
        return INTERRUPTED
    _show_end(screen, translator, running)
    return 0


def _introduce(screen: Screen, translator: Translator, running: RunningGame) -> None:
    """Which game it is, which players are bots, and how to play."""
    bots = tuple(f"{player.name} ({player.bot})" for player in running.players if player.bot is not None)
    screen.line()
    screen.line(translator("cli-play-title", edition=running.record.ruleset.edition), "bold")
    if bots:
        screen.line(translator("cli-play-bots", bots=bots))
    if running.people:
        screen.line(translator("cli-play-how"), "dim")
        screen.line(translator("cli-play-legend"), "dim")


def _take_turn(screen: Screen, translator: Translator, running: RunningGame) -> None:
    bot = running.player_on_turn.bot
    if bot is None:
        _take_persons_turn(screen, translator, running)
    else:
        _take_bots_turn(screen, translator, running, bot)


def _take_persons_turn(screen: Screen, translator: Translator, running: RunningGame) -> None:
    seat = running.game.player
    if running.hides_hands:
        _pass_the_device(screen, translator, running, seat)
    _show_heading(screen, translator, running)
    PersonsTurn(running, screen, translator, seat).play()
    if running.hides_hands and running.game.end is None:
        screen.ask(translator("cli-play-hide"))


def _take_bots_turn(screen: Screen, translator: Translator, running: RunningGame, kind: str) -> None:
    """A bot's whole turn; where hands are hidden, people read of it when the device comes to them."""
    number = running.turn_number
    if not running.hides_hands:
        _show_heading(screen, translator, running)
    while running.is_in_turn(number):
        step = running.play(running.bot_move(kind))
        if not running.hides_hands or running.game.end is not None:
            open_hands = running.record.ruleset.is_board or not running.people
            narrate(screen, translator, step.events, running.viewer, open_hands=open_hands)


def _show_heading(screen: Screen, translator: Translator, running: RunningGame) -> None:
    scene = running.game.scene
    heading = translator("cli-play-heading", number=scene.turn.number, player=scene.player)
    screen.line()
    screen.line(heading, "bold underline")


def _pass_the_device(screen: Screen, translator: Translator, running: RunningGame, seat: int) -> None:
    """C2: nobody sees another player's hand."""
    if running.steps:
        screen.clear()
    screen.ask(translator("cli-play-pass", player=seat))
    screen.clear()
    for step in running.steps_since_turn_of(seat):
        narrate(screen, translator, step.events, seat, open_hands=False)


def _show_end(screen: Screen, translator: Translator, running: RunningGame) -> None:
    """The final sheet; now every hand may be seen."""
    screen.line()
    screen.line(translator("cli-play-over"), "bold underline")
    for event in running.steps[-1].events:
        if isinstance(event, HandReckoned):
            screen.indented(translator.say(event))
    screen.line()
    show_game(screen, translator, open_view(running.game))
    if running.record.seed is not None:
        screen.line(translator("cli-check-seed", seed=running.record.seed), "dim")
    if running.file is not None:
        screen.line(translator("cli-play-saved", file=display_path(running.file)))
