"""A game being played: what was played, what can be undone, and where it is saved."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from cafe.bots import bot
from cafe.bots.in_time import Seconds, turn_in_time
from cafe.rules import Game, Move, Ruleset, Step, Taken, deal, play_step, take, view
from cafe.rules.events import GuestSeated
from cafe.rules.floor import Chair
from cafe.rules.notation import Record, record_text
from cafe.rules.notation import replay as steps_of
from cafe.rules.state import start
from cafe.terminal.io.game_files import save_record

from .players import Player

SEED_BITS = 62
SaveRecord = Callable[[Record, Path], None]


@dataclass(slots=True)
class RunningGame:
    """The record so far and the game it has led to."""

    record: Record
    players: tuple[Player, ...]
    file: Path | None = None
    save_record: SaveRecord = save_record
    seconds: Seconds = time.perf_counter
    game: Game = field(init=False)
    steps: list[Step] = field(init=False)
    _undoable_steps: int = field(init=False, default=0)
    _plan: tuple[Game, tuple[Move, ...]] | None = field(init=False, default=None)  # of a bot, from there on

    def __post_init__(self) -> None:
        self.steps = list(steps_of(self.record))
        self.game = start(self.record.ruleset, self.record.deal)
        if self.steps:
            self.game = self.steps[-1].after

    @property
    def player_on_turn(self) -> Player:
        return self.players[self.game.player]

    @property
    def turn_number(self) -> int:
        return self.game.scene.turn.number

    def is_in_turn(self, number: int) -> bool:
        """Whether the turn of this number is still under way."""
        return self.game.end is None and self.turn_number == number

    @property
    def people(self) -> list[int]:
        """The seats of the players who are not bots."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def hides_hands(self) -> bool:
        """C2: whether several people share the screen, each with a hand that only they may see."""
        return not self.record.ruleset.is_board and len(self.people) > 1

    @property
    def viewer(self) -> int | None:
        """The seat as which other players' moves are seen: the only person's, or none."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self, move: Move) -> Step:
        """Make the move, or raise Refused."""
        step = play_step(self.game, move)
        self._add(step)
        return step

    def take(self, moves: Iterable[Move]) -> Taken:
        """Make the moves until the turn is over, something hidden is shown, or one is refused."""
        taken = take(self.game, moves)
        for step in taken.steps:
            self._add(step)
        return taken

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        self._set_game(step.after)
        self._undoable_steps = 0 if step.is_settled else self._undoable_steps + 1
        self._plan = self._plan_after(step)

    def undo(self) -> Move | None:
        """Undo the last step of this turn, unless it revealed something hidden."""
        if not self._undoable_steps:
            return None
        self._undoable_steps -= 1
        step = self.steps.pop()
        self._set_game(step.game)
        return step.move

    def _set_game(self, game: Game) -> None:
        self.game = game
        self.record = replace(self.record, moves=tuple(step.move for step in self.steps))

    def bot_move(self, kind: str) -> Move:
        """What a bot does here: it thinks once a turn; a resumed game has the same dice."""
        if self._plan is None or self._plan[0] is not self.game:
            seed = self.record.seed or record_text(replace(self.record, moves=(), names=()))
            dice = random.Random(f"{seed}/{len(self.steps)}").getrandbits(SEED_BITS)
            turn, _ = turn_in_time(bot(kind), view(self.game, self.game.player), dice, self.seconds)
            self._plan = self.game, turn.moves
        return self._plan[1][0]

    def _plan_after(self, step: Step) -> tuple[Game, tuple[Move, ...]] | None:
        """What is left of a bot's plan, if the step was its next and did not end it."""
        if self._plan is None or self._plan[0] is not step.game or step.is_settled:
            return None
        move, *rest = self._plan[1]
        return (step.after, tuple(rest)) if rest and move == step.move else None

    def steps_since_turn_of(self, seat: int) -> Iterator[Step]:
        """The other players' steps after the seat's last turn."""
        own = [
            index
            for index, step in enumerate(self.steps)
            if step.game.player == seat and not self._is_in_this_turn(step)
        ]
        steps = self.steps[own[-1] + 1 :] if own else self.steps
        return (step for step in steps if step.game.player != seat)

    def new_guests(self, seat: int) -> frozenset[Chair]:
        """The chairs on which somebody sat down since the seat's last turn, this turn included."""
        this_turn = [step for step in self.steps if self._is_in_this_turn(step)]
        events = [event for step in (*self.steps_since_turn_of(seat), *this_turn) for event in step.events]
        seated = frozenset(event.chair for event in events if isinstance(event, GuestSeated))
        return seated & frozenset(self.game.scene.room.guests)

    def _is_in_this_turn(self, step: Step) -> bool:
        return step.game.scene.turn.number == self.turn_number

    def save(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is not None:
            self.save_record(self.record, self.file)

    def save_as(self, file: Path) -> None:
        """Write the game to the file, and keep it there from now on."""
        self.save_record(self.record, file)
        self.file = file


def new_game(
    rules: Ruleset,
    players: tuple[Player, ...],
    seed: str,
    file: Path | None,
    save_record: SaveRecord = save_record,
) -> RunningGame:
    names = tuple(map(str, players))
    return RunningGame(Record(rules, deal(rules, seed), (), names, seed), players, file, save_record)
