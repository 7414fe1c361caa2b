"""A program as a bot: it is told what its seat sees, and its answer is read as a turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Self

from cafe.bots import Bot, Considered, ConsideredTurn, GreedyBot
from cafe.rules import Ruleset, View
from cafe.rules.quoting import shown

from .messages import PROTOCOL, BadMessage, Info, parse_message
from .program import Fault, Limits, Program, ProgramFailed
from .thinking import Clock
from .view_text import view_text

TOLD_SHARE = 0.75  # of the time left, what a program is told to use: the rest is for the way
DEFAULT_LIMITS, COVER = Limits(), GreedyBot()
HANDSHAKE = ("name", "version", "protocol", "option")


@dataclass(slots=True)
class ProgramBot:
    """Starts its program when it is first asked, and keeps it until it is closed.

    With no nodes it is told a time: what is left of the turn's.
    """

    command: Sequence[str]
    nodes: int = 0
    limits: Limits = DEFAULT_LIMITS
    clock: Clock = time.monotonic
    name: str = "program"
    _program: Program | None = None
    _options: set[str] = field(default_factory=set)
    _ruleset: Ruleset | None = None
    _turn: int = 0
    _spent: float = 0.0

    def consider(self, view: View, nodes: int, seed: int) -> Considered:
        """The one turn that the program plays, or ProgramFailed."""
        program = self._started()
        if view.scene.turn.number != self._turn:
            self._turn, self._spent = view.scene.turn.number, 0.0
        begun = self.clock()
        left = max(0.0, self.limits.turn_ms / 1_000 - self._spent)
        budget = f"nodes {nodes}" if nodes else f"ms {int(left * 1_000 * TOLD_SHARE)}"
        question = [*self._news(view.scene.ruleset, seed), f"position {view_text(view)}", f"go {budget}"]
        considered = self._answer(program, question, begun + left)
        self._spent += self.clock() - begun
        return considered

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - it chose already
        return considered.turns[0]

    def begin_turn(self) -> None:
        """What it is asked next is another turn, even if that has the same number in another game."""
        self._turn, self._spent = 0, 0.0

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _started(self) -> Program:
        if self._program is None:
            self._program = Program.start(self.command, self.limits.memory_mb, self.clock)
            self._options, self._ruleset = set(), None
            self._shake_hands(self._program)
        return self._program

    def _shake_hands(self, program: Program) -> None:
        deadline = self.clock() + self.limits.start_ms / 1_000
        with closing(program.ask([f"hello {PROTOCOL}"], deadline)) as lines:
            for line in lines:
                word, _, rest = line.partition(" ")
                if word == "ready":
                    return
                if word not in HANDSHAKE or (word == "protocol" and rest.strip() != str(PROTOCOL)):
                    raise ProgramFailed(Fault.NONSENSE, shown(line))
                if word == "option":
                    self._options.add(rest.partition(" ")[0])

    def _news(self, ruleset: Ruleset, seed: int) -> list[str]:
        """What changed since it was last asked."""
        news = [] if ruleset == self._ruleset else [f"ruleset {ruleset}"]
        self._ruleset = ruleset
        return [*news, f"set seed {seed}"] if "seed" in self._options else news

    def _answer(self, program: Program, question: Sequence[str], deadline: float) -> Considered:
        thought = Info()
        with closing(program.ask(question, deadline)) as lines:
            for line in lines:
                try:
                    message = parse_message(line)
                except BadMessage:
                    raise ProgramFailed(Fault.NONSENSE, shown(line)) from None
                if not isinstance(message, Info):
                    return Considered((ConsideredTurn(message, 0, thought.value),), thought.nodes)
                thought = message
        raise AssertionError("a program answers or fails")


@dataclass(slots=True)
class Covered:
    """A program's seat for one game: when the program fails, another bot plays on for it."""

    program: ProgramBot
    cover: Bot = COVER
    failed: ProgramFailed | None = None

    @property
    def name(self) -> str:
        return self.program.name

    @property
    def nodes(self) -> int:
        return self.program.nodes

    def consider(self, view: View, nodes: int, seed: int) -> Considered:
        if self.failed is None:
            try:
                return self.program.consider(view, nodes, seed)
            except ProgramFailed as failed:
                self.failed = failed
                self.program.close()
        return self.cover.consider(view, self.cover.nodes, seed)

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:
        player: Bot = self.program if self.failed is None else self.cover
        return player.choose(considered, seed)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.program.close()
