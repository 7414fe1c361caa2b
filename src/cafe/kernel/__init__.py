"""Both games as integers: the rules once more, for whoever plays a million turns. The rules are the law."""

from .chance import Dice
from .position import Position
from .translation import code_of, from_game, from_view, moves_of, to_game
from .turns import Turns

__all__ = ["Dice", "Position", "Turns", "code_of", "from_game", "from_view", "moves_of", "to_game"]
