"""Game files to lay on the table."""

from __future__ import annotations

from cafe.bots import bot
from cafe.rules import deal, ruleset
from cafe.rules.notation import Record, record_text
from tests.bots.tables import steps_of

NAMES = ("Ada", "Bo", "Cleo", "Dina", "Emil")


def game_file(moves: int | None = None, edition: str = "card", players: int = 2) -> str:
    """A game of Ada, Bo and others, or its first moves."""
    rules = ruleset(edition, {"players": str(players)})
    chosen = [step.move for step in steps_of(rules, [bot("greedy")] * players, "file")]
    record = Record(rules, deal(rules, "file"), tuple(chosen[:moves]), NAMES[:players], "file")
    return record_text(record)
