"""A program as a bot of the café: when it fails, the character of level 2 plays this turn for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from cafe.api.thinking_bots import stand_in
from cafe.bots import chosen_turn
from cafe.engine.program import Fault, Limits, ProgramFailed
from cafe.engine.program_bot import ProgramBot
from cafe.hosting.thinking.plan import Plan
from cafe.rules import Move, View, imagine, take, view
from cafe.server.bot_programs import BotProgram

PATIENCE_MS = 3_500  # to start a program and for its turn; with its end that is less than a worker has
MOST_FAILURES = 3  # one after another: then it is left alone for a while
REST_S = 600.0
MOST_MOVES = 100  # of one turn: no turn is so long


@dataclass(slots=True)
class ServedProgram:
    """Asks its program turn by turn, about any match; one that fails is started anew for the next turn."""

    configured: BotProgram
    clock: Callable[[], float] = time.monotonic
    program: ProgramBot = field(init=False)
    failures: int = 0  # since it last played
    rests_until: float = 0.0

    def __post_init__(self) -> None:
        turn_ms, memory_mb = self.configured.turn_ms, self.configured.memory_mb
        limits = Limits(turn_ms, PATIENCE_MS - turn_ms, memory_mb)
        self.program = ProgramBot(self.configured.command, limits=limits, name=self.configured.bot)

    @property
    def name(self) -> str:
        return self.configured.bot

    def plan(self, seen: View, seed: int, /) -> Plan:
        """What the program plays, or what another one plays for it and why."""
        if self.rests_until > self.clock():
            return stand_in_plan(seen, seed, "")
        try:
            plan = played_by(self.program, seen, seed)
        except ProgramFailed as failed:
            self._failed()
            return stand_in_plan(seen, seed, f"{failed.fault}: {failed.detail}".removesuffix(": "))
        except OSError as no_room:  # for one more process
            self._failed()
            return stand_in_plan(seen, seed, f"{Fault.CRASHED}: {no_room.strerror}")
        self.failures = 0
        return plan

    def _failed(self) -> None:
        self.program.close()
        self.failures += 1
        if self.failures >= MOST_FAILURES:
            self.failures, self.rests_until = 0, self.clock() + REST_S


def played_by(program: ProgramBot, seen: View, seed: int) -> Plan:
    """Its turn until that is over or something hidden is shown, asked as often as it takes.

    The moves are tried out in a game that looks the same to its player: there the rules allow the same.
    """
    game, moves, nodes = imagine(seen, Random(seed)), list[Move](), 0
    program.begin_turn()
    while True:
        considered = program.consider(view(game, game.player), 0, seed)
        taken = take(game, considered.turns[0].moves)
        if taken.refused or len(moves) > MOST_MOVES:
            rules = " ".join(objection.rule for objection in taken.refused)
            raise ProgramFailed(Fault.ILLEGAL, f"{taken.rest[0] if taken.rest else ''} {rules}".strip())
        moves += taken.moves
        nodes += considered.nodes
        game = taken.game
        if taken.steps[-1].is_settled:
            return Plan(tuple(moves), nodes)


def stand_in_plan(seen: View, seed: int, failure: str) -> Plan:
    bot = stand_in(seen.scene.ruleset.edition)
    return Plan(chosen_turn(bot, seen, seed).moves, 0, bot.name, failure)
