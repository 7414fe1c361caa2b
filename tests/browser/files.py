"""Game files to lay on the table."""

from __future__ import annotations

from cafe.bots import bot
from cafe.rules import deal, ruleset
from cafe.rules.notation import Record, record_text
from tests.bots.tables import steps_of

NAMES = ("Ada", "Bo", "Cleo", "Dina", "Emil")


def game_file(moves: int | None = None, edition: str = "card", players: int = 2) -> str:
    """A game of Ada, Bo and others, or its first moves."""
    return _file(edition, players, "greedy", "file", moves)


def short_game_file() -> str:
    """A whole game whose review takes no time: most of its few turns lead to the bar, two are blunders."""
    return _file("board", 2, "random", "s22")


def _file(edition: str, players: int, by: str, seed: str, moves: int | None = None) -> str:
    rules = ruleset(edition, {"players": str(players)})
    chosen = [step.move for step in steps_of(rules, [bot(by)] * players, seed)]
    return record_text(Record(rules, deal(rules, seed), tuple(chosen[:moves]), NAMES[:players], seed))
