"""Game files to lay on the table."""

from __future__ import annotations

from cafe.bots import bot
from cafe.rules import deal, ruleset
from cafe.rules.notation import Record, record_text
from tests.bots.tables import steps_of


def game_file(moves: int | None = None) -> str:
    """A card game of Ada and Bo, or its first moves."""
    rules = ruleset("card", {"players": "2"})
    chosen = [step.move for step in steps_of(rules, [bot("greedy")] * 2, "file")]
    return record_text(Record(rules, deal(rules, "file"), tuple(chosen[:moves]), ("Ada", "Bo"), "file"))
