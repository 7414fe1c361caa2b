"""Saving a game: when the player asks, when they leave, and when the input ends."""

from __future__ import annotations

import shlex
from pathlib import Path

from cafe.terminal.errors import UserError
from cafe.terminal.io.files import display_path, require_new, unused_path
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .running_game import RunningGame

DEFAULT_STEM, DEFAULT_SUFFIX = "cafe-game", ".txt"


def save(screen: Screen, translator: Translator, running: RunningGame, name: str) -> bool:
    """Save under the name, or where the game is saved already; report whether it worked."""
    try:
        _save_as(running, Path(name) if name else running.file or _default_file())
    except UserError as error:
        screen.line(translator.error(error), "red")
        return False
    _show_saved(screen, translator, running)
    return True


def autosave(screen: Screen, translator: Translator, running: RunningGame) -> None:
    """Save to the game's file; a full disk does not end the evening."""
    try:
        running.save()
    except UserError as error:
        screen.line(translator.error(error), "red")


def save_before_leaving(screen: Screen, translator: Translator, running: RunningGame) -> None:
    """Save to the game's file, or ask for a file until it is saved or the answer is no."""
    if running.file is not None:
        save(screen, translator, running, "")
        return
    while True:
        default = _default_file()
        answer = screen.ask(translator("cli-play-save-where", usual=str(default)))
        if answer.lower() in translator("cli-play-words-no").split():
            return
        if save(screen, translator, running, answer or str(default)):
            return


def save_at_end_of_input(screen: Screen, translator: Translator, running: RunningGame) -> None:
    """Save without asking if the game has a file, or if a person played it."""
    screen.line()
    if running.file is not None or (running.steps and screen.has_person):
        save(screen, translator, running, "")


def _save_as(running: RunningGame, file: Path) -> None:
    """Save to the file; another file is never overwritten."""
    if running.file is None or file.resolve() != running.file.resolve():
        require_new(file)
    running.save_as(file)


def _default_file() -> Path:
    return unused_path(Path(), DEFAULT_STEM, DEFAULT_SUFFIX)


def _show_saved(screen: Screen, translator: Translator, running: RunningGame) -> None:
    """Where the game was saved, and how to resume it."""
    assert running.file is not None, "the game was saved"
    screen.line(translator("cli-play-saved", file=display_path(running.file)))
    if running.game.end is None:
        command = f"play --resume {shlex.quote(display_path(running.file))}"
        screen.line(translator("cli-play-resume", command=command))
