"""One game of a tournament: every move is checked by the rules, and nobody can spoil it for the others."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256

from cafe.bots import Bot, GreedyBot, chosen_turn
from cafe.engine.program import Fault, Limits
from cafe.engine.program_bot import Covered
from cafe.rules import Game, Ruleset, deal, play_step, start, take, view

from .entrants import Entrant
from .results import Decision, Failure, Result, result_of, seat_of

SEED_BYTES, SEED_BITS = 8, 62
FALLBACK = GreedyBot()
MOST_QUOTED = 80


class Stopped(Exception):
    """Nobody waits for this game any more."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what, from which seed; with it every game can be played again."""

    ruleset: Ruleset
    entrants: tuple[Entrant, ...]
    seed: str
    limits: Limits = field(default_factory=Limits)

    def pairings(self, deals: range) -> Iterator[tuple[int, int]]:
        """Each deal once with every rotation of the seats."""
        players = range(self.ruleset.players)
        return ((number, rotation) for number in deals for rotation in players)

    def dice(self, *where: int) -> int:
        """The seed of one decision: deal, rotation, entrant, and which of its decisions."""
        text = "/".join([self.seed, *map(str, where)])
        digest = sha256(text.encode()).digest()[:SEED_BYTES]
        return int.from_bytes(digest, "big") >> (8 * SEED_BYTES - SEED_BITS)

    def opening(self, number: int) -> Game:
        return start(self.ruleset, deal(self.ruleset, f"{self.seed}/{number}"))


@dataclass(slots=True)
class Seated:
    """An entrant at the table, and what it did so far."""

    bot: Bot
    nodes: int
    decisions: list[Decision] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def noted(self) -> tuple[Failure, ...]:
        """What went wrong, in order."""
        broken = self.bot.failed if isinstance(self.bot, Covered) else None
        last = [] if broken is None else [Failure(broken.fault.value, broken.detail)]
        return (*self.failures, *last)


def play_game(
    tournament: Tournament,
    number: int,
    rotation: int,
    *,
    is_stopped: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = time.perf_counter,
) -> Result:
    """Play a deal with this rotation of the seats to its end; Stopped if that is wanted no more."""
    players, game = tournament.ruleset.players, tournament.opening(number)
    with ExitStack() as stack:
        seated = [_seated(entrant, tournament.limits, stack) for entrant in tournament.entrants]
        at_seat = {seat_of(entrant, rotation, players): entrant for entrant in range(players)}
        while game.end is None:
            if is_stopped():
                raise Stopped
            entrant = at_seat[game.player]
            one = seated[entrant]
            dice = tournament.dice(number, rotation, entrant, len(one.decisions))
            game = _after_turn(game, one, dice, clock)
        failures = tuple(one.noted() for one in seated)
    return result_of(game, number, rotation, failures, tuple(tuple(one.decisions) for one in seated))


def _seated(entrant: Entrant, limits: Limits, stack: ExitStack) -> Seated:
    bot = stack.enter_context(entrant.seated(limits))
    return Seated(bot, bot.nodes if entrant.nodes is None else entrant.nodes)


def _after_turn(game: Game, one: Seated, dice: int, clock: Callable[[], float]) -> Game:
    """The game after what one decided; the rest of a turn that the rules refuse is played by the fallback."""
    seen, begun = view(game, game.player), clock()
    considered = one.bot.consider(seen, one.nodes, dice)
    turn = one.bot.choose(considered, dice)
    one.decisions.append(Decision(considered.nodes, clock() - begun))
    taken = take(game, turn.moves)
    if not taken.refused and taken.steps:
        return taken.game
    reasons = " ".join(objection.rule for objection in taken.refused)
    move = "" if not taken.rest else str(taken.rest[0])[:MOST_QUOTED]
    one.failures.append(Failure(Fault.ILLEGAL.value, f"{move} {reasons}".strip()))
    return _played_out(taken.game, dice)


def _played_out(game: Game, dice: int) -> Game:
    """The game after this turn, played by the fallback."""
    turn = game.scene.turn.number
    while game.end is None and game.scene.turn.number == turn:
        first, *_ = chosen_turn(FALLBACK, view(game, game.player), dice).moves
        game = play_step(game, first).after
    return game


def complete(results: Sequence[Result], players: int) -> list[Result]:
    """The results of those deals that every rotation has played, in order."""
    played: dict[int, dict[int, Result]] = {}
    for result in results:
        played.setdefault(result.deal, {})[result.rotation] = result
    whole = (played[number] for number in sorted(played) if len(played[number]) == players)
    return [rotations[rotation] for rotations in whole for rotation in sorted(rotations)]
