"""The questions before a game: which game, how many opponents and who, and the player's name."""

from __future__ import annotations

from cafe.bots import characters_of
from cafe.rules import Edition
from cafe.rules.options import PLAYERS
from cafe.terminal.errors import UserError
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .players import Player, person_and_bots

EDITIONS = tuple(Edition)
DEFAULT_OPPONENTS = 2
DEFAULT_LEVEL = 2


def ask_edition(screen: Screen, translator: Translator) -> Edition:
    """Enter chooses the board game."""
    for number, edition in enumerate(EDITIONS, start=1):
        seats = PLAYERS[edition]
        screen.indented(
            translator("cli-welcome-edition", number=number, edition=edition, least=seats[0], most=seats[-1])
        )
    question = translator("cli-welcome-which")
    answer = _ask_number(screen, translator, question, least=1, most=len(EDITIONS), default=1)
    return EDITIONS[answer - 1]


def ask_players(screen: Screen, translator: Translator, edition: Edition) -> tuple[Player, ...]:
    """Enter chooses two opponents, not too strong, and a default name."""
    most = PLAYERS[edition][-1] - 1
    question = translator("cli-welcome-opponents", most=most, usual=DEFAULT_OPPONENTS)
    opponents = _ask_number(screen, translator, question, least=1, most=most, default=DEFAULT_OPPONENTS)
    character = _ask_character(screen, translator, edition)
    default_name = translator("player-name", number=1)
    while True:
        name = screen.ask(translator("cli-welcome-name", usual=default_name)) or default_name
        try:
            return person_and_bots(name, opponents, character)
        except UserError as error:
            screen.line(translator.error(error), "red")


def _ask_character(screen: Screen, translator: Translator, edition: Edition) -> str:
    characters = characters_of(edition)
    for character in characters:
        about = translator(f"bot-{character.name}.about")
        screen.indented(translator("cli-welcome-character", number=character.level, about=about))
    question = translator("cli-welcome-against", usual=DEFAULT_LEVEL)
    level = _ask_number(screen, translator, question, least=1, most=len(characters), default=DEFAULT_LEVEL)
    return characters[level - 1].name


def _ask_number(
    screen: Screen, translator: Translator, question: str, *, least: int, most: int, default: int
) -> int:
    while True:
        answer = screen.ask(question)
        if not answer:
            return default
        if answer.isascii() and answer.isdigit() and least <= int(answer[:6]) <= most:
            return int(answer[:6])
        screen.line(translator("cli-welcome-again", least=least, most=most), "red")
