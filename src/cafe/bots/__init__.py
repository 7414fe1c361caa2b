"""Bots: they get a view and never a game, so what they may not know cannot change what they do."""

from .bot import ALL_BOTS, BOTS, Bot, UnknownBot, bot, chosen_turn
from .characters import CHARACTERS, Character, characters_of
from .considered import Considered, ConsideredTurn, Part, Value
from .greedy import GreedyBot
from .hints import hint
from .planned import Planned
from .random_bot import RandomBot

__all__ = [
    "ALL_BOTS",
    "BOTS",
    "CHARACTERS",
    "Bot",
    "Character",
    "Considered",
    "ConsideredTurn",
    "GreedyBot",
    "Part",
    "Planned",
    "RandomBot",
    "UnknownBot",
    "Value",
    "bot",
    "characters_of",
    "chosen_turn",
    "hint",
]
