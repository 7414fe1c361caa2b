"""Steps one after another: a turn as far as it goes, and a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from .events import REVEALING, Event, TablesCleared
from .game import play_step
from .moves import Move
from .objections import Objection, Refused
from .state import Game
from .steps import Step
from .values import value
from .view import View, view

Chance = TypeVar("Chance")
Player = Callable[[View, Chance], Move]  # chooses one of the moves that the view offers


@value
class Taken:
    """The steps of a turn until it was over, something hidden was shown, or the next move was refused."""

    steps: tuple[Step, ...]
    game: Game  # after the steps
    refused: tuple[Objection, ...] = ()  # what the rules have against the next move
    rest: tuple[Move, ...] = ()  # the moves that were not made; a refused one is the first of them

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(step.move for step in self.steps)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def points(self) -> int:
        return sum(step.points for step in self.steps)

    @property
    def refused_step(self) -> int | None:
        """The number of the refused step, from 1."""
        return len(self.steps) + 1 if self.refused else None

    @property
    def reveals(self) -> bool:
        """Whether the last step shows something that was hidden; those before it never do."""
        return bool(self.steps) and self.steps[-1].reveals

    @property
    def ends_turn(self) -> bool:
        return bool(self.steps) and self.steps[-1].ends_turn

    @property
    def drafted(self) -> Game:
        """The game while the steps can be taken back: nothing is shown, and nobody has left (C5)."""
        return self.steps[-1].before((TablesCleared, *REVEALING)) if self.steps else self.game


def take(game: Game, moves: Iterable[Move]) -> Taken:
    """Play moves one after another until the turn is over, something hidden is shown, or one is refused."""
    moves, steps = tuple(moves), list[Step]()
    for move in moves:
        try:
            step = play_step(game, move)
        except Refused as refused:
            return Taken(tuple(steps), game, refused.objections, moves[len(steps) :])
        steps.append(step)
        game = step.after
        if step.is_settled:
            break
    return Taken(tuple(steps), game, rest=moves[len(steps) :])


def take_turn(game: Game, player: Player[Chance], rng: Chance) -> Taken:
    """Let a player choose move by move until the turn is over or something hidden is shown."""
    steps: list[Step] = []
    for step in playing(game, [player] * game.scene.ruleset.players, rng):
        steps.append(step)
        game = step.after
        if step.is_settled:
            break
    return Taken(tuple(steps), game)


def playing(game: Game, players: Sequence[Player[Chance]], rng: Chance) -> Iterator[Step]:
    """A game step by step to its end, each seat's player choosing from what that seat may know."""
    while game.end is None:
        move = players[game.player](view(game, game.player), rng)
        step = play_step(game, move)
        yield step
        game = step.after


def play_out(game: Game, players: Sequence[Player[Chance]], rng: Chance) -> Game:
    """The end of the game that these players play."""
    for step in playing(game, players, rng):
        game = step.after
    return game
