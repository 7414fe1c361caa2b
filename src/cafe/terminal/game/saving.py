"""Keeping a game: while it is played, on leaving, and when the input ends."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from cafe.terminal.errors import Trouble
from cafe.terminal.game.running_game import Match
from cafe.terminal.io import files
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

USUAL_NAME, USUAL_SUFFIX = "cafe-game", ".txt"


def save_as(match: Match, file: Path) -> None:
    """Write the game to the file and keep it there from now on; another file is never overwritten."""
    if match.file is None or file.resolve() != match.file.resolve():
        new_file(file)
    files.save(match.record, file)
    match.file = file


def new_file(file: Path) -> None:
    """Trouble if there is something of this name already."""
    if file.exists() or file.is_symlink():
        raise Trouble("cli-file-exists", file=files.shown(file))


def usual_file() -> Path:
    return files.free_name(Path(), USUAL_NAME, USUAL_SUFFIX)


def save_on_wish(screen: Screen, voice: Voice, match: Match, name: str) -> bool:
    """Save under the name, or where the game is kept already; tell how it went."""
    try:
        save_as(match, Path(name) if name else match.file or usual_file())
    except Trouble as trouble:
        screen.line(trouble.told(voice), "red")
        return False
    tell_resume(screen, voice, match)
    return True


def tell_resume(screen: Screen, voice: Voice, match: Match) -> None:
    assert match.file is not None, "the game was saved"
    screen.line(voice("cli-play-saved", file=files.shown(match.file)))
    if match.game.end is None:
        screen.line(voice("cli-play-resume", command=f"play --resume {shlex.quote(files.shown(match.file))}"))


def leave(screen: Screen, voice: Voice, match: Match) -> None:
    """Ask where to save, unless the game has its file."""
    if match.file is not None:
        save_on_wish(screen, voice, match, "")
        return
    while True:
        usual = usual_file()
        answer = screen.ask(voice("cli-play-save-where", usual=str(usual)))
        if answer.lower() in voice("cli-play-words-no").split():
            return
        if save_on_wish(screen, voice, match, answer or str(usual)):
            return


def save_quietly(screen: Screen, voice: Voice, match: Match) -> None:
    """The input ended: keep the game if it has a file, or if a person sat there."""
    screen.line()
    if match.file is not None or (match.steps and sys.stdin.isatty()):
        save_on_wish(screen, voice, match, "")
