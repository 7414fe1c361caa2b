"""The first questions: which game, against how many, and who are you?"""

from __future__ import annotations

from cafe.rules import Edition
from cafe.rules.ruleset import PLAYERS
from cafe.terminal.errors import Trouble
from cafe.terminal.game.players import Sitter, with_bots
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

EDITIONS = tuple(Edition)
USUAL_OPPONENTS = 2


def ask_edition(screen: Screen, voice: Voice) -> Edition:
    """Enter takes the board game."""
    for number, edition in enumerate(EDITIONS, start=1):
        seats = PLAYERS[edition]
        screen.under(
            voice("cli-welcome-edition", number=number, edition=edition, least=seats[0], most=seats[-1])
        )
    answer = _number(screen, voice, voice("cli-welcome-which"), least=1, most=len(EDITIONS), usual=1)
    return EDITIONS[answer - 1]


def ask_sitters(screen: Screen, voice: Voice, edition: Edition) -> tuple[Sitter, ...]:
    """Enter takes two opponents, and a name that will do."""
    most = PLAYERS[edition][-1] - 1
    question = voice("cli-welcome-opponents", most=most, usual=USUAL_OPPONENTS)
    opponents = _number(screen, voice, question, least=1, most=most, usual=USUAL_OPPONENTS)
    usual = voice("player-name", number=1)
    while True:
        name = screen.ask(voice("cli-welcome-name", usual=usual)) or usual
        try:
            return with_bots(name, opponents)
        except Trouble as trouble:
            screen.line(trouble.told(voice), "red")


def _number(screen: Screen, voice: Voice, question: str, *, least: int, most: int, usual: int) -> int:
    while True:
        answer = screen.ask(question)
        if not answer:
            return usual
        if answer.isascii() and answer.isdigit() and least <= int(answer[:6]) <= most:
            return int(answer[:6])
        screen.line(voice("cli-welcome-again", least=least, most=most), "red")
