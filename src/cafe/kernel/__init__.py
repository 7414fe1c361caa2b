"""Both games as integers: the rules once more, for whoever plays a million turns. The rules are the law."""

from .binary import choose

running = choose(__path__)  # before any other module of the kernel is imported

from .chance import Dice  # noqa: E402 - which files are imported was chosen above
from .playouts import Evaluation, Playouts, Tally  # noqa: E402 - which files are imported was chosen above
from .position import Position  # noqa: E402 - which files are imported was chosen above
from .translation import code_of, from_game, from_view, moves_of, to_game  # noqa: E402 - which files are imported was chosen above
from .turns import Turns  # noqa: E402 - which files are imported was chosen above

__all__ = [
    "Dice",
    "Evaluation",
    "Playouts",
    "Position",
    "Tally",
    "Turns",
    "code_of",
    "from_game",
    "from_view",
    "moves_of",
    "running",
    "to_game",
]
