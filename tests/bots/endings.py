"""The last positions of board games for two: what is called exact, brute force has to find as well."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from cafe.bots.styles import TUNED_ON_BOARD
from cafe.kernel import Dice, Turns, from_game
from cafe.kernel.board import Board
from cafe.kernel.endgame import SCALE, Endgame, TooLarge, plain
from cafe.kernel.features import UNIT
from cafe.kernel.greedy import Greedy
from cafe.rules import Ruleset, deal, start

from .brute_force import BruteForce, TooMany

RULES = (
    "board players=2",
    "board players=2 bar=gentle doubling=every-group",
    "board players=2 swap=any-fitting lone_joker=on",
    "board players=2 clubs=on hand_size=automatic",
    "board players=2 plan=ring",
    "board players=2 birthday=10",
)
NODES, MOST = 20_000, 3_000
LAST = 4  # positions of a game


def agreed(rules: str, tag: str) -> Iterator[int]:
    """Compare the ends of games one after another, for ever: after each, how many positions agreed."""
    for number in count():
        yield sum(map(agrees, last_positions(rules, f"{tag} {number}", number)))


def last_positions(rules: str, seed: str, dice: int) -> list[Board]:
    """The last turns of a game that greedy players play, the last one first."""
    ruleset, greedy, turns = Ruleset.parse(rules), Greedy(TUNED_ON_BOARD), Turns()
    position, thrown, seen = from_game(start(ruleset, deal(ruleset, seed))), Dice(dice), list[Board]()
    while not position.end:
        assert isinstance(position, Board)
        seen.append(position.copy())
        position.list_turns(turns)
        position.apply(greedy.choose(position, turns, thrown))
    return [plain(late) for late in seen[: -LAST - 1 : -1]]


def agrees(position: Board) -> bool:
    """Whether both came to a value, which has to be the same; what is too large for either says nothing."""
    endgame = Endgame(NODES)
    try:
        truth = BruteForce(MOST).best(position)
        solved = endgame.solve(position.copy())
    except (TooLarge, TooMany):
        return False
    differences = {
        "utility": abs(solved.worth - truth.utility * UNIT),
        "margin": abs(solved.margin - truth.margin * UNIT),
        "win": abs(solved.win - truth.win * SCALE),
    }
    allowed = endgame.visited + UNIT  # means are rounded down to parts
    assert max(differences.values()) <= allowed, differences
    return True
