"""The rules: offers, play and view in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from cafe.rules import Game, Move, Ruleset, deal, happen_all, offers, play, start, view

from .clock import Measured, Work, best, lines, measured, reference

AIM = 0.005  # seconds: a server can call them freely
GAMES = {
    "board": "board players=4",
    "board with clubs": "board players=4 clubs=on birthday=on lone_joker=on",
    "card": "card players=4",
    "card with clubs": "card players=4 clubs=on",
}


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, and a move that is made in it."""

    game: Game
    move: Move


def bench(rounds: int) -> Iterator[str]:
    """The table of the rules' times."""
    found: list[Measured] = []
    units = []
    for name, rules in GAMES.items():
        units.append(best(reference, 10))
        found += times(name, mid_games(rules, games=rounds), rounds)
    yield f"rules: positions from the middle of {rounds} games of each kind, the best of {rounds} rounds each"
    yield from lines(found, min(units))


def times(name: str, moments: list[Moment], rounds: int) -> Iterator[Measured]:
    work: dict[str, list[Work]] = {
        "offers": [partial(offers, moment.game) for moment in moments],
        "play": [partial(play, moment.game, moment.move) for moment in moments],
        "view": [partial(view, moment.game, moment.game.player) for moment in moments],
    }
    for what, things in work.items():
        yield measured(f"{name}: {what}", things, rounds=rounds, aim=AIM)


def mid_games(rules: str, games: int) -> list[Moment]:
    """The middle third of some games, always the same, in which seats that pay are mostly taken."""
    return [moment for seed in range(games) for moment in middle(list(walk(Ruleset.parse(rules), seed)))]


def middle(moments: list[Moment]) -> list[Moment]:
    third = len(moments) // 3
    return moments[third : 2 * third]


def walk(ruleset: Ruleset, seed: int) -> Iterator[Moment]:
    game, rng = start(ruleset, deal(ruleset, str(seed))), Random(seed)
    while game.end is None:
        offered = offers(game)
        paying = [offer for offer in offered if offer.receipt]
        move = rng.choice(paying if paying and rng.random() < 0.9 else offered).move
        yield Moment(game, move)
        game = happen_all(game, play(game, move))
