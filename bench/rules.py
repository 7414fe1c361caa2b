"""The rules: offers, play and view in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from cafe.rules import Move, Ruleset, Step, View, deal, offers, play, playing, start, view

from .clock import Measured, Work, best, lines, measured, reference

AIM = 0.005  # seconds: a server can call them freely
GAMES = {
    "board": "board players=4",
    "board with clubs": "board players=4 clubs=on birthday=on lone_joker=on",
    "card": "card players=4",
    "card with clubs": "card players=4 clubs=on",
}


def bench(rounds: int) -> Iterator[str]:
    """The table of the rules' times."""
    found: list[Measured] = []
    units = []
    for name, rules in GAMES.items():
        units.append(best(reference, 10))
        found += times(name, mid_games(rules, games=rounds), rounds)
    yield f"rules: positions from the middle of {rounds} games of each kind, the best of {rounds} rounds each"
    yield from lines(found, min(units))


def times(name: str, steps: list[Step], rounds: int) -> Iterator[Measured]:
    work: dict[str, list[Work]] = {
        "offers": [partial(offers, step.game) for step in steps],
        "play": [partial(play, step.game, step.move) for step in steps],
        "view": [partial(view, step.game, step.game.player) for step in steps],
    }
    for what, things in work.items():
        yield measured(f"{name}: {what}", things, rounds=rounds, aim=AIM)


def mid_games(rules: str, games: int) -> list[Step]:
    """The middle third of some games, always the same, in which seats that pay are mostly taken."""
    return [step for seed in range(games) for step in middle(list(walk(Ruleset.parse(rules), seed)))]


def middle(steps: list[Step]) -> list[Step]:
    third = len(steps) // 3
    return steps[third : 2 * third]


def walk(ruleset: Ruleset, seed: int) -> Iterator[Step]:
    return playing(start(ruleset, deal(ruleset, str(seed))), [chosen] * ruleset.players, Random(seed))


def chosen(seen: View, rng: Random) -> Move:
    offered = offers(seen)
    paying = [offer for offer in offered if offer.receipt]
    return rng.choice(paying if paying and rng.random() < 0.9 else offered).move
