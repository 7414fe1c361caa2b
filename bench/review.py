"""Reviews: processor time of a whole game's review, for fifty decisions, by the kernel that runs."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from cafe.analysis import NODES, method_for, review_game
from cafe.bots import bot
from cafe.kernel import running
from cafe.rules import Ruleset, deal
from cafe.rules.notation import Record
from tests.bots.tables import steps_of

GAMES = {"board players=2": "hedwig", "board players=4": "hedwig", "card players=2": "wilma"}
DECISIONS = 50
AIM_S = 20  # for the board game of two


def bench(rounds: int) -> Iterator[str]:
    """So many games of each kind, with the usual number of playouts."""
    kernel = "compiled" if running.why is None else "plain Python"
    yield f"review: processor time of {DECISIONS} decisions with the usual playouts, kernel {kernel}"
    for rules, name in GAMES.items():
        ruleset, spent_s, decisions = Ruleset.parse(rules), 0.0, 0
        for number in range(rounds):
            record = _played(ruleset, name, f"bench-{number}")
            began = process_time()
            decisions += len(review_game(record, method_for(ruleset)).turns)
            spent_s += process_time() - began
        aim = f"    aim {AIM_S} s" if rules == "board players=2" else ""
        yield (
            f"{rules:16} {NODES[ruleset.edition]:>6,} playouts    {DECISIONS * spent_s / decisions:6.1f} s"
            f"    {decisions} decisions of {rounds} games{aim}"
        )


def _played(ruleset: Ruleset, name: str, seed: str) -> Record:
    moves = tuple(step.move for step in steps_of(ruleset, [bot(name)] * ruleset.players, seed))
    return Record(ruleset, deal(ruleset, seed), moves)
