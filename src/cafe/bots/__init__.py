"""Bots: they get a view and never a game, so what they may not know cannot change what they do."""

from .bot import BOTS, Bot, UnknownBot, bot
from .greedy import GreedyBot
from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "bot"]
