"""Finished games to review."""

from __future__ import annotations

from functools import cache

from cafe.bots import bot
from cafe.rules import Ruleset, deal
from cafe.rules.notation import Record
from tests.bots.tables import steps_of


@cache
def played(rules: str, names: str = "greedy", seed: str = "review") -> Record:
    """A game of these bots; the last one takes the other seats, too."""
    ruleset = Ruleset.parse(rules)
    seats = [bot(name) for name in names.split()]
    seats += [seats[-1]] * (ruleset.players - len(seats))
    moves = tuple(step.move for step in steps_of(ruleset, seats, seed))
    return Record(ruleset, deal(ruleset, seed), moves, (), seed)
