"""A game under way: what was played, what can be taken back, and where it is kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from cafe.bots import bot
from cafe.rules import Event, Game, Move, Ruleset, Step, deal, play_step, view
from cafe.rules.events import GuestSeated
from cafe.rules.floor import Chair
from cafe.rules.notation import Record, record_text
from cafe.rules.notation import replay as steps_of
from cafe.rules.state import start
from cafe.terminal.game.players import Sitter
from cafe.terminal.io import files


@dataclass(slots=True)
class Match:
    """The record so far and the game it has come to."""

    record: Record
    sitters: tuple[Sitter, ...]
    file: Path | None = None
    game: Game = field(init=False)
    steps: list[Step] = field(init=False)
    _free_to_undo: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.steps = list(steps_of(self.record))
        self.game = start(self.record.ruleset, self.record.deal)
        if self.steps:
            self.game = self.steps[-1].after

    @property
    def sitter(self) -> Sitter:
        """Who is on turn."""
        return self.sitters[self.game.player]

    @property
    def number(self) -> int:
        """The number of the turn under way."""
        return self.game.scene.turn.number

    def is_in_turn(self, number: int) -> bool:
        """Whether the turn of this number still goes on."""
        return self.game.end is None and self.number == number

    @property
    def people(self) -> list[int]:
        return [player for player, sitter in enumerate(self.sitters) if sitter.bot is None]

    @property
    def is_hidden(self) -> bool:
        """C2: several people at one screen, each with a hand that is nobody else's to see."""
        return not self.record.ruleset.is_board and len(self.people) > 1

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the others' moves are told: the only person's, else nobody's own."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move, or Refused."""
        step = play_step(self.game, move)
        self.steps.append(step)
        self._moved(step.after)
        self._free_to_undo = 0 if step.is_settled else self._free_to_undo + 1
        return step.events

    def undo(self) -> Move | None:
        """Take back the last step of this turn, unless it revealed something hidden."""
        if not self._free_to_undo:
            return None
        self._free_to_undo -= 1
        step = self.steps.pop()
        self._moved(step.game)
        return step.move

    def _moved(self, game: Game) -> None:
        self.game = game
        self.record = replace(self.record, moves=tuple(step.move for step in self.steps))

    def chosen_by_bot(self, kind: str) -> Move:
        """What a bot does here; a resumed game has the same dice."""
        dice = self.record.seed or record_text(replace(self.record, moves=(), names=()))
        return bot(kind).choose(view(self.game, self.game.player), random.Random(f"{dice}/{len(self.steps)}"))

    def since(self, player: int) -> Iterator[Step]:
        """The others' steps after the player's last turn."""
        own = [
            at for at, step in enumerate(self.steps) if step.game.player == player and not self._is_now(step)
        ]
        steps = self.steps[own[-1] + 1 :] if own else self.steps
        return (step for step in steps if step.game.player != player)

    def fresh_chairs(self, player: int) -> frozenset[Chair]:
        """Where somebody sat down since the player's last turn, this turn included."""
        now = [step for step in self.steps if self._is_now(step)]
        events = [event for step in (*self.since(player), *now) for event in step.events]
        seated = frozenset(event.chair for event in events if isinstance(event, GuestSeated))
        return seated & frozenset(self.game.scene.room.guests)

    def _is_now(self, step: Step) -> bool:
        return step.game.scene.turn.number == self.game.scene.turn.number

    def save(self) -> None:
        if self.file is not None:
            files.save(self.record, self.file)


def new_match(rules: Ruleset, sitters: tuple[Sitter, ...], seed: str, file: Path | None) -> Match:
    names = tuple(map(str, sitters))
    return Match(Record(rules, deal(rules, seed), (), names, seed), sitters, file)
