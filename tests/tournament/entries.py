"""Tournaments and results to test with."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from cafe.bots import Bot, Considered, ConsideredTurn, RandomBot
from cafe.engine.program import Limits
from cafe.rules import Move, Ruleset, View
from cafe.tournament.entrants import Entrant
from cafe.tournament.results import Failure, Result
from cafe.tournament.table import Tournament

MISBEHAVING = Path(__file__).parents[1] / "engine" / "misbehaving.py"
PATIENT = Limits(turn_ms=60_000, start_ms=60_000)


def tournament(rules: str, *entrants: str | Entrant, seed: str = "t", limits: Limits = PATIENT) -> Tournament:
    chosen = tuple(Entrant.parse(each) if isinstance(each, str) else each for each in entrants)
    return Tournament(Ruleset.parse(rules), chosen, seed, limits)


def result(deal: int, rotation: int, *scores: int, failures: tuple[tuple[Failure, ...], ...] = ()) -> Result:
    """A game with these scores; whoever has -20 is bankrupt."""
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    none = ((),) * len(scores)
    return Result(deal, rotation, scores, places, tuple(own == -20 for own in scores), failures or none)


@dataclass(frozen=True)
class Bringing(Entrant):
    """An entrant that brings a bot of the test's own."""

    player: Bot = field(default_factory=RandomBot)

    def seated(self, limits: Limits) -> AbstractContextManager[Bot]:  # noqa: ARG002 - only programs have limits
        return nullcontext(self.player)


def bringing(player: Bot) -> Bringing:
    return Bringing(player.name, None, player=player)


@dataclass
class Dying:
    """Ends its process."""

    name: str = "dying"
    nodes: int = 0

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - the contract's
        os._exit(1)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - the contract's
        return considered.turns[0]


@dataclass
class Says:
    """Plays these moves whenever it is asked, legal or not."""

    moves: tuple[Move, ...]
    name: str = "says"
    nodes: int = 7
    budgets: list[int] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - the contract's
        self.budgets.append(nodes)
        self.seeds.append(seed)
        return Considered((ConsideredTurn(self.moves, 0),), nodes)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - the contract's
        return considered.turns[0]
