"""Where positions come from: games of characters against each other, and finished games.

Games of characters are numbered; ruleset, players, deal and dice of a number follow from the seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cafe.analysis import decisions_of
from cafe.bots import Planned, bot
from cafe.rules import Edition, Ruleset, View, deal, playing, ruleset, start, view
from cafe.rules.notation import Record
from cafe.rules.state import Stage


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays by which options."""

    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()

    def ruleset(self, edition: Edition) -> Ruleset:
        return ruleset(edition, {"players": str(len(self.players)), **dict(self.options)})


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player on turn saw, and where."""

    view: View
    origin: str


# In turn: mostly two players by the usual rules, and some of everything else.
TABLES: dict[Edition, tuple[Table, ...]] = {
    Edition.BOARD: (
        Table(("hedwig", "hedwig")),
        Table(("hedwig", "gustav", "hedwig", "gustav")),
        Table(("hedwig", "gustav")),
        Table(("hedwig", "hedwig"), (("doubling", "every-group"),)),
        Table(("gustav", "hedwig", "hedwig")),
        Table(("hedwig", "hedwig"), (("plan", "ring"),)),
        Table(("marcel", "hedwig")),
        Table(("hedwig", "hedwig"), (("bar", "gentle"),)),
        Table(("gustav", "hedwig", "gustav", "hedwig")),
        Table(("hedwig", "hedwig"), (("swap", "any-fitting"), ("lone_joker", "on"))),
    ),
    Edition.CARD: (
        Table(("wilma", "wilma")),
        Table(("sancho", "wilma")),
        Table(("wilma", "wilma", "sancho")),
        Table(("wilma", "sancho")),
        Table(("wilma", "wilma", "wilma", "wilma")),
    ),
}


def played(edition: Edition, seed: str, number: int) -> Iterator[Seen]:
    """Every turn of the game of a number, as whoever is on turn sees it."""
    table = TABLES[edition][number % len(TABLES[edition])]
    rules, name = table.ruleset(edition), f"{seed}/{number}"
    players = [Planned(bot(player)) for player in table.players]
    game, rng = start(rules, deal(rules, f"puzzles {name}")), random.Random(f"puzzles {name}")
    yield from (
        Seen(
            view(step.game, step.game.player),
            f"{' '.join(table.players)}, game {name}, turn {step.game.scene.turn.number}",
        )
        for step in playing(game, players, rng)
        if step.game.scene.turn.stage is Stage.ACT
    )


def recorded(record: Record, name: str) -> Iterator[Seen]:
    """Every turn of a finished game; GameNotOver of another one."""
    for decision in decisions_of(record):
        if decision.view.scene.turn.stage is Stage.ACT:
            yield Seen(decision.view, f"{name}, turn {decision.turn}")
