"""Every move that could be said, allowed or not, and a choice of games to say them in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from cafe.rules import Chair, Edition, Game, Move, Nation
from cafe.rules.guests import KINDS
from cafe.rules.moves import (
    CloseCafe,
    Draw,
    EndTurn,
    LayAside,
    LowerHandSize,
    NameBirthday,
    Seat,
    SendToBar,
    SwapJoker,
)

from .judging import Judged, followed
from .walks import Walk, journeys

NOWHERE = (Chair("a1"), Chair("z99"), Chair(""))  # chairs of no plan here


def every_seating(game: Game) -> Iterator[Seat]:
    """Every kind of guest on every chair there is."""
    return (Seat(guest, chair) for guest, chair in product(KINDS, game.scene.ruleset.plan.chairs))


def every_swap(game: Game) -> Iterator[SwapJoker]:
    """Every kind of guest for every joker, and on some chairs where none sits."""
    room = game.scene.room
    jokers = [chair for chair, guest in room.guests.items() if guest.is_joker]
    chairs = dict.fromkeys((*jokers, *room.plan.chairs[::7]))
    return (SwapJoker(guest, chair) for guest, chair in product(KINDS, chairs))


def everything_else() -> Iterator[Move]:
    """Every other move but clubs, those of both games."""
    yield from (EndTurn(), Draw(), CloseCafe())
    yield from map(SendToBar, KINDS)
    yield from map(LayAside, KINDS)
    yield from map(LowerHandSize, (-1, 0, 1, 2, 3, 4, 5, 6, 10**30))
    yield from map(NameBirthday, (*Nation, None))
    for chair in NOWHERE:
        yield from (Seat(KINDS[0], chair), Seat(KINDS[-1], chair), SwapJoker(KINDS[0], chair))


def moments(walk: Walk) -> list[Judged]:
    """One game of a walk for each stage that it comes to, waiting guests among them."""
    kinds: dict[tuple[object, ...], list[Judged]] = defaultdict(list)
    for judged in followed(walk):
        if judged.game.end is None:
            turn = judged.game.scene.turn
            kinds[turn.stage, turn.seated, turn.waiting is None].append(judged)
    rng = Random(walk.seed)
    return [rng.choice(there) for there in kinds.values()]


@cache
def many_moments(edition: Edition, walks: int, part: int) -> list[Judged]:
    """Always the same games, of every stage."""
    return [judged for walk in journeys(edition, walks, part) for judged in moments(walk)]
